import { blockSchema, blocksOf, fieldsOf, isGroup } from '../../content/schema/index.ts'

export type Fields = Record<string, unknown>

/** The blocks of a document; one that is no group is an empty one. */
export const blocksOfValue = (value: unknown): Fields[] => blocksOf(value).map((block) => (isGroup(block) ? block : {}))

/** The words by which a block is known again: its first text. */
export function firstWords(block: Fields): string {
  if (typeof block.use === 'string') return block.use
  const schema = typeof block.type === 'string' ? blockSchema(block.type) : undefined
  const keys = schema ? fieldsOf(schema).map(({ key }) => key) : Object.keys(block)
  const texts = keys.filter((key) => !['type', 'id', 'layout'].includes(key)).map((key) => block[key])
  const words = [block.title, block.text, ...texts].find((one) => typeof one === 'string' && one !== '')
  return typeof words === 'string' ? (words.split('\n', 1)[0] ?? '') : ''
}
