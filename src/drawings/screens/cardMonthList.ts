import type { Screen } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import type { Currency } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { caption, text, tile } from '../kit/text.ts'

export interface MonthPayment {
  name: string
  day: string
  icon: IconName
  amount: number
  hasReceipt: boolean
}

/** A month of card payments with their receipts. */
export function cardMonthScreen(payments: readonly MonthPayment[], currency: Currency, width: number): Screen {
  const isNarrow = width < 400
  const pad = isNarrow ? 20 : 24
  const right = width - pad
  const foot = 60 + payments.length * 60
  const total = payments.reduce((sum, { amount }) => sum + amount, 0)
  const complete = payments.filter(({ hasReceipt }) => hasReceipt).length
  const rows = payments.map((payment, index) => {
    const y = 60 + index * 60
    const receipt = payment.hasReceipt ? 'Receipt attached' : 'Receipt missing'
    const short = payment.hasReceipt ? 'Receipt' : 'No receipt'
    const room = isNarrow ? (payment.hasReceipt ? 66 : 83) : payment.hasReceipt ? 122 : 116
    const colour = payment.hasReceipt ? 'lagoonText' : 'clayText'
    return (
      hairline(pad, y, right) +
      tile(pad, y + 11, 38, payment.icon, 'clay') +
      text(pad + 52, y + 27, payment.name, { size: 14.5, weight: 600 }) +
      caption(pad + 52, y + 45, payment.day) +
      text(right, y + 27, payment.amount.toFixed(2), { size: 14.5, weight: 600, anchor: 'end' }) +
      caption(right, y + 45, isNarrow ? short : receipt, { weight: 600, fill: colour, anchor: 'end' }) +
      icon(payment.hasReceipt ? 'check' : 'alert', right - room, y + 34, { size: 13, colour, width: 2.5 })
    )
  })
  return {
    width,
    height: foot + 66,
    svg:
      panel(width, foot + 66, 18) +
      text(pad, 38, 'June', { size: 16, weight: 600 }) +
      caption(right, 38, currency, { anchor: 'end' }) +
      rows.join('') +
      hairline(pad, foot, right) +
      text(pad, foot + 39, `${complete} of ${payments.length} receipts`, { weight: 600 }) +
      text(right, foot + 41, total.toFixed(2), { size: 22, weight: 600, face: 'condensed', anchor: 'end' }),
  }
}
