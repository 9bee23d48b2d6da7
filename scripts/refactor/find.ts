import { blockTypes } from '../../src/content/schema/index.ts'
import { isMarkName, markNames } from '../../src/model/marks.ts'
import { mediaFolder, blockOfPicture } from '../../src/model/media.ts'
import { fileOf, routeOf, sharedName, blockOfShared } from '../../src/model/route.ts'
import { suggest } from '../../src/content/suggest/index.ts'
import { count, didYouMean, quote, visible } from '../../src/model/words.ts'
import { drawingSizes } from '../outline/drawings.ts'
import { UsageError } from '../lib/options.ts'
import { defaultsNaming } from './defaults.ts'
import { filesOf, findWords, type Found } from './findWords.ts'
import { existingKey, keyOf } from './names.ts'
import type { SiteFiles } from './site.ts'
import { wordFinder } from './wordFinder.ts'
import { usesOfWords } from './wordUses.ts'
import { usesOfBlock, usesOfDocument, usesOfDrawing, usesOfPicture, usesOfToken } from './uses.ts'

/**
 * Lines for people with all places that use what has that name or, if nothing has it, that contain these words. `asWords`: the
 * words are looked for in any case. Throws a {@link UsageError} when there is neither.
 */
export function findLines(site: SiteFiles, word: string, asWords = false): string[] {
  const { name, uses, route = null, about = [], unused = '', sums } = asWords ? findWords(site, word) : find(site, word)
  const places = uses.map(
    ({ file, line, column, where, what }) => `${visible(file)}:${line}:${column}  ${where} ${what}`,
  )
  const sum =
    uses.length === 0
      ? `Nothing uses ${name}.${unused}`
      : `${count(uses.length, 'use')} of ${name} in ${filesOf(uses)}.`
  const defaults = (route === null ? [] : defaultsNaming([route])).map(
    (place) => `A block that names no address leads there too (${place}).`,
  )
  const unread = [...site.entries.values()].filter(({ sound }) => !sound).length
  const unsure =
    unread === 0 ? [] : [`${count(unread, 'file')} with errors may use it as well: npm run check lists them.`]
  const alsoSaid = asWords ? [] : namedInTexts(site, word)
  return [...about.map(visible), ...places, ...(sums ?? [sum]), ...alsoSaid, ...defaults, ...unsure]
}

/** Who looks for a mark means the company: its name is in texts as well. */
function namedInTexts(site: SiteFiles, word: string): string[] {
  if (!isMarkName(word)) return []
  const places = usesOfWords(site, wordFinder(word)).length
  return places === 0
    ? []
    : [`The name is in ${count(places, 'place')} of the texts as well: npm run where-used -- ${word} --words`]
}

/** The uses of what has that name or, if nothing has it, the texts that contain these words. */
function find(site: SiteFiles, word: string): Found {
  try {
    return named(site, word)
  } catch (error) {
    // Nobody means words by an address, a token or a file.
    if (!(error instanceof UsageError) || /^(?:[{/]|https?:)|#|\.json$/i.test(word)) throw error
    return findWords(site, word, error.message)
  }
}

function named(site: SiteFiles, word: string): Found {
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
  const unused = wayOut(blockOfPicture(picture), `${site.root}/${mediaFolder}${picture}`)
  return { name: `the picture ${quote(picture)}`, uses: usesOfPicture(site, picture), unused }
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
  // Of several things of one name nobody knows which one is to be used.
  if (found.length === 1 && shared) return ofDocument(site, shared.key)
  if (found.length > 0)
    return { name: found.map(({ name }) => name).join(' and '), uses: found.flatMap(({ uses }) => uses) }
  if (site.texts.has(`${word}.json`)) return undefined
  const better = suggest(word, [...blockTypes, ...drawings, ...markNames, ...site.map.shared.keys()])
  throw new UsageError(`There is no page, block type, drawing or shared document ${quote(word)}.${didYouMean(better)}`)
}

/** What to do with what no page shows. `written`: how a page shows it. */
const wayOut = (written: string, file: string) =>
  ` To show it, put ${written} into the "blocks" of a page; otherwise delete ${file}.`

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
  const unused = entry.kind === 'shared' ? wayOut(blockOfShared(sharedName(key)), `${site.root}/${key}`) : ''
  const name = route === null ? `the shared blocks ${quote(sharedName(key))}` : `the page ${route}`
  return {
    name: entry.kind === 'page' || entry.kind === 'shared' ? name : `${site.root}/${key}`,
    uses: usesOfDocument(site, entry),
    route,
    unused,
  }
}
