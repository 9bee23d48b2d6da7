import type { Screen } from '../kit/drawing.ts'
import type { Line } from '../kit/lines.ts'
import { type Company, type Currency, figures, initials, money } from '../kit/samples.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { avatar, caption, text } from '../kit/text.ts'

export interface ProjectCost {
  project: string
  client: Company
  amount: number
  line: Line
}

const head = 56
const row = 58

/** What one card paid, by project. */
export function cardCostsScreen(costs: readonly ProjectCost[], currency: Currency, width: number): Screen {
  const foot = head + costs.length * row
  const height = foot + 52
  const right = width - 22
  const total = costs.reduce((sum, { amount }) => sum + amount, 0)
  const rows = costs.map(({ project, client, amount, line }, index) => {
    const y = head + index * row
    return (
      hairline(22, y, right) +
      avatar(39, y + 29, initials(client), line) +
      text(68, y + 25, project, { weight: 600 }) +
      caption(68, y + 44, client) +
      text(right, y + 34, figures(amount), { weight: 600, anchor: 'end' })
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(22, 36, 'Costs by project', { size: 15, weight: 600 }) +
      caption(right, 36, 'June', { anchor: 'end' }) +
      rows.join('') +
      hairline(22, foot, right) +
      text(22, foot + 33, 'Together', { weight: 600 }) +
      text(right, foot + 34, money(currency, total), { size: 22, weight: 600, face: 'condensed', anchor: 'end' }),
  }
}
