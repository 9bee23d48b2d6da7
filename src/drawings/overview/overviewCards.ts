import { answeringNode, answers, answerSignal } from '../kit/answers.ts'
import { type Drawing, place } from '../kit/drawing.ts'
import { featureCut, featureSmall, featureWide, leave } from '../kit/feature.ts'
import { course } from '../kit/course.ts'
import { node, type Point, railPath } from '../kit/lines.ts'
import { type Card, cardScreen, clayStripe } from '../screens/card.ts'
import { limitsScreen } from '../screens/limits.ts'
import { limit } from '../home/tabCards.ts'

const cards: readonly [Card, Card] = [
  { label: 'Marketing', brand: 'Visa', ending: '2206' },
  { label: 'Suppliers', brand: 'Mastercard', ending: '4417' },
]

const drawing: Drawing = {
  // A stair: the line climbs inside each card, and once more between them.
  wide: featureCut(featureWide, 408, () => {
    const width = 256
    const card = cardScreen(cards[1], width)
    const paid = cardScreen({ ...cards[1], label: 'Paid' }, width)
    const stripe = clayStripe(width)
    const climb = 66
    const second = { x: 388, y: 76 }
    const enters = second.y + stripe.enters
    const first = { x: 44, y: enters + climb - stripe.leaves }
    const leaves = first.y + stripe.leaves
    const gap = second.x - first.x - width
    const run = (gap - climb) / 2
    const between: Point[] = [
      [first.x + width, leaves],
      [first.x + width + run, leaves],
      [second.x - run, enters],
      [second.x, enters],
    ]
    return (
      leave('clay', featureWide, 'left', first.x + 20, first.y + stripe.enters) +
      course(between, 'clay', { radius: 26 }) +
      leave('clay', featureWide, 'right', second.x + width - 20, second.y + stripe.leaves) +
      answerSignal(railPath(between, { radius: 26 })) +
      place(cardScreen(cards[0], width, 'lagoonText'), first.x, first.y) +
      place({ ...card, svg: answers(card.svg, paid.svg) }, second.x, second.y) +
      node(first.x, first.y + stripe.enters) +
      answeringNode(node(second.x, enters))
    )
  }),
  // One card and its limit: there is no room for a stair.
  small: featureCut(featureSmall, 472, () => {
    const width = featureSmall.screen
    const x = (featureSmall.width - width) / 2
    const y = 32 + clayStripe(width).enters
    return (
      leave('clay', featureSmall, 'left', x + 20, y, 10) +
      place(cardScreen(cards[1], width), x, 32) +
      place(limitsScreen(limit, width), x, 238) +
      node(x, y, 7, 3.5)
    )
  }),
}

export default drawing
