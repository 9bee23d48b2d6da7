import { cardArt, cardLooks } from '../../theme/cardLooks.ts'
import { companyMark } from '../kit/companyMarks.ts'
import { detail, ends, level, middle, moments } from '../kit/detail.ts'
import { place, type Screen } from '../kit/drawing.ts'
import { box } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { clayStripe, stripes } from '../screens/card.ts'
import type { BrandCard } from '../screens/cardBrand.ts'

/** One card in each of the two currencies. */
export const cards: readonly Required<BrandCard>[] = [
  { ground: 'lagoonText', owner: 'Haulmark', currency: 'NGN', brand: 'Verve', ending: '9026' },
  { ground: 'ink', owner: 'Tiko Studio', currency: 'USD', brand: 'Visa', ending: '3180' },
]

const width = 134
const scale = Math.round((width / cardArt.width) * 1000) / 1000
const height = Math.round(cardArt.height * scale)
const { enters, leaves, thick } = clayStripe(width)
/** The line is a stripe of the cards: it climbs in each, so the second one lies as much higher. */
const step = enters - leaves
const [left, pitch] = [10, 146]
const top = (middle * 2 - height + step) / 2

/** A card so small that the name of its owner has no room. */
function small({ ground, owner, currency, brand }: Required<BrandCard>): Screen {
  const { words, stripes: colours } = cardLooks[ground]
  const look = { size: 13, weight: 600, fill: words, anchor: 'end' } as const
  const svg =
    box(0, 0, width, height, { radius: 8, fill: ground }) +
    stripes(colours, scale) +
    companyMark(owner, 10, 6, 13, words) +
    text(width - 10, 17, currency, look) +
    text(width - 10, height - 9, brand, look)
  return { width, height, svg }
}

export default detail(
  () =>
    level(ends.left, top + enters, left + 6, 'clay', { width: thick }) +
    level(left + width - 6, top + leaves, left + pitch + 6, 'clay', { width: thick, at: moments.onward }) +
    level(left + pitch + width - 6, top + leaves - step, ends.right, 'clay', { width: thick, at: moments.word }) +
    cards.map((card, index) => place(small(card), left + index * pitch, top - index * step)).join(''),
)
