/** One measured figure. */
export interface Row {
  what: string
  value: number
  unit: 'ms' | 'bytes'
  also?: string
}

/** The middle one of some figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0

/** The rows as a table for a terminal. */
export function table(rows: Row[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length))
  return rows
    .map(({ what, value, unit, also }) => {
      const figure = unit === 'ms' ? value.toFixed(value < 10 ? 2 : 0) : String(value)
      return `${what.padEnd(width)}  ${figure.padStart(8)} ${unit.padEnd(5)} ${also ?? ''}`.trimEnd()
    })
    .join('\n')
}
