import { styleOfSite } from './documentChecks.ts'
import { type Entry, keyToBe } from '../entry/index.ts'
import type { Finding } from '../finding/index.ts'
import type { Style } from '../rules/index.ts'
import type { SiteLinks, View } from './types.ts'
import { addToIndex, emptyIndex, type Index, removeFromIndex } from './siteIndex.ts'
import { folderOf } from './collections.ts'
import { collectedTypes } from '../schema/index.ts'
import { SiteMap } from './siteMap.ts'
import { replaceTokens } from '../fields/index.ts'

/**
 * What one look at the site leaves for the next one, so that after a change only those documents are checked again that
 * can tell the difference. Findings are kept by the document as it was read: a document that changed is another entry.
 */
export interface GraphCache {
  entries: Map<string, Entry>
  map: SiteMap
  style: Style
  /** What depends on routes, tokens, and the places that links lead to. */
  links: Map<Entry, SiteLinks>
  /** What the links of all documents come to. */
  index: Index
  /** What depends on words: those of the document, of the style, of shared documents. */
  words: Map<Entry, Words>
}

/** What was found in the words of a document while these of its places had findings already. */
export interface Words {
  findings: readonly Finding[]
  faulty: string
  /** Beside what they were found, as {@link wordsBasis} writes it; undefined when nobody can say. */
  basis: string | undefined
}

/** A cache of nothing. */
export const emptyCache = (): GraphCache => ({
  entries: new Map(),
  map: new SiteMap(new Map()),
  style: styleOfSite(undefined),
  links: new Map(),
  index: emptyIndex(),
  words: new Map(),
})

/** Forgets what is no longer true of these documents, and brings the map up to date. */
export function remember(cache: GraphCache, entries: ReadonlyMap<string, Entry>, view: View): void {
  const changed = [...entries.values()].filter((entry) => cache.entries.get(entry.key) !== entry)
  const pairs = changed.map((entry) => ({ entry, old: cache.entries.get(entry.key) }))
  // A site with a finding has no style, but its tokens still decide what the others may use.
  const retokened = pairs.some(({ entry, old }) => entry.kind === 'site' && (!old || tokensOf(old) !== tokensOf(entry)))
  const kept =
    entries.size === cache.entries.size && pairs.every(({ entry, old }) => old && place(old) === place(entry))
  const style = styleOfSite(entries.get('_site.json'))
  const restyled = style.key !== cache.style.key
  cache.style = style
  if (restyled || !kept || changed.some(({ kind }) => kind === 'shared')) cache.words = new Map()
  if (kept) {
    for (const { entry, old } of pairs) {
      cache.entries.set(entry.key, entry)
      cache.map.replace(old as Entry, entry)
      forgetLinks(cache, old as Entry)
      cache.words.delete(old as Entry)
    }
  } else {
    cache.entries = new Map(entries)
    cache.map = new SiteMap(entries, view)
  }
  const moved = pairs.filter(({ entry, old }) => !old || targets(old) !== targets(entry)).map(({ entry }) => entry)
  if (restyled || retokened || !kept || moved.some(({ kind }) => kind !== 'page')) forgetAllLinks(cache)
  else for (const { route } of moved) forgetLinksTo(route ?? '', cache)
}

/** Documents that lead to a page whose places are others now; shared ones lead to places on the pages that show them. */
function forgetLinksTo(route: string, cache: GraphCache): void {
  for (const entry of cache.map.entries) {
    const known = cache.links.get(entry)
    if (entry.kind === 'shared' || known?.isWide || known?.aimed.has(route) || known?.folders.has(folderOf(route)))
      forgetLinks(cache, entry)
  }
}

/** Keeps what was found between a document and the others. */
export function keepLinks({ links, index }: GraphCache, entry: Entry, found: SiteLinks): void {
  links.set(entry, found)
  addToIndex(index, entry, found)
}

function forgetLinks({ links, index }: GraphCache, entry: Entry): void {
  const known = links.get(entry)
  if (known) removeFromIndex(index, entry, known)
  links.delete(entry)
}

function forgetAllLinks(cache: GraphCache): void {
  cache.links = new Map()
  cache.index = emptyIndex()
}

/** Where a document is among the others: what decides which addresses, names and earlier addresses there are. */
function place(entry: Entry): string {
  const { kind, sound, facts } = entry
  // Of a page the others see no more than its address, its days and its places.
  const seen = kind === 'page' ? [facts.showing] : [sound, facts.blocks.map(({ use }) => use)]
  return JSON.stringify([kind, keyToBe(entry), facts.redirects.map(({ path }) => path), ...seen])
}

/** What a site's document defines, and which services it names. */
const tokensOf = ({ tokens, spoiledTokens, facts }: Entry) =>
  JSON.stringify([[...tokens], [...spoiledTokens], facts.services.map(({ text }) => text)])

/** What other documents can see of the blocks: what links lead to, whether they have a background, what a list shows. */
function targets({ sound, facts }: Entry): string {
  const blocks = facts.blocks.map(({ type, anchors, tabs, headings, toned, use, showing, entries }) => [
    type,
    entries.map(({ each, name }) => [each, name]),
    anchors.map(({ id }) => id),
    tabs,
    headings,
    toned,
    use,
    showing,
  ])
  const isListed = facts.blocks.some(({ type }) => collectedTypes.has(type))
  return JSON.stringify([sound, blocks, isListed && facts.title])
}

/** The title and description as search engines show them. */
export const headOf = ({ facts }: Entry, { tokens }: Style) => ({
  title: replaceTokens(facts.title, tokens),
  description: replaceTokens(facts.description, tokens),
})
