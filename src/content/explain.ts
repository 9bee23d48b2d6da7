import { blockTypes, type Schema } from './catalogue.ts'
import { explainValue } from './explainValue.ts'
import { type Fault, mostFindings } from './findings.ts'
import { fieldList, labelOf, schemaAt } from './labels.ts'
import { isGroup, type ShapeFaults } from './shape.ts'
import { child, partsOf, type Source } from './source.ts'
import { suggest } from './suggest.ts'
import { didYouMean, lower, quote, upper, verb } from './words.ts'
import type { ShapeError } from './validators.gen.js'

/** A group of fields in which Ajv found a field that is not known, or missed one. */
interface Keys {
  unknown: string[]
  missing: string[]
}

/** The faults of a document's shape in plain words, at the narrowest place. One mistake is one fault. */
export function explain(source: Source, value: unknown, groups: readonly ShapeFaults[]): Fault[] {
  const faults: Fault[] = []
  for (const group of groups) {
    if (faults.length > mostFindings) break
    const found = group.schema ? explainGroup(source, value, group, group.schema) : [explainType(source, value, group)]
    for (const fault of found) faults.push({ where: group.where, ...fault })
  }
  return faults
}

function explainGroup(source: Source, root: unknown, { pointer, errors }: ShapeFaults, schema: Schema): Fault[] {
  const faults: Fault[] = []
  const keys = new Map<string, Keys>()
  const values = new Map<string, ShapeError>()
  for (const error of errors) {
    if (error.keyword === 'required' || error.keyword === 'additionalProperties') {
      const known = keys.get(error.instancePath) ?? { unknown: [], missing: [] }
      keys.set(error.instancePath, known)
      const { missingProperty, additionalProperty } = error.params
      if (typeof missingProperty === 'string') known.missing.push(missingProperty)
      if (typeof additionalProperty === 'string') known.unknown.push(additionalProperty)
      continue
    }
    // A text that is too short has mostly the wrong form as well: one fault for one value, the first.
    if (!values.has(error.instancePath)) values.set(error.instancePath, error)
    if (values.size + keys.size > mostFindings) break
  }
  for (const [path, found] of keys) faults.push(...explainKeys(source, pointer + path, path, found, schema))
  for (const [path, error] of values) {
    faults.push(explainValue(source, pointer + path, path, error, valueAt(root, pointer + path), schema))
  }
  return faults
}

/** The value at a pointer; only own fields are looked at. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root
  for (const part of partsOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Record<string, unknown>)[part]
  }
  return value
}

function explainKeys(source: Source, pointer: string, path: string, keys: Keys, root: Schema): Fault[] {
  const faults: Fault[] = []
  const schema = schemaAt(root, partsOf(path))
  const properties = Object.keys(schema?.properties ?? {})
  const group = source.node(pointer)
  const present = new Set((group?.children ?? []).map((property) => String(property.children?.[0]?.value)))
  const missing = new Set(keys.missing)
  const label = labelOf(root, partsOf(path))
  for (const key of keys.unknown.slice(0, mostFindings)) {
    const range = source.keyRange(pointer, key) ?? source.valueRange(pointer)
    // The name that is missing comes first: a slip in it would otherwise be two faults.
    const required = suggest(key, missing)
    const suggestions = required.length > 0 ? required : suggest(key, properties)
    const better = suggestions[0]
    if (better !== undefined) missing.delete(better)
    const message = `${upper(label)} ${verb(label, 'has', 'have')} no field ${quote(key)}.${didYouMean(suggestions)}`
    const fix =
      better !== undefined && !present.has(better)
        ? {
            title: `Rename it to "${better}"`,
            certain: suggestions.length === 1,
            edits: [{ offset: range.start, length: range.end - range.start, text: JSON.stringify(better) }],
          }
        : undefined
    const hint = fieldList(schema)
    faults.push({ code: 'keyUnknown', pointer: child(pointer, key), ...range, message, hint, suggestions, fix })
  }
  for (const key of missing) faults.push(missingKey(source, pointer, key, label, schema))
  return faults
}

function missingKey(source: Source, pointer: string, key: string, label: string, schema: Schema | undefined): Fault {
  const property = schema?.properties && Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined
  const whole = source.valueRange(pointer)
  const range = source.keyRange(pointer, 'type') ?? { start: whole.start, end: whole.start + 1 }
  const message = `${upper(label)} ${verb(label, 'needs', 'need')} the field ${quote(key)}${property?.title && lower(property.title) !== key ? ` (${lower(property.title)})` : ''}.`
  return {
    code: 'keyMissing',
    pointer,
    ...range,
    message,
    hint: property?.description,
    fix: insertion(source, pointer, key, property),
  }
}

/** Writes the field with an example as its value: behind `type`, or as the first of its group, in the file's own layout. */
function insertion(source: Source, pointer: string, key: string, schema: Schema | undefined) {
  const group = source.node(pointer)
  if (group?.type !== 'object') return undefined
  const example = schema?.examples?.[0] ?? schema?.default ?? sample(schema)
  const entry = `${JSON.stringify(key)}: ${JSON.stringify(example)}`
  const first = group.children?.[0]
  const after = group.children?.find((property) => property.children?.[0]?.value === 'type')
  const gap = first ? source.text.slice(group.offset + 1, first.offset) : ''
  const between = gap.includes('\n') ? gap.slice(gap.lastIndexOf('\n')) : ' '
  const edit = after
    ? { offset: after.offset + after.length, length: 0, text: `,${between}${entry}` }
    : { offset: group.offset + 1, length: 0, text: first ? `${gap || ' '}${entry},` : ` ${entry} ` }
  return { title: `Write "${key}" with an example`, certain: false, edits: [edit] }
}

/** A value of the right kind where the schema has no example of its own, as for a group of fields. */
function sample(schema: Schema | undefined): unknown {
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

/** A block without a type, or with one that does not exist. */
function explainType(source: Source, root: unknown, { pointer }: ShapeFaults): Fault {
  const block = valueAt(root, pointer)
  const hint = `The types are: ${blockTypes.join(', ')}.`
  const fields = isGroup(block) ? block : {}
  if (!Object.hasOwn(fields, 'type')) {
    const near = suggest('type', Object.keys(fields))[0]
    const key = near !== undefined && typeof fields[near] === 'string' ? source.keyRange(pointer, near) : undefined
    if (near !== undefined && key) {
      const edits = [{ offset: key.start, length: key.end - key.start, text: '"type"' }]
      const fix = { title: 'Rename it to "type"', certain: true, edits }
      const message = `A block has no field ${quote(near)}. Did you mean "type"?`
      return { code: 'keyUnknown', pointer: child(pointer, near), ...key, message, hint, suggestions: ['type'], fix }
    }
    const { start } = source.valueRange(pointer)
    const message = 'This block does not say what it is: its field "type" is missing.'
    return { code: 'blockTypeMissing', pointer, start, end: start + 1, message, hint }
  }
  const range = source.valueRange(`${pointer}/type`)
  if (typeof fields.type !== 'string') {
    const message = 'The type of a block is a text, such as "hero".'
    return { code: 'wrongType', pointer: `${pointer}/type`, ...range, message, hint }
  }
  const suggestions = suggest(fields.type, blockTypes)
  const message = `There is no block type ${quote(fields.type)}.${didYouMean(suggestions)}`
  const better = suggestions.length === 1 ? suggestions[0] : undefined
  const edits = [{ offset: range.start, length: range.end - range.start, text: JSON.stringify(better) }]
  const fix = better === undefined ? undefined : { title: `Write "${better}"`, certain: true, edits }
  return { code: 'blockTypeUnknown', pointer: `${pointer}/type`, ...range, message, hint, suggestions, fix }
}
