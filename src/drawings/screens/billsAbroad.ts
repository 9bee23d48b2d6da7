import type { Screen } from '../kit/drawing.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { button, caption, tag, text, tile } from '../kit/text.ts'

/** A bill in another country, paid from the wallet of its currency: nothing is converted. */
export interface BillAbroad {
  name: string
  city: string
  meter: string
  currency: Currency
  wallet: number
  amount: number
}

/** What stays in the wallet. */
export function leftIn(bill: BillAbroad): number {
  return bill.wallet - bill.amount
}

/** The bill, the wallet it is paid from, and what stays in it. */
export function abroadScreen(bill: BillAbroad, width: number): Screen {
  const height = 290
  const right = width - 22
  const row = (y: number, name: string, value: string, strong = false) =>
    hairline(22, y, right) +
    text(22, y + 29, name, { weight: strong ? 600 : 500 }) +
    text(right, y + 29, value, { weight: 600, anchor: 'end' })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      tile(22, 18, 38, 'zap', 'sky') +
      text(74, 35, `${bill.name}, ${bill.city}`, { size: 15, weight: 600 }) +
      caption(74, 54, `Meter ${bill.meter}`) +
      (width < 400 ? '' : tag(right, 25, 48, bill.currency, 'sun')) +
      row(76, `${bill.currency} wallet`, figures(bill.wallet)) +
      row(122, 'This bill', `−${figures(bill.amount)}`) +
      row(168, 'Left in the wallet', figures(leftIn(bill)), true) +
      button(22, height - 64, width - 44, 44, `Pay ${money(bill.currency, bill.amount)}`),
  }
}
