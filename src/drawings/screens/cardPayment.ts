import type { Screen } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { type Currency, figures, money, type Person } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { caption, tag, text } from '../kit/text.ts'

export interface CardPayment {
  owner: Person
  ending: string
  currency: Currency
  amount: number
  /** What the card had paid before in this month. */
  before: number
  limit: number
}

export const leftAfter = ({ amount, before, limit }: CardPayment) => limit - before - amount

/** A payment with a card, checked on the way: the card is open, the limit holds. */
export function cardPayScreen(payment: CardPayment, width: number): Screen {
  const isNarrow = width < 400
  const pad = isNarrow ? 22 : 24
  const line = isNarrow ? 36 : 44
  const { currency, amount, before, limit } = payment
  const rows = [
    ['Payment online', 'Cloud hosting'],
    ['Card is open', 'Not frozen, not closed'],
    ['Limit holds', `${money(currency, before)} + ${figures(amount)} is under ${figures(limit)}`],
    ['Approved', `${money(currency, leftAfter(payment))} left this month`],
  ] as const
  const first = 118
  const row = 62
  const last = first + row * (rows.length - 1)
  const height = last + 44
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(pad - 1, 42, `${currency} ${amount.toFixed(2)}`, { size: 26, weight: 600, face: 'condensed' }) +
      tag(width - pad, 22, 88, 'Approved') +
      caption(pad, 66, `Card ${payment.ending}, ${payment.owner}`) +
      hairline(pad, 84, width - pad) +
      stroke(`M${line} ${first}V${last}`, 'clay', 8) +
      rows
        .map(([title, detail], index) => {
          const y = first + row * index
          const isLast = index === rows.length - 1
          return (
            node(line, y, isLast ? 10 : 7, isLast ? 5 : 3.5) +
            text(line + 28, y - 3, title, { size: 14.5, weight: 600 }) +
            caption(line + 28, y + 17, detail)
          )
        })
        .join(''),
  }
}
