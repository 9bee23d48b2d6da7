import { paragraphGap } from '../json/index.ts'
import { blockSchema, blockTypes, documentSchemas, isGroup, type Schema, schemaAt } from '../schema/index.ts'
import guideTexts from './guideTexts.gen.json' with { type: 'json' }

/** Shorter texts are labels, which pages may share with an example by chance. */
const fewestWords = 5
const fewestCharacters = 20

let examples: ReadonlyMap<Schema, readonly string[]> | undefined

/**
 * Where a text, or one of its paragraphs, is that of an example of its own field: somebody pasted the example and left it as
 * it was. The examples of the schemas and of the guide are never words of the site itself; the tests of the content see to
 * that.
 */
export function exampleIn(text: string, schema: Schema): { start: number; end: number } | undefined {
  if (text.length < fewestCharacters) return undefined
  examples ??= collectExamples()
  const texts = examples.get(schema)
  if (!texts) return undefined
  let start = 0
  for (const piece of piecesOf(text, schema)) {
    // A field has a few examples, and hardly ever one of this length: a set would read every text of the site.
    for (const example of texts)
      if (example.length === piece.length && example === piece) return { start, end: start + piece.length }
    start += piece.length + paragraphGap.length
  }
  return undefined
}

/** The texts of all examples by the schema of their field, whether the example is that of the field or of what is around it. */
function collectExamples(): Map<Schema, string[]> {
  const found = new Map<Schema, string[]>()
  const keep = (schema: Schema, text: string) => {
    const texts = found.get(schema)
    if (!texts) found.set(schema, [text])
    else if (!texts.includes(text)) texts.push(text)
  }
  const visit = (schema: Schema): void => {
    for (const example of schema.examples ?? [])
      proseIn(schema, example, [], ({ schema: field, text }) => keep(field, text))
    for (const [, inner] of proseFields(schema)) visit(inner)
    if (schema.items) visit(schema.items)
  }
  for (const type of blockTypes) visit(blockSchema(type) ?? {})
  visit(documentSchemas.page)
  for (const [path, texts] of Object.entries(guideTexts)) {
    const [root = '', ...steps] = path.split('/')
    const schema = schemaAt(root === 'page' ? documentSchemas.page : (blockSchema(root) ?? {}), steps)
    for (const text of texts) if (schema) keep(schema, text)
  }
  return found
}

/** A text of an example that is long enough to be known again: that of a field, or a paragraph of it. */
export interface Prose {
  schema: Schema
  path: string[]
  text: string
}

/** Calls `add` for each text in a value of an example that visitors would read. `path`: where the value is. */
export function proseIn(schema: Schema | undefined, value: unknown, path: string[], add: (found: Prose) => void): void {
  if (!schema) return
  if (Array.isArray(value))
    for (const [at, entry] of value.entries()) proseIn(schema.items, entry, [...path, String(at)], add)
  else if (isGroup(value))
    for (const [key, inner] of proseFields(schema)) proseIn(inner, value[key], [...path, key], add)
  else if (typeof value === 'string' && isText(schema) && value !== schema.default)
    for (const text of piecesOf(value, schema)) if (isLong(text)) add({ schema, path, text })
}

/** Alternative texts are checked beside their picture, what editors alone read may stay, and the words of a link may be the same on any page. */
const proseFields = ({ properties = {} }: Schema): [string, Schema][] =>
  Object.entries(properties).filter(
    ([key, inner]) => key !== 'alt' && !inner.internal && !(key === 'text' && properties.href !== undefined),
  )

const piecesOf = (text: string, { format }: Schema): readonly string[] =>
  format === 'markdown' ? text.split(paragraphGap) : [text]

const isText = ({ type, format, enum: choices }: Schema) =>
  type === 'string' && !choices && (format === undefined || format === 'markdown')

const isLong = (text: string) =>
  text.length >= fewestCharacters && text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= fewestWords
