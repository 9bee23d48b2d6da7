import type { Screen } from '../kit/drawing.ts'
import { bundle, lines } from '../kit/lines.ts'
import type { Company } from '../kit/samples.ts'
import { box, type Colour, paint } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import type { Card } from './card.ts'

type Ground = 'ink' | 'lagoonText' | 'clayText' | 'paper' | 'sun'

export interface BrandCard {
  ground: Ground
  /** Whose card it is, and the owner's mark; without one it is ours. */
  owner?: Company | 'Your brand'
  mark?: keyof typeof marks
  currency: 'NGN' | 'USD'
  brand: Card['brand']
  /** The last four digits. */
  ending: string
}

/** The card art is drawn at this width and scaled; its words are not. */
const artWidth = 296

/** Marks of owners, in a square of 28. */
const marks = {
  arc: '<path d="M4 24V4h10a10 10 0 0 1 0 20z"/>',
  tiles: '<path d="M4 4h9v9H4zM15 15h9v9h-9z"/><circle cx="19.5" cy="8.5" r="4.5"/>',
  peak: '<path d="M3 25L14 3l11 22h-7l-4-8-4 8z"/>',
}

const bright: readonly Colour[] = ['lagoonHi', 'clay', 'sun', 'sky']
// The stripes of a bundle keep apart from the background they cross.
const looks: Record<Ground, { words: Colour; stripes: readonly Colour[] }> = {
  ink: { words: 'paper', stripes: lines },
  lagoonText: { words: 'paper', stripes: bright },
  clayText: { words: 'paper', stripes: bright },
  paper: { words: 'ink', stripes: lines },
  sun: { words: 'ink', stripes: ['lagoon', 'clay', 'paper', 'ink'] },
}

function ownMark(scale: number, words: Colour): string {
  return (
    `<g transform="translate(${Math.round(18 * scale)} ${Math.round(15 * scale)}) scale(.8)" stroke="${paint(words)}" ` +
    `stroke-width="5" stroke-linecap="round"><path d="M2.5 2.5V19"/><circle cx="11.5" cy="19" r="9" fill="${paint('sun')}"/></g>`
  )
}

/**
 * A virtual card in the colours of its owner. The clay line crosses it where `clayStripe` of `card.ts` says. Without its
 * words it may be cut off anywhere.
 */
export function cardBrandScreen(card: BrandCard, width: number, { hasWords = true } = {}): Screen {
  const height = Math.round(width * 0.625)
  const scale = Math.round((width / artWidth) * 1e4) / 1e4
  const { words, stripes } = looks[card.ground]
  const inset = Math.round(18 * scale)
  const top = Math.round(31 * scale)
  const low = Math.round(height - 18 * scale)
  const strong = { weight: 600, fill: words } as const
  const end = { ...strong, anchor: 'end' } as const
  const route = [
    [0, 100],
    [124, 100],
    [152, 72],
    [artWidth, 72],
  ] as const
  const owner =
    card.owner && card.mark
      ? `<g transform="translate(${inset} ${Math.round(12 * scale)}) scale(${(0.92 * scale).toFixed(3)})" ` +
        `fill="${paint(words)}">${marks[card.mark]}</g>` +
        text(Math.round(48 * scale), top, card.owner, { ...strong, size: Math.max(13, Math.round(14 * scale)) })
      : ownMark(scale, words)
  const labels =
    text(width - inset, top, card.currency, { ...end, size: Math.max(13, Math.round(13 * scale)) }) +
    text(width - inset, low, card.brand, { ...end, size: Math.max(13, Math.round(15 * scale)) }) +
    text(inset, low, `•••• ${card.ending}`, { size: Math.max(13, Math.round(15 * scale)), fill: words, face: 'mono' })
  return {
    width,
    height,
    svg:
      box(0, 0, width, height, { radius: Math.round(16 * scale), fill: card.ground }) +
      `<g transform="scale(${scale})">${bundle(route, stripes, { width: 10.4, radius: 40, cap: 'butt' })}</g>` +
      (card.ground === 'paper'
        ? `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="${Math.round(16 * scale)}" fill="none" stroke="${paint('edge')}"/>`
        : '') +
      (hasWords ? owner + labels : ''),
  }
}
