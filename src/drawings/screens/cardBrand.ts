import { cardArt, cardLooks } from '../../theme/cardLooks.ts'
import { companyMark, type Owner } from '../kit/companyMarks.ts'
import type { Screen } from '../kit/drawing.ts'
import { box } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { type Card, stripes } from './card.ts'

export interface BrandCard {
  ground: keyof typeof cardLooks
  owner: Owner
  /** None on a small card, where it would read as a part of the name. */
  currency?: 'NGN' | 'USD'
  brand: Card['brand']
  /** The last four digits. */
  ending: string
}

/**
 * A virtual card in the colours of its owner. The clay line crosses it where `clayStripe` of `card.ts` says.
 * @param size of its words, in units of the art; by itself none is smaller than 13 px. Large words leave no room for the
 *   last digits
 */
export function cardBrandScreen(
  card: BrandCard,
  width: number,
  size = Math.max(14, Math.ceil((130 * cardArt.width) / width) / 10),
): Screen {
  const { words, stripes: colours } = cardLooks[card.ground]
  const [right, top, low] = [cardArt.width - 18, 32, cardArt.height - 18]
  const strong = { weight: 600, fill: words, size } as const
  const mark = size + 10
  const art =
    box(0, 0, cardArt.width, cardArt.height, {
      radius: 16,
      fill: card.ground,
      ...(card.ground === 'paper' && { edge: 'edge' }),
    }) +
    stripes(colours) +
    companyMark(card.owner, 18, top - 5 - mark / 2, mark, words) +
    text(26 + mark, top, card.owner, strong) +
    (card.currency ? text(right, top, card.currency, { ...strong, anchor: 'end' }) : '') +
    text(right, low, card.brand, { ...strong, anchor: 'end' }) +
    (size < 20 ? text(18, low, `•••• ${card.ending}`, { fill: words, size }) : '')
  const scale = Math.round((width / cardArt.width) * 1e4) / 1e4
  return {
    width,
    height: Math.round((width * cardArt.height) / cardArt.width),
    svg: scale === 1 ? art : `<g transform="scale(${scale})">${art}</g>`,
  }
}
