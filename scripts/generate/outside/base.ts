import type { Schema } from '../schemas.ts'

/**
 * A value in which every field of the schema has a value, as far as the first entry of each list: `value`, and where it
 * lacks something the examples of the fields.
 */
export function fillIn(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = schema.items as Schema | undefined
    if (!items || !isDescribed(items)) return value
    const entries =
      value.length > 0 ? value : Array.from({ length: Number(schema.minItems ?? 1) || 1 }, () => example(items))
    return [fillIn(items, entries[0]), ...entries.slice(1)]
  }
  if (typeof value !== 'object' || value === null) return value
  const own = value as Record<string, unknown>
  const filled: Record<string, unknown> = { ...own }
  for (const [key, child] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
    if (!Object.hasOwn(child, 'title')) continue
    filled[key] = fillIn(child, Object.hasOwn(own, key) ? own[key] : example(child))
  }
  return filled
}

const isDescribed = (items: Schema) => items.properties !== undefined || items.type !== 'object'

/** A switch stays off: switched on it may contradict another field, as a decorative picture does with its words. */
const example = (schema: Schema): unknown => (schema.type === 'boolean' ? false : (schema.examples as unknown[])[0])
