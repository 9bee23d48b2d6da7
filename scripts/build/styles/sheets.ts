import { transform } from 'lightningcss'
import { suggestedTypes } from '../../../src/content/schema/index.ts'
import { createContent } from '../../../src/content/store/index.ts'
import type { Block, BlockType, Site } from '../../../src/model/schema.gen.ts'
import { BlockError, type Renderer } from '../../../src/entryServer.tsx'
import { liveBlocks } from '../../../src/render/blocks.gen.ts'
import { hashOf, integrityOf } from '../../lib/cache.ts'
import { drawingSizes, livingDrawings } from '../../outline/drawings.ts'
import { examplePictures } from '../../media/examples.ts'
import { exampleBlocks } from './examples.ts'
import { idsIn, textOf, withAnimations } from './rules.ts'

/** A stylesheet of the site, under an address that changes with its text. */
export interface Sheet {
  address: string
  integrity: string
  text: string
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
  /** The rest of the frame, and what replaces a block that throws. */
  frame: Sheet
  /** What a page needs beside these: the rules of its HTML, and those that its live blocks may need later. */
  of(html: string, blocks: readonly Block[]): Sheet
  /** Whether a piece of HTML needs no rules but the first ones. */
  isFirst(html: string): boolean
  /** All sheets that were asked for so far, that of the frame first. */
  all(): Sheet[]
}

/**
 * Pages link exactly the rules that they use, so the site may grow without making any page heavier. A browser that
 * navigates gets those of the next page with its document. Rules are in the order of the page, whatever was drawn before it.
 */
export function createSheets(renderer: Renderer, site: Site, siteText: string, globalCss: string): Sheets {
  const look = createLook(renderer, site, siteText)
  const { top, foot } = renderer.frame(site, '/')
  const opening = idsIn(top)
  for (const type of suggestedTypes('mainTitle')) for (const id of soundLook(look, type)) opening.add(id)
  const early = withAnimations(opening, renderer.rule)
  const isLate = (id: string) => !early.has(id)
  const frame = [...withAnimations(idsIn(renderer.errors(site) + foot), renderer.rule)].filter(isLate)
  const frameSheet = sheet('site', textOf(frame, renderer.rule))
  const made = new Map<string, Sheet>()
  return {
    first: minified('first', globalCss + textOf(early, renderer.rule)),
    living: minified('living', livingDrawings().styles),
    frame: frameSheet,
    of(html, blocks) {
      const used = idsIn(html)
      for (const { type } of blocks) if (liveBlocks.has(type)) for (const id of look(type)) used.add(id)
      const own = [...withAnimations(used, renderer.rule)].filter(isLate)
      const key = own.join(' ')
      const known = made.get(key) ?? sheet('page', textOf(own, renderer.rule))
      made.set(key, known)
      return known
    },
    isFirst: (html) => ![...idsIn(html)].some(isLate),
    all: () => [frameSheet, ...new Map([...made.values()].map((one) => [one.address, one])).values()],
  }
}

type Look = (type: BlockType) => ReadonlySet<string>

/**
 * The rules of every state of a block: each example with each choice. They are asked for once a page needs them, so an
 * example that throws stops no site that does without the block.
 */
function createLook(renderer: Renderer, site: Site, siteText: string): Look {
  const known = new Map<BlockType, ReadonlySet<string>>()
  return (type) => {
    const found = known.get(type) ?? lookOf(type, renderer, site, siteText)
    known.set(type, found)
    return found
  }
}

/** The rules of a block whose examples can be drawn: where they cannot, pages have its rules in their own sheet. */
function soundLook(look: Look, type: string): ReadonlySet<string> {
  try {
    return look(type as BlockType)
  } catch {
    return new Set()
  }
}

/** Throws a {@link BlockError} that names the example. */
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

function minified(name: string, css: string): string {
  const { code } = transform({
    filename: `${name}.css`,
    code: Buffer.from(css),
    minify: true,
    targets: { chrome: 111 << 16 },
  })
  return code.toString()
}
