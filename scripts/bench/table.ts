/** One measured figure. */
export interface Row {
  what: string
  value: number
  unit: 'ms' | 'bytes'
  /** What it should be at most. */
  goal?: number
  also?: string
}

/** The middle one of some figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0

/** The rows as a table for a terminal. */
export function table(rows: Row[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length))
  return rows
    .map(({ what, value, unit, goal, also }) => {
      const figure = unit === 'ms' ? value.toFixed(value < 10 ? 2 : 0) : String(value)
      const wanted = goal === undefined ? [] : [`goal ${goal}: ${value <= goal ? 'met' : 'missed'}`]
      const more = [...wanted, also ?? ''].filter((one) => one !== '').join(', ')
      return `${what.padEnd(width)}  ${figure.padStart(8)} ${unit.padEnd(5)} ${more}`.trimEnd()
    })
    .join('\n')
}
