import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { lintSchemas } from '../../../scripts/generate/lint.ts'
import { lintNode } from '../../../scripts/generate/lintNode.ts'
import { byPath, readSchemas, type Schema, SchemaError } from '../../../scripts/generate/schemas.ts'

const words = { title: 'Title', description: 'What the visitor reads first.' }
const text: Schema = { ...words, type: 'string', maxLength: 9, examples: ['Hello'] }
const list: Schema = { ...words, type: 'array', maxItems: 3, items: text, examples: [['Hello']] }
const number: Schema = { ...words, type: 'integer', minimum: 1, maximum: 9, examples: [2] }
const choice: Schema = { ...words, enum: ['left', 'right'], examples: ['left'] }
const coded: Schema = { ...text, pattern: '^[a-z]+$', patternWords: 'Use only small letters.' }
const group: Schema = {
  ...words,
  type: 'object',
  properties: { text },
  required: ['text'],
  additionalProperties: false,
  examples: [{ text: 'Hello' }],
}

const sound = { text, list, number, choice, coded, group }

const without = (schema: Schema, key: string) => Object.fromEntries(Object.entries(schema).filter(([k]) => k !== key))

describe('DOC-3 a schema that an editor could not live with is refused', () => {
  it.each(Object.entries(sound))('a %s that has everything is not', (_, schema) => {
    expect(lintNode(schema)).toEqual([])
  })

  it.each([
    ...Object.entries(sound).flatMap(([name, schema]) =>
      ['title', 'description', 'examples'].map(
        (key) => [`a ${name} without ${key}`, without(schema, key), key.replace(/s$/, '')] as const,
      ),
    ),
    ['a text without a longest length', without(text, 'maxLength'), 'maxLength'],
    ['a list without an end', without(list, 'maxItems'), 'maxItems'],
    ['a list of anything', without(list, 'items'), 'items'],
    ['a number without a least value', without(number, 'minimum'), 'minimum'],
    ['a number without a largest value', without(number, 'maximum'), 'maximum'],
    ['a value of any kind', without(text, 'type'), 'one type'],
    ['a value of two kinds', { ...text, type: ['string', 'null'] }, 'one type'],
    ['a choice of nothing', { ...choice, enum: [] }, 'enum'],
    ['a choice with a value twice', { ...choice, enum: ['left', 'left'] }, 'enum'],
    ['an open group', without(group, 'additionalProperties'), 'additionalProperties'],
    ['a group that takes unknown fields', { ...group, additionalProperties: true }, 'additionalProperties'],
    ['a group of nothing', without({ ...group, required: [] }, 'properties'), 'properties'],
    ['a field with a slash in its name', { ...group, properties: { text, 'a/b': text } }, 'a/b'],
    ['a field with a name of JavaScript', { ...group, properties: { text, constructor: text } }, 'constructor'],
    ['a required field that does not exist', { ...group, required: ['text', 'lead'] }, 'lead'],
    ['a least length above the longest', { ...text, minLength: 10 }, 'minLength'],
    ['a least number of entries above the most', { ...list, minItems: 4 }, 'minItems'],
    ['a least value above the largest', { ...number, minimum: 10 }, 'minimum'],
    ['a pattern without words', without(coded, 'patternWords'), 'patternWords'],
    ['a pattern whose words are a pattern', { ...coded, patternWords: 'Write ^[a-z]+$.' }, 'patternWords'],
    ['a pattern whose words are no sentence', { ...coded, patternWords: 'letters' }, 'patternWords'],
    ['words without a pattern', { ...text, patternWords: 'Use only small letters.' }, 'patternWords'],
    ['a number of words that is not checked', { ...text, description: 'At most 9 words.' }, 'mostWords'],
    ['a number of words that nobody reads', { ...text, mostWords: 9 }, 'mostWords'],
    ['a full stop that is not checked', { ...text, description: 'A fact, without a full stop.' }, 'noFullStop'],
    ['a full stop that is refused in silence', { ...text, noFullStop: true }, 'noFullStop'],
    ['a description that is no sentence', { ...text, description: 'the heading' }, 'description'],
    ['a description for developers', { ...text, description: 'A string with the heading.' }, '"string"'],
    ['a union', { ...group, oneOf: [{}] }, 'oneOf'],
  ] as const)('%s is', (_, schema, word) => {
    const findings = lintNode(schema)
    expect(findings).toHaveLength(1)
    expect(findings[0]).toContain(word)
  })

  it('is named with its file and place, wherever it is', () => {
    const schemas = structuredClone(readSchemas(process.cwd()))
    const part = (from: Record<string, Schema>, name: string) => from[name] as { properties: Record<string, Schema> }
    delete part(schemas.documents, 'page').properties.title?.maxLength
    delete part(schemas.parts, 'link').properties.text?.title
    const tabs = part(schemas.blocks, 'tabs').properties
    delete (tabs.items?.items as Schema | undefined)?.examples
    tabs.type = text
    expect(() => lintSchemas(schemas)).toThrow(SchemaError)
    expect(() => lintSchemas(schemas)).toThrow(
      [
        'schemas/page.json/properties/title: needs a maxLength that fits the design',
        'schemas/parts/link.json/properties/text: needs a title that an editor understands',
        'schemas/blocks/tabs.json: the field "type" belongs to every block; choose another name',
        'schemas/blocks/tabs.json/properties/items/items: needs at least one example',
      ].join('\n'),
    )
  })

  it('a title by which a field cannot be told from the others is', () => {
    const schemas = structuredClone(readSchemas(process.cwd()))
    const fields = (schemas.blocks.caseStudy as { properties: Record<string, Schema> }).properties
    fields.list = without(fields.list ?? {}, 'title')
    fields.location = { ...fields.location, title: 'In a country' }
    fields.about = { ...fields.about, title: 'About' }
    expect(() => lintSchemas(schemas)).toThrow(
      [
        'schemas/blocks/caseStudy.json: has a field "location" whose title is no noun: "the in a country"',
        'schemas/blocks/caseStudy.json: has the title "Link" twice: of "list" and of "link"',
        'schemas/blocks/caseStudy.json: has a field "about" whose title is no noun: "the about"',
      ].join('\n'),
    )
  })

  it('the schemas of the site are not', () => {
    expect(() => lintSchemas(readSchemas(process.cwd()))).not.toThrow()
  })
})

describe('T-S13 the schemas are safe against hostile documents', () => {
  const secure = new Ajv({ strict: false, allErrors: true }).compile(
    JSON.parse(readFileSync('node_modules/ajv/lib/refs/json-schema-secure.json', 'utf8')) as object,
  )

  it.each([...byPath(readSchemas(process.cwd()))])('%s', (path, schema) => {
    expect(secure(schema), `${path}: ${JSON.stringify(secure.errors)}`).toBe(true)
  })

  it('a pattern on a text without an end is found', () => {
    expect(secure({ type: 'string', pattern: '^a+$' })).toBe(false)
  })
})
