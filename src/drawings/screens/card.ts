import { cardArt, cardLooks } from '../../theme/cardLooks.ts'
import type { Screen } from '../kit/drawing.ts'
import { box, type Colour, paint } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

export interface Card {
  label: string
  brand: 'Mastercard' | 'Visa' | 'Verve'
  /** The last four digits. */
  ending: string
}

/** Heights at which the clay line enters a card on the left and leaves it on the right: the second stripe. */
export function clayStripe(width: number): { enters: number; leaves: number; thick: number } {
  const drawn = (length: number) => (length * width) / cardArt.width
  return { enters: drawn(cardArt.enters), leaves: drawn(cardArt.leaves), thick: drawn(cardArt.stripe) }
}

/** The stripes that cross a card. The second one is the line of cards itself, in its own colour on every background. */
export function stripes(colours: readonly Colour[], scale = 1): string {
  const paths = cardArt.paths.map((path, at) => {
    const colour = colours[at]
    return colour ? `<path d="${path}" stroke="${paint(at === 1 ? 'clay' : colour)}"/>` : ''
  })
  const size = scale === 1 ? '' : ` transform="scale(${scale})"`
  return `<g${size} fill="none" stroke-width="${cardArt.stripe}">${paths.join('')}</g>`
}

function mark(y: number): string {
  return (
    `<g transform="translate(20 ${y}) scale(.853)" stroke="${paint('paper')}" stroke-width="5" stroke-linecap="round">` +
    `<path d="M2.5 2.5V19"/><circle cx="11.5" cy="19" r="9" fill="${paint('sun')}"/></g>`
  )
}

/** A virtual card: the bundle crosses it from the left edge to the right with one step up. */
export function cardScreen(card: Card, width: number, ground: 'ink' | 'lagoonText' = 'ink'): Screen {
  const height = Math.round(width * 0.625)
  const scale = Math.round((width / cardArt.width) * 1e4) / 1e4
  const low = Math.round(height - 20 * scale)
  return {
    width,
    height,
    svg:
      box(0, 0, width, height, { radius: Math.round(16 * scale), fill: ground }) +
      stripes(cardLooks[ground].stripes, scale) +
      mark(Math.round(16 * scale) - 3) +
      text(width - 20, Math.round(18 * scale + 13), card.label, {
        size: 13.5,
        weight: 600,
        fill: 'paper',
        anchor: 'end',
      }) +
      text(width - 20, low, card.brand, { size: 15, weight: 600, fill: 'paper', anchor: 'end' }) +
      text(20, low, `•••• ${card.ending}`, { size: 16, fill: 'paper' }),
  }
}
