import type { Screen } from '../kit/drawing.ts'
import { rail } from '../kit/lines.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

export interface CardLimit {
  name: string
  spent: number
  limit: number
}

const head = 60
const row = 66

/** Cards with a limit each: what is spent on each and on all of them. */
export function cardLimitsScreen(cards: readonly CardLimit[], currency: Currency, width: number): Screen {
  const foot = head + cards.length * row
  const height = foot + 56
  const right = width - 22
  const total = cards.reduce((sum, { spent }) => sum + spent, 0)
  const rows = cards.map(({ name, spent, limit }, index) => {
    const y = head + index * row
    return (
      hairline(22, y, right) +
      text(22, y + 28, name, { size: 14.5, weight: 600 }) +
      caption(right, y + 28, `${figures(spent)} of ${figures(limit)}`, { anchor: 'end' }) +
      rail(28, y + 47, width - 56, spent / limit, 'clay')
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
      text(22, foot + 35, 'Spent', { weight: 600 }) +
      text(right, foot + 36, money(currency, total), { size: 22, weight: 600, face: 'condensed', anchor: 'end' }),
  }
}
