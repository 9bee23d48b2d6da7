import type { Screen } from '../kit/drawing.ts'
import { box, type Colour, paint, panel } from '../kit/shapes.ts'
import { caption, tag, text } from '../kit/text.ts'
import type { Card } from './card.ts'
import { type BrandCard, cardBrandScreen } from './cardBrand.ts'

const grounds: readonly Colour[] = ['clayText', 'ink', 'lagoonText', 'skyText', 'sun']
const brands: readonly (readonly [Card['brand'], number])[] = [
  ['Mastercard', 96],
  ['Visa', 58],
  ['Verve', 64],
]

/** A card is designed: background and brand are chosen. A narrow one leaves the choice of the brand out. */
export function cardDesignScreen(card: BrandCard, width: number): Screen {
  const isNarrow = width < 400
  const cardWidth = isNarrow ? width - 48 : 296
  const preview = cardBrandScreen(card, cardWidth)
  const stage = { y: 58, height: preview.height + (isNarrow ? 28 : 36) }
  const foot = stage.y + stage.height
  const height = foot + (isNarrow ? 60 : 92)
  const chosen = grounds.indexOf(card.ground)
  const dots = isNarrow ? foot + 30 : foot + 58
  const colours = grounds.map(
    (ground, index) =>
      `<circle cx="${38 + index * 38}" cy="${dots}" r="12" fill="${paint(ground)}"/>` +
      (index === chosen
        ? `<circle cx="${38 + index * 38}" cy="${dots}" r="16.5" fill="none" stroke="${paint('ink')}" stroke-width="2.5"/>`
        : ''),
  )
  const brandsWidth = brands.reduce((sum, [, room]) => sum + room + 8, -8)
  let left = width - 24 - brandsWidth
  const choices = brands.map(([name, room]) => {
    const x = left
    left += room + 8
    const isChosen = name === card.brand
    return (
      (isChosen
        ? box(x, dots - 16, room, 32, { radius: 16, fill: 'ink' })
        : box(x + 0.5, dots - 15.5, room - 1, 31, { radius: 16, edge: 'edge' })) +
      text(x + room / 2, dots + 4.6, name, {
        size: 13,
        weight: 600,
        anchor: 'middle',
        fill: isChosen ? 'paper' : 'ink',
      })
    )
  })
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(24, 39, 'Card design', { size: 16, weight: 600 }) +
      tag(width - 24, 22, 58, 'Draft', 'sky') +
      box(12, stage.y, width - 24, stage.height, { radius: 12, fill: 'mist' }) +
      `<g transform="translate(${(width - cardWidth) / 2} ${stage.y + (stage.height - preview.height) / 2})">${preview.svg}</g>` +
      colours.join('') +
      (isNarrow
        ? ''
        : caption(24, foot + 30, 'Colour') + caption(width - 24 - brandsWidth, foot + 30, 'Brand') + choices.join('')),
  }
}
