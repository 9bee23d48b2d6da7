import { stepLine } from '../kit/chart.ts'
import type { Point } from '../kit/lines.ts'
import { paint } from '../kit/shapes.ts'
import { caption } from '../kit/text.ts'

/** What had been spent on a day of the month, in millions; the last is today's sum. */
export type Course = readonly (readonly [day: number, millions: number])[]

const days = [1, 8, 15, 22, 30]
/** Height of three million in px: between two grid lines. */
const grid = 45
/** Height of the budget above the foot of the chart. */
export const budgetHeight = 3 * grid

function dotted(path: string): string {
  return `<path d="${path}" stroke="${paint('ink')}" stroke-width="1.5" stroke-dasharray="1 5" stroke-linecap="round"/>`
}

/** The month as a stepped line under its budget of nine million, from `x` to `right`, with the foot at `y`. */
export function spendChart(course: Course, x: number, right: number, y: number): { svg: string; head: Point } {
  const at = (day: number) => x + ((right - x) * (day - 1)) / 29
  const height = (millions: number) => y - (millions * grid) / 3
  const points = course.map(([day, millions]): Point => [at(day), height(millions)])
  const head = points.at(-1) ?? [x, y]
  const names = [0, 3, 6, 9].map((millions) => {
    const words = millions === 0 ? '0' : `${millions}m`
    const line = millions === 9 ? dotted(`M${x} ${height(9)}H${right}`) : ''
    const mark = line || `<path d="M${x} ${height(millions)}H${right}" stroke="${paint('mist2')}"/>`
    return mark + caption(x - 12, height(millions) + 4.5, words, { weight: 600, fill: 'text3', anchor: 'end' })
  })
  const ends = { 1: 'start', 30: 'end' } as const
  return {
    head,
    svg:
      names.join('') +
      stepLine(points, 'clay', { foot: y, radius: 14 }) +
      dotted(`M${head[0]} ${head[1] + 12}V${y - 2}`) +
      days
        .map((day) =>
          caption(Math.round(at(day)), y + 24, String(day), {
            weight: 600,
            fill: 'text3',
            anchor: ends[day as keyof typeof ends] ?? 'middle',
          }),
        )
        .join(''),
  }
}
