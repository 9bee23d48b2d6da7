import { blockSchema, blockTypes, documentSchemas, isGroup, type Schema } from '../schema/index.ts'

/** Shorter texts are labels, which pages may share with an example by chance. */
const fewestWords = 5
const fewestCharacters = 20

let examples: ReadonlyMap<Schema, readonly string[]> | undefined

/**
 * Whether a text is that of an example of its own field: somebody pasted the example and left it as it was. The examples of
 * the schemas are never words of the site itself; the tests of the content see to that.
 */
export function isExampleText(text: string, schema: Schema): boolean {
  if (text.length < fewestCharacters) return false
  examples ??= collectExamples()
  const texts = examples.get(schema)
  if (!texts) return false
  // A field has a few examples, and hardly ever one of this length: a set would read every text of the site.
  for (const example of texts) if (example.length === text.length && example === text) return true
  return false
}

/** The texts of all examples by the schema of their field, whether the example is that of the field or of what is around it. */
function collectExamples(): Map<Schema, string[]> {
  const found = new Map<Schema, string[]>()
  const add = (schema: Schema | undefined, value: unknown): void => {
    if (!schema) return
    if (Array.isArray(value)) for (const entry of value) add(schema.items, entry)
    else if (isGroup(value)) {
      // The words of a link may be the same on any page.
      const isLink = Object.hasOwn(value, 'href')
      for (const [key, inner] of Object.entries(value))
        if (key !== 'alt' && !(isLink && key === 'text')) add(schema.properties?.[key], inner)
    } else if (
      typeof value === 'string' &&
      isText(schema) &&
      value !== schema.default &&
      countWords(value) >= fewestWords
    ) {
      const texts = found.get(schema)
      if (!texts) found.set(schema, [value])
      else if (!texts.includes(value)) texts.push(value)
    }
  }
  const visit = (schema: Schema): void => {
    for (const example of schema.examples ?? []) add(schema, example)
    const isLink = schema.properties?.href !== undefined
    // Alternative texts are checked beside their picture, and what editors alone read may stay.
    for (const [key, inner] of Object.entries(schema.properties ?? {}))
      if (key !== 'alt' && !inner.internal && !(isLink && key === 'text')) visit(inner)
    if (schema.items) visit(schema.items)
  }
  for (const type of blockTypes) {
    const schema = blockSchema(type)
    if (schema) visit(schema)
  }
  visit(documentSchemas.page)
  return found
}

const isText = ({ type, format, enum: choices }: Schema) =>
  type === 'string' && !choices && (format === undefined || format === 'markdown')

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
