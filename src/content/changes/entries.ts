import { routeOf } from '../../model/route.ts'
import { isGroup } from '../schema/index.ts'
import { movedOf, pair, type Pairs, textOf } from './pairs.ts'

/** Where a link leads to which something has happened since: to the page that has moved, else where it did. */
export type Follow = (href: string) => string

/** For documents of which no page has moved. */
export const asBefore: Follow = (href) => href

/** @param documents those of the site, or only those that have moved, with the key that each had before */
export function followMoves(documents: Iterable<{ key: string; oldKey?: string }>): Follow {
  const moves = new Map<string, string>()
  for (const { key, oldKey } of documents) {
    const [from, to] = [oldKey === undefined ? null : routeOf(oldKey), routeOf(key)]
    if (from !== null && to !== null) moves.set(from, to)
  }
  return (href) => {
    const [route = ''] = href.split(/[?#]/)
    const now = moves.get(route)
    return now === undefined ? href : now + href.slice(route.length)
  }
}

/** More characters than this are no label of something, so whoever replaces them has written something else. */
const mostOfLabel = 120

/**
 * Matches the entries of a list inside of a block or a document. Where two blocks would be others, two entries are one that was
 * rewritten: if they lead to the same page, to which no other one leads, or if they are short and in the same place.
 */
export function pairEntries(before: readonly unknown[], after: readonly unknown[], follow: Follow): Pairs {
  const found = pair(before, after)
  const pairs = [...found.pairs]
  const [gone, fresh] = [new Set(found.gone), new Set(found.fresh)]
  const connect = (i: number | undefined, j: number | undefined) => {
    if (i === undefined || j === undefined || !gone.has(i) || !fresh.has(j)) return
    gone.delete(i)
    fresh.delete(j)
    pairs.push([i, j])
  }
  const [was, is] = [
    placesBy(before, (entry) => linkOf(entry, follow)),
    placesBy(after, (entry) => linkOf(entry, asBefore)),
  ]
  for (const [link, [i, ...others]] of was) {
    const [j, ...more] = is.get(link) ?? []
    if (others.length + more.length === 0) connect(i, j)
  }
  const [known, own] = [new Map(pairs), new Map(pairs.map(([, j]) => [j, j]))]
  const [left, now] = [
    placesBy(before, (entry, i) => (gone.has(i) && isLabel(entry) ? gapOf(i, before.length, known) : undefined)),
    placesBy(after, (entry, j) => (fresh.has(j) && isLabel(entry) ? gapOf(j, after.length, own) : undefined)),
  ]
  for (const [gap, places] of left) {
    const others = now.get(gap) ?? []
    // Of more than there were, nobody knows which are new.
    if (others.length === places.length) for (const [at, i] of places.entries()) connect(i, others[at])
  }
  pairs.sort((a, b) => a[1] - b[1])
  return { pairs, gone: [...gone], fresh: [...fresh], moved: movedOf(pairs) }
}

/** The positions of entries by a name that they have. */
function placesBy(
  entries: readonly unknown[],
  nameOf: (entry: unknown, at: number) => string | undefined,
): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, entry] of entries.entries()) {
    const name = nameOf(entry, at)
    if (name !== undefined) places.set(name, [...(places.get(name) ?? []), at])
  }
  return places
}

const linkOf = (entry: unknown, follow: Follow): string | undefined =>
  isGroup(entry) && typeof entry.href === 'string' ? follow(entry.href) : undefined

const isLabel = (entry: unknown): boolean =>
  (!isGroup(entry) || Object.values(entry).every((value) => typeof value !== 'object')) &&
  !Array.isArray(entry) &&
  textOf(entry).length <= mostOfLabel

/** The entries between which one is. `known`: those with a partner, each with the position after. */
function gapOf(at: number, length: number, known: ReadonlyMap<number, number>): string {
  let [above, below] = [at - 1, at + 1]
  while (above >= 0 && !known.has(above)) above--
  while (below < length && !known.has(below)) below++
  return `${known.get(above) ?? 'start'} ${known.get(below) ?? 'end'}`
}
