import { detail, ends, level, moments } from '../kit/detail.ts'
import { place } from '../kit/drawing.ts'
import { lands } from '../kit/living.ts'
import { type Colour, paint } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { clayStripe } from '../screens/card.ts'
import { cardBrandScreen } from '../screens/cardBrand.ts'

const card = { x: 14, y: 16, width: 172 }
const stripe = clayStripe(card.width)
const y = card.y + stripe.leaves
const grounds: readonly Colour[] = ['clayText', 'lagoonText', 'sun']
const circle = (x: number, radius: number, fill: string, edge: Colour, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${paint(edge)}" stroke-width="${width}"/>`

/** A company's name on its card, and the colours among which it has chosen. The line is a stripe of the card. */
export default detail(
  () =>
    level(ends.left, card.y + stripe.enters, card.x + 6, 'clay', { width: stripe.thick }) +
    level(card.x + card.width - 6, y, ends.right, 'clay', { width: stripe.thick, at: moments.onward }) +
    place(
      cardBrandScreen(
        { ground: 'clayText', owner: 'Kasuwa Online', currency: 'USD', brand: 'Visa', ending: '3180' },
        card.width,
      ),
      card.x,
      card.y,
    ) +
    grounds
      .map((ground, index) => {
        const x = 208 + index * 30
        return lands(
          circle(x, 12, paint(ground), 'paper', 3) + (index === 0 ? circle(x, 15, 'none', 'ink', 2) : ''),
          moments.node + 1 + index,
        )
      })
      .join('') +
    text(194, 92, 'Your colour', { size: 12.5, weight: 600 }),
)
