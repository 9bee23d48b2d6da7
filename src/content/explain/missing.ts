import type { Fix, RawFinding } from '../finding/index.ts'
import type { Node, Source } from '../json/index.ts'
import { isGroup, type Schema } from '../schema/index.ts'
import { lower, quote, upper, verb } from '../../model/words.ts'

/** The finding of a field that a group needs and does not have. `label`: the group, in the words of an editor. */
export function missingKey(
  source: Source,
  pointer: string,
  key: string,
  label: string,
  schema: Schema | undefined,
): RawFinding {
  const property = schema?.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined
  const whole = source.valueRange(pointer)
  const range = source.keyRange(pointer, 'type') ?? { start: whole.start, end: whole.start + 1 }
  const title = property?.title && lower(property.title) !== key ? ` (${lower(property.title)})` : ''
  const message = `${upper(label)} ${verb(label, 'needs', 'need')} the field ${quote(key)}${title}.`
  const example = exampleOf(schema, key, property)
  const fix = insertion(source, pointer, key, example)
  return { code: 'keyMissing', pointer, ...range, message, hint: property?.description, fix }
}

/** Of a file that is a block: somebody has put the block into the file as it was on a page. All its fields are right there. */
export function bareBlock(source: Source, pointer: string, missing: readonly string[]): RawFinding | undefined {
  const type = pointer === '' && missing.includes('blocks') ? source.keyRange('', 'type') : undefined
  if (!type) return undefined
  const message =
    'This file is one block. It has to be a group of fields with the list "blocks", in which the block is.'
  const hint = 'Write { "title": "…", "blocks": [ before it and ] } after it. The title says what the file is.'
  const { text } = source
  const [start, end] = [text.search(/\S/), text.trimEnd().length]
  const edits = [
    { offset: start, length: 0, text: '{ "blocks": [' },
    { offset: end, length: 0, text: '] }' },
  ]
  return {
    code: 'keyMissing',
    pointer: '',
    ...type,
    message,
    hint,
    fix: { title: 'Put it into "blocks"', certain: false, edits },
  }
}

function exampleOf(group: Schema | undefined, key: string, schema: Schema | undefined): unknown {
  const [whole] = group?.examples ?? []
  const example =
    schema?.examples?.[0] ?? schema?.default ?? (isGroup(whole) ? whole[key] : undefined) ?? sample(schema)
  return withoutOwned(example, schema)
}

/** Where these lead or what they show belongs to the example: nobody would see that it is wrong on another page. */
const ownFormats: ReadonlySet<string | undefined> = new Set(['link', 'drawing', 'media', 'mark'])

/** An example with its words, but with nothing that belongs to somebody else: that is left empty, to be filled in. */
export function withoutOwned(value: unknown, schema: Schema | undefined): unknown {
  if (!schema) return value
  if (typeof value === 'string') return ownFormats.has(schema.format) ? '' : value
  if (Array.isArray(value)) return value.map((entry) => withoutOwned(entry, schema.items))
  if (!isGroup(value)) return value
  const { properties = {}, required = [] } = schema
  const left = Object.entries(value).filter(
    ([key]) => required.includes(key) || !ownFormats.has(properties[key]?.format),
  )
  return Object.fromEntries(left.map(([key, inner]) => [key, withoutOwned(inner, properties[key])]))
}

/** Writes the field with an example as its value: after `type`, or as the first of its group, in the file's own layout. */
function insertion(source: Source, pointer: string, key: string, example: unknown): Fix | undefined {
  const group = source.node(pointer)
  if (group?.type !== 'object') return undefined
  const entry = `${JSON.stringify(key)}: ${JSON.stringify(example)}`
  const first = group.children?.[0]
  const after = group.children?.find((property: Node) => property.children?.[0]?.value === 'type')
  const gap = first ? source.text.slice(group.offset + 1, first.offset) : ''
  const between = gap.includes('\n') ? gap.slice(gap.lastIndexOf('\n')) : ' '
  const edit = after
    ? { offset: after.offset + after.length, length: 0, text: `,${between}${entry}` }
    : { offset: group.offset + 1, length: 0, text: first ? `${gap || ' '}${entry},` : ` ${entry} ` }
  const title = example === '' ? `Write "${key}": "" for you to fill in` : `Write "${key}" with an example`
  return { title, certain: false, edits: [edit] }
}

/** A value of the right kind where the schema has no example of its own, as for a group of fields. */
export function sample(schema: Schema | undefined): unknown {
  if (schema?.enum) return schema.enum[0]
  if (schema?.type === 'array') return schema.items ? [schema.items.examples?.[0] ?? sample(schema.items)] : []
  if (schema?.type === 'boolean') return true
  if (schema?.type === 'number' || schema?.type === 'integer') return 1
  if (schema?.type !== 'object') return ''
  const fields = (schema.required ?? []).map((key) => {
    const field = schema.properties?.[key]
    return [key, field?.examples?.[0] ?? sample(field)] as const
  })
  return Object.fromEntries(fields)
}
