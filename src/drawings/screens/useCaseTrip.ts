import type { Screen } from '../kit/drawing.ts'
import { course } from '../kit/course.ts'
import { node, type Point, stroke } from '../kit/lines.ts'
import { type Currency, figures, money, signed } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'
import { left } from './useCaseSteps.ts'

export interface Stop {
  name: string
  detail: string
  /** Money in, or out when negative. */
  amount: number
}

const head = 66
const row = 60

/** In the wide cut the line steps aside once: the detour of the stops in between. Wide enough for a straight run. */
const aside = { near: 34, far: 76 }

function tripLine(from: number, to: number, narrow: boolean): string {
  if (narrow) return stroke(`M28 ${from}V${to}`, 'sky', 8, 'butt')
  const { near, far } = aside
  const swing = far - near
  const lead = (row - swing) / 2
  const points: Point[] = [
    [near, from],
    [near, from + lead],
    [far, from + lead + swing],
    [far, to - lead - swing],
    [near, to - lead],
    [near, to],
  ]
  return course(points, 'sky', { width: 9, radius: 12 })
}

/** A trip with what it brings and costs, and what is left of it. Beside the rows runs its line. */
export function tripScreen(name: string, stops: readonly Stop[], currency: Currency, width: number): Screen {
  const narrow = width < 400
  const height = head + stops.length * row + 72
  const right = width - (narrow ? 18 : 24)
  const words = narrow ? 54 : 104
  const at = (index: number) => head + row / 2 + index * row
  const last = stops.length - 1
  const x = (index: number) => (narrow ? 28 : index > 0 && index < last ? aside.far : aside.near)
  const rows = stops.map((stop, index) => {
    const y = at(index)
    const style = { size: 14.5, weight: 600, anchor: 'end', fill: stop.amount > 0 ? 'lagoonText' : 'ink' } as const
    return (
      (index > 0 ? hairline(words, y - row / 2, right) : '') +
      text(words, y - 3, stop.name, { size: 14.5, weight: 600 }) +
      caption(words, y + 17, stop.detail, { size: 13.5 }) +
      text(right, y - 3, stop.amount > 0 ? signed(stop.amount) : figures(-stop.amount), style)
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(narrow ? 18 : 24, 42, name, { size: 15.5, weight: 600 }) +
      caption(right, 42, currency, { size: 13.5, anchor: 'end' }) +
      tripLine(at(0), at(last), narrow) +
      stops.map((_, index) => node(x(index), at(index))).join('') +
      rows.join('') +
      box(12, height - 64, width - 24, 52, { radius: 12, fill: 'skyTint' }) +
      text(28, height - 33, narrow ? 'Left' : 'Left from this trip', { weight: 600 }) +
      text(right - 4, height - 31, money(currency, left(stops)), {
        size: 20,
        weight: 600,
        anchor: 'end',
        face: 'condensed',
      }),
  }
}
