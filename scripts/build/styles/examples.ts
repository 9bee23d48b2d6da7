import catalogue from '../../../src/content/schema/catalogue.gen.json'
import type { BlockType } from '../../../src/model/schema.gen.ts'

type Schema = {
  type?: string
  enum?: unknown[]
  default?: unknown
  examples?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
}
type Value = Record<string, unknown>

/**
 * Blocks that between them show every look some block types have: each example of the schema, and each example again
 * with every choice (an enum, a yes or no) set to every value and every optional field left out. `example`: which one of
 * the schema it comes from, from 0 on.
 */
export function exampleBlocks(types: Iterable<BlockType>): { type: string; example: number; props: Value }[] {
  const schemas = catalogue.blocks as unknown as Record<BlockType, Schema>
  return [...types].flatMap((type) =>
    ((schemas[type].examples ?? []) as Value[]).flatMap((example, at) =>
      variants(schemas[type], example).map((props) => ({ type, example: at, props: props as Value })),
    ),
  )
}

/** The value itself, and the value with one thing changed, for each thing that can be chosen. */
function variants(schema: Schema, value: unknown): unknown[] {
  const choices = schema.enum ?? (schema.type === 'boolean' ? [true, false] : [])
  if (choices.length > 0) return [value, ...choices.filter((choice) => choice !== value)]
  if (Array.isArray(value) && schema.items) {
    const items = schema.items
    return [
      value,
      ...value.flatMap((item, at) =>
        variants(items, item)
          .slice(1)
          .map((other) => value.with(at, other)),
      ),
    ]
  }
  if (schema.properties && typeof value === 'object' && value !== null) return objectVariants(schema, value as Value)
  return [value]
}

function objectVariants(schema: Schema, value: Value): unknown[] {
  const out: unknown[] = [value]
  for (const [key, child] of Object.entries(schema.properties ?? {})) {
    const given = key in value ? value[key] : child.default
    for (const other of variants(child, given).slice(1)) out.push({ ...value, [key]: other })
    if (key in value && !schema.required?.includes(key)) out.push(without(value, key))
  }
  return out
}

const without = (value: Value, key: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
