import { child, parentOf, partsOf, type Source } from '../../../../content/json/index.ts'
import { fieldsOf, type Schema } from '../../../../content/schema/index.ts'
import type { Fields } from '../../../core/blocks.ts'
import { schemaOfField } from '../../../session/names.ts'
import { kindOf } from './kinds.ts'

/** The list of texts in the same group as the rows of a table: the heads of its columns. */
export function columnsBeside(
  source: Source,
  value: Fields,
  rows: string,
): { pointer: string; value: unknown } | undefined {
  const above = parentOf(rows)
  const group = schemaOfField(source, above)
  const heads = fieldsOf(group ?? {}).find((field) => kindOf(field.schema) === 'texts')
  if (!heads) return undefined
  const pointer = child(above, heads.key)
  const found = partsOf(pointer).reduce<unknown>((at, part) => (at as Fields | undefined)?.[part], value)
  return { pointer, value: found }
}

/** Whether a field is a list of lists of texts. */
export const isTable = ({ items }: Schema): boolean => items?.type === 'array' && items.items?.type === 'string'

/** Whether a field is edited in the table beside it: the heads of its columns. */
export const isInTable = (fields: readonly { schema: Schema }[], { schema }: { schema: Schema }): boolean =>
  kindOf(schema) === 'texts' && fields.some((field) => isTable(field.schema))

/** The texts of a table, all rows as wide as the widest. */
export function cellsOf(rows: unknown, columns: unknown): { heads: string[]; rows: string[][] } {
  const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  const lists = [listOf(columns), ...listOf(rows).map(listOf)]
  const width = Math.max(...lists.map(({ length }) => length))
  const [heads = [], ...rest] = lists.map((list) =>
    Array.from({ length: width }, (_, at) => (typeof list[at] === 'string' ? list[at] : '')),
  )
  return { heads, rows: rest }
}
