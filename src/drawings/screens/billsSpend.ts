import type { Screen } from '../kit/drawing.ts'
import { icon, type IconName } from '../kit/icons.ts'
import { rail } from '../kit/lines.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

/** What the bills of a month cost, by kind. */
export interface Spend {
  month: string
  currency: Currency
  budget: number
  kinds: readonly { name: string; icon: IconName; amount: number }[]
}

/** The sum of all kinds. */
export function spent({ kinds }: Spend): number {
  return kinds.reduce((total, { amount }) => total + amount, 0)
}

const head = 146
const row = 66

/** Where the line docks: at the rail of the month. */
export const spendDock = 114

/** The month against its budget, and one rail for each kind of bill, these to one scale. */
export function spendScreen(spend: Spend, width: number): Screen {
  const height = head + spend.kinds.length * row + 6
  const narrow = width < 400
  const right = width - 24
  const total = spent(spend)
  const left = spend.budget - total
  const length = width - 86
  const rows = spend.kinds.map((kind, index) => {
    const y = head + index * row
    return (
      hairline(24, y, right) +
      icon(kind.icon, 24, y + 14, { colour: 'skyText' }) +
      text(54, y + 28, kind.name, { size: 14.5, weight: 600 }) +
      text(right, y + 28, figures(kind.amount), { size: 14.5, weight: 600, anchor: 'end' }) +
      rail(58, y + 47, length, kind.amount / spend.budget, 'sky')
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(24, 38, `Bills in ${spend.month}`, { fill: 'text2' }) +
      caption(right, 38, `${money(spend.currency, left)} left`, { weight: 600, fill: 'lagoonText', anchor: 'end' }) +
      text(23, 82, money(spend.currency, total), { size: narrow ? 34 : 40, weight: 600, face: 'condensed' }) +
      caption(right, 80, `of ${figures(spend.budget)}`, { size: 14, anchor: 'end' }) +
      rail(28, spendDock, width - 56, total / spend.budget, 'sky') +
      rows.join(''),
  }
}
