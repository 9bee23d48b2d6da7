import type { Screen } from '../kit/drawing.ts'
import { type Company, type Currency, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { button, caption, tag, text } from '../kit/text.ts'

/** A transfer in the currency of the wallet: nothing is converted. */
export interface Transfer {
  to: Company
  city: string
  currency: Currency
  amount: number
  fee: number
}

/** The transfer before it is confirmed. It shows a fee, so it is marked as an example. */
export function transferScreen(transfer: Transfer, width: number): Screen {
  const { to, city, currency, amount, fee } = transfer
  const height = 294
  const right = width - 22
  const row = (y: number, name: string, value: string) =>
    hairline(22, y, right) + text(22, y + 29, name) + text(right, y + 29, value, { weight: 600, anchor: 'end' })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, `To ${to}`, { size: 15, weight: 600 }) +
      tag(right, 20, 76, 'Example') +
      caption(22, 59, `${city}, from your ${currency} wallet`) +
      row(78, 'Amount', money(currency, amount)) +
      row(124, 'Fee', money(currency, fee)) +
      hairline(22, 170, right) +
      text(22, 203, 'Together', { weight: 600 }) +
      text(right, 205, money(currency, amount + fee), { size: 24, weight: 600, anchor: 'end', face: 'condensed' }) +
      button(22, height - 64, width - 44, 44, 'Confirm'),
  }
}
