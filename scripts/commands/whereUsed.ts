import { blockTypes } from '../../src/content/schema/index.ts'
import { isMarkName, markNames } from '../../src/model/marks.ts'
import { mediaFolder } from '../../src/model/media.ts'
import { fileOf, routeOf, sharedName } from '../../src/model/route.ts'
import { suggest } from '../../src/content/suggest/index.ts'
import { count, didYouMean, quote, visible } from '../../src/model/words.ts'
import { drawingSizes } from '../outline/drawings.ts'
import { parseWords, UsageError } from '../lib/options.ts'
import { existingKey, keyOf } from '../refactor/names.ts'
import { defaultsNaming } from '../refactor/defaults.ts'
import { readSite, type SiteFiles } from '../refactor/site.ts'
import { type Use, usesOfBlock, usesOfDocument, usesOfDrawing, usesOfPicture, usesOfToken } from '../refactor/uses.ts'

const help = `npm run where-used -- WHAT [options]    lists every place of the content that uses something
  npm run where-used pages/payout.json            links to a page
  npm run where-used /payout                      which file that is, and links to it (or the address in your browser)
  npm run where-used pages/payout.json#tabs       links to a place on it
  npm run where-used pages/_shared/closing.json   pages that show shared blocks
  npm run where-used {links.signUp}               places of a token
  npm run where-used homeHero                     places of a drawing, or kredapay of a drawn mark
  npm run where-used team.jpg                     places of a picture, those where it is a mark too
  npm run where-used hero                         blocks of a type
  --pages DIR      the folder of the documents (pages)`

/** Lists uses. Exit code 0, also when there are none; 2: there is no such thing. */
export async function main(args: string[]): Promise<number> {
  const parsed = parseWords(args, { pages: 'text' }, help, { least: 1, most: 1 })
  if (!parsed) return 0
  const [word = ''] = parsed.words
  const site = readSite(parsed.options.pages ?? 'pages')
  const { name, uses, route = null, about = [] } = find(site, word)
  for (const line of about) console.log(visible(line))
  for (const { file, line, column, where, what } of uses)
    console.log(`${visible(file)}:${line}:${column}  ${where} ${what}`)
  const files = new Set(uses.map(({ file }) => file)).size
  console.log(
    uses.length === 0 ? `Nothing uses ${name}.` : `${count(uses.length, 'use')} of ${name} in ${count(files, 'file')}.`,
  )
  for (const place of route === null ? [] : defaultsNaming([route])) {
    console.log(`A block that names no address leads there too (${place}).`)
  }
  const unread = [...site.entries.values()].filter(({ sound }) => !sound)
  if (unread.length > 0)
    console.log(`${count(unread.length, 'file')} with errors may use it as well: npm run check lists them.`)
  return 0
}

/** What a word names, and the places that use it; the route of a page. */
interface Found {
  name: string
  uses: Use[]
  route?: string | null
  /** What to say of an address: its file, and where it leads. */
  about?: string[]
}

function find(site: SiteFiles, word: string): Found {
  const token = /^\{(.+)\}$/.exec(word)?.[1]
  if (token !== undefined) return ofToken(site, token)
  if (/^(?:\/|https?:)/i.test(word)) return ofAddress(site, word)
  if (/\.(?!json\b)\w+$/.test(word)) return ofPicture(site, word.replace(/^.*?\b_media\//, ''))
  return ofName(site, word) ?? ofDocument(site, word)
}

/** The page at an address of the site, as it is written in a document or shown in a browser. */
function ofAddress(site: SiteFiles, word: string): Found {
  const [address = '', anchor] = word.split('#')
  const asked = routeOf(keyOf(address, site.folder)) ?? ''
  const moved = site.texts.has(fileOf(asked)) ? undefined : site.content.redirects().find(({ from }) => from === asked)
  const file = moved ? fileOf(moved.to) : address
  const found = ofDocument(site, anchor === undefined ? file : `${file}#${anchor}`)
  const key = existingKey(file, site.folder, site.texts.keys())
  const written = `The page ${routeOf(key) ?? ''} is written in ${site.root}/${key}.`
  return { ...found, about: moved ? [`The address ${asked} leads to ${moved.to}.`, written] : [written] }
}

function ofToken(site: SiteFiles, token: string): Found {
  const known = [...(site.map.site?.tokens.keys() ?? [])]
  if (!known.includes(token))
    throw new UsageError(`There is no token {${token}}.${didYouMean(suggest(token, known).map((one) => `{${one}}`))}`)
  return { name: `the token {${token}}`, uses: usesOfToken(site, token) }
}

function ofPicture(site: SiteFiles, picture: string): Found {
  const better = suggest(picture, site.pictures.keys()).map((one) => `${site.root}/${mediaFolder}${one}`)
  if (!site.pictures.has(picture)) throw new UsageError(`There is no picture ${quote(picture)}.${didYouMean(better)}`)
  return { name: `the picture ${quote(picture)}`, uses: usesOfPicture(site, picture) }
}

/** A block type, a drawing, a mark and shared blocks may have the same name: then all of them are meant. */
function ofName(site: SiteFiles, word: string): Found | undefined {
  if (!/^\w+$/.test(word)) return undefined
  const drawings = Object.keys(drawingSizes())
  const shared = site.entries.get(`_shared/${word}.json`)
  const found: Found[] = []
  if (blockTypes.includes(word)) found.push({ name: `the block type ${quote(word)}`, uses: usesOfBlock(site, word) })
  if (drawings.includes(word)) found.push({ name: `the drawing ${quote(word)}`, uses: usesOfDrawing(site, word) })
  if (isMarkName(word)) found.push({ name: `the mark ${quote(word)}`, uses: usesOfDrawing(site, word, 'mark') })
  if (shared) found.push({ name: `the shared blocks ${quote(word)}`, uses: usesOfDocument(site, shared) })
  if (found.length > 0)
    return { name: found.map(({ name }) => name).join(' and '), uses: found.flatMap(({ uses }) => uses) }
  if (site.texts.has(`${word}.json`)) return undefined
  const better = suggest(word, [...blockTypes, ...drawings, ...markNames, ...site.map.shared.keys()])
  throw new UsageError(`There is no page, block type, drawing or shared document ${quote(word)}.${didYouMean(better)}`)
}

/** A page, the site's document, shared blocks, or with # a place on one of them. */
function ofDocument(site: SiteFiles, word: string): Found {
  const [file = '', anchor] = word.split('#')
  const key = existingKey(file, site.folder, site.texts.keys())
  const entry = site.entries.get(key)
  if (!entry) throw new UsageError(`There is no ${site.root}/${key}.`)
  if (anchor !== undefined) {
    const places = new Set(
      entry.facts.blocks.flatMap(({ anchors, headings }) => [...anchors.map(({ id }) => id), ...headings]),
    )
    for (const page of site.map.shownOn(entry))
      for (const id of site.map.targets(page).anchors.keys()) if (entry.kind !== 'shared') places.add(id)
    if (!places.has(anchor))
      throw new UsageError(
        `${site.root}/${key} has no place ${quote(`#${anchor}`)}.${didYouMean(suggest(anchor, places).map((one) => `#${one}`))}`,
      )
    return { name: `the place #${anchor} of ${site.root}/${key}`, uses: usesOfDocument(site, entry, anchor) }
  }
  const route = routeOf(key)
  const name = route === null ? `the shared blocks ${quote(sharedName(key))}` : `the page ${route}`
  return {
    name: entry.kind === 'page' || entry.kind === 'shared' ? name : `${site.root}/${key}`,
    uses: usesOfDocument(site, entry),
    route,
  }
}
