import type { Screen } from '../kit/drawing.ts'
import type { IconName } from '../kit/icons.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { button, caption, text, tile } from '../kit/text.ts'

export interface DueBill {
  name: string
  detail: string
  icon: IconName
  amount: number
}

const head = 60
const row = 60
const numbers = ['no', 'one', 'both', 'all three', 'all four']

/** Bills that are due in one currency, and the button that pays their sum. */
export function dueBillsScreen(bills: readonly DueBill[], currency: Currency, width: number): Screen {
  const height = head + bills.length * row + 80
  const right = width - 22
  const total = bills.reduce((sum, bill) => sum + bill.amount, 0)
  const rows = bills.map((bill, index) => {
    const y = head + index * row
    return (
      hairline(22, y, right) +
      tile(22, y + 11, 38, bill.icon, 'sky') +
      text(74, y + 27, bill.name, { size: 14.5, weight: 600 }) +
      caption(74, y + 45, bill.detail) +
      text(right, y + 35, figures(bill.amount), { size: 15, weight: 600, anchor: 'end' })
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, 'Due 6 to 14 June', { size: 15, weight: 600 }) +
      caption(right, 38, currency, { anchor: 'end' }) +
      rows.join('') +
      button(22, height - 68, width - 44, 46, `Pay ${numbers[bills.length] ?? 'all'}, ${money(currency, total)}`),
  }
}
