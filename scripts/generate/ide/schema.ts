import { ownKeywords } from '../keywords.ts'
import type { Schema } from '../schemas.ts'

/** What an editor of code has no use for: formats are ours alone, and groups are completed by snippets and fields. */
const dropped = new Set([
  ...ownKeywords,
  'format',
  'headings',
  'owned',
  'tsType',
  'patternWords',
  'mostWords',
  'noFullStop',
])

/** A schema, with every `$ref` written out, as an editor of code needs it: with sentences in place of its own messages. */
export function ideSchema(node: Schema): Schema {
  const out: Schema = {}
  for (const [key, value] of Object.entries(node)) {
    if (dropped.has(key) || (key === 'examples' && node.type === 'object')) continue
    out[key] = value
  }
  if (node.properties) {
    const children = Object.entries(node.properties as Record<string, Schema>)
    out.properties = Object.fromEntries(children.map(([key, child]) => [key, ideSchema(child)]))
  }
  if (node.items) out.items = ideSchema(node.items as Schema)
  if (node.format === 'markdown') Object.assign(out, orParagraphs)
  const message = messageOf(node)
  if (message !== undefined) out.errorMessage = message
  if (typeof node.patternWords === 'string') out.patternErrorMessage = node.patternWords
  return out
}

/** Running text may be a list of its paragraphs. How long they are together is for our own check. */
const orParagraphs: Schema = {
  type: ['string', 'array'],
  minItems: 1,
  items: { title: 'Paragraph', type: 'string', errorMessage: 'Write a paragraph: a text in quotes.' },
}

const kinds: Record<string, string> = {
  string: 'Write a text in quotes.',
  boolean: 'Write true or false, without quotes.',
  integer: 'Write a whole number, without quotes.',
  number: 'Write a number, without quotes.',
  array: 'Write a list in [ ].',
}

/** What to write, as a sentence: VS Code shows it for a value of another kind or out of its choice, and for unknown fields. */
function messageOf(node: Schema): string | undefined {
  if (Array.isArray(node.enum)) return `Choose one of: ${node.enum.map((one) => JSON.stringify(one)).join(', ')}.`
  if (node.format === 'markdown') return 'Write a text in quotes, or a list of paragraphs in [ ], each in quotes.'
  if (node.type !== 'object') return kinds[String(node.type)]
  const keys = Object.keys((node.properties ?? {}) as Schema).filter((key) => key !== '$schema')
  return keys.length > 0 ? `Write a group in { } that has only these fields: ${keys.join(', ')}.` : undefined
}
