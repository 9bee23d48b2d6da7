import type { Screen } from '../kit/drawing.ts'
import { answers } from '../kit/answers.ts'
import { icon } from '../kit/icons.ts'
import { phoneFrame } from '../kit/phoneFrame.ts'
import { type Currency, figures, money, type Person } from '../kit/samples.ts'
import { box, hairline } from '../kit/shapes.ts'
import { button, caption, text } from '../kit/text.ts'

export interface Airtime {
  for: Person
  currency: Currency
  amounts: readonly number[]
  amount: number
  wallet: number
}

/** A phone that buys airtime. All that counts is in the upper 350 px. */
export function airtimeScreen(airtime: Airtime, width: number, height: number): Screen {
  const right = width - 26
  const inner = width - 48
  const gap = 8
  const chip = (inner - gap * (airtime.amounts.length - 1)) / airtime.amounts.length
  const chips = airtime.amounts.map((amount, index) => {
    const x = 24 + index * (chip + gap)
    const on = amount === airtime.amount
    return (
      box(on ? x : x + 0.5, on ? 178 : 178.5, on ? chip : chip - 1, on ? 40 : 39, {
        radius: 20,
        fill: on ? 'ink' : 'paper',
        ...(!on && { edge: 'edge' }),
      }) + text(x + chip / 2, 203, figures(amount), { weight: 600, fill: on ? 'paper' : 'ink', anchor: 'middle' })
    )
  })
  const sums = [
    ['From wallet', airtime.wallet],
    ['Left after', airtime.wallet - airtime.amount],
  ] as const
  return {
    width,
    height,
    svg:
      phoneFrame(width, height) +
      icon('previous', 24, 36, { size: 20 }) +
      text(width / 2, 51, 'Buy airtime', { size: 15, weight: 600, anchor: 'middle' }) +
      caption(26, 86, 'For') +
      box(24.5, 96.5, inner - 1, 44, { radius: 12, edge: 'edge' }) +
      text(38, 123, airtime.for) +
      icon('phone', right - 28, 109, { colour: 'skyText' }) +
      caption(26, 166, `Amount in ${airtime.currency}`) +
      chips.join('') +
      hairline(24, 236, width - 24) +
      sums
        .map(
          ([name, amount], index) =>
            caption(26, 260 + index * 24, name) +
            caption(right, 260 + index * 24, money(airtime.currency, amount), {
              weight: 600,
              fill: 'ink',
              anchor: 'end',
            }),
        )
        .join('') +
      answers(
        button(24, 304, inner, 46, `Pay ${money(airtime.currency, airtime.amount)}`),
        button(24, 304, inner, 46, `Paid ${money(airtime.currency, airtime.amount)}`),
      ),
  }
}
