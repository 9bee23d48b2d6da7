import type { Screen } from '../kit/drawing.ts'
import { icon } from '../kit/icons.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

export interface PayGroup {
  name: string
  people: number
  amount: number
}

const head = 60
const row = 58

/** Salaries by groups of people, and their sum, which repeats on a date. */
export function payoutGroupsScreen(groups: readonly PayGroup[], currency: Currency, width: number): Screen {
  const foot = head + groups.length * row
  const height = foot + 92
  const right = width - 22
  const isNarrow = width < 320
  const total = (of: 'people' | 'amount') => groups.reduce((sum, group) => sum + group[of], 0)
  const rows = groups.map((group, index) => {
    const y = head + index * row
    return (
      hairline(22, y, right) +
      text(22, y + 25, group.name, { size: 14.5, weight: 600 }) +
      caption(22, y + 44, `${group.people} people`) +
      text(right, y + 34, figures(group.amount), { size: 14.5, weight: 600, anchor: 'end' })
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 38, 'June salaries', { size: 15, weight: 600 }) +
      caption(right, 38, `${total('people')} people`, { anchor: 'end' }) +
      rows.join('') +
      box(12, foot + 4, width - 24, 76, { radius: 12, fill: 'sunTint' }) +
      text(28, foot + 36, 'Together', { weight: 600 }) +
      icon('repeat', 28, foot + 47, { size: 15, colour: 'sunText', width: 2.2 }) +
      caption(50, foot + 59, 'Again on the 25th', { fill: 'sunText', weight: 600 }) +
      text(width - 28, foot + (isNarrow ? 39 : 51), money(currency, total('amount')), {
        size: isNarrow ? 22 : 26,
        weight: 600,
        face: 'condensed',
        anchor: 'end',
      }),
  }
}
