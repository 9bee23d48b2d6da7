import type { Place } from './types.ts'
import type { RawFinding } from '../finding/index.ts'
import { isGroup } from '../schema/index.ts'
import { removeEntry, type Source } from '../json/index.ts'
import { count } from '../../model/words.ts'

/**
 * The rows of tables that have more or fewer cells than there are columns. `isWrong`: whether a place has a finding already.
 * When all rows differ in the same way, the heads of the columns are what was forgotten.
 */
export function tableFindings(
  source: Source,
  tables: unknown,
  { pointer, where }: Place,
  isWrong: (pointer: string) => boolean,
): RawFinding[] {
  if (!Array.isArray(tables)) return []
  return tables.flatMap((table: unknown, index): RawFinding[] => {
    const at = `${pointer}/${index}`
    if (!isGroup(table) || !Array.isArray(table.columns) || !Array.isArray(table.rows)) return []
    if (isWrong(at) || isWrong(`${at}/columns`) || isWrong(`${at}/rows`)) return []
    const { length: columns } = table.columns
    const lengths = table.rows.map((row: unknown) => (Array.isArray(row) ? row.length : columns))
    const [first = columns] = lengths
    if (first !== columns && lengths.length > 1 && lengths.every((one) => one === first)) {
      const message = `There are ${count(columns, 'column')}, but each row has ${count(first, 'cell')}.`
      const hint = 'Write a head for each column.'
      const place = `${at}/columns`
      return [{ code: 'rowCells', pointer: place, where, ...source.headRange(place), message, hint }]
    }
    return lengths.flatMap((cells, row) => {
      const place = `${at}/rows/${row}`
      // A cell that is no text may hold the others, such as a list around two of them.
      const isSpoiled = isWrong(place) || Array.from({ length: cells }).some((_, cell) => isWrong(`${place}/${cell}`))
      return cells === columns || isSpoiled ? [] : [rowFinding(source, { pointer: place, where }, cells, columns)]
    })
  })
}

function rowFinding(source: Source, { pointer, where }: Place, cells: number, columns: number): RawFinding {
  const isLong = cells > columns
  const place = isLong ? `${pointer}/${columns}` : pointer
  const message = `This row has ${count(cells, 'cell')}, but the table has ${count(columns, 'column')}.`
  const hint = isLong ? 'Remove the cell, or add a column.' : 'Write the cell that is missing.'
  const fix = cells === columns + 1 ? removeEntry(source, place, false) : undefined
  return { code: 'rowCells', pointer: place, where, ...source.headRange(place), message, hint, fix }
}
