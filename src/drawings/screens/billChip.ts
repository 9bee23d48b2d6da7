import type { Screen } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { states } from '../kit/living.ts'
import { type Currency, money } from '../kit/samples.ts'
import { panel } from '../kit/shapes.ts'
import { caption, text, tile } from '../kit/text.ts'

export interface PaidBill {
  name: string
  icon: IconName
  currency: Currency
  amount: number
  /** When it is paid; before, it is due. */
  paidAt?: number
}

/** One paid bill as a chip, 64 px high. */
export function billChip(bill: PaidBill, width: number): Screen {
  const { paidAt } = bill
  const paid = text(62, 29, `${bill.name}, paid`, { weight: 600 })
  const done = icon('check', width - 36, 23, { colour: 'lagoonText', width: 2.6 })
  const due = text(62, 29, `${bill.name}, due`, { weight: 600 })
  const open = icon('clock', width - 36, 23, { colour: 'clayText', width: 2.2 })
  const since = (before: string, after: string) =>
    paidAt === undefined
      ? after
      : states([
          [before, 0],
          [after, paidAt],
        ])
  return {
    width,
    height: 64,
    svg:
      panel(width, 64, 14) +
      tile(14, 14, 36, bill.icon, 'sky') +
      since(due, paid) +
      caption(62, 48, money(bill.currency, bill.amount)) +
      since(open, done),
  }
}
