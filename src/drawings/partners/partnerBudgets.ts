import { node, stroke } from '../kit/lines.ts'
import { laneDrawing, laneLine, sheet } from '../kit/partner.ts'
import { figures } from '../kit/samples.ts'
import { text } from '../kit/text.ts'

const budgets = [
  { team: 'Sales', spent: 36_000, limit: 50_000 },
  { team: 'Drivers', spent: 18_000, limit: 40_000 },
] as const

/** What two teams have spent of their budgets, as lines to scale. */
export default laneDrawing(
  () =>
    laneLine('sky') +
    sheet(84, 20, 232, 128) +
    budgets
      .map(({ team, spent, limit }, rank) => {
        const y = 70 + rank * 56
        const head = 108 + (184 * spent) / limit
        return (
          text(104, y - 20, team, { size: 13.5, weight: 600 }) +
          text(296, y - 20, `${figures(spent)} of ${figures(limit)}`, { size: 13, fill: 'text2', anchor: 'end' }) +
          stroke(`M108 ${y}H292`, 'mist2', 8) +
          stroke(`M108 ${y}H${head}`, 'sky', 8) +
          node(head, y, 7, 3.5)
        )
      })
      .join(''),
)
