import { type Drawing, place } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { plateCut, plateEdges } from '../kit/plate.ts'
import { clayStripe } from '../screens/card.ts'
import { cardLimitScreen, type CardMonth, ownCardScreen } from '../screens/studyCard.ts'

export const month: CardMonth = {
  currency: 'USD',
  limit: 50,
  payments: [
    { name: 'Software', amount: 12 },
    { name: 'Online course', amount: 18.5 },
  ],
}

/** The clay line comes in from the left edge, is the second stripe inside the card, and goes on to the right. */
function line(size: number, width: number, x: number, thick: number): string {
  const { left, right } = plateEdges(size)
  const { enters, leaves } = clayStripe(width)
  return (
    stroke(`M${left} ${enters}H${x + 20}`, 'clay', thick, 'butt') +
    stroke(`M${x + width - 20} ${leaves}H${right}`, 'clay', thick, 'butt')
  )
}

const drawing: Drawing = {
  wide: plateCut(640, 276, () => {
    const card = ownCardScreen('2206', 330)
    const { enters, leaves } = clayStripe(330)
    const limit = { x: 376, y: 40 }
    return (
      line(640, 330, 0, 11) +
      place(card, 0, 0) +
      place(cardLimitScreen(month, 264), limit.x, limit.y) +
      node(0, enters) +
      node(limit.x, leaves)
    )
  }),
  small: plateCut(300, 434, () => {
    const { enters } = clayStripe(300)
    return (
      line(300, 300, 0, 10) +
      place(ownCardScreen('2206', 300), 0, 0) +
      place(cardLimitScreen(month, 300), 0, 208) +
      node(0, enters, 7, 3.5)
    )
  }),
}

export default drawing
