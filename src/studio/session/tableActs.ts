import { addEntry, child, removeValue, type Source } from '../../content/json/index.ts'
import { type Act, writeField } from './acts.ts'

/** A table of a document: the pointers of its rows, and of the heads of its columns where it has any. */
export interface Table {
  rows: string
  heads: string | undefined
}

/** Writes a cell; `row`: null for the head of a column. A row that is too short for it gets empty cells before it. */
export function writeCell(source: Source, table: Table, row: number | null, column: number, text: string): Act {
  const list = row === null ? (table.heads ?? '') : child(table.rows, row)
  const cell = child(list, column)
  if (source.node(cell)) return writeField(source, cell, text)
  const cells = (source.node(list)?.children ?? []).map(({ value }) => value as unknown)
  const filled = Array.from({ length: column }, (_, at) => cells[at] ?? '')
  return { ...writeField(source, list, [...filled, text]), group: `field ${cell}`, select: cell }
}

/** Adds a column at the right: a head, and an empty cell in each row that ends before it. */
export function addColumn(source: Source, table: Table, column: number): Act {
  const short = linesOf(source, table).filter((line) => lengthOf(source, line) === column)
  const edits = short.flatMap((line) => addEntry(source, line, column, ''))
  const pointer = table.heads ?? table.rows
  return { name: 'Column added', pointer, edits, select: child(pointer, column) }
}

/** Removes a column with its head. */
export function removeColumn(source: Source, table: Table, column: number): Act {
  const long = linesOf(source, table).filter((line) => lengthOf(source, line) > column)
  const edits = long.flatMap((line) => removeValue(source, child(line, column)))
  const pointer = table.heads ?? table.rows
  return { name: 'Column removed', pointer, edits, select: pointer }
}

const lengthOf = (source: Source, list: string) => source.node(list)?.children?.length ?? 0

/** The lists of cells: the heads, and each row. */
const linesOf = (source: Source, { rows, heads }: Table): string[] => [
  ...(heads === undefined ? [] : [heads]),
  ...Array.from({ length: lengthOf(source, rows) }, (_, row) => child(rows, row)),
]
