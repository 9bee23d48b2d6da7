import { emptyCache, forgetLinks, type GraphCache, keepLinks } from './cache.ts'
import { styleOfSite } from '../documentChecks.ts'
import { type Entry, entryOf, type Reading } from '../../entry/index.ts'
import { type Seen, seenOf } from './seen.ts'
import { headOf } from './siteIndex.ts'
import type { SiteLinks, View } from '../types.ts'
import { isAlways } from '../../../model/showing.ts'

/** What a look at the site leaves for a later run, beside the readings of its documents. */
export interface Standing {
  /** The key of the style. */
  style: string
  today: string
  drafts: boolean
  /** Addresses were taken for those of files with wrong names. */
  hasNamesToBe: boolean
  /** What could be seen of the documents of which no reading is kept. */
  seen: Readonly<Record<string, Seen>>
}

/** What an earlier run has left. */
export interface Earlier extends Standing {
  /** The documents of which it has kept the reading. */
  keys: Iterable<string>
  reading(key: string): Reading | undefined
}

/** To what a document leads. Undefined: something is wrong with that, so it has to be looked at again. */
export const tiesOf = (links: SiteLinks | undefined): Reading['ties'] =>
  links && links.findings.length === 0 && !links.isWide ? links.ties : undefined

/** What a cache is to a later run. `isKept`: the reading of this document is kept. */
export function standingOf(cache: GraphCache, view: View, isKept: (entry: Entry) => boolean): Standing {
  const read = [...cache.entries].filter(([, entry]) => !isKept(entry))
  return {
    style: cache.style,
    today: view.today ?? '',
    drafts: view.drafts ?? false,
    hasNamesToBe: (cache.map?.toBe.size ?? 0) > 0,
    seen: Object.fromEntries(read.map(([key, entry]) => [key, seenOf(entry)])),
  }
}

/**
 * The cache of an earlier run, in which the documents that are as they were have taken the place of those of that run: so
 * what has changed since is told apart as in a run that goes on.
 */
export function restoredCache(entries: ReadonlyMap<string, Entry>, view: View, earlier: Earlier): GraphCache {
  const cache = emptyCache()
  const style = styleOfSite(entries.get('_site.json'))
  if (style.key !== earlier.style || (view.drafts ?? false) !== earlier.drafts || earlier.hasNamesToBe) return cache
  cache.style = style.key
  for (const [key, seen] of Object.entries(earlier.seen)) cache.past.set(key, () => seen)
  for (const key of earlier.keys) {
    const entry = entries.get(key)
    if (!entry?.kept) {
      cache.past.set(key, () => seenIn(earlier.reading(key), key))
      continue
    }
    cache.entries.set(key, entry)
    if (entry.ties)
      keepLinks(cache, entry, { findings: nothing, ties: entry.ties, isWide: false, ...headOf(entry, style) })
  }
  if ((view.today ?? '') !== earlier.today) forgetDays(cache, entries)
  return cache
}

const nothing: SiteLinks['findings'] = []

/** What could be seen of a document whose text is gone; undefined: nobody knows any more. */
function seenIn(reading: Reading | undefined, key: string): Seen | undefined {
  const details = reading?.details()
  if (!reading || !details) return undefined
  const gone = () => {
    throw new Error(`The earlier text of ${key} is gone.`)
  }
  return seenOf(entryOf({ root: '', key, read: gone, again: gone }, withDetails(reading, details)))
}

/** The same reading, which does not ask for its details again. */
function withDetails(
  { sum, gist, silencers, judged, ties }: Reading,
  details: ReturnType<Reading['details']>,
): Reading {
  return { sum, gist, silencers, judged, ties, details: () => details }
}

/** Forgets what depends on the day: links from and to what is there on some days only, and lists. */
function forgetDays(cache: GraphCache, entries: ReadonlyMap<string, Entry>): void {
  const isDated = ({ facts }: Entry) =>
    facts.dated ||
    !isAlways(facts.showing) ||
    facts.shows.some((name) => entries.get(`_shared/${name}.json`)?.facts.dated)
  const dated = new Set([...entries.values()].filter(isDated))
  const routes = new Set([...dated].map(({ route }) => route))
  for (const [entry, { ties }] of cache.links) {
    const isDatedBy = dated.has(entry) || ties.folders.length > 0 || ties.reached.some((one) => routes.has(one))
    if (entry.kind === 'shared' || isDatedBy) forgetLinks(cache, entry)
  }
}
