import { tokens } from '../../theme/tokens.ts'
import type { Screen } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { comes, draws, lands, states } from '../kit/living.ts'
import { type Currency, money, signed } from '../kit/samples.ts'
import { box } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

export interface Step {
  name: string
  api: string
  /** Money in, or out when negative. */
  amount?: number
  /** What is in place of an amount where there is room. */
  detail?: string
}

const head = 22
const row = 62

/** What is left after all money in and out. */
export function left(steps: readonly { amount?: number }[]): number {
  return steps.reduce((sum, { amount = 0 }) => sum + amount, 0)
}

/** When a step is reached: the line runs down in nine tenths of a second. */
const reachedAt = (index: number) => 3 + 6 * index

/** What is in the account, from each step on that changes it. */
export function balances(steps: readonly Step[]): (readonly [sum: number, moment: number])[] {
  const changed = steps.flatMap(({ amount }, index) =>
    amount === undefined ? [] : [[left(steps.slice(0, index + 1)), reachedAt(index)] as const],
  )
  return [[0, 0], ...changed]
}

/** The first steps of a new customer on ink, each with the API that serves it, and the balance they leave. */
export function stepsScreen(steps: readonly Step[], currency: Currency, width: number): Screen {
  const height = head + steps.length * row + 66
  const narrow = width < 400
  const x = narrow ? 26 : 42
  const words = narrow ? 48 : 74
  const right = width - (narrow ? 18 : 28)
  const at = (index: number) => head + row / 2 + index * row
  const rows = steps.map(({ name, api, amount, detail = '' }, index) => {
    const value = amount === undefined ? (narrow ? '' : detail) : signed(amount)
    const y = at(index)
    return (
      lands(node(x, y, 7.5, 3.5), reachedAt(index)) +
      text(words, y - 3, name, { size: narrow ? 14.5 : 16, weight: 600, fill: 'paper' }) +
      text(words, y + 18, api, { size: 13.5, fill: 'sun' }) +
      (value &&
        comes(text(right, y - 3, value, { size: 14.5, weight: 600, fill: 'paper', anchor: 'end' }), reachedAt(index)))
    )
  })
  const foot = height - 60
  return {
    width,
    height,
    svg:
      box(0, 0, width, height, { radius: 18, fill: 'ink' }) +
      steps
        .slice(1)
        .map((_, index) =>
          draws(stroke(`M${x} ${at(index)}V${at(index + 1)}`, 'lagoonHi', 8), reachedAt(index) + 2, true),
        )
        .join('') +
      rows.join('') +
      `<path d="M${x - 8} ${foot}H${right}" stroke="${tokens.ink3}"/>` +
      text(x - 8, foot + 36, narrow ? 'Left' : 'Left in the account', { size: 14.5, fill: 'rule' }) +
      states(
        balances(steps).map(([sum, moment]) => [
          text(right, foot + 38, money(currency, sum), {
            size: narrow ? 19 : 22,
            weight: 600,
            fill: 'paper',
            anchor: 'end',
            face: 'condensed',
          }),
          moment,
        ]),
      ),
  }
}
