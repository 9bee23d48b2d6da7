import { cardArt } from '../../theme/cardLooks.ts'
import type { Screen } from '../kit/drawing.ts'
import { node, stroke } from '../kit/lines.ts'
import { box, panel } from '../kit/shapes.ts'
import { tag, text } from '../kit/text.ts'
import { type BrandCard, cardBrandScreen } from './cardBrand.ts'

/** What is decided about a card, and where it is on it: in units of its art, at the upper edge or at the lower one. */
const parts = [
  { words: 'Your name', x: 78, edge: 'upper' },
  { words: 'Your colours', x: 112, edge: 'lower' },
  { words: 'The brand', x: 256, edge: 'lower' },
] as const

/** A card with what is decided about it, each beside its place. */
export function cardDesignScreen(card: BrandCard, width: number): Screen {
  const isNarrow = width < 400
  const cardWidth = isNarrow ? width - 48 : 304
  const preview = cardBrandScreen(card, cardWidth)
  const room = isNarrow ? 54 : 50
  const stage = { y: 58, height: preview.height + 2 * room }
  const [left, upper] = [(width - cardWidth) / 2, stage.y + room]
  const named = parts.map(({ words, x, edge }) => {
    const at = Math.round(left + (x * cardWidth) / cardArt.width)
    const [from, out] = edge === 'upper' ? [upper, -1] : [upper + preview.height, 1]
    return (
      stroke(`M${at} ${from}V${from + out * 20}`, 'ink', 2) +
      node(at, from, 5, 2.5) +
      text(at, from + (out < 0 ? -27 : 36), words, { size: isNarrow ? 13 : 14.5, weight: 600, anchor: 'middle' })
    )
  })
  const height = stage.y + stage.height + 12
  return {
    width,
    height,
    svg:
      panel(width, height, 18) +
      text(24, 39, 'Card design', { size: 16, weight: 600 }) +
      tag(width - 24, 22, 58, 'Draft', 'sky') +
      box(12, stage.y, width - 24, stage.height, { radius: 12, fill: 'clayTint' }) +
      `<g transform="translate(${left} ${upper})">${preview.svg}</g>` +
      named.join(''),
  }
}
