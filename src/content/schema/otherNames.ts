import { blockSchema } from './catalogue.ts'

/**
 * What other tools call a block of this type, as people write it: `callToAction` → call to action. For searches. A name that a
 * type has itself by now means that one.
 */
export const otherNames = (type: string): string[] =>
  (blockSchema(type)?.alsoCalled ?? [])
    .filter((name) => !blockSchema(name))
    .map((name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
