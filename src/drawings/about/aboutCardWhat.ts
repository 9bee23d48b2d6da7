import { cut, type Drawing } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { box } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { amount, payments } from '../screens/aboutPayments.ts'

const first = 41
const pitch = 52
/** The line is beside the rows: they would cover half of it. */
const way = 42

/**
 * One payment of each product, all on one line. It goes from the first to the last: a card that lies on its side may be
 * higher than the drawing, and a line to the edges would stop short of them.
 */
const drawing: Drawing = {
  wide: cut({ width: 400, height: 240 }, () => {
    const rows = payments.map(({ name, currency, change }, rank) => {
      const y = first + rank * pitch
      return (
        box(70, y - 21, 296, 42, { radius: 12 }) +
        text(92, y + 5.5, name, { size: 16, weight: 600 }) +
        text(346, y + 5.5, amount(currency, change), { size: 16, anchor: 'end' }) +
        node(way, y)
      )
    })
    return (
      box(0, 0, 400, 240, { fill: 'lagoonTint' }) +
      stroke(`M${way} ${first}V${first + (payments.length - 1) * pitch}`, 'lagoon', 11) +
      rows.join('')
    )
  }),
}

export default drawing
