import type { Schema } from '../../../src/content/schema/index.ts'
import { addressFor, firstHeading } from './formats.ts'
import { textFor } from './texts.ts'
import { pick, type Values, type Wish } from './wish.ts'

/** A value that its schema allows. `path`: the type of the block and the names of the fields. */
export function valueFor(schema: Schema, wish: Wish, path: string): unknown {
  const { random } = wish
  if (schema.enum) return pick(schema.enum, random)
  if (schema.type === 'boolean') return random() < 0.5
  if (schema.type === 'integer') return numberFor(schema, wish)
  if (schema.type === 'array') return listFor(schema, wish, path)
  if (schema.type === 'object') return groupFor(schema, wish, path)
  return addressFor(schema, wish, path) ?? textFor(schema, wish, path)
}

interface Limits {
  minItems?: number
  maxItems?: number
}

/** The least, the greatest, or any number between them. */
function numberFor({ minimum = 0, maximum = minimum + 1000 }: Schema & Range, { random }: Wish): number {
  return pick([minimum, maximum, minimum + Math.floor(random() * (maximum - minimum + 1))], random)
}

interface Range {
  minimum?: number
  maximum?: number
}

/** How many entries a list has. A table, whose rows are as wide as its columns, always has as many. */
function listFor(schema: Schema & Limits, wish: Wish, path: string): unknown[] {
  const { minItems = 0, maxItems = minItems + 3 } = schema
  const some = minItems + Math.floor(wish.random() * (maxItems - minItems + 1))
  const count = { fewest: minItems, most: maxItems, some }[wish.lists]
  return Array.from({ length: count }, () => valueFor(schema.items ?? {}, wish, path))
}

/** Whether a field says what a list takes from a folder or a shared file. A list that is written out looks the same. */
export const isTaking = (key: string, { shownIf }: Schema): boolean =>
  ['folder', 'shared'].includes(key) ||
  [shownIf ?? []].flat().some(({ folder, shared }) => folder === true || shared === true)

function groupFor({ properties = {}, required = [] }: Schema, wish: Wish, path: string): Values {
  const value: Values = {}
  for (const [key, field] of Object.entries(properties)) {
    if (isTaking(key, field)) continue
    const isThere = wish.optional === 'all' || (wish.optional === 'some' && wish.random() < 0.5)
    if (required.includes(key) || isThere) value[key] = valueFor(field, wish, `${path}/${key}`)
  }
  if (Array.isArray(value.rows) && Array.isArray(value.columns)) return asTable(value, value.columns, wish)
  // Tables and openings are shown under a heading.
  if (('tables' in value || 'openings' in value) && !String(value.text).includes(firstHeading.text))
    value.text = `## ${firstHeading.text}\n\n${String(value.text)}`
  // A picture says what it shows, or is decorative.
  if ('decorative' in properties && 'alt' in properties) {
    const { alt, ...rest } = value
    return value.decorative === true
      ? rest
      : { ...rest, alt: alt ?? textFor(properties.alt ?? {}, wish, `${path}/alt`) }
  }
  return value
}

/** A table with a cell for each column, under the heading that the text has. */
function asTable(value: Values, columns: readonly unknown[], wish: Wish): Values {
  const wide = (row: readonly unknown[]) => columns.map((_column, at) => row[at] ?? `Cell ${wish.next()}`)
  return { ...value, under: `#${firstHeading.id}`, rows: (value.rows as unknown[][]).map(wide) }
}
