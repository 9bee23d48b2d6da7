import type { Page, Site } from '../../src/model/schema.gen.ts'
import { socialTitle } from '../../src/model/social.ts'
import type { Effort } from '../build/compress.ts'
import { cached, hashOf } from '../lib/cache.ts'
import { readByCode, writeByCode } from '../lib/keptByCode.ts'
import { outlineAtLength, outlineBasis } from '../outline/outline.ts'
import { type Card, cardOf } from './card.ts'
import { toPng } from './png.ts'
import { toQuickPng } from './quickPng.ts'
import { packageVersion } from '../lib/packageVersion.ts'

// A function, so that the code of drawings is loaded only when it is called (scripts/run.mjs).
const code = () =>
  import.meta.glob<string>(
    [
      './*.ts',
      '!./quickPng.ts',
      '../outline/*.ts',
      '!../outline/{drawings,made,makeDrawings}.ts',
      '../../src/drawings/kit/*.ts',
      '../../src/theme/tokens.ts',
    ],
    { eager: true, query: '?raw', import: 'default' },
  )

/** What says how a quick picture is made; the address of one for visitors does not depend on it. */
const quickCode = import.meta.glob<string>('./quickPng.ts', { eager: true, query: '?raw', import: 'default' })

/** The social image of a page: its address is known before the picture is made. */
export interface SocialImage {
  address: string
  card: Card
}

let known: string | undefined

/** Everything that decides what becomes of a card. It is kept for the same code. */
function basis(): string {
  known ??= (readByCode(placeOfBasis) as string | undefined) ?? makeBasis()
  return known
}

const placeOfBasis = 'byCode/social'

function makeBasis(): string {
  const made = hashOf(...outlineBasis(), ...Object.values(code()), packageVersion('sharp'))
  writeByCode(placeOfBasis, made)
  return made
}

/** The social image of a page; null for one that no search engine shall find. One that is made quickly has another address. */
export function socialImage(page: Page, site: Site, effort: Effort): SocialImage | null {
  if (!page.index) return null
  const host = site.url.replace(/^https?:\/\//, '')
  const card: Card = { brand: site.brand, host, heading: socialTitle(page), ...(page.line && { line: page.line }) }
  const quick = effort === 'quick' ? Object.values(quickCode) : []
  return { address: `/assets/social/${hashOf(basis(), JSON.stringify(card), ...quick)}.png`, card }
}

/** The bytes of a social image, made once and kept. */
export function socialBytes({ address, card }: SocialImage, effort: Effort): Promise<Buffer> {
  const draw = effort === 'quick' ? toQuickPng : toPng
  const name = address.slice(address.lastIndexOf('/') + 1)
  return cached(`social/${name}`, () => draw(outlineAtLength('social image', cardOf(card).svg())))
}
