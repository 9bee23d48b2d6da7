import type { Screen } from '../kit/drawing.ts'
import type { Line } from '../kit/lines.ts'
import { type PaymentState, paymentState } from '../kit/paymentState.ts'
import { type Company, type Currency, initials, money, type Person } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { avatar, caption, text } from '../kit/text.ts'

export interface Payout {
  to: Company | Person
  detail: string
  currency: Currency
  amount: number
  state: Extract<PaymentState, 'Settled' | 'In transit'>
  line: Line
}

const head = 58
const row = 58

function payoutRow(payout: Payout, y: number, right: number): string {
  return (
    hairline(22, y, right) +
    avatar(40, y + 29, initials(payout.to), payout.line) +
    text(68, y + 25, payout.to, { weight: 600 }) +
    caption(68, y + 43, payout.detail) +
    text(right, y + 25, money(payout.currency, payout.amount), { weight: 600, anchor: 'end' }) +
    paymentState(right, y + 43, payout.state)
  )
}

/** A list of payouts with the state of each. */
export function payoutsScreen(payouts: readonly Payout[], width: number): Screen {
  const height = head + payouts.length * row + 4
  const right = width - 22
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 36, 'Payouts', { size: 15, weight: 600 }) +
      caption(right, 36, 'Today', { anchor: 'end' }) +
      payouts.map((payout, index) => payoutRow(payout, head + index * row, right)).join(''),
  }
}
