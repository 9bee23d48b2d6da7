import { paragraphGap } from '../json/index.ts'
import { blockSchema, blockTypes, documentSchemas, isGroup, type Schema, schemaAt } from '../schema/index.ts'
import guideTexts from './guideTexts.gen.json' with { type: 'json' }

/**
 * Shorter texts are labels, which pages may share with an example by chance: "On a date" is anybody's title of a card. Of the
 * labels of two words in the examples the site itself has two of three.
 */
const fewestWords = 4
/**
 * One word less is enough where two of them are long: "Payments that arrive", but not "Step by step". The site has none of
 * these in the examples, but for the role of a person.
 */
const fewestLong = 2
const longWord = /\p{L}{5}/u
/** So many digits that count, 94.6 but not 300, are the same in a figure of one's own only by chance. */
const fewestDigits = 3

/** A text of an example. One that tells was taken from it; the others may be somebody's own words as well. */
interface ExampleText {
  text: string
  tells: boolean
}

/** A text, or a paragraph of one, that is that of an example. */
export interface InExample {
  start: number
  end: number
  /** Whether the text was taken from the example for certain. One that does not may be there beside one that does. */
  tells: boolean
}

let examples: ReadonlyMap<Schema, readonly ExampleText[]> | undefined

const noExamples: readonly InExample[] = []

/**
 * Where a text, or some of its paragraphs, are those of examples of its own field: somebody pasted the example, or added the
 * block, and left them as they were. What tells in the examples of the schemas and of the guide is never on the site itself;
 * the tests of the content see to that.
 */
export function examplesIn(text: string, schema: Schema): readonly InExample[] {
  examples ??= collectExamples()
  const texts = examples.get(schema)
  if (!texts) return noExamples
  let found = noExamples
  let start = 0
  for (const piece of piecesOf(text, schema)) {
    // A field has a few examples, and hardly ever one of this length: a set would read every text of the site.
    for (const example of texts)
      if (example.text.length === piece.length && example.text === piece)
        found = [...found, { start, end: start + piece.length, tells: example.tells }]
    start += piece.length + paragraphGap.length
  }
  return found
}

/** The texts of all examples by the schema of their field, whether the example is that of the field or of what is around it. */
function collectExamples(): Map<Schema, ExampleText[]> {
  const found = new Map<Schema, ExampleText[]>()
  const keep = (one: Prose) => {
    const texts = found.get(one.schema)
    if (!texts) found.set(one.schema, [one])
    else if (!texts.some(({ text }) => text === one.text)) texts.push(one)
  }
  const visit = (schema: Schema, key: string): void => {
    for (const example of schema.examples ?? []) proseIn(schema, example, [key], keep)
    for (const [name, inner] of proseFields(schema)) visit(inner, isLinkText(name, schema) ? linkText : name)
    if (schema.items) visit(schema.items, key)
  }
  for (const type of blockTypes) visit(blockSchema(type) ?? {}, type)
  visit(documentSchemas.page, 'page')
  for (const [path, texts] of Object.entries(guideTexts)) {
    const [root = '', ...steps] = path.split('/')
    const schema = schemaAt(root === 'page' ? documentSchemas.page : (blockSchema(root) ?? {}), steps)
    for (const text of texts) if (schema) keep({ schema, path: steps, text, tells: true })
  }
  return found
}

/** A text of an example that visitors would read: that of a field, or a paragraph of it. */
export interface Prose extends ExampleText {
  schema: Schema
  path: string[]
}

/** Whether it tells is found out when somebody asks: of most texts nobody does, and it takes longer than all else here. */
class FoundProse implements Prose {
  readonly schema: Schema
  readonly path: string[]
  readonly text: string
  readonly #key: string

  constructor(schema: Schema, path: string[], text: string, key: string) {
    this.schema = schema
    this.path = path
    this.text = text
    this.#key = key
  }

  get tells(): boolean {
    return isTelling(this.text, this.#key, this.schema)
  }
}

/** Calls `add` for each text in a value of an example that visitors would read. `path`: where the value is. */
export function proseIn(schema: Schema | undefined, value: unknown, path: string[], add: (found: Prose) => void): void {
  if (!schema) return
  if (Array.isArray(value))
    for (const [at, entry] of value.entries()) proseIn(schema.items, entry, [...path, String(at)], add)
  else if (isGroup(value))
    for (const [key, inner] of proseFields(schema))
      proseIn(inner, value[key], [...path, isLinkText(key, schema) ? linkText : key], add)
  else if (typeof value === 'string' && isText(schema) && value !== schema.default) {
    const key = path.findLast((step) => !/^\d+$/.test(step)) ?? ''
    for (const text of piecesOf(value, schema)) if (text !== '') add(new FoundProse(schema, path, text, key))
  }
}

/** Alternative texts are checked beside their picture, and what editors alone read may stay. */
const proseFields = ({ properties = {} }: Schema): [string, Schema][] =>
  Object.entries(properties).filter(([key, inner]) => key !== 'alt' && !inner.internal)

const linkText = 'text of a link'
const isLinkText = (key: string, { properties }: Schema) => key === 'text' && properties?.href !== undefined

const piecesOf = (text: string, { format }: Schema): readonly string[] =>
  format === 'markdown' ? text.split(paragraphGap) : [text]

/** Whether visitors read a text of this field as words, so that an example of it is one to replace. */
export const isSampled = (key: string, schema: Schema): boolean => key !== 'alt' && !schema.internal && isText(schema)

const textFormats: ReadonlySet<string | undefined> = new Set([undefined, 'markdown', 'code', 'anchor'])
const isText = ({ type, format, enum: choices }: Schema) => type === 'string' && !choices && textFormats.has(format)

/** Names, what people are, and the words of a link may be the same on any page. */
const namesAndLinks: ReadonlySet<string> = new Set(['name', 'brand', 'role', linkText])

function isTelling(text: string, key: string, { format }: Schema): boolean {
  if (format === 'code') return true
  if (namesAndLinks.has(key)) return false
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const isOdd = words.length === fewestWords - 1 && words.filter((word) => longWord.test(word)).length >= fewestLong
  const digits = text.replace(/\D/g, '').replace(/^0+|0+$/g, '').length
  return words.length >= fewestWords || isOdd || digits >= fewestDigits || text.startsWith('example-')
}
