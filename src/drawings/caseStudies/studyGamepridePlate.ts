import { type Drawing, place, type Screen } from '../kit/drawing.ts'
import { node, railPath, stroke } from '../kit/lines.ts'
import { plateCut, plateEdges } from '../kit/plate.ts'
import { money, type Payee } from '../kit/samples.ts'
import { box, panel } from '../kit/shapes.ts'
import { sunNode } from '../kit/sunNode.ts'
import { avatar, caption, text } from '../kit/text.ts'
import { paymentNote } from '../screens/studyChips.ts'
import { customerMark } from '../screens/studyMark.ts'

/** Another purchase than that of the head: one in a hundred of it comes back, too. */
export const purchase = { amount: 4000, cashback: 40 }

const member: Payee = 'Tunde Musa'
const paid = (width: number) => paymentNote('Airtime', money('NGN', purchase.amount), 'Paid', width)
const back = (width: number) => paymentNote('Cashback', money('NGN', purchase.cashback), 'Received', width)

const memberScreen = (width: number): Screen => ({
  width,
  height: 84,
  svg:
    panel(width, 84, 16) +
    avatar(40, 42, 'TM', 'sky') +
    text(72, 39, member, { size: 15, weight: 600 }) +
    caption(72, 59, 'Member'),
})
const platformScreen = (width: number): Screen => ({
  width,
  height: 84,
  svg:
    panel(width, 84, 16) +
    box(18, 20, 44, 44, { radius: 12, fill: 'clayTint' }) +
    customerMark('gamepride', 28, 30, 24, 'clayText') +
    text(76, 39, 'Gamepride', { size: 15, weight: 600 }) +
    caption(76, 59, 'Platform'),
})

/** A ring: what a member pays goes to the platform, and a part of it comes back to where it began. */
const drawing: Drawing = {
  wide: plateCut(640, 236, () => {
    const [left, right, top, bottom] = [88, 552, 38, 198]
    const half = (y: number) =>
      railPath(
        [
          [left, 118],
          [left, y],
          [right, y],
          [right, 118],
        ],
        { radius: 40 },
      )
    return (
      stroke(half(top) + half(bottom), 'clay', 11, 'butt') +
      stroke(`M620 118H${plateEdges(640).right}`, 'clay', 11, 'butt') +
      place(memberScreen(176), 0, 76) +
      place(platformScreen(176), 464, 76) +
      place(paid(232), 204, 0) +
      place(back(232), 204, 160) +
      node(left, 76) +
      node(right, 76) +
      node(640, 118) +
      sunNode(left, 160)
    )
  }),
  small: plateCut(300, 424, () => {
    const [left, right] = [24, 276]
    return (
      stroke(`M${left} 60V360M${right} 60V360`, 'clay', 9, 'butt') +
      stroke(`M280 382H${plateEdges(300).right}`, 'clay', 9, 'butt') +
      place(memberScreen(300), 0, 0) +
      place(paid(244), 0, 124) +
      place(back(244), 56, 224) +
      place(platformScreen(300), 0, 340) +
      node(left, 84, 7, 3.5) +
      node(left, 340, 7, 3.5) +
      node(right, 340, 7, 3.5) +
      node(300, 382, 7, 3.5) +
      sunNode(right, 84, 8, 4)
    )
  }),
}

export default drawing
