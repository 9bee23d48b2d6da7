import type { Screen } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { type Currency, money } from '../kit/samples.ts'
import { panel } from '../kit/shapes.ts'
import { caption, text, tile } from '../kit/text.ts'

export interface PaidBill {
  name: string
  icon: IconName
  currency: Currency
  amount: number
}

/** One paid bill as a chip, 64 px high. */
export function billChip(bill: PaidBill, width: number): Screen {
  return {
    width,
    height: 64,
    svg:
      panel(width, 64, 14) +
      tile(14, 14, 36, bill.icon, 'sky') +
      text(62, 29, `${bill.name}, paid`, { weight: 600 }) +
      caption(62, 48, money(bill.currency, bill.amount)) +
      icon('check', width - 36, 23, { colour: 'lagoonText', width: 2.6 }),
  }
}
