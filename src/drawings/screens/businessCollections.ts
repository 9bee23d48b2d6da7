import { panelRoom } from '../../theme/artPages.ts'
import { dots, stepLine } from '../kit/chart.ts'
import type { Point } from '../kit/lines.ts'
import { type Currency, money } from '../kit/samples.ts'
import { paint } from '../kit/shapes.ts'
import { caption, tag, text } from '../kit/text.ts'

export interface Collections {
  currency: Currency
  date: string
  /** The hours of the axis: the first and the last. */
  from: number
  to: number
  /** What came in during each hour so far. */
  hours: readonly number[]
}

/** All that came in so far. */
export function collected({ hours }: Collections): number {
  return hours.reduce((total, hour) => total + hour, 0)
}

interface Chart {
  width: number
  /** Height of the axis, and of a million above it: a step at 45 degrees may not be higher than an hour is wide. */
  foot: number
  million: number
  /** Where the words begin, and the size of the sum. */
  left: number
  figure: number
  /** Baseline of the sum. */
  top: number
}

/**
 * The money of a day as it grows by the hour. The chart is the panel: its line begins at the edge, and the dots of the
 * hours to come run on past the other one.
 */
export function collectionsChart(collections: Collections, { width, foot, million, left, figure, top }: Chart): string {
  const { currency, date, from, to, hours } = collections
  const right = width - left
  const thick = figure > 50 ? 11 : 9
  const at = (hour: number) => left + ((hour - from) * (right - left)) / (to - from)
  const points = hours.map((_, index): Point => {
    const sofar = hours.slice(0, index + 1).reduce((total, hour) => total + hour, 0)
    return [index === 0 ? thick / 2 : at(from + index), foot - (sofar / 1e6) * million]
  })
  const now = from + hours.length - 1
  const head = foot - (collected(collections) / 1e6) * million
  const grid = [0, 1, 2].map((value) => `M0 ${foot - value * million}H${width}`).join('')
  const names = [from, from + 3, now, to]
  return (
    `<path d="${grid}" stroke="${paint('rule')}"/>` +
    dots(`M${at(now) + 26} ${head}H${width * (1 + panelRoom)}`) +
    stepLine(points, 'sun', { foot, width: thick, radius: figure > 50 ? 9 : 5, area: 'paper' }) +
    text(left, top - figure * 0.95, 'Collected today', { size: figure > 50 ? 16 : 14, fill: 'text2' }) +
    tag(right, top - figure * 0.95 - 17, 52, 'Live') +
    text(left - 1, top, money(currency, collected(collections)), { size: figure, weight: 600, face: 'condensed' }) +
    caption(left, top + figure * 0.55, date, { size: 13.5 }) +
    ['1m', '2m']
      .map((name, index) => caption(right, foot - (index + 1) * million - 8, name, { fill: 'text2', anchor: 'end' }))
      .join('') +
    names
      .map((hour, index) =>
        caption(at(hour), foot + 30, `${String(hour).padStart(2, '0')} h`, {
          fill: 'text2',
          anchor: index === 0 ? 'start' : index === names.length - 1 ? 'end' : 'middle',
        }),
      )
      .join('')
  )
}
