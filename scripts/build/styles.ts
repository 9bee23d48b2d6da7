import { transform } from 'lightningcss'
import { createContent } from '../../src/content/store/index.ts'
import type { Block, BlockType, Site } from '../../src/model/schema.gen.ts'
import { BlockError, type Renderer } from '../../src/entryServer.tsx'
import { liveBlocks } from '../../src/render/blocks.gen.ts'
import { hashOf, integrityOf } from '../lib/cache.ts'
import { drawingSizes } from '../outline/drawings.ts'
import { examplePictures } from '../media/examples.ts'
import { exampleBlocks } from './examples.ts'
import { idsIn, textOf, withAnimations } from './rules.ts'

/** A stylesheet of the site, under an address that changes with its text. */
export interface Sheet {
  address: string
  integrity: string
  text: string
}

/** The stylesheets of a build: one that all pages share, and one for each set of rules that pages need beside it. */
export interface Sheets {
  /** The global rules, those of the frame, and those of what replaces a block that throws. */
  base: Sheet
  /** What a page needs beside the base: the rules of its HTML, and those that its live blocks may need later. */
  of(html: string, blocks: readonly Block[]): Sheet
  /** All sheets that were asked for so far, the base first. */
  all(): Sheet[]
}

/**
 * Pages link exactly the rules that they use, so the site may grow without making any page heavier. A browser that
 * navigates loads the sheet of the next page before it draws it, and keeps those it has.
 */
export function createSheets(renderer: Renderer, site: Site, siteText: string, globalCss: string): Sheets {
  const later = lookOfLiveBlocks(renderer, site, siteText)
  const { top, foot } = renderer.frame(site, '/')
  const common = withAnimations(idsIn(renderer.errors(site) + top + foot), renderer.styles())
  const base = sheet('site', globalCss + textOf(common, renderer.styles()))
  const made = new Map<string, Sheet>()
  return {
    base,
    of(html, blocks) {
      const used = idsIn(html)
      for (const { type } of blocks) for (const id of later(type)) used.add(id)
      // Only now: the looks that were asked for may have brought rules of their own.
      const rules = renderer.styles()
      const own = [...withAnimations(used, rules)].filter((id) => !common.has(id)).sort()
      const key = own.join(' ')
      const known = made.get(key) ?? sheet('page', textOf(new Set(own), rules))
      made.set(key, known)
      return known
    },
    all: () => [base, ...new Map([...made.values()].map((one) => [one.address, one])).values()],
  }
}

/**
 * The rules of every state of a block that changes in the browser: each example with each choice. They are asked for once
 * a page with such a block has been drawn, so an example that throws stops no site that does without the block.
 */
function lookOfLiveBlocks(renderer: Renderer, site: Site, siteText: string): (type: BlockType) => ReadonlySet<string> {
  const known = new Map<BlockType, ReadonlySet<string>>()
  return (type) => {
    const found = known.get(type) ?? (liveBlocks.has(type) ? lookOf(type, renderer, site, siteText) : new Set())
    known.set(type, found)
    return found
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
  const { code } = transform({
    filename: `${name}.css`,
    code: Buffer.from(css),
    minify: true,
    targets: { chrome: 111 << 16 },
  })
  const text = code.toString()
  return { address: `/assets/${name}-${hashOf(text)}.css`, integrity: integrityOf(text), text }
}
