import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { comes, states } from '../kit/living.ts'
import { type Currency, money } from '../kit/samples.ts'
import { box, hairline, paint, toggle } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

/** A paid bill as the phone shows it. */
export interface Receipt {
  name: string
  city: string
  meter: string
  date: string
  /** When it is paid again. */
  again: string
  currency: Currency
  amount: number
  token: string
  /** When it is paid; before, it is due. */
  paidAt?: number
}

/** A phone: its ink case, with a shadow unless it is flat, and the paper of its screen. */
export function phoneCase(width: number, height: number, isFlat = false): string {
  const shadow = isFlat ? '' : ' filter="url(#shadow)"'
  return (
    `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="36" fill="${paint('ink')}"${shadow}/>` +
    box(9, 9, width - 18, height - 18, { radius: 28 }) +
    box(width / 2 - 34, 20, 68, 8, { radius: 4, fill: 'mist2' })
  )
}

/** Width of the phone, and the least height that shows the whole receipt with its token. */
export const phoneWidth = 280
export const phoneHeight = 592

/**
 * A phone with a paid bill.
 * @param height below {@link phoneHeight} the token and the switch are left out: something else covers the foot
 */
export function phoneScreen(receipt: Receipt, height: number = phoneHeight): Screen {
  const width = phoneWidth
  const middle = width / 2
  const [left, right] = [28, width - 28]
  const whole = height >= phoneHeight
  const row = (y: number, name: string, value: string) =>
    hairline(left, y, right) + caption(left, y + 27, name) + text(right, y + 27, value, { weight: 600, anchor: 'end' })
  const { name, paidAt } = receipt
  const since = (before: string, after: string) =>
    paidAt === undefined
      ? after
      : states([
          [before, 0],
          [after, paidAt],
        ])
  const heading = (words: string) => text(middle, 142, words, { size: 15, weight: 600, anchor: 'middle' })
  const badge = (tint: 'lagoonTint' | 'clayTint', drawn: string) =>
    `<circle cx="${middle}" cy="84" r="29" fill="${paint(tint)}"/>${drawn}`
  const done = badge('lagoonTint', icon('check', middle - 15, 69, { size: 30, colour: 'lagoonText', width: 2.4 }))
  const due = badge('clayTint', icon('clock', middle - 15, 69, { size: 30, colour: 'clayText', width: 2 }))
  const digits = (words: string) => (paidAt === undefined ? words : comes(words, paidAt + 3))
  const [first = '', second = ''] = receipt.token.match(/(?:\d{4} ?){1,3}/g) ?? []
  return {
    width,
    height,
    svg:
      phoneCase(width, height) +
      since(due + heading(`${name}, due`), done + heading(`${name}, paid`)) +
      text(middle, 184, money(receipt.currency, receipt.amount), {
        size: 38,
        weight: 600,
        anchor: 'middle',
        face: 'condensed',
      }) +
      row(208, 'Meter', receipt.meter) +
      row(250, 'Place', receipt.city) +
      row(292, 'Date', receipt.date) +
      (whole
        ? box(22, 342, width - 44, 104, { radius: 14, fill: 'ink' }) +
          caption(38, 370, 'Token', { fill: 'onInk2' }) +
          digits(
            text(38, 399, first.trim(), { size: 18, fill: 'sun' }) +
              text(38, 427, second.trim(), { size: 18, fill: 'sun' }),
          ) +
          text(left, 484, 'Pay it again', { size: 14.5, weight: 600 }) +
          caption(left, 503, receipt.again) +
          toggle(right - 40, 478, true) +
          box(22.5, 530.5, width - 45, 42, { radius: 21, edge: 'ink', edgeWidth: 1.6 }) +
          text(middle, 557, 'Save the receipt', { weight: 600, anchor: 'middle' })
        : ''),
  }
}
