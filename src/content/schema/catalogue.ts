import idSchema from '../../../schemas/parts/id.json' with { type: 'json' }
import type { BlockFacts, TakeRule } from './blockFacts.ts'
import generated from './catalogue.gen.json' with { type: 'json' }
import { sharedBlock } from './sharedBlock.ts'

/** What the content core reads of a schema. Every `$ref` has been written out in place. */
export interface Schema extends BlockFacts {
  title?: string
  description?: string
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
  enum?: unknown[]
  default?: unknown
  examples?: unknown[]
  format?: string
  pattern?: string
  /** What to write where a text has to follow a pattern, as a sentence. */
  patternWords?: string
  /** So many words fit the design, however short they are. */
  mostWords?: number
  /** The text is a title or a point of a list: it ends without a full stop. */
  noFullStop?: boolean
  /** Levels of headings that running text may use. */
  headings?: number[]
  tsType?: string
  /** A document with this field is a legal text, whose sentences may be longer. */
  legal?: boolean
  /** For editors only: the field is left out of what visitors receive. */
  internal?: boolean
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** The schemas of the three kinds of documents. */
export const documentSchemas = generated.documents as Record<'page' | 'site' | 'shared', Schema>

const written = generated.blocks as unknown as Record<string, Schema>
const shared = sharedBlock(Object.values(written))

const all = new Map<string, Schema>()
for (const [type, schema] of Object.entries({ ...written, shared })) {
  const common: Record<string, Schema> = {
    type: { title: 'Type', description: 'Which block this is.', type: 'string' },
    ...(type === 'shared' ? {} : { id: idSchema }),
  }
  all.set(type, {
    ...schema,
    properties: { ...common, ...schema.properties },
    required: ['type', ...(schema.required ?? [])],
  })
}

/** All block types, `shared` included, in the order of the alphabet. */
export const blockTypes: readonly string[] = [...all.keys()].sort()

/** The schema of a block with its fields `type` and `id`; undefined for a type that does not exist. */
export const blockSchema = (type: string): Schema | undefined => all.get(type)

/** The types of blocks from which lists take their entries. */
export const collectedTypes: ReadonlySet<string> = new Set(
  [...all.values()].flatMap(({ collects }) => collects?.of ?? []),
)

/** The lists from which other blocks take entries, by the type of their block; each with the field of the names. */
export const takenLists: ReadonlyMap<string, ReadonlyMap<string, string>> = listsByType(
  [...all.values()].flatMap(({ takes }) => takes ?? []),
)

function listsByType(rules: readonly TakeRule[]): Map<string, Map<string, string>> {
  const types = new Map<string, Map<string, string>>()
  for (const { of, each, by } of rules) types.set(of, (types.get(of) ?? new Map<string, string>()).set(each, by))
  return types
}

/** A field of a group, as those see it who walk over every value of a document. */
export interface Field {
  key: string
  /** What it adds to the pointer of its group. Names of fields hold no characters that have a meaning in a pointer. */
  step: string
  schema: Schema
}

const known = new WeakMap<Schema, readonly Field[]>()

/** The fields of a schema in their order, as a list that is made once. */
export function fieldsOf(schema: Schema): readonly Field[] {
  let fields = known.get(schema)
  if (!fields) {
    fields = Object.entries(schema.properties ?? {}).map(([key, own]) => ({ key, step: `/${key}`, schema: own }))
    known.set(schema, fields)
  }
  return fields
}

const steps = Array.from({ length: 64 }, (_step, index) => `/${index}`)

/** What an entry of a list adds to the pointer of the list. */
export const stepOf = (index: number): string => steps[index] ?? `/${index}`
