import { laneDrawing, laneLine, sheet } from '../kit/partner.ts'
import { figures } from '../kit/samples.ts'
import { hairline } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

const rows = [
  ['Sales', 36_000],
  ['Drivers', 18_000],
  ['Depot', 12_500],
] as const
const total = rows.reduce((sum, [, amount]) => sum + amount, 0)

/** A report of a month, group by group, and its sum. */
export default laneDrawing(
  () =>
    laneLine('sky') +
    sheet(92, 14, 216, 140) +
    text(110, 40, 'June report', { size: 14, weight: 600 }) +
    rows
      .map(
        ([name, amount], rank) =>
          text(110, 66 + rank * 22, name, { size: 13.5, fill: 'text2' }) +
          text(290, 66 + rank * 22, figures(amount), { size: 13.5, anchor: 'end' }),
      )
      .join('') +
    hairline(110, 120, 290) +
    text(110, 141, 'NGN', { size: 13.5, weight: 600 }) +
    text(290, 141, figures(total), { size: 15, weight: 600, anchor: 'end' }),
)
