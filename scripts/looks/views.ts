import type { Page } from 'playwright'

/** A photograph: PNG files from top to bottom, and where the parts of the page begin in it. */
export interface View {
  /** What is open, such as `tab “Cards”`; '' for the page as it opens. */
  state: string
  width: number
  height: number
  strips: Buffer[]
  parts: Part[]
}

/** A part of a page, such as a block. `top`: px from the upper edge of the photograph. */
export interface Part {
  name: string
  top: number
}

/** What is photographed: the page from top to bottom, what is open in the window, or the part that an element of the page belongs to. */
export type Scope = 'page' | 'window' | { selector: string; index: number }

/** A browser draws no picture that is higher than 16,384 px; lower strips take less memory. In px. */
const stripHeight = 6000

interface Place {
  y: number
  height: number
  parts: Part[]
}

/** How often a page is photographed that is changing meanwhile, until it is left as it is. */
const patience = 10

/** Photographs a page as it is now. `still`: animations are where they have been put, not at their end. */
export async function photograph(page: Page, state: string, scope: Scope, still = false): Promise<View> {
  const { width = 0 } = page.viewportSize() ?? {}
  let place = await placeOf(page, scope)
  for (let round = 0; ; round++) {
    const strips = await takeStrips(page, place, { width, still, fullPage: scope !== 'window' })
    const now = await placeOf(page, scope)
    const isSame = JSON.stringify(now) === JSON.stringify(place)
    if (isSame || round === patience) return { state, width, height: place.height, strips, parts: place.parts }
    place = now
  }
}

interface Camera {
  width: number
  still: boolean
  fullPage: boolean
}

async function takeStrips(page: Page, { y, height }: Place, { width, still, fullPage }: Camera): Promise<Buffer[]> {
  const strips: Buffer[] = []
  for (let top = 0; top < height; top += stripHeight) {
    const clip = { x: 0, y: y + top, width, height: Math.min(stripHeight, height - top) }
    const options = { animations: still ? 'allow' : 'disabled', caret: 'initial', clip, fullPage } as const
    strips.push(await page.screenshot(options))
  }
  return strips
}

const placeOf = (page: Page, scope: Scope): Promise<Place> =>
  page.evaluate((what): Place => {
    scrollTo({ top: 0, behavior: 'instant' })
    const topOf = (element: Element) => Math.floor(element.getBoundingClientRect().top + scrollY)
    if (what === 'window') {
      // What is behind it has a photograph of its own.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('main, footer { visibility: hidden } dialog[open] { visibility: visible }')
      document.adoptedStyleSheets.push(sheet)
      return { y: 0, height: innerHeight, parts: [{ name: '', top: 0 }] }
    }
    if (what !== 'page') {
      const inner = document.querySelectorAll(what.selector)[what.index]
      const box = inner?.closest('[data-block]') ?? document.body
      const { height } = box.getBoundingClientRect()
      const name = box.getAttribute('data-block') ?? ''
      return { y: topOf(box), height: Math.max(1, Math.ceil(height)), parts: [{ name, top: 0 }] }
    }
    const found = [...document.querySelectorAll('body header, [data-block], body footer')]
    const outer = found.filter((one) => !one.parentElement?.closest('header, [data-block], footer'))
    const parts = outer.map((one) => ({ name: one.getAttribute('data-block') ?? one.localName, top: topOf(one) }))
    const first = { name: parts[0]?.name ?? '', top: 0 }
    return { y: 0, height: document.documentElement.scrollHeight, parts: [first, ...parts.slice(1)] }
  }, scope)
