/**
 * Pairs what two lists have in common, in their order, so that the sum of `likeness` is as great as it can be (Needleman and
 * Wunsch). What has no counterpart is paired with null. `likeness` 0: the two are no pair.
 */
export function pairUp<T>(
  before: readonly T[],
  after: readonly T[],
  likeness: (one: T, other: T) => number,
): [T | null, T | null][] {
  const best = before.map(() => new Float64Array(after.length + 1))
  best.push(new Float64Array(after.length + 1))
  const at = (i: number, j: number) => best[i]?.[j] ?? 0
  const like = (i: number, j: number) => likeness(before[i] as T, after[j] as T)
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = best[i] ?? new Float64Array()
      row[j] = Math.max(at(i + 1, j), at(i, j + 1), like(i, j) + at(i + 1, j + 1))
    }
  const pairs: [T | null, T | null][] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const isPair = i < before.length && j < after.length && like(i, j) > 0 && at(i, j) === like(i, j) + at(i + 1, j + 1)
    const isGone = !isPair && i < before.length && (j === after.length || at(i, j) === at(i + 1, j))
    pairs.push([isPair || isGone ? (before[i] ?? null) : null, isGone ? null : (after[j] ?? null)])
    if (isPair || isGone) i++
    if (!isGone) j++
  }
  return pairs
}
