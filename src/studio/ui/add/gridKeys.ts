import type { Kind } from '../../core/kinds.ts'

const inRows = (kinds: readonly Kind[], columns: number): Kind[][] =>
  Array.from({ length: Math.ceil(kinds.length / columns) }, (_, row) => kinds.slice(row * columns, (row + 1) * columns))

/**
 * The rows of the grid as they are seen: each group begins a new one; the finds of a search are one grid.
 * @param columns how many kinds are in a row
 */
export function gridRows(kinds: readonly Kind[], isSearch: boolean, columns: number): Kind[][] {
  if (isSearch) return inRows(kinds, columns)
  const groups = [...new Set(kinds.map(({ group }) => group))]
  return groups.flatMap((group) =>
    inRows(
      kinds.filter((kind) => kind.group === group),
      columns,
    ),
  )
}

/**
 * The kind to which an arrow leads in these rows: beside the chosen one as they are read, above or below it as they are seen. At
 * an end it is the chosen one; undefined: the key is no arrow, or nothing is before the first one.
 */
export function neighborOf(key: string, rows: readonly Kind[][], chosen: Kind | undefined): Kind | undefined {
  const all = rows.flat()
  const at = all.findIndex(({ id }) => id === chosen?.id)
  if (key === 'ArrowRight') return all[at + 1] ?? all[at]
  if (key === 'ArrowLeft') return all[at - 1]
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const row = rows.findIndex((one) => one.some(({ id }) => id === chosen?.id))
  const column = rows[row]?.findIndex(({ id }) => id === chosen?.id) ?? 0
  const next = rows[row + (key === 'ArrowDown' ? 1 : -1)]
  // The last row of a group may be shorter.
  return next ? (next[column] ?? next.at(-1)) : all[at]
}
