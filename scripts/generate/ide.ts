import { snippetsOf } from '../../src/content/assist/snippets.ts'
import { sharedBlock } from '../../src/content/schema/sharedBlock.ts'
import { layoutConditions, withLayoutWords } from './ide/layouts.ts'
import { ideSchema } from './ide/schema.ts'
import { byPath, inline, type Schema, type Schemas } from './schemas.ts'

const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** What of a rule is offered to a document that may silence it. */
export type Silenceable = { silenceable: boolean; title: string; why: string }
type Rules = Readonly<Record<string, Silenceable>>

/** Where the union of blocks is. Pages hold it; shared documents refer to it, so that it exists once. */
const block = 'page.gen.json#/$defs/block'

/**
 * The schemas that IDEs read through `$schema`, as texts. Editors of code ignore Ajv's discriminator, so the union of blocks
 * is an `enum` on `type` and one if/then for each type: one message for one mistake, and the list of types while typing.
 */
export function generateIdeSchemas(schemas: Schemas, rules: Rules): Record<string, string> {
  const all = byPath(schemas)
  const out: Record<string, string> = {}
  for (const name of Object.keys(schemas.documents)) {
    const whole = inline(all, `${name}.json`)
    const schema = ideSchema(withLayoutWords(whole))
    const allOf = layoutConditions(whole)
    const properties = schema.properties as Record<string, Schema>
    const own = name === 'page'
    if (properties.silence) properties.silence = withRules(properties.silence, rules)
    if (properties.blocks) properties.blocks = { ...properties.blocks, items: { $ref: own ? '#/$defs/block' : block } }
    out[name] = write({
      $schema: dialect,
      ...schema,
      ...(allOf && { allOf }),
      ...(own ? { $defs: definitions(schemas, all) } : {}),
    })
  }
  return out
}

/**
 * The list of silenced rules, with an offer for each that a document may silence. No `enum`: a wrong name is told by our own
 * check, which knows what was meant, and one slip is told once.
 */
function withRules(silence: Schema, rules: Rules): Schema {
  const items = silence.items as Schema
  const properties = items.properties as Record<string, Schema>
  const defaultSnippets = Object.entries(rules)
    .filter(([, { silenceable }]) => silenceable)
    .map(([label, { title, why }]) => ({ label, description: `${title}. ${why}`, body: label }))
  return {
    ...silence,
    items: { ...items, properties: { ...properties, rule: { ...properties.rule, defaultSnippets } } },
  }
}

/** One line for each definition: small, and a difference can still be read. */
function write({ $defs, ...schema }: Schema): string {
  const lines = Object.entries(($defs ?? {}) as Schema).map(([name, value]) => `"${name}":${JSON.stringify(value)}`)
  const text = JSON.stringify(schema)
  return lines.length === 0 ? `${text}\n` : `${text.slice(0, -1)},"$defs":{\n${lines.join(',\n')}\n}}\n`
}

function definitions(schemas: Schemas, all: Map<string, Schema>): Schema {
  const types = Object.keys(schemas.blocks)
  const id = ideSchema(inline(all, 'parts/id.json'))
  const own = types.map((type) => {
    const whole = inline(all, `blocks/${type}.json`)
    const schema = ideSchema(withLayoutWords(whole))
    const allOf = layoutConditions(whole)
    const properties = { type: true, id, ...(schema.properties as Schema) }
    return [`block-${type}`, { ...schema, properties, ...(allOf && { allOf }) }] as const
  })
  const shared = sharedSchema(all, types)
  const names = [...types, 'shared']
  const blocks = types.map((type) => ({ type, schema: inline(all, `blocks/${type}.json`) }))
  const description = String(shared.description)
  return {
    block: {
      type: 'object',
      title: 'Block',
      description: 'One part of the page. Its type decides which fields it has.',
      errorMessage: 'Write a block: a group of fields in { }, with a type.',
      properties: {
        type: {
          title: 'Type of block',
          description: 'Which part of a page this is.',
          enum: names,
          enumDescriptions: [...blocks.map(({ schema }) => String(schema.description)), description],
          errorMessage: `There is no such type of block. The types are: ${names.join(', ')}.`,
        },
      },
      required: ['type'],
      allOf: names.map((type) => choose(type)),
      defaultSnippets: snippetsOf([...blocks, { type: 'shared', schema: shared }]),
    },
    ...Object.fromEntries(own),
    'block-shared': ideSchema(shared),
  }
}

const choose = (type: string): Schema => ({
  if: { properties: { type: { const: type } }, required: ['type'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { $ref: `#/$defs/block-${type}` },
})

/** What is written in place of shared blocks. */
function sharedSchema(all: Map<string, Schema>, types: readonly string[]): Schema {
  const shared = sharedBlock(types.map((type) => inline(all, `blocks/${type}.json`)))
  const { properties = {}, required = [] } = shared
  return {
    ...shared,
    properties: { type: {}, ...properties },
    required: ['type', ...required],
    additionalProperties: false,
  }
}
