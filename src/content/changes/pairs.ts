import { isGroup } from '../schema/index.ts'
import { likeness } from './words.ts'

/** Which entries of two lists are versions of one: positions before and after. Entries without a partner are alone. */
export interface Pairs {
  pairs: [number, number][]
  gone: number[]
  fresh: number[]
  /** Positions after of the pairs that are at another place among the others. */
  moved: ReadonlySet<number>
}

const names = ['id', 'anchor', 'value'] as const
/** Entries that have less in common than this are two different ones. */
const least = 0.3

/** Matches the entries of two lists: by their names, then equal ones, then by their words, best first. */
export function pair(before: readonly unknown[], after: readonly unknown[]): Pairs {
  const partner = new Map<number, number>()
  const taken = new Set<number>()
  const connect = (i: number, j: number) => {
    partner.set(j, i)
    taken.add(i)
  }
  const connectBy = (name: (value: unknown) => string | undefined) => {
    const places = new Map<string, number[]>()
    for (const [i, value] of before.entries()) {
      const key = taken.has(i) ? undefined : name(value)
      if (key !== undefined) places.set(key, [...(places.get(key) ?? []), i])
    }
    for (const [j, value] of after.entries()) {
      const key = partner.has(j) ? undefined : name(value)
      const i = key === undefined ? undefined : places.get(key)?.shift()
      if (i !== undefined) connect(i, j)
    }
  }
  for (const key of names)
    connectBy((value) =>
      isGroup(value) && typeof value[key] === 'string' ? `${String(value.type)} ${value[key]}` : undefined,
    )
  connectBy((value) => JSON.stringify(value))
  const likely: { i: number; j: number; share: number }[] = []
  for (const [i, old] of before.entries()) {
    for (const [j, next] of after.entries()) {
      if (taken.has(i) || partner.has(j) || typeOf(old) !== typeOf(next)) continue
      const share = likeness(textOf(old), textOf(next))
      if (share >= least) likely.push({ i, j, share })
    }
  }
  likely.sort((x, y) => y.share - x.share || Math.abs(x.i - x.j) - Math.abs(y.i - y.j))
  for (const { i, j } of likely) if (!taken.has(i) && !partner.has(j)) connect(i, j)
  const pairs = [...partner].map(([j, i]): [number, number] => [i, j]).sort((a, b) => a[1] - b[1])
  return {
    pairs,
    gone: [...before.keys()].filter((i) => !taken.has(i)),
    fresh: [...after.keys()].filter((j) => !partner.has(j)),
    moved: movedOf(pairs),
  }
}

const typeOf = (value: unknown) => (isGroup(value) ? String(value.type) : typeof value)

/** All words of a value. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  return isGroup(value) ? Object.values(value).map(textOf).join(' ') : ''
}

/** All but the longest run of pairs whose order is the same: the fewest that one has to move. */
export function movedOf(pairs: readonly [number, number][]): Set<number> {
  const best: number[] = []
  const previous: number[] = []
  let last = -1
  for (const [at, [i]] of pairs.entries()) {
    best[at] = 1
    previous[at] = -1
    for (let other = 0; other < at; other++) {
      if ((pairs[other]?.[0] ?? 0) < i && (best[other] ?? 0) + 1 > (best[at] ?? 0)) {
        best[at] = (best[other] ?? 0) + 1
        previous[at] = other
      }
    }
    if (last < 0 || (best[at] ?? 0) > (best[last] ?? 0)) last = at
  }
  const moved = new Set(pairs.map(([, j]) => j))
  for (let at = last; at >= 0; at = previous[at] ?? -1) moved.delete(pairs[at]?.[1] ?? -1)
  return moved
}
