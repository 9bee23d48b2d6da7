import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageDocument } from '../../../src/model/document.ts'
import type { Site } from '../../../src/model/schema.gen.ts'
import { filesUnder } from '../../lib/cache.ts'

/** A page of our built site, as another system can show it. */
export interface OwnPage {
  /** `/payout` */
  route: string
  /** A name for files: `payout`, `case-studies/connekit`. */
  name: string
  document: PageDocument
  /** What is in `<head>`, without stylesheets and scripts. */
  head: string
  /** What is in `<body>`, without scripts. */
  body: string
  /** What its stylesheets hold, in their order. */
  sheets: string[]
}

export interface OwnSite {
  folder: string
  site: Site
  pages: OwnPage[]
}

/** Reads our built site as a visitor gets it: from its files alone. */
export function readOwnSite(folder: string): OwnSite {
  const siteFile = readdirSync(folder).find((name) => /^site\..*\.json$/.test(name)) ?? ''
  const pages = filesUnder(folder)
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map((file) => readPage(folder, file.slice(folder.length + 1, -'.html'.length).replaceAll('\\', '/')))
  return { folder, site: JSON.parse(readFileSync(join(folder, siteFile), 'utf8')) as Site, pages }
}

const script = /<script\b[^]*?<\/script>\n?/g
const sheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>\n?|<style[^>]*>([^]*?)<\/style>\n?/g

function readPage(folder: string, name: string): OwnPage {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const html = read(`${name}.html`)
  const part = (tag: string) => new RegExp(`<${tag}\\b[^>]*>([^]*)</${tag}>`).exec(html)?.[1]?.replace(script, '') ?? ''
  const document = JSON.parse(read(`${name}.json`)) as PageDocument
  const head = part('head')
  const sheets = [...head.matchAll(sheet)].map(([, href, inline]) => (href ? read(href) : (inline ?? '')))
  return { route: document.route, name, document, head: head.replace(sheet, ''), body: part('body'), sheets }
}

/** The addresses of the fonts that a page asks for before it needs them. */
export const preloadedFonts = ({ head }: OwnPage): string[] =>
  [...head.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].flatMap(([, href]) => href ?? [])

/** The first page of each list of blocks. */
export function templates(pages: readonly OwnPage[]): OwnPage[] {
  const first = new Map<string, OwnPage>()
  for (const page of pages) {
    const blocks = page.document.page.blocks.map(({ type }) => type).join(' ')
    if (!first.has(blocks)) first.set(blocks, page)
  }
  return [...first.values()]
}
