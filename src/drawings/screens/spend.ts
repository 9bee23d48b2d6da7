import type { Screen } from '../kit/drawing.ts'
import { type Line, rail } from '../kit/lines.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'
import { budgetHeight, type Course, spendChart } from './spendChart.ts'

export interface Group {
  name: string
  spent: number
  budget: number
  line: Line
}

export interface Spend {
  month: string
  currency: Currency
  groups: readonly Group[]
  /** Payments without a receipt. */
  receipts: number
  course: Course
}

/** The sum of one property over all groups. */
export function sum(spend: Spend, property: 'spent' | 'budget'): number {
  return spend.groups.reduce((total, group) => total + group[property], 0)
}

/** What is left of the budget. */
export function left(spend: Spend): number {
  return sum(spend, 'budget') - sum(spend, 'spent')
}

/** Spent of a budget; a group that has almost used it up stands out. */
function share({ spent, budget }: Group, right: number, y: number, size = 13): string {
  const near = spent / budget > 0.95
  return caption(right, y, `${figures(spent)} of ${figures(budget)}`, {
    size,
    weight: 600,
    anchor: 'end',
    fill: near ? 'clayText' : 'text2',
  })
}

/** Where the money goes: three sums, the month so far, and what each group has left. For 720 px. */
export function spendScreen(spend: Spend, width: number): Screen {
  const height = 564
  const right = width - 28
  const foot = 332
  const sums = [
    ['Spent so far', money(spend.currency, sum(spend, 'spent'))],
    ['Left in budget', money(spend.currency, left(spend))],
    ['Needs a receipt', String(spend.receipts)],
  ] as const
  const month = spendChart(spend.course, 74, right, foot)
  const [x, y] = month.head
  const rows = spend.groups.map((group, index) => {
    const at = 410 + index * 40
    return (
      text(28, at + 5, group.name, { size: 14.5, weight: 600 }) +
      rail(132, at, width - 132 - 230, group.spent / group.budget, group.line) +
      share(group, right, at + 5, 13.5)
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height, 20) +
      text(28, 50, 'Spend', { size: 19, weight: 600 }) +
      box(width - 213.5, 26.5, 83, 35, { radius: 17.5, edge: 'rule' }) +
      text(width - 172, 49, spend.month, { size: 13.5, weight: 600, anchor: 'middle' }) +
      box(width - 120, 26, 92, 36, { radius: 18, fill: 'ink' }) +
      text(width - 74, 49, 'Export', { size: 13.5, weight: 600, fill: 'paper', anchor: 'middle' }) +
      sums
        .map(([name, amount], index) => {
          const from = 28 + (index * (width - 56)) / 3
          return (
            caption(Math.round(from), 100, name, { weight: 600 }) +
            text(Math.round(from) - 1, 132, amount, { size: 24, weight: 600, face: 'condensed' })
          )
        })
        .join('') +
      text(Math.round(28 + (2 * (width - 56)) / 3) + 18, 132, 'payments', { size: 15, weight: 600 }) +
      hairline(28, 156, right) +
      caption(right, foot - budgetHeight - 9, 'Budget', { weight: 600, fill: 'ink', anchor: 'end' }) +
      month.svg +
      box(Math.round(x) + 18, Math.round(y) - 14, 84, 28, { radius: 14, fill: 'ink' }) +
      text(Math.round(x) + 60, Math.round(y) + 5, figures(sum(spend, 'spent')), {
        size: 13,
        weight: 600,
        fill: 'paper',
        anchor: 'middle',
      }) +
      hairline(28, 376, right) +
      rows.join(''),
  }
}

/** The same for a phone, 350 px: one sum, and all groups under the chart. */
export function spendNarrowScreen(spend: Spend, width: number): Screen {
  const right = width - 24
  const foot = 314
  const list = 390
  const height = list + spend.groups.length * 50 - 6
  const rows = spend.groups.map((group, index) => {
    const y = list + index * 50
    return (
      text(24, y, group.name, { size: 14.5, weight: 600 }) +
      share(group, right, y) +
      rail(28, y + 18, width - 56, group.spent / group.budget, group.line)
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height, 20) +
      text(24, 46, 'Spend', { size: 17, weight: 600 }) +
      box(width - 99.5, 24.5, 75, 33, { radius: 16.5, edge: 'rule' }) +
      text(width - 62, 46, spend.month, { size: 13.5, weight: 600, anchor: 'middle' }) +
      caption(24, 84, 'Spent so far', { weight: 600 }) +
      text(23, 118, money(spend.currency, sum(spend, 'spent')), { size: 32, weight: 600, face: 'condensed' }) +
      caption(right, foot - budgetHeight - 9, 'Budget', { weight: 600, fill: 'ink', anchor: 'end' }) +
      caption(24, 142, `${figures(left(spend))} left`, { fill: 'lagoonText', weight: 600 }) +
      spendChart(spend.course, 56, right, foot).svg +
      hairline(24, 358, right) +
      rows.join(''),
  }
}
