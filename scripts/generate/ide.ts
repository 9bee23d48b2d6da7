import { byPath, inline, type Schema, type Schemas } from './schemas.ts'

/**
 * The schemas that IDEs read through `$schema`. Editors of code ignore Ajv's discriminator, so the union of blocks is an
 * `enum` on `type` and one if/then for each type: one message for one mistake, and the list of types while typing.
 */
export function generateIdeSchemas(schemas: Schemas): Record<string, Schema> {
  const all = byPath(schemas)
  const out: Record<string, Schema> = {}
  for (const name of Object.keys(schemas.documents)) {
    const schema = inline(all, `${name}.json`)
    const properties = schema.properties as Record<string, Schema>
    if (properties.blocks) properties.blocks = { ...properties.blocks, items: { $ref: '#/$defs/block' } }
    out[name] = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      ...schema,
      ...(properties.blocks ? { $defs: { block: blockUnion(schemas, all) } } : {}),
    }
  }
  return out
}

function blockUnion(schemas: Schemas, all: Map<string, Schema>): Schema {
  const types = Object.keys(schemas.blocks)
  const shared: Schema = {
    properties: {
      type: { const: 'shared' },
      use: {
        type: 'string',
        title: 'Shared blocks',
        description: 'The name of a file in pages/_shared, without .json.',
      },
    },
    required: ['type', 'use'],
    additionalProperties: false,
  }
  return {
    type: 'object',
    properties: {
      type: {
        title: 'Type of block',
        description: 'Which part of a page this is.',
        enum: [...types, 'shared'],
        enumDescriptions: [
          ...types.map((type) => String((schemas.blocks[type] as Schema).description)),
          'Blocks that several pages use, from pages/_shared.',
        ],
      },
    },
    required: ['type'],
    allOf: [
      ...types.map((type) => choose(type, withCommon(all, inline(all, `blocks/${type}.json`)))),
      choose('shared', shared),
    ],
  }
}

const choose = (type: string, then: Schema): Schema => ({
  if: { properties: { type: { const: type } }, required: ['type'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then,
})

function withCommon(all: Map<string, Schema>, schema: Schema): Schema {
  const { examples, ...rest } = schema
  const properties = { type: true, id: inline(all, 'parts/id.json'), ...(schema.properties as Schema) }
  return { ...rest, properties, ...(examples ? { defaultSnippets: snippets(examples as Schema[]) } : {}) }
}

const snippets = (examples: Schema[]) => examples.slice(0, 1).map((body) => ({ label: 'example', body }))
