import type { Screen } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { type Company, type Currency, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { caption, tag, text } from '../kit/text.ts'

export interface Loan {
  to: Company
  currency: Currency
  amount: number
  /** The days on which a part is due. The parts are equal and add up to the amount. */
  due: readonly string[]
  received: number
  /** The number of the virtual account that the parts are paid to. */
  account: string
}

export const partOf = ({ amount, due }: Loan) => amount / due.length
export const receivedOf = (loan: Loan) => partOf(loan) * loan.received
const numbers = ['none', 'one', 'two', 'three', 'four', 'five']

/** A lender's payout, and the parts that come back to a virtual account. */
export function payoutLoanScreen(loan: Loan, width: number): Screen {
  const height = 350
  const right = width - 22
  const at = (index: number) => 43 + ((width - 86) * index) / (loan.due.length - 1)
  const parts = loan.due.map((day, index) => {
    const isLast = index === loan.received - 1
    const ring = index < loan.received ? 'ink' : 'edge'
    return (
      node(at(index), 192, isLast ? 8 : 5.5, isLast ? 4 : 2.8, ring) +
      caption(Math.round(at(index)), 222, day, { anchor: 'middle' })
    )
  })
  const row = (y: number, name: string, value: string) =>
    caption(22, y, name) + text(right, y, value, { weight: 600, anchor: 'end' })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, 'Payout to a borrower', { size: 15, weight: 600 }) +
      tag(right, 20, 68, 'Settled') +
      text(21, 88, money(loan.currency, loan.amount), { size: 38, weight: 600, face: 'condensed' }) +
      caption(22, 113, loan.to) +
      hairline(22, 132, right) +
      text(22, 160, `Comes back in ${numbers[loan.due.length] ?? loan.due.length} parts`) +
      stroke(`M${at(0)} 192H${at(loan.due.length - 1)}`, 'mist2', 8) +
      stroke(`M${at(0)} 192H${Math.round(at(loan.received - 1))}`, 'sun', 8) +
      parts.join('') +
      hairline(22, 242, right) +
      row(271, 'Account for the parts', loan.account) +
      row(299, 'Each part', money(loan.currency, partOf(loan))) +
      row(
        327,
        `Received, ${numbers[loan.received]} of ${numbers[loan.due.length]}`,
        money(loan.currency, receivedOf(loan)),
      ),
  }
}
