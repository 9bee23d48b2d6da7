import { answers } from '../kit/answers.ts'
import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import type { Line } from '../kit/lines.ts'
import { type Company, type Currency, initials, money, type Payee } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { avatar, caption, text, tile } from '../kit/text.ts'

export interface ListLine {
  to: Company | Payee
  amount: number
  line: Line
}

/** What a list takes from the wallet. */
export function listTotal(list: readonly ListLine[]): number {
  return list.reduce((sum, { amount }) => sum + amount, 0)
}

/** A list of payouts before it leaves: how many, how much, approved. */
export function batchScreen(list: readonly ListLine[], currency: Currency, width: number): Screen {
  const height = 196
  return {
    width,
    height,
    svg:
      panel(width, height) +
      tile(20, 20, 40, 'file', 'sun') +
      text(74, 37, 'June list', { size: 15.5, weight: 600 }) +
      caption(74, 56, `${list.length} payouts`, { size: 13.5 }) +
      hairline(20, 80, width - 20) +
      text(19, 122, money(currency, listTotal(list)), { size: 33, weight: 600, face: 'condensed' }) +
      hairline(20, 144, width - 20) +
      answers(
        icon('check', 20, 161, { colour: 'lagoonText', width: 2.4 }) +
          text(46, 175, 'Names checked, approved', { size: 13.5, weight: 600 }),
        icon('clock', 20, 161, { colour: 'skyText', width: 2.4 }) +
          text(46, 175, 'Sent, in transit', { size: 13.5, weight: 600 }),
      ),
  }
}

/** One payout of the list, 46 px high: initials and amount. */
export function payoutChip({ to, amount, line }: ListLine, currency: Currency, width: number): Screen {
  return {
    width,
    height: 46,
    svg:
      panel(width, 46, 14) +
      avatar(29, 23, initials(to), line) +
      text(width - 16, 28, money(currency, amount), { size: 14, weight: 600, anchor: 'end' }),
  }
}
