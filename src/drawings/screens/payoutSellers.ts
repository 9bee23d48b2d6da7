import type { Screen } from '../kit/drawing.ts'
import type { Line } from '../kit/lines.ts'
import { type Company, type Currency, figures, initials, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { avatar, button, caption, text } from '../kit/text.ts'

export interface Seller {
  name: Company
  /** The number of the virtual account that belongs to this seller alone. */
  account: string
  amount: number
  line: Line
}

const head = 60
const row = 64

/** The height of a seller's row, at its middle. */
export const sellerRow = (index: number) => head + row * (index + 0.5)

/** Sellers with an account number each, and the button that pays them all. */
export function payoutSellersScreen(sellers: readonly Seller[], currency: Currency, width: number): Screen {
  const height = head + sellers.length * row + 80
  const right = width - 22
  const total = sellers.reduce((sum, { amount }) => sum + amount, 0)
  const rows = sellers.map((seller, index) => {
    const y = head + index * row
    return (
      hairline(22, y, right) +
      avatar(40, y + 32, initials(seller.name), seller.line) +
      text(70, y + 28, seller.name, { size: 14.5, weight: 600 }) +
      caption(70, y + 47, seller.account) +
      text(right, y + 37, figures(seller.amount), { size: 15, weight: 600, anchor: 'end' })
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, 'Sold this week', { size: 15, weight: 600 }) +
      caption(right, 38, currency, { anchor: 'end' }) +
      rows.join('') +
      button(22, height - 68, width - 44, 46, `Pay all sellers, ${money(currency, total)}`),
  }
}
