import { cardArt, cardLooks } from '../../theme/cardLooks.ts'
import { companyMark } from '../kit/companyMarks.ts'
import { detail, ends, level, middle } from '../kit/detail.ts'
import { box } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { stripes } from '../screens/card.ts'
import type { BrandCard } from '../screens/cardBrand.ts'

/** One card in each of the two currencies. */
export const cards: readonly BrandCard[] = [
  { ground: 'lagoonText', owner: 'Haulmark', currency: 'NGN', brand: 'Verve', ending: '9026' },
  { ground: 'ink', owner: 'Tiko Studio', currency: 'USD', brand: 'Visa', ending: '3180' },
]

const width = 134
const scale = Math.round((width / cardArt.width) * 1000) / 1000
const height = Math.round(cardArt.height * scale)

/** A card so small that the name of its owner has no room. */
function small({ ground, owner, currency, brand }: BrandCard): string {
  const { words, stripes: colours } = cardLooks[ground]
  const look = { size: 13, weight: 600, fill: words, anchor: 'end' } as const
  return (
    box(0, 0, width, height, { radius: 8, fill: ground }) +
    stripes(colours, scale) +
    companyMark(owner, 10, 6, 13, words) +
    text(width - 10, 17, currency, look) +
    text(width - 10, height - 9, brand, look)
  )
}

export default detail(
  () =>
    level(ends.left, middle, ends.right, 'clay') +
    cards
      .map((card, index) => `<g transform="translate(${10 + index * 146} ${middle - height / 2})">${small(card)}</g>`)
      .join(''),
)
