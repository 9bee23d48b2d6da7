import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { exampleMedia, examplePages } from '../../../scripts/lib/examplePages.ts'
import { blockSchema, documentSchemas, type Schema } from '../../../src/content/schema/catalogue.ts'
import { readDocument } from '../../../src/content/index.ts'
import { mediaFolder } from '../../../src/model/media.ts'
import { address } from './site.ts'

/** Strings that would run, load or break something, if any part of the way from the document to the page forgot to escape. */
export const hostile = [
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '<script>alert(1)</script>',
  '<svg onload=alert(1)>',
  '<!-- --!><script>alert(1)//',
  ']]><script>alert(1)</script>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">press</a>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content=0>',
  '<style>@import"//evil.example"</style>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#106;avascript:alert(1)',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '\\u003cscript\\u003ealert(1)',
  "';alert(1);//",
  '<b onclick=alert(1)>',
  '<i onload=x>',
] as const

/** The same for running text, which refuses HTML: what Markdown turns into the characters of HTML again. */
const inMarkdown = [
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '`<script>alert(1)</script>`',
  '\\<img src=x onerror=alert(1)>',
] as const
const ofMarkdown: Record<string, string> = {
  [inMarkdown[0]]: '<script>alert(1)</script>',
  [inMarkdown[1]]: '<script>alert(1)</script>',
  [inMarkdown[2]]: '<img src=x onerror=alert(1)>',
}

/** A page whose texts are hostile, and what of them a visitor finds on it. */
export interface HostilePage {
  route: string
  title: string
  texts: string[]
}

interface HostileDocument {
  title: string
  description: string
  index: boolean
  blocks: Record<string, unknown>[]
}

interface Leaf {
  group: Record<string, unknown> | unknown[]
  key: string | number
  markdown: boolean
}

/** The texts of a value that visitors read: no addresses, names or choices. */
function leaves(schema: Schema, value: unknown): Leaf[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): Leaf[] => {
    const own = schema.items ?? schema.properties?.[key]
    if (!own || key === '$schema') return []
    if (typeof inner !== 'string') return leaves(own, inner)
    const isText =
      own.enum === undefined && (own.format === undefined || own.format === 'markdown' || own.format === 'code')
    return isText && key !== 'type' ? [{ group: value as Leaf['group'], key, markdown: own.format === 'markdown' }] : []
  })
}

const names = readdirSync('src/drawings', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
const drawings = Object.fromEntries(names.map((name) => [basename(name, '.ts'), {}]))

/** Each text begins its choice with another string, so that all of them are used. */
let turn = 0

/** Puts a hostile string in place of every text that a document takes one for. Returns what visitors find. */
function poison(key: string, document: object, texts: readonly Leaf[]): string[] {
  const isGood = () => readDocument('pages', key, JSON.stringify(document), drawings).findings.length === 0
  const used: string[] = []
  for (const { group, key: field, markdown } of texts) {
    const fields = group as Record<string | number, unknown>
    const before = fields[field]
    const own: readonly string[] = markdown ? inMarkdown : hostile
    const turned = own.map((_, index) => own[(index + turn) % own.length] ?? '')
    turn++
    const longer = turned.map((text) => `${text} and some more words behind it`)
    // What was there before stays behind running text: links lead to its headings.
    const choices = markdown
      ? [...turned.map((text) => `${text}\n\n${String(before)}`), ...longer]
      : [...turned, ...longer]
    const found = choices.find((text) => {
      fields[field] = text
      return isGood()
    })
    fields[field] = found ?? before
    if (found === undefined) continue
    const [text = ''] = found.split('\n\n')
    used.push(markdown ? (ofMarkdown[text] ?? text) : text)
  }
  return used
}

/** Writes the hostile pages, one for each block type, and a hostile frame, into a copy of the real content. */
export function writeHostilePages(folder: string): HostilePage[] {
  const site = JSON.parse(readFileSync(join(folder, '_site.json'), 'utf8')) as Record<string, unknown>
  // What visitors see of the site's document; the rest are settings, such as phrases that no text may use.
  const shown = ['navigation', 'social', 'footer', 'texts'] as const
  const frame = shown.flatMap((part) => leaves(documentSchemas.site.properties?.[part] ?? {}, site[part]))
  const ofFrame = poison('_site.json', site, frame)
  // Short enough for the titles that name it.
  site.brand = '"><img src=x onerror=x>'
  writeFileSync(join(folder, '_site.json'), JSON.stringify(site))
  cpSync(exampleMedia, join(folder, mediaFolder), { recursive: true })
  const first = examplePages().filter(({ number }) => number === 1)
  return first.map(({ type, text }, number) => {
    const page = JSON.parse(text) as HostileDocument
    // Only a page for search engines has data for them.
    page.index = true
    page.title = `${hostile[number % 3]} ${number}`
    page.description = `${hostile[(number + 1) % hostile.length]} ${number}, and so many words behind it that they fill two lines of a result.`
    const [block = {}] = page.blocks
    const texts = poison('x.json', page, leaves(blockSchema(type) ?? {}, block))
    // Questions are in the page's data for search engines as well, where only the end of a script is dangerous.
    if (type === 'faq')
      for (const item of block.items as { question: string }[]) item.question = `${hostile[0]} ${hostile[0]}`
    const route = `/gallery/${address(type)}/hostile`
    mkdirSync(join(folder, 'gallery', address(type)), { recursive: true })
    writeFileSync(join(folder, `${route}.json`), JSON.stringify(page))
    return { route, title: page.title, texts: [...(type === 'faq' ? [hostile[0]] : texts), ...ofFrame] }
  })
}
