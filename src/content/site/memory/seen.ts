import { type Entry, keyToBe } from '../../entry/index.ts'
import type { Kind } from '../../../model/route.ts'
import { collectedTypes } from '../../schema/index.ts'
import { mayHidePlaces } from '../siteMap.ts'

/** What the others can see of a document: where nothing of it has changed, all that they say of it holds. */
export interface Seen {
  kind: Kind
  route: string | null
  /** Where it is among the others: what decides which addresses, names and earlier addresses there are. */
  place: string
  /** What links and lists find in it. */
  targets: string
  /** Of the site's document: what it defines, and which services it names. */
  tokens?: string
}

const known = new WeakMap<Entry, Seen>()

/** What the others can see of a document, made once. */
export function seenOf(entry: Entry): Seen {
  const seen = known.get(entry) ?? read(entry)
  known.set(entry, seen)
  return seen
}

function read(entry: Entry): Seen {
  const { kind, route } = entry
  return {
    kind,
    route,
    place: place(entry),
    targets: targets(entry),
    ...(kind === 'site' && { tokens: tokens(entry) }),
  }
}

function place(entry: Entry): string {
  const { kind, sound, facts } = entry
  // Of a page the others see no more than its address, its days and its places.
  const seen = kind === 'page' ? [facts.showing] : [sound, facts.blocks.map(({ use }) => use)]
  return JSON.stringify([kind, keyToBe(entry), facts.redirects.map(({ path }) => path), ...seen])
}

const tokens = (site: Entry) =>
  JSON.stringify([[...site.tokens], [...site.spoiledTokens], site.facts.services.map(({ text }) => text)])

function targets(entry: Entry): string {
  const { sound, facts } = entry
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
  return JSON.stringify([sound, mayHidePlaces(entry), blocks, isListed && facts.title])
}
