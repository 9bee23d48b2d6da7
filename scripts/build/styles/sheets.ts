import { transform } from 'lightningcss'
import { suggestedTypes } from '../../../src/content/schema/index.ts'
import { createContent } from '../../../src/content/store/index.ts'
import type { Block, BlockType, Site } from '../../../src/model/schema.gen.ts'
import { BlockError, type RenderedPage, type Renderer } from '../../../src/entryServer.tsx'
import { liveBlocks } from '../../../src/render/blocks.gen.ts'
import { hashOf, integrityOf } from '../../lib/cache.ts'
import { drawingSizes, livingDrawings } from '../../outline/drawings.ts'
import { examplePictures } from '../../media/examples.ts'
import { exampleBlocks } from './examples.ts'
import { createLooks, type Looks } from './looks.ts'
import { idsIn, textOf, withAnimations } from './rules.ts'

/** A stylesheet of the site, under an address that changes with its text. */
export interface Sheet {
  address: string
  integrity: string
  text: string
}

/** What is known of the styles before any page is drawn. It depends on the code and the site's document alone. */
export interface KnownLooks extends Looks {
  first: string
  /** The ids of the rules in it. */
  early: readonly string[]
  frame: Sheet
  /** The ids of the rules in that sheet. */
  framed: readonly string[]
}

/** The styles of a build. */
export interface Sheets {
  /**
   * What every page has in its HTML, so that its first screen is painted without waiting for any stylesheet: the global
   * rules, those of the bar at the top, and those of the blocks that pages begin with. The same text on all pages, because
   * the policy names it by its hash.
   */
  first: string
  /** What pages have in their HTML beside it once they show a drawing that lives: the same text on all of them. */
  living: string
  /** The rest of the frame, with its menu, and what replaces a block that throws. */
  frame: Sheet
  /**
   * What a page needs beside these: the rules of its HTML, and those that its live blocks may need later. Rules that are in
   * the sheet of the frame too, which is loaded at the end of the page, are left out for the top of the page only.
   */
  of(page: Pick<RenderedPage, 'top' | 'ids'>, blocks: readonly Block[]): Sheet
  /** Whether a piece of HTML needs no rules but the first ones. */
  isFirst(html: string): boolean
  /** Takes over the sheet of a page that was drawn elsewhere. */
  add(sheet: Sheet): void
  /** All sheets that were asked for so far, that of the frame first. */
  all(): Sheet[]
  /** What another one begins with that is to draw pages of the same build. */
  known(): KnownLooks
  /** The looks that were drawn here since it was last asked; null: none. */
  news(): Looks | null
  /** Takes over looks that were drawn elsewhere. */
  learn(found: Looks): void
  /** What the next build of the same code may begin with; null when that is what this one began with. */
  fresh(): KnownLooks | null
}

/**
 * Pages link exactly the rules that they use, so the site may grow without making any page heavier. A browser that
 * navigates gets those of the next page with its document. Rules are in the order of the page, whatever was drawn before it.
 */
export function createSheets(
  renderer: Renderer,
  site: Site,
  siteText: string,
  globalCss: string,
  kept?: KnownLooks,
): Sheets {
  const known = kept ?? drawLooks(renderer, site, siteText, globalCss)
  const looks = createLooks(known, renderer, (type) => lookOf(type, renderer, site, siteText))
  const { ruleOf } = looks
  const early = new Set(known.early)
  const isLate = (id: string) => !early.has(id)
  const framed = new Set(known.framed)
  /** By the ids of their rules; those from elsewhere by their address. */
  const made = new Map<string, Sheet>()
  // Most pages have the very same one.
  let lastTop = { top: '', ids: idsIn('') }
  const idsAtTop = (top: string) => {
    if (lastTop.top !== top) lastTop = { top, ids: idsIn(top) }
    return lastTop.ids
  }
  const knownNow = () => ({ ...known, ...looks.all() })
  return {
    first: known.first,
    living: minified('living', livingDrawings().styles),
    frame: known.frame,
    of({ top, ids }, blocks) {
      const used = new Set(ids)
      for (const id of idsAtTop(top)) if (!framed.has(id)) used.add(id)
      for (const { type } of blocks) if (liveBlocks.has(type)) for (const id of looks.of(type)) used.add(id)
      const own = [...withAnimations(used, ruleOf)].filter(isLate)
      const key = own.join(' ')
      const one = made.get(key) ?? sheet('page', textOf(own, ruleOf))
      made.set(key, one)
      return one
    },
    isFirst: (html) => ![...idsIn(html)].some(isLate),
    add: (one) => void made.set(one.address, one),
    all: () => [known.frame, ...new Map([...made.values()].map((one) => [one.address, one])).values()],
    known: knownNow,
    news: looks.news,
    learn: looks.learn,
    fresh: () => (kept === undefined || looks.areFresh() ? knownNow() : null),
  }
}

/** The font of letters that hardly any page has (scripts/generate/siteFonts.ts) can come behind the first screen. */
const rareFace = /@font-face\s*\{[^}]*\bsansExtended\b[^}]*\}/

/** What is the same for all pages: the styles of the first screen, and those of the frame. */
function drawLooks(renderer: Renderer, site: Site, siteText: string, globalCss: string): KnownLooks {
  const { top, foot } = renderer.frame(site, '/')
  const menu = renderer.menu(site)
  // Nobody sees the menu before it is opened: its rules can come behind the first screen.
  const opening = idsIn(top.replace(menu, ''))
  for (const type of suggestedTypes('mainTitle'))
    for (const id of soundLook(type, renderer, site, siteText)) opening.add(id)
  const early = withAnimations(opening, renderer.rule)
  const frame = [...withAnimations(idsIn(renderer.errors(site) + menu + foot), renderer.rule)].filter(
    (id) => !early.has(id),
  )
  return {
    early: [...early],
    framed: frame,
    first: minified('first', globalCss.replace(rareFace, '') + textOf(early, renderer.rule)),
    frame: sheet('site', (rareFace.exec(globalCss)?.[0] ?? '') + textOf(frame, renderer.rule)),
    looks: {},
    rules: {},
  }
}

/** The rules of a block whose examples can be drawn: where they cannot, pages have its rules in their own sheet. */
function soundLook(type: string, ...how: [Renderer, Site, string]): ReadonlySet<string> {
  try {
    return lookOf(type as BlockType, ...how)
  } catch {
    return new Set()
  }
}

/**
 * The rules of every state of a block: each example with each choice. They are asked for once a page needs them, so an
 * example that throws stops no site that does without the block.
 * @throws BlockError that names the example
 */
function lookOf(type: BlockType, renderer: Renderer, site: Site, siteText: string): Set<string> {
  const content = createContent({ root: 'schemas', drawings: drawingSizes(), media: examplePictures() })
  content.set('_site.json', siteText)
  const ids = new Set<string>()
  for (const [at, { example, props }] of exampleBlocks([type]).entries()) {
    const page = { title: `Example ${at}`, description: filler, blocks: [{ type, ...props }] }
    // Leaving a field out may break a rule, never the shape; what cannot be resolved has no look.
    for (const block of content.draft('example.json', JSON.stringify(page))?.page.blocks ?? []) {
      try {
        for (const id of idsIn(renderer.block(block, site))) ids.add(id)
      } catch (error) {
        throw new BlockError(type, `schemas/blocks/${type}.json#/examples/${example}`, error)
      }
    }
  }
  return ids
}

const filler = 'An example of a block, drawn when the stylesheet is made, so that every look that it can have is in it.'

function sheet(name: string, css: string): Sheet {
  const text = minified(name, css)
  return { address: `/assets/${name}-${hashOf(text)}.css`, integrity: integrityOf(text), text }
}

/**
 * What emotion writes for browsers of 2013, beside the same without a prefix. Safari needs its own text-decoration still
 * where that has a color or a width, not for a single word.
 */
const outdated =
  /(?<=[{;])-(?:webkit|moz|ms)-(?:(?:transition|transform|translate|animation|align|flex|justify|column|box-(?:align|pack|flex)|background-(?:size|position))[a-z-]*:[^;}]*|text-decoration:[a-z]+(?=[;}]));?/g

function minified(name: string, css: string): string {
  const { code } = transform({
    filename: `${name}.css`,
    code: Buffer.from(css.replace(outdated, '')),
    minify: true,
    targets: { chrome: 111 << 16 },
  })
  return code.toString()
}
