import type { Screen } from '../kit/drawing.ts'
import { node, railPath, stroke } from '../kit/lines.ts'
import { type Company, type Currency, initials } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { avatar, button, caption, tag, text } from '../kit/text.ts'

export interface Payment {
  to: Company
  currency: Currency
  amount: number
  fee: number
  tax: number
}

/** What leaves the wallet. */
export function total({ amount, fee, tax }: Payment): number {
  return amount + fee + tax
}

const cents = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What adds up to the total, as the stations of the line. */
function stations(payment: Payment) {
  return [
    { name: 'Amount', words: cents.format(payment.amount) },
    { name: 'Fee', words: `+ ${cents.format(payment.fee)}` },
    { name: 'Tax', words: `+ ${cents.format(payment.tax)}` },
    { name: 'Total', words: `${payment.currency} ${cents.format(total(payment))}` },
  ]
}

function head(payment: Payment, right: number): string {
  return (
    avatar(41, 44, initials(payment.to), 'lagoon') +
    text(70, 41, 'Confirm the payment', { size: 16, weight: 600 }) +
    caption(70, 60, `To ${payment.to}`, { size: 14 }) +
    tag(right, 32, 76, 'Example', 'sun') +
    hairline(24, 84, right)
  )
}

/** Amount, fee and tax before the payment leaves: the line runs from station to station to the button. For 620 px. */
export function confirmScreen(payment: Payment, width: number): Screen {
  const height = 268
  const right = width - 24
  const y = 170
  const at = [34, 162, 264, 358]
  const ends = right - 112
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      head(payment, right) +
      stroke(`M${at[0]} ${y}H${ends}`, 'sun', 10) +
      stations(payment)
        .map(({ name, words }, index) => {
          const x = at[index] ?? 0
          const sum = index === 3
          return (
            caption(x - 8, y - 24, name, { size: 14, ...(sum && { weight: 600, fill: 'ink' }) }) +
            text(x - 9, y + 42, words, { size: 22, weight: 600, face: 'condensed' }) +
            node(x, y, sum ? 9 : 7, sum ? 4.5 : 3.5)
          )
        })
        .join('') +
      button(ends, y - 25, 112, 50, 'Confirm'),
  }
}

/** The same for a phone: the stations are in a column, and the line runs down to the button. For 300 px. */
export function confirmNarrowScreen(payment: Payment, width: number): Screen {
  const right = width - 22
  const first = 116
  const row = 42
  const foot = first + 3 * row
  const height = foot + 112
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 40, 'Confirm the payment', { size: 15, weight: 600 }) +
      caption(22, 62, `To ${payment.to}`) +
      tag(right, 24, 72, 'Example', 'sun') +
      hairline(22, 82, right) +
      stroke(
        railPath([
          [46, first],
          [46, foot + 50],
        ]),
        'sun',
        10,
      ) +
      stations(payment)
        .map(({ name, words }, index) => {
          const y = first + index * row
          const sum = index === 3
          return (
            text(68, y + 5, name, sum ? { weight: 600 } : { fill: 'text2' }) +
            text(right, y + (sum ? 8 : 5), words, {
              size: sum ? 22 : 14,
              weight: 600,
              anchor: 'end',
              ...(sum && { face: 'condensed' }),
            }) +
            node(46, y, sum ? 9 : 7, sum ? 4.5 : 3.5)
          )
        })
        .join('') +
      button(22, foot + 42, width - 44, 48, 'Confirm'),
  }
}
