import type { CanvasRule } from './blockFacts.ts'
import type { Schema } from './catalogue.ts'

/**
 * The kinds of drawings that a field lays out well in its block; undefined: any.
 * @param rule the keyword `canvas` of the field
 * @param schema that of the block
 */
export function canvasOf(
  rule: CanvasRule | undefined,
  schema: Schema,
  block: Record<string, unknown>,
): readonly string[] | undefined {
  if (!rule || Array.isArray(rule)) return rule
  const [[field, choices] = ['', {}]] = Object.entries(rule)
  const value = Object.hasOwn(block, field) ? block[field] : schema.properties?.[field]?.default
  return choices[String(value)]
}

/** Whether a drawing of this kind is among them. One that says nothing of its kind may be anywhere. */
export const isMadeFor = (kind: string | undefined, kinds: readonly string[] | undefined): boolean =>
  kind === undefined || kinds === undefined || kinds.includes(kind)
