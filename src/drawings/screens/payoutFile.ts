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
/** A list with its last approval, and on a phone, where rows are closer and the approval is a panel of its own. */
export const payoutFileHeight = 372
export const payoutListHeight = 222
export const approvalHeight = 126

/** The lines of the sums: the names of the currencies, the first sum, and the distance of two. */
const open = { names: 94, first: 130, pitch: 44 }
const close = { names: 88, first: 120, pitch: 36 }

/** For each currency what is in a list of payouts, what is settled and what is not. */
function listOf(batch: readonly BatchPayout[], width: number, { names, first, pitch }: typeof open): string {
  const right = width - pad
  const columns = { NGN: width - (width < 330 ? 110 : 160), XAF: right }
  const size = 15
  const sums = (
    at: number,
    label: string,
    fill: 'ink' | 'lagoonText',
    of: (settled: number, all: number) => number,
  ) => {
    const y = first + at * pitch
    return (
      hairline(pad, y + 14 - pitch, right) +
      caption(pad, y, label, { size: width < 330 ? 13 : 14 }) +
      currencies
        .map((currency) => {
          const all = sumOf(batch, currency)
          // What does not change is one state.
          const series = settledOf(batch, currency).map(([settled, moment]) => [of(settled, all), moment] as const)
          const steps = series.filter(([value], index) => index === 0 || value !== series[index - 1]?.[0])
          const look = { size, weight: 600, fill, anchor: 'end' } as const
          // From one origin, so that the sums are the same words in every cut.
          const drawn = states(steps.map(([value, moment]): State => [text(0, 0, figures(value), look), moment]))
          return `<g transform="translate(${columns[currency]} ${y})">${drawn}</g>`
        })
        .join('')
    )
  }
  return (
    tile(pad, 20, 42, 'file', 'sun') +
    text(80, 37, fileName, { size: 15.5, weight: 600 }) +
    caption(80, 56, `${batch.length} payouts, two wallets`) +
    currencies.map((currency) => caption(columns[currency], names, currency, { weight: 600, anchor: 'end' })).join('') +
    sums(0, 'In the list', 'ink', (_, all) => all) +
    sums(1, 'Settled', 'lagoonText', (settled) => settled) +
    sums(2, 'Not settled', 'ink', (settled, all) => all - settled)
  )
}

/** Who approves the last payout, and the button for it. */
function approvalOf({ payout, by, pressedAt, approvedAt }: Approval, width: number): string {
  const middle = width / 2
  const done = 'Approved'
  return (
    text(pad, 30, by, { weight: 600 }) +
    states([
      [caption(pad, 49, `${payout.to} needs approval`, { fill: 'clayText' }), 0],
      [caption(pad, 49, `${done} ${payout.to}`, { fill: 'lagoonText' }), approvedAt],
    ]) +
    states([
      [pressed(button(pad, 68, width - 2 * pad, 46, `Approve NGN ${figures(payout.amount)}`), pressedAt), 0],
      [
        box(pad, 68, width - 2 * pad, 46, { radius: 23, fill: 'mist2' }) +
          icon('check', middle - 52, 82, { width: 2.4 }) +
          text(middle - 26, 96, done, { weight: 600 }),
        approvedAt,
      ],
    ])
  )
}

/** A list of payouts, with the last approval under it. */
export function payoutFileScreen(batch: readonly BatchPayout[], approval: Approval, width: number): Screen {
  const svg =
    panel(width, payoutFileHeight, 18) +
    listOf(batch, width, open) +
    hairline(pad, 238, width - pad) +
    `<g transform="translate(0 236)">${approvalOf(approval, width)}</g>`
  return { width, height: payoutFileHeight, svg }
}

/** The list alone, low enough for the first screen of a phone. */
export function payoutListScreen(batch: readonly BatchPayout[], width: number): Screen {
  return { width, height: payoutListHeight, svg: panel(width, payoutListHeight, 18) + listOf(batch, width, close) }
}

/** The approval alone. */
export function approvalScreen(approval: Approval, width: number): Screen {
  return { width, height: approvalHeight, svg: panel(width, approvalHeight, 18) + approvalOf(approval, width) }
}
