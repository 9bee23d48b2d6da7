import type { Screen } from '../kit/drawing.ts'
import { stroke } from '../kit/lines.ts'
import { type Currency, money } from '../kit/samples.ts'
import { hairline, paint, panel } from '../kit/shapes.ts'
import { caption, tag, text } from '../kit/text.ts'

export interface Trip {
  name: string
  currency: Currency
  /** First and last day, both in June and in the two weeks shown. */
  days: readonly [first: number, last: number]
  limit: number
  spent: number
}

/** Two weeks of June, each from Monday: the 14th is a Friday, as wherever the site shows that day. */
const weeks = [
  [10, 11, 12, 13, 14, 15, 16],
  [17, 18, 19, 20, 21, 22, 23],
]
const weekdays = ['M', 'T', 'W', 'T', 'F', 'S', 'S']

/** A card for one trip: its days, its limit and what is left of it. */
export function cardTripScreen(trip: Trip, width: number): Screen {
  const height = 326
  const right = width - 22
  const [first, last] = trip.days
  const at = (column: number) => Math.round(39 + (column * (width - 78)) / 6)
  const isOn = (day: number) => day >= first && day <= last
  const isEnd = (day: number) => day === first || day === last
  const calendar = weeks.map((week, index) => {
    const y = 112 + index * 44
    const on = week.flatMap((day, column) => (isOn(day) ? [column] : []))
    const band = stroke(`M${at(on[0] ?? 0)} ${y}H${at(on.at(-1) ?? 0)}`, 'clayTint', 34)
    const days = week.map((day, column) => {
      const fill = isEnd(day) ? 'paper' : isOn(day) ? 'clayText' : 'text3'
      const disc = isEnd(day) ? `<circle cx="${at(column)}" cy="${y}" r="17" fill="${paint('ink')}"/>` : ''
      return disc + text(at(column), y + 5, String(day), { weight: isOn(day) ? 600 : 500, fill, anchor: 'middle' })
    })
    return band + days.join('')
  })
  const rows = [
    ['Limit of the card', trip.limit],
    ['Hotel and flights', trip.spent],
    ['Left', trip.limit - trip.spent],
  ] as const
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, trip.name, { size: 15, weight: 600 }) +
      tag(right, 20, 116, `${first} to ${last} June`, 'clay') +
      weekdays.map((day, column) => caption(at(column), 80, day, { anchor: 'middle' })).join('') +
      calendar.join('') +
      hairline(22, 190, right) +
      rows
        .map(([name, amount], index) => {
          const y = 222 + index * 36
          const isLast = index === rows.length - 1
          return (
            text(22, y, name, isLast ? { weight: 600 } : { fill: 'text2' }) +
            text(right, y, money(trip.currency, amount), { size: 14.5, weight: 600, anchor: 'end' })
          )
        })
        .join(''),
  }
}
