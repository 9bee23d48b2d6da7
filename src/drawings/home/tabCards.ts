import { type Drawing, place } from '../kit/drawing.ts'
import { node, railPath, stroke } from '../kit/lines.ts'
import { smallArt, smallCut, through, wideCanvas, wideCut } from '../kit/tabs.ts'
import { type Card, cardScreen, clayStripe } from '../screens/card.ts'
import { type Limit, limitsScreen } from '../screens/limits.ts'

export const cards: readonly [Card, Card] = [
  { label: 'Ads, June', brand: 'Verve', ending: '9020' },
  { label: 'Tools', brand: 'Mastercard', ending: '4417' },
]

export const limit: Limit = { name: 'Team subscriptions', currency: 'USD', spent: 318, limit: 500 }

const drawing: Drawing = {
  // One clay line runs through both cards: inside a card it is the second stripe, so the second card is as much
  // higher as the stripe climbs in the first.
  wide: wideCut(() => {
    const width = 262
    const stripe = clayStripe(width)
    const first = { x: 78, y: 54 }
    const second = { x: first.x + width + 36, y: first.y + stripe.leaves - stripe.enters }
    const enters = first.y + stripe.enters
    const from = 26
    const between = enters - (stripe.enters - stripe.leaves)
    const leaves = second.y + stripe.leaves
    const limits = { x: 200, y: 262 }
    const stem = 470
    return (
      stroke(
        railPath(
          [
            [from, wideCanvas.height],
            [from, enters + 36],
            [from + 36, enters],
            [first.x + 20, enters],
          ],
          { radius: 34 },
        ),
        'clay',
        11,
        'butt',
      ) +
      stroke(`M${first.x + width - 20} ${between}H${second.x + 20}`, 'clay', 11, 'butt') +
      stroke(`M${second.x + width - 20} ${leaves}H${wideCanvas.width}`, 'clay', 11, 'butt') +
      stroke(`M${stem} ${second.y + 120}V${limits.y}`, 'clay', 11, 'butt') +
      place(cardScreen(cards[0], width, 'lagoonText'), first.x, first.y) +
      place(cardScreen(cards[1], width), second.x, second.y) +
      place(limitsScreen(limit, 340), limits.x, limits.y) +
      node(first.x, enters) +
      node(stem, limits.y)
    )
  }),
  small: smallCut(410, () => {
    const stripe = clayStripe(smallArt.width)
    return (
      through('clay', stripe.enters, stripe.leaves) +
      place(cardScreen(cards[1], smallArt.width), 0, 0) +
      place(limitsScreen(limit, smallArt.width), 0, 204) +
      node(0, stripe.enters, 7, 3.5)
    )
  }),
}

export default drawing
