import type { Screen } from '../kit/drawing.ts'
import { rail } from '../kit/lines.ts'
import { figures, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'
import type { Limit } from './limits.ts'

const head = 60
const row = 60

/** Where the line docks: between the name of the first card and its rail. */
export const budgetsDock = head + row / 2

/** What all cards have spent. */
export function spentByAll(cards: readonly Limit[]): number {
  return cards.reduce((total, { spent }) => total + spent, 0)
}

/** One card for each supplier, with its limit as a rail, and the sum of what they have spent. */
export function budgetsScreen(cards: readonly Limit[], width: number): Screen {
  const foot = head + cards.length * row + 4
  const height = foot + 54
  const right = width - 22
  const [{ currency } = { currency: 'USD' as const }] = cards
  const rows = cards.map((card, index) => {
    const y = head + index * row
    return (
      hairline(22, y, right) +
      text(22, y + 26, card.name, { size: 14.5, weight: 600 }) +
      caption(right, y + 26, `${figures(card.spent)} of ${figures(card.limit)}`, { anchor: 'end' }) +
      rail(28, y + 43, width - 56, card.spent / card.limit, 'clay')
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, 'Cards by supplier', { size: 15, weight: 600 }) +
      caption(right, 38, currency, { anchor: 'end' }) +
      rows.join('') +
      hairline(22, foot, right) +
      text(22, foot + 33, 'Spent', { weight: 600 }) +
      text(right, foot + 34, money(currency, spentByAll(cards)), {
        size: 20,
        weight: 600,
        anchor: 'end',
        face: 'condensed',
      }),
  }
}
