import { dots, stepLine } from '../kit/chart.ts'
import type { Point } from '../kit/lines.ts'
import { figures } from '../kit/samples.ts'
import { box, type Colour, paint } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

/** Money in and out on one day; a day that is still to come has a name only. */
export interface Day {
  name: string
  in?: number
  out?: number
}

type Way = 'in' | 'out'

/** All money in, or out, of the days. */
export function sum(days: readonly Day[], way: Way): number {
  return days.reduce((total, day) => total + (day[way] ?? 0), 0)
}

/** What is left of the days: in less out. */
export function difference(days: readonly Day[]): number {
  return sum(days, 'in') - sum(days, 'out')
}

/** The sums of the days as figures, `pitch` px apart; y is the baseline of the labels. */
export function flowTotals(days: readonly Day[], x: number, y: number, pitch: number, all: boolean): string {
  const totals: readonly (readonly [string, string, Colour?])[] = [
    [all ? 'In this week' : 'In', figures(sum(days, 'in')), 'lagoon'],
    [all ? 'Out this week' : 'Out', figures(sum(days, 'out')), 'clay'],
    ['Difference', `+${figures(difference(days))}`],
  ]
  return totals
    .slice(0, all ? 3 : 2)
    .map(([name, amount, colour], index) => {
      const left = x + index * pitch
      return (
        (colour ? box(left, y - 9, 22, 8, { radius: 4, fill: colour }) : '') +
        caption(colour ? left + 32 : left, y, name, { size: 13.5 }) +
        text(left - 0.5, y + (all ? 29 : 25), amount, { size: all ? 22 : 18, weight: 600, face: 'condensed' })
      )
    })
    .join('')
}

interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Both sums as they grow from day to day, to one scale; dots for the days to come. Axis names below the frame. */
export function flowChart(days: readonly Day[], frame: Frame, look: { every?: number } = {}): string {
  const { x, y, width, height } = frame
  const { every = 1 } = look
  const pitch = width / (days.length - 1)
  const foot = y + height
  const scale = (height * 0.93) / Math.max(sum(days, 'in'), sum(days, 'out'))
  const past = days.filter((day) => day.in !== undefined)
  const points = (way: Way): Point[] =>
    past.map((_, index) => [x + index * pitch, foot - Math.max(6, sum(days.slice(0, index + 1), way) * scale)])
  const ahead = (way: Way) => {
    const [, level] = points(way).at(-1) ?? [0, foot]
    const from = x + (past.length - 1) * pitch
    return past.length < days.length ? dots(`M${from + 22} ${level}H${x + width}`) : ''
  }
  const grid = [0, 0.5, 1].map((share) => `M${x} ${y + height * share}H${x + width}`).join('')
  const names = days.map((day, index) =>
    index % every === 0
      ? caption(x + index * pitch, foot + 26, day.name, {
          fill: 'text3',
          anchor: index === 0 ? 'start' : index === days.length - 1 ? 'end' : 'middle',
        })
      : '',
  )
  return (
    `<path d="${grid}" stroke="${paint('mist2')}"/>` +
    ahead('in') +
    ahead('out') +
    stepLine(points('in'), 'lagoon', { foot }) +
    stepLine(points('out'), 'clay') +
    names.join('')
  )
}
