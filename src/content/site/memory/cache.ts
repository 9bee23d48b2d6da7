import { styleOfSite } from '../documentChecks.ts'
import type { Entry } from '../../entry/index.ts'
import type { Finding } from '../../finding/index.ts'
import type { Style } from '../../rules/index.ts'
import type { SiteLinks, View } from '../types.ts'
import { addToIndex, emptyIndex, type Index, removeFromIndex } from './siteIndex.ts'
import { folderOf } from '../collections.ts'
import { type Seen, seenOf } from './seen.ts'
import { SiteMap } from '../siteMap.ts'

/**
 * What one look at the site leaves for the next one, so that after a change only those documents are checked again that
 * can tell the difference. Findings are kept by the document as it was read: a document that changed is another entry.
 */
export interface GraphCache {
  entries: Map<string, Entry>
  /** What could be seen of documents that are not among the entries any more; undefined: nobody knows. */
  past: Map<string, () => Seen | undefined>
  /** Undefined before the first look. */
  map: SiteMap | undefined
  /** The key of the style. */
  style: string
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
  past: new Map(),
  map: undefined,
  style: '',
  links: new Map(),
  index: emptyIndex(),
  words: new Map(),
})

/** A document that came, went, or is another one now. */
interface Change {
  key: string
  entry: Entry | undefined
  old: Entry | undefined
  now: Seen | undefined
  before: Seen | undefined
}

/** Forgets what is no longer true of these documents, and brings the map up to date. */
export function remember(cache: GraphCache, entries: ReadonlyMap<string, Entry>, view: View): Look {
  const style = styleOfSite(entries.get('_site.json'))
  // At the first look there is nothing to forget. All documents may have gone since another one.
  const isFirst = !cache.map && cache.entries.size + cache.past.size === 0
  const changes = isFirst ? [] : changesIn(cache, entries)
  const placed = changes.filter(({ before, now }) => before?.place !== now?.place)
  const retargeted = changes.filter(({ before, now }) => before?.targets !== now?.targets)
  const map = cache.map && placed.length === 0 ? cache.map : new SiteMap(entries, view)
  const restyled = style.key !== cache.style
  // A site with a finding has no style, but its tokens still decide what the others may use.
  const retokened = changes.some(({ before, now }) => before?.tokens !== now?.tokens)
  // What has gone, and of which nobody knows any more what it was, may have been anything.
  const isUnknown = changes.some(({ before, now }) => !before && !now)
  const isFar = !placed.every(isPlainPage) || map.toBe.size + (cache.map?.toBe.size ?? 0) > 0
  const isMoved = isUnknown || (placed.length > 0 && isFar)
  if (restyled || isMoved || changes.some((change) => seenIn(change)?.kind === 'shared')) cache.words = new Map()
  for (const { key, entry, old } of changes) {
    if (old) {
      forgetLinks(cache, old)
      cache.words.delete(old)
    }
    if (old && entry && map === cache.map) map.replace(old, entry)
    if (entry) cache.entries.set(key, entry)
    else cache.entries.delete(key)
  }
  if (isFirst) cache.entries = new Map(entries)
  cache.past = new Map()
  cache.map = map
  cache.style = style.key
  const isForAll = retargeted.some((change) => seenIn(change)?.kind !== 'page')
  if (restyled || retokened || isMoved || isForAll) forgetAllLinks(cache)
  else forgetLinksTo(cache, routesOf(retargeted), routesOf(placed))
  return { map, style }
}

/** The documents by what they are, and what their words are checked with. */
interface Look {
  map: SiteMap
  style: Style
}

function changesIn(cache: GraphCache, entries: ReadonlyMap<string, Entry>): Change[] {
  const changes: Change[] = []
  const add = (key: string, entry: Entry | undefined) => {
    const old = cache.entries.get(key)
    const before = old ? seenOf(old) : cache.past.get(key)?.()
    changes.push({ key, entry, old, before, now: entry && seenOf(entry) })
  }
  for (const [key, entry] of entries) if (cache.entries.get(key) !== entry) add(key, entry)
  for (const known of [cache.entries, cache.past])
    for (const key of known.keys()) if (!entries.has(key)) add(key, undefined)
  return changes
}

const seenIn = ({ before, now }: Change) => now ?? before

const routesOf = (changes: readonly Change[]) => new Set(changes.map((change) => seenIn(change)?.route ?? ''))

/**
 * A page that came, went, or has other days concerns those only that lead to it, list it, or have lost their way. Where there
 * is no home page, others stand for it.
 */
const isPlainPage = ({ before, now }: Change) =>
  (before ?? now) !== undefined && [before, now].every((seen) => !seen || (seen.kind === 'page' && seen.route !== '/'))

/**
 * Forgets the links of documents that lead to a place on a page of which that can be told (`aimed`), or to a page that was
 * not there, or is not there any more (`reached`). Shared documents lead to places on the pages that show them.
 */
function forgetLinksTo(cache: GraphCache, aimed: ReadonlySet<string>, reached: ReadonlySet<string>): void {
  if (aimed.size + reached.size === 0) return
  const folders = new Set([...aimed, ...reached].map(folderOf))
  for (const [entry, { ties, findings, isWide }] of cache.links) {
    const isLost = isWide || (reached.size > 0 && findings.length > 0)
    const isTold = meets(ties.aimed, aimed) || meets(ties.reached, reached) || meets(ties.folders, folders)
    if (entry.kind === 'shared' || isLost || isTold) forgetLinks(cache, entry)
  }
}

const meets = (some: readonly string[], others: ReadonlySet<string>): boolean =>
  others.size > 0 && some.some((one) => others.has(one))

/** Keeps what was found between a document and the others. */
export function keepLinks({ links, index }: GraphCache, entry: Entry, found: SiteLinks): void {
  links.set(entry, found)
  addToIndex(index, entry, found)
}

/** Forgets what was found between a document and the others. */
export function forgetLinks({ links, index }: GraphCache, entry: Entry): void {
  const known = links.get(entry)
  if (known) removeFromIndex(index, entry, known)
  links.delete(entry)
}

function forgetAllLinks(cache: GraphCache): void {
  cache.links = new Map()
  cache.index = emptyIndex()
}
