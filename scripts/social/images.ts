import type { Page, Site } from '../../src/content/schema.gen.ts'
import { socialTitle } from '../../src/content/social.ts'
import { cachedFile, hashOf } from '../cache.ts'
import { fontBytes, outline } from '../outline.ts'
import { type Card, cardOf } from './card.ts'
import { sharpVersion } from './sharp.ts'

const code = import.meta.glob<string>(
  ['./*.ts', '../outline.ts', '../outline/*.ts', '../../src/drawings/kit/*.ts', '../../src/theme/tokens.ts'],
  { eager: true, query: '?raw', import: 'default' },
)

/** The social image of a page: its address is known before the picture is made. */
export interface SocialImage {
  address: string
  card: Card
}

let known: string | undefined

/** Everything that decides what becomes of a card. */
function basis(): string {
  return (known ??= hashOf(...fontBytes(), ...Object.values(code), sharpVersion()))
}

/** The social image of a page; null for one that no search engine shall find. */
export function socialImage(page: Page, site: Site): SocialImage | null {
  if (!page.index) return null
  const host = site.url.replace(/^https?:\/\//, '')
  const card: Card = { brand: site.brand, host, heading: socialTitle(page), ...(page.line && { line: page.line }) }
  return { address: `/assets/social/${hashOf(basis(), JSON.stringify(card))}.png`, card }
}

/** The file of a social image: a PNG of 20 to 30 kB, made once and kept. */
export function socialFile({ address, card }: SocialImage): Promise<string> {
  const name = address.slice(address.lastIndexOf('/') + 1)
  return cachedFile(`social/${name}`, async () => {
    // Loaded on first use: with a warm cache nothing needs it.
    const { default: sharp } = await import('sharp')
    const svg = outline('social image', cardOf(card).svg())
    // A few flat colours: a palette halves the bytes, and dithering would only add noise.
    return sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, colours: 64, dither: 0, effort: 4 }).toBuffer()
  })
}
