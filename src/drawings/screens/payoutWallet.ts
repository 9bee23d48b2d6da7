import type { Screen } from '../kit/drawing.ts'
import type { IconName } from '../kit/icons.ts'
import { paymentState } from '../kit/paymentState.ts'
import { type Company, type Currency, figures, initials, money } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { avatar, caption, tag, text, tile } from '../kit/text.ts'

export interface Receipt {
  name: string
  detail: string
  icon: IconName
  amount: number
}

/** What came in. */
export const received = (receipts: readonly Receipt[]) => receipts.reduce((sum, { amount }) => sum + amount, 0)

const head = 112
const row = 58

/** Payments that came in today, by the way they came. */
export function payoutReceivedScreen(receipts: readonly Receipt[], currency: Currency, width: number): Screen {
  const height = head + receipts.length * row + 4
  const right = width - 22
  const rows = receipts.map((receipt, index) => {
    const y = head + index * row
    return (
      hairline(22, y, right) +
      tile(22, y + 10, 38, receipt.icon, 'lagoon') +
      text(74, y + 26, receipt.name, { size: 14.5, weight: 600 }) +
      caption(74, y + 44, receipt.detail) +
      text(right, y + 34, figures(receipt.amount), { size: 15, weight: 600, anchor: 'end' })
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, 'Received today', { size: 15, weight: 600 }) +
      tag(right, 20, 48, currency) +
      text(21, 90, figures(received(receipts)), { size: 40, weight: 600, face: 'condensed' }) +
      rows.join(''),
  }
}

export interface WalletPayout {
  to: Company
  amount: number
}

/** One payout from a wallet, and what is left in it. */
export function payoutLeftScreen(payout: WalletPayout, before: number, currency: Currency, width: number): Screen {
  const height = 150
  const right = width - 22
  return {
    width,
    height,
    svg:
      panel(width, height) +
      avatar(40, 42, initials(payout.to), 'clay') +
      text(68, 38, payout.to, { weight: 600 }) +
      caption(68, 57, 'Payout') +
      text(right, 38, money(currency, payout.amount), { weight: 600, anchor: 'end' }) +
      paymentState(right, 57, 'Settled') +
      box(12, 80, width - 24, 58, { radius: 12, fill: 'lagoonTint' }) +
      text(28, 114, 'Left', { weight: 600 }) +
      text(width - 28, 117, money(currency, before - payout.amount), {
        size: 24,
        weight: 600,
        face: 'condensed',
        anchor: 'end',
      }),
  }
}
