import { median } from '../table.ts'
import { medianInterval } from './interval.ts'

/** One figure of all systems, turn by turn; `undefined` where a turn has given none. */
export interface Compared {
  what: string
  unit: 'ms' | 'bytes' | ''
  ours: (number | undefined)[]
  peers: Record<string, (number | undefined)[]>
}

/** How one system compares with another in a figure: what is below 1 is less with us. */
export interface Ratio {
  ours: number | undefined
  peer: number | undefined
  /** The median of the ratios turn by turn; absent where the peer has nothing to divide by. */
  ratio?: number
  interval?: [low: number, high: number]
}

type Figures = readonly (number | undefined)[]

/** Compares the figures of the same turns. */
export function compare(ours: Figures, peer: Figures): Ratio {
  const ratios = ours.flatMap((one, turn) => {
    const other = peer[turn]
    return one === undefined || !other ? [] : [one / other]
  })
  const medians = { ours: middle(ours), peer: middle(peer) }
  // Of ratios of the few turns in which the peer was not at nothing, the median would tell of these only.
  if (ratios.length === 0 || ratios.length * 2 < ours.length) return medians
  const interval = medianInterval(ratios)
  return { ...medians, ratio: median(ratios), ...(interval && { interval }) }
}

function middle(figures: Figures): number | undefined {
  const known = figures.filter((one) => one !== undefined)
  return known.length === 0 ? undefined : median(known)
}

/** The figures as a table for a terminal: ours, and of each peer its own and the ratio with its interval. */
export function comparisonTable(rows: readonly Compared[]): string {
  const peers = [...new Set(rows.flatMap((row) => Object.keys(row.peers)))]
  const lines = [
    ['', 'Brightrail', ...peers.flatMap((peer) => [peer, 'ratio'])],
    ...rows.map(({ what, unit, ours, peers: others }) => [
      unit ? `${what}, ${unit}` : what,
      shown(middle(ours)),
      ...peers.flatMap((peer) => {
        const found = compare(ours, others[peer] ?? [])
        return [shown(found.peer), shownRatio(found)]
      }),
    ]),
  ]
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines
    .map((line) => line.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))))
    .map((line) => line.join('  ').trimEnd())
    .join('\n')
}

const shown = (figure: number | undefined) => (figure === undefined ? '–' : String(Math.round(figure)))

function shownRatio({ ratio, interval }: Ratio): string {
  if (ratio === undefined) return '–'
  return `${ratio.toFixed(2)}${interval ? ` (${interval.map((end) => end.toFixed(2)).join(' to ')})` : ''}`
}
