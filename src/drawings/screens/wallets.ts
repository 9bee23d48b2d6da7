import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import type { Line } from '../kit/lines.ts'
import { type Currency, figures } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

export interface Wallet {
  currency: Currency
  name: string
  balance: number
  line: Line
}

const head = 60
const row = 58

/** One row for each currency. The balances are never added up or converted. */
export function walletsScreen(wallets: readonly Wallet[], width: number): Screen {
  const height = head + wallets.length * row + 4
  const right = width - 22
  const rows = wallets.map((wallet, index) => {
    const y = head + index * row
    return (
      hairline(22, y, right) +
      box(22, y + 15, 46, 28, { radius: 8, fill: `${wallet.line}Tint` }) +
      text(45, y + 33.6, wallet.currency, { size: 13, weight: 600, anchor: 'middle', fill: `${wallet.line}Text` }) +
      text(82, y + 34, wallet.name) +
      text(right, y + 34, figures(wallet.balance), { size: 14.5, weight: 600, anchor: 'end' })
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, 'Wallets', { size: 15, weight: 600 }) +
      icon('plus', right - 20, 22, { size: 20 }) +
      rows.join(''),
  }
}
