import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
/** What is in one place of a page, or leads to a place on its own page. */
const fixed: ReadonlySet<string> = new Set([
  'hero',
  'banner',
  'shared',
  'notFound',
  'placeholder',
  'form',
  'search',
  'caseStudy',
])

/** The texts of a content folder as they are on the disk. */
export const textsOf = (folder: string): Texts =>
  loadContent(folder).keys.map((key) => [key, readFileSync(join(folder, key), 'utf8')] as const)

/**
 * The site's own documents and `count` pages of eight blocks: an opening, six blocks of the real pages in ever other
 * combinations, and a shared closing. Every text is its own, or the figures would tell of memory instead of work; each page
 * links to the next.
 */
export function manyPages(count: number): Texts {
  const own = textsOf('pages')
  const real = own.filter(([key]) => !key.startsWith('_')).map(([, text]) => JSON.parse(text) as Page)
  const heroes = real.filter(({ blocks }) => blocks[0]?.type === 'hero' && isMovable(blocks[0]))
  const pool = real.flatMap(({ blocks }) => blocks).filter((block) => !fixed.has(block.type) && isMovable(block))
  const pages = Array.from({ length: count }, (_page, at): Texts[number] => {
    const model = heroes[at % heroes.length]
    const start = (at * 7) % pool.length
    const between = Array.from({ length: middleBlocks }, (_, step) => pool[(start + step * 5) % pool.length])
    const blocks = [model?.blocks[0], ...between, { type: 'shared', use: 'closingEveryone' }].map(withoutId)
    const title = `Part ${at} of the measured site`
    const description = `Part ${at} of a site that is as large as a site of pages like these can be.`
    const page = { ...model, title, description, redirects: undefined, silence: undefined, blocks }
    const change = (_key: string, value: unknown) => (typeof value === 'string' ? ownWords(value, at) : value)
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
const isMovable = (block: Block) => !/"#|[?]tab=/.test(JSON.stringify(block))

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
