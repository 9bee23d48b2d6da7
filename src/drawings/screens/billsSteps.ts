import type { Screen } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { node } from '../kit/lines.ts'
import { type Currency, money } from '../kit/samples.ts'
import { box, hairline, paint, panel } from '../kit/shapes.ts'
import { state } from '../kit/state.ts'
import { button, caption, text, tile } from '../kit/text.ts'

/** One bill from the choice to the receipt. */
export interface Bill {
  name: string
  city: string
  meter: string
  currency: Currency
  amount: number
  /** The number to enter on the meter. */
  token: string
}

/** Where the line docks, the same in every station. */
export const stationDock = 110

const kinds: readonly (readonly [string, IconName])[] = [
  ['Airtime', 'smartphone'],
  ['Data', 'signal'],
  ['Electricity', 'zap'],
]

/** First station: three kinds of bill, the chosen one marked. */
export function chooseScreen(bill: Bill, width: number): Screen {
  const row = 58
  const height = 58 + kinds.length * row + 12
  const right = width - 22
  const rows = kinds.map(([name, glyph], index) => {
    const y = 58 + index * row
    const on = name === bill.name
    return (
      (on ? box(12, y, width - 24, row, { radius: 12, fill: 'skyTint' }) : hairline(22, y, right)) +
      (on
        ? box(22, y + 10, 38, 38, { radius: 11 }) + icon(glyph, 32, y + 20, { colour: 'skyText', width: 2 })
        : tile(22, y + 10, 38, glyph, 'sky')) +
      text(74, y + 34, name, { size: 14.5, weight: 600 }) +
      (on
        ? node(right - 10, y + 29, 7, 5)
        : `<circle cx="${right - 10}" cy="${y + 29}" r="8.5" fill="none" stroke="${paint('edge')}" stroke-width="1.5"/>`)
    )
  })
  return {
    width,
    height,
    svg: panel(width, height) + text(22, 37, 'Choose the bill', { size: 15, weight: 600 }) + rows.join(''),
  }
}

/** Second station: the number of the meter. */
export function numberScreen(bill: Bill, width: number): Screen {
  const height = 240
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 37, bill.name, { size: 15, weight: 600 }) +
      caption(22, 72, 'Meter number') +
      box(22.5, 84.5, width - 45, 50, { radius: 12, edge: 'ink', edgeWidth: 2 }) +
      text(38, 115, bill.meter, { size: 16, weight: 600 }) +
      icon('check', width - 58, 100, { size: 20, colour: 'lagoonText', width: 2.4 }) +
      caption(22, 158, `Prepaid meter, ${bill.city}`) +
      button(22, height - 64, width - 44, 44, 'Continue'),
  }
}

/** A fact under a hairline: its name on the left, its value ending at `right`. */
const row = (right: number, y: number, name: string, value: string) =>
  hairline(22, y, right) + caption(22, y + 28, name) + text(right, y + 28, value, { weight: 600, anchor: 'end' })

/** Third station: what is paid, from which wallet, and the button that pays it. */
export function payScreen(bill: Bill, width: number): Screen {
  const height = 264
  const right = width - 22
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 37, 'Check and pay', { size: 15, weight: 600 }) +
      text(21, 82, money(bill.currency, bill.amount), { size: 34, weight: 600, face: 'condensed' }) +
      row(right, 102, bill.name, bill.meter) +
      row(right, 146, 'From', `${bill.currency} wallet`) +
      button(22, height - 60, width - 44, 44, 'Pay'),
  }
}

/** Fourth station: the receipt, with the token of a prepaid meter on ink. */
export function receiptScreen(bill: Bill, width: number): Screen {
  const height = 222
  const right = width - 22
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 37, 'Receipt', { size: 15, weight: 600 }) +
      state(right, 37, 'Paid') +
      row(right, 54, `${bill.name}, ${bill.city}`, money(bill.currency, bill.amount)) +
      row(right, 98, 'Meter', bill.meter) +
      box(12, 142, width - 24, 68, { radius: 12, fill: 'ink' }) +
      text(28, 168, 'Token', { size: 13, fill: 'onInk2' }) +
      text(28, 192, bill.token, { size: 15, fill: 'sun' }),
  }
}

/** The meter in which the token is entered: the same digits, and its lamp is lit. */
export function meterScreen(bill: Bill, width: number): Screen {
  const height = 132
  const keys = 5
  const key = (width - 40 - (keys - 1) * 8) / keys
  return {
    width,
    height,
    svg:
      box(0, 0, width, height, { radius: 22, fill: 'ink' }) +
      box(16, 18, width - 32, 50, { radius: 10, fill: 'lagoonTint' }) +
      text(26, 48, bill.token, { size: 14, fill: 'lagoonText' }) +
      `<circle cx="${width - 34}" cy="43" r="8" fill="${paint('sun')}" stroke="${paint('ink')}" stroke-width="3"/>` +
      [0, 1]
        .map((line) =>
          Array.from({ length: keys }, (_, index) =>
            box(Math.round(20 + index * (key + 8)), 82 + line * 18, Math.round(key), 12, { radius: 6, fill: 'ink3' }),
          ).join(''),
        )
        .join(''),
  }
}
