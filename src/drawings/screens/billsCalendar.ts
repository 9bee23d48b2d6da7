import type { Screen } from '../kit/drawing.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { caption, text, tile } from '../kit/text.ts'
import type { Repeat } from './billsRepeat.ts'

/** A month with the bills that are paid in it. */
export interface BillMonth {
  name: string
  /** The weekday of its first day: 0 is Monday. */
  starts: number
  length: number
  currency: Currency
  bills: readonly (Repeat & { day: number })[]
}

const weekdays = ['M', 'T', 'W', 'T', 'F', 'S', 'S']
const head = 94
const week = 40

function grid(month: BillMonth, x: number, width: number): string {
  const column = width / weekdays.length
  const at = (index: number) => Math.round(x + column * (index + 0.5))
  const due = new Set(month.bills.map(({ day }) => day))
  const days = Array.from({ length: month.length }, (_, index) => {
    const place = month.starts + index
    const day = index + 1
    const [left, y] = [at(place % 7), head + Math.floor(place / 7) * week]
    const on = due.has(day)
    return (
      (on ? box(left - 16, y - 4, 32, 32, { radius: 16, fill: 'ink' }) : '') +
      text(left, y + 17, String(day), {
        size: 13,
        weight: on ? 600 : 500,
        fill: on ? 'paper' : 'text2',
        anchor: 'middle',
      })
    )
  })
  return (
    weekdays.map((name, index) => caption(at(index), 76, name, { fill: 'text3', anchor: 'middle' })).join('') +
    days.join('')
  )
}

/** The days of a month, those of a bill marked, and the list of the bills: beside it, or below it on a phone. */
export function calendarScreen(month: BillMonth, width: number): Screen {
  const narrow = width < 400
  const weeks = Math.ceil((month.starts + month.length) / 7)
  const foot = head + weeks * week
  const row = narrow ? 52 : 58
  const left = narrow ? 22 : 296
  const top = narrow ? foot + 4 : 62
  const right = width - 22
  const height = narrow ? top + month.bills.length * row + 6 : foot + 12
  const total = month.bills.reduce((sum, { amount }) => sum + amount, 0)
  const rows = month.bills.map((bill, index) => {
    const y = top + index * row
    const middle = y + row / 2
    return (
      hairline(left, y, right) +
      tile(left, middle - 18, 36, bill.icon, 'sky') +
      text(left + 50, middle - 3, bill.name, { size: 14.5, weight: 600 }) +
      caption(left + 50, middle + 15, `${bill.day} ${month.name}`) +
      text(right, middle + 5, figures(bill.amount), { size: 14.5, weight: 600, anchor: 'end' })
    )
  })
  const sum = money(month.currency, total)
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(22, 38, month.name, { size: 16, weight: 600 }) +
      (narrow
        ? text(right, 38, sum, { size: 16, weight: 600, anchor: 'end' })
        : text(left, 38, 'On repeat', { size: 15, weight: 600 }) +
          hairline(left, top + month.bills.length * row, right) +
          caption(left, foot - 16, 'Together') +
          text(right, foot - 14, sum, { size: 20, weight: 600, anchor: 'end', face: 'condensed' })) +
      grid(month, 20, narrow ? width - 40 : 250) +
      rows.join(''),
  }
}

/** Where the line docks: at the height of the first bill of the list, or of the second week on a phone. */
export const calendarDocks = { wide: 62 + 29, small: head + week + 12 }
