import { dots, stepLine } from '../kit/chart.ts'
import type { Screen } from '../kit/drawing.ts'
import type { Point } from '../kit/lines.ts'
import { type Currency, money } from '../kit/samples.ts'
import { paint, panel } from '../kit/shapes.ts'
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

const footAt = (width: number) => (width < 400 ? 250 : 288)
/** Height of a million: a step at 45 degrees may not be higher than an hour is wide. */
const millionAt = (width: number) => (width < 400 ? 42 : 66)

/** Where the line docks: at the head of the chart. */
export function collectionsDock(collections: Collections, width: number): number {
  return footAt(width) - (collected(collections) / 1e6) * millionAt(width)
}

/** The money of a day as it grows by the hour, with dots for the hours to come. */
export function collectionsScreen(collections: Collections, width: number): Screen {
  const foot = footAt(width)
  const height = foot + 56
  const { currency, date, from, to, hours } = collections
  const narrow = width < 400
  const million = millionAt(width)
  const left = 62
  const right = width - 28
  const at = (hour: number) => left + ((hour - from) * (right - left)) / (to - from)
  const points = hours.map((_, index): Point => {
    const sofar = hours.slice(0, index + 1).reduce((total, hour) => total + hour, 0)
    return [at(from + index), foot - (sofar / 1e6) * million]
  })
  const now = from + hours.length - 1
  const head = collectionsDock(collections, width)
  const grid = [0, 1, 2].map((value) => `M${left} ${foot - value * million}H${right}`).join('')
  const names = [from, from + 3, now, to]
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(24, 40, 'Collected today', { fill: 'text2' }) +
      tag(width - 24, 22, 52, 'Live') +
      text(23, 88, money(currency, collected(collections)), {
        size: narrow ? 34 : 42,
        weight: 600,
        face: 'condensed',
      }) +
      caption(24, 116, date, { size: 13.5 }) +
      `<path d="${grid}" stroke="${paint('mist2')}"/>` +
      ['0', '1m', '2m']
        .map((name, value) => caption(left - 12, foot - value * million + 4.5, name, { fill: 'text3', anchor: 'end' }))
        .join('') +
      dots(`M${at(now) + 24} ${head}H${right}`) +
      stepLine(points, 'sun', { foot, width: 8, radius: narrow ? 6 : 10 }) +
      names
        .map((hour, index) =>
          caption(at(hour), foot + 28, `${String(hour).padStart(2, '0')} h`, {
            fill: 'text3',
            anchor: index === 0 ? 'start' : index === names.length - 1 ? 'end' : 'middle',
          }),
        )
        .join(''),
  }
}
