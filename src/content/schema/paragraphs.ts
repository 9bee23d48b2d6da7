import { paragraphGap } from '../json/index.ts'
import { blockSchema, fieldsOf, type Schema } from './catalogue.ts'
import { isGroup } from './group.ts'
import { blocksOf } from './shape.ts'

/**
 * Joins the running texts that a document has as lists of paragraphs, so that all who read the value see one text. Only
 * blocks have running texts, as `npm run generate` demands. The value is changed and returned.
 */
export function joinParagraphs<Value>(value: Value): Value {
  for (const block of blocksOf(value)) {
    const schema = isGroup(block) && typeof block.type === 'string' ? blockSchema(block.type) : undefined
    if (schema) joined(schema, block)
  }
  return value
}

/** The value with its running texts joined: the same value, if it is no running text itself. */
function joined(schema: Schema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !holdsRunningText(schema)) return value
  if (schema.format === 'markdown') return isParagraphs(value) ? value.join(paragraphGap) : value
  const { items } = schema
  if (Array.isArray(value)) {
    if (items) for (const [index, entry] of value.entries()) value[index] = joined(items, entry)
  } else if (isGroup(value)) {
    for (const { key, schema: own } of fieldsOf(schema))
      if (Object.hasOwn(value, key)) value[key] = joined(own, value[key])
  }
  return value
}

/** Whether a value is a running text in the form of a list. */
const isParagraphs = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

const known = new WeakMap<Schema, boolean>()

function holdsRunningText(schema: Schema): boolean {
  const old = known.get(schema)
  if (old !== undefined) return old
  const { format, items } = schema
  const inner = [...(items ? [items] : []), ...fieldsOf(schema).map((field) => field.schema)]
  const holds = format === 'markdown' || inner.some(holdsRunningText)
  known.set(schema, holds)
  return holds
}
