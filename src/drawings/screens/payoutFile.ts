import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { pressed, type State, states } from '../kit/living.ts'
import { figures } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { button, caption, text, tile } from '../kit/text.ts'
import type { BatchPayout } from './payoutRow.ts'

/** The file that the payouts come from, wherever it is shown. */
export const fileName = 'payouts-june.csv'

const currencies = ['NGN', 'XAF'] as const

/** What leaves the wallet of one currency. The currencies are never added up. */
export function sumOf(batch: readonly BatchPayout[], currency: BatchPayout['currency']): number {
  return batch.filter((payout) => payout.currency === currency).reduce((sum, { amount }) => sum + amount, 0)
}

/** When a payout is settled; undefined: not yet. */
const settledAt = ({ course }: BatchPayout) => course.find(([state]) => state === 'Settled')?.[1]

/** What is settled of one currency, from each moment on at which it is more. */
export function settledOf(batch: readonly BatchPayout[], currency: BatchPayout['currency']) {
  const own = batch.filter((payout) => payout.currency === currency)
  const moments = new Set([0, ...own.flatMap((payout) => settledAt(payout) ?? [])])
  return [...moments]
    .sort((a, b) => a - b)
    .map(
      (moment) =>
        [
          sumOf(
            own.filter((one) => (settledAt(one) ?? Infinity) <= moment),
            currency,
          ),
          moment,
        ] as const,
    )
}

/** A payout that a second person still has to approve. */
export interface Approval {
  payout: BatchPayout
  by: string
  pressedAt: number
  approvedAt: number
}

const pad = 24
export const payoutFileHeight = 372

/** A list of payouts: for each currency what is in it, what is settled and what is not, and the last approval. */
export function payoutFileScreen(batch: readonly BatchPayout[], approval: Approval, width: number): Screen {
  const right = width - pad
  const columns = { NGN: width - (width < 330 ? 110 : 160), XAF: right }
  const size = 15
  const sums = (y: number, label: string, fill: 'ink' | 'lagoonText', of: (settled: number, all: number) => number) =>
    hairline(pad, y - 30, right) +
    caption(pad, y, label, { size: width < 330 ? 13 : 14 }) +
    currencies
      .map((currency) => {
        const all = sumOf(batch, currency)
        // What does not change is one state.
        const series = settledOf(batch, currency).map(([settled, moment]) => [of(settled, all), moment] as const)
        const steps = series.filter(([value], index) => index === 0 || value !== series[index - 1]?.[0])
        const look = { size, weight: 600, fill, anchor: 'end' } as const
        // From one origin, so that the sums are the same words in every cut.
        const drawn = states(steps.map(([value, moment]): State => [text(0, y, figures(value), look), moment]))
        return `<g transform="translate(${columns[currency]} 0)">${drawn}</g>`
      })
      .join('')
  const { payout, by, pressedAt, approvedAt } = approval
  const middle = width / 2
  const done = 'Approved'
  return {
    width,
    height: payoutFileHeight,
    svg:
      panel(width, payoutFileHeight, 18) +
      tile(pad, 20, 42, 'file', 'sun') +
      text(80, 37, fileName, { size: 15.5, weight: 600 }) +
      caption(80, 56, `${batch.length} payouts, two wallets`) +
      currencies.map((currency) => caption(columns[currency], 94, currency, { weight: 600, anchor: 'end' })).join('') +
      sums(130, 'In the list', 'ink', (_, all) => all) +
      sums(174, 'Settled', 'lagoonText', (settled) => settled) +
      sums(218, 'Not settled', 'ink', (settled, all) => all - settled) +
      hairline(pad, 238, right) +
      text(pad, 266, by, { weight: 600 }) +
      states([
        [caption(pad, 285, `${payout.to} needs approval`, { fill: 'clayText' }), 0],
        [caption(pad, 285, `${done} ${payout.to}`, { fill: 'lagoonText' }), approvedAt],
      ]) +
      states([
        [pressed(button(pad, 304, width - 2 * pad, 46, `Approve NGN ${figures(payout.amount)}`), pressedAt), 0],
        [
          box(pad, 304, width - 2 * pad, 46, { radius: 23, fill: 'mist2' }) +
            icon('check', middle - 52, 318, { width: 2.4 }) +
            text(middle - 26, 332, done, { weight: 600 }),
          approvedAt,
        ],
      ]),
  }
}
