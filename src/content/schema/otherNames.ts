import { blockSchema } from './catalogue.ts'

/** What other tools call a block of this type, as people write it: `callToAction` → call to action. For searches. */
export const otherNames = (type: string): string[] =>
  (blockSchema(type)?.alsoCalled ?? []).map((name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
