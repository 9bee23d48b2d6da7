import type { Screen } from '../kit/drawing.ts'
import { lines, node, stroke } from '../kit/lines.ts'
import { hairline, panel } from '../kit/shapes.ts'
import { caption, text } from '../kit/text.ts'

const names = ['Accounts', 'Cards', 'Payouts', 'Bills']
const head = 92
const row = 46

/** One API: four lines come in at the left edge, each at the name of what it does. */
export function apiScreen(width: number): Screen {
  const height = head + names.length * row + 16
  const at = width - 124
  const rows = lines.map((line, index) => {
    const y = head + 27 + index * row
    return (
      stroke(`M1 ${y}H${at}`, line, 9, 'butt') +
      node(at, y, 7, 3.5) +
      text(at + 22, y + 5, names[index] ?? '', { size: 15, weight: 600 })
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height) +
      text(24, 44, 'One API', { size: 19, weight: 600 }) +
      caption(24, 67, 'One connection, one format', { size: 13.5 }) +
      hairline(24, head - 6, width - 24) +
      rows.join(''),
  }
}
