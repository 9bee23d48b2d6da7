import { cut, type Drawing, place } from '../kit/drawing.ts'
import { payment } from '../home/whyFees.ts'
import { node, stroke } from '../kit/lines.ts'
import { box, panel } from '../kit/shapes.ts'
import { sunNode } from '../kit/sunNode.ts'
import { text } from '../kit/text.ts'

const cents = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const rows = [
  ['Amount', payment.amount],
  ['Fee', payment.fee],
  ['Tax', payment.tax],
] as const

/** What is shown before a payment is confirmed: the sums of the home page. */
const screen = {
  width: 280,
  height: 144,
  svg:
    panel(280, 144, 16) +
    box(24, 16, 92, 28, { radius: 14, fill: 'sunTint' }) +
    text(70, 35.5, 'Example', { size: 16, weight: 600, fill: 'sunText', anchor: 'middle' }) +
    rows
      .map(
        ([name, sum], rank) =>
          text(24, 74 + rank * 26, name, { size: 16, fill: 'text2' }) +
          text(256, 74 + rank * 26, cents.format(sum), { size: 16, weight: 600, anchor: 'end' }),
      )
      .join(''),
}

/** The fee and the tax, beside the amount, before a person confirms. */
const drawing: Drawing = {
  wide: cut(
    { width: 400, height: 240, blur: 12 },
    () =>
      box(0, 0, 400, 240, { fill: 'sunTint' }) +
      stroke('M-20 200H420', 'sun', 11, 'butt') +
      place(screen, 60, 26) +
      node(110, 200, 9, 4.5) +
      node(200, 200, 9, 4.5) +
      sunNode(290, 200, 11, 5),
  ),
}

export default drawing
