import type { Screen } from '../kit/drawing.ts'
import { bundle, lines } from '../kit/lines.ts'
import { box, type Colour, paint } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

export interface Card {
  label: string
  brand: 'Mastercard' | 'Visa' | 'Verve'
  /** The last four digits. */
  ending: string
}

/** The card art is drawn at this width and scaled; its words are not. */
const artWidth = 296

/** Heights at which the clay line enters a card on the left and leaves it on the right: the second stripe. */
export function clayStripe(width: number): { enters: number; leaves: number } {
  return { enters: (93 * width) / artWidth, leaves: (65 * width) / artWidth }
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
  const scale = Math.round((width / artWidth) * 1e4) / 1e4
  // On a lagoon card the first stripe needs the light tone to be seen.
  const colours: readonly Colour[] = ground === 'ink' ? lines : ['lagoonHi', 'clay', 'sun', 'sky']
  const route = [
    [0, 100],
    [124, 100],
    [152, 72],
    [artWidth, 72],
  ] as const
  const low = Math.round(height - 20 * scale)
  return {
    width,
    height,
    svg:
      box(0, 0, width, height, { radius: Math.round(16 * scale), fill: ground }) +
      `<g transform="scale(${scale})">${bundle(route, colours, { width: 10.4, radius: 40, cap: 'butt' })}</g>` +
      mark(Math.round(16 * scale) - 3) +
      text(width - 20, Math.round(18 * scale + 13), card.label, {
        size: 13.5,
        weight: 600,
        fill: 'paper',
        anchor: 'end',
      }) +
      text(width - 20, low, card.brand, { size: 15, weight: 600, fill: 'paper', anchor: 'end' }) +
      text(20, low, `•••• ${card.ending}`, { size: 16, fill: 'paper', face: 'mono' }),
  }
}
