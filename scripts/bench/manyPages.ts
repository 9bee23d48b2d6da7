import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { blockSchema, suggestedTypes } from '../../src/content/schema/index.ts'
import { mainTitles } from '../../src/model/blockFacts.gen.ts'
import { kindOf, sharedName } from '../../src/model/route.ts'
import { loadContent } from '../lib/readContent.ts'

/** The documents of a site: their keys and texts. */
export type Texts = readonly (readonly [key: string, text: string])[]

interface Block extends Record<string, unknown> {
  type: string
}

interface Page extends Record<string, unknown> {
  blocks: Block[]
}

const middleBlocks = 6

/** Whether a block may be anywhere on a page, and more than once: it leads no page, closes none, and needs no other block. */
function isFree(type: string): boolean {
  const { closing, needs, properties } = blockSchema(type) ?? {}
  return !Object.hasOwn(mainTitles, type) && !closing && !needs && !properties?.use
}

/** The texts of a content folder as they are on the disk. */
export function textsOf(folder: string): Texts {
  const { content, keys } = loadContent(folder)
  return keys.map((key) => [key, content.text(key) ?? ''] as const)
}

/** Writes the site into a folder, with so many other pages beside its own that there are `count`. */
export function writeSite(folder: string, count: number): void {
  const own = textsOf('pages').filter(([key]) => kindOf(key) === 'page').length
  cpSync('pages', folder, { recursive: true })
  for (const [key, text] of manyPages(Math.max(0, count - own))) {
    mkdirSync(dirname(join(folder, key)), { recursive: true })
    writeFileSync(join(folder, key), text)
  }
}

/**
 * The site's own documents and `count` pages of eight blocks: an opening, six blocks of the real pages in ever other
 * combinations, and a shared closing. Every text is its own, or the figures would tell of memory instead of work; each page
 * links to the next.
 */
export function manyPages(count: number): Texts {
  const own = textsOf('pages')
  const real = own.filter(([key]) => !key.startsWith('_')).map(([, text]) => JSON.parse(text) as Page)
  const openings = real.filter(
    ({ blocks }) => suggestedTypes('mainTitle').includes(blocks[0]?.type ?? '') && isMovable(blocks[0]),
  )
  const pool = real.flatMap(({ blocks }) => blocks).filter((block) => isFree(block.type) && isMovable(block))
  const closing = sharedName(own.find(([key]) => kindOf(key) === 'shared')?.[0] ?? '')
  const pages = Array.from({ length: count }, (_page, at): Texts[number] => {
    const model = openings[at % openings.length]
    const start = (at * 7) % pool.length
    const between = Array.from({ length: middleBlocks }, (_, step) => pool[(start + step * 5) % pool.length])
    const blocks = [model?.blocks[0], ...between, { type: 'shared', use: closing }].map(withoutId)
    const title = `Part ${at} of the measured site`
    const description = `Part ${at} of a site that is as large as a site of pages like these can be.`
    const page = { ...model, title, description, redirects: undefined, silence: undefined, blocks }
    // A text in a list may be the name of something elsewhere.
    const change = (key: string, value: unknown) =>
      typeof value === 'string' && !/^\d+$/.test(key) ? ownWords(value, at) : value
    const next = (at + 1) % count
    const text = JSON.stringify(page, change, 2).replace(
      link,
      `"text": "Read part ${next}", "href": "${routeOf(next)}"`,
    )
    return [`${routeOf(at).slice(1)}.json`, `${text}\n`]
  })
  return [...own, ...pages]
}

/** These words may be used only beside certain others. */
const accompanied = /real-time|program/i
/** The first link with words of its own. */
const link = /"text": "[^"]*",\s*"href": "\/[^"]*"/

const routeOf = (at: number) => `/section-${Math.floor(at / 100)}/page-${at}`

/** What refers to a place on its own page cannot be on another one. */
const isMovable = (block: Block | undefined) => !/"#|[?]tab=/.test(JSON.stringify(block))

function withoutId(block: Block | undefined): unknown {
  const { id, ...rest } = block ?? { type: '' }
  return rest
}

/** The same text with one word in four letters of the page's own, so that no length changes and sentences keep their capital. */
function ownWords(words: string, at: number): string {
  if (!words.includes(' ') || accompanied.test(words)) return words
  const letters = [17_576, 676, 26, 1].map((place) => String.fromCharCode(97 + (Math.floor(at / place) % 26))).join('')
  return words.replace(/(?<![^ ])[A-Za-z]{4}(?=[a-z]* )/, (old) =>
    /^[A-Z]/.test(old) ? letters.charAt(0).toUpperCase() + letters.slice(1) : letters,
  )
}
