import { type Drawing, place } from '../kit/drawing.ts'
import { lines, node, type Point, railPath, stroke } from '../kit/lines.ts'
import { box } from '../kit/shapes.ts'
import { smallArt, smallCut, through, wideCanvas, wideCut } from '../kit/tabs.ts'
import { text } from '../kit/text.ts'
import { type Transfer, transferScreen } from '../screens/businessTransfer.ts'

export const transfer: Transfer = { to: 'Ndole House', city: 'Douala', currency: 'XAF', amount: 845000, fee: 1500 }

/** Height of the capsule over the trunk, and of the name above it. */
const capsule = { width: 24, height: 74 }
const pitch = 14

/** The trunk of all four lines between two interchanges, each with the name of its city. */
function trunk(from: number, to: number, y: number): string {
  const ends: readonly (readonly [number, string])[] = [
    [from, 'Lagos'],
    [to, transfer.city],
  ]
  return (
    lines.map((line, index) => stroke(`M${from} ${y + (index - 1.5) * pitch}H${to}`, line, 10, 'butt')).join('') +
    ends
      .map(
        ([x, name]) =>
          box(x - capsule.width / 2, y - capsule.height / 2, capsule.width, capsule.height, {
            radius: capsule.width / 2,
            edge: 'ink',
            edgeWidth: 4.5,
          }) + text(x, y - capsule.height / 2 - 15, name, { size: 16, weight: 600, anchor: 'middle' }),
      )
      .join('')
  )
}

const drawing: Drawing = {
  // The line climbs to Lagos, is one of four on the way to Douala, and comes down to the transfer it represents.
  wide: wideCut(() => {
    const y = 96
    const from = 196
    const to = 470
    const top = y - 1.5 * pitch
    const screen = { x: 150, y: 182, width: 400 }
    const stem = 70
    const climb: Point[] = [
      [stem, wideCanvas.height],
      [stem, top + 60],
      [stem + 60, top],
      [from, top],
    ]
    return (
      stroke(railPath(climb, { radius: 46 }), 'lagoon', 11, 'butt') +
      stroke(`M${to} ${top}H${wideCanvas.width}`, 'lagoon', 11, 'butt') +
      stroke(`M${to} ${y}V${screen.y}`, 'lagoon', 11, 'butt') +
      trunk(from, to, y) +
      place(transferScreen(transfer, screen.width), screen.x, screen.y) +
      node(to, screen.y)
    )
  }),
  small: smallCut(134 + 294, () => {
    const y = 66
    const from = 46
    const to = smallArt.width - 46
    return (
      through('lagoon', y - 1.5 * pitch) +
      stroke(`M${to} ${y}V134`, 'lagoon', 10, 'butt') +
      trunk(from, to, y) +
      place(transferScreen(transfer, smallArt.width), 0, 134) +
      node(to, 134, 7, 3.5)
    )
  }),
}

export default drawing
