/**
 * The order-statistic interval of a median: the narrowest pair of the figures themselves, as far from the one end as from
 * the other, that holds the true median in at least 95 of 100 cases, whatever the distribution. `null` below six figures:
 * even the smallest and the largest of five hold it in 94 only.
 */
export function medianInterval(figures: readonly number[]): [low: number, high: number] | null {
  const sorted = figures.toSorted((a, b) => a - b)
  const count = sorted.length
  // How likely it is that exactly `below` of the figures are below the true median.
  let likely = 0.5 ** count
  let missed = 0
  let left = 0
  for (let below = 0; below < count / 2; below++) {
    missed += 2 * likely
    if (missed > 0.05) break
    left = below + 1
    likely *= (count - below) / (below + 1)
  }
  const [low, high] = [sorted[left - 1], sorted[count - left]]
  return low === undefined || high === undefined ? null : [low, high]
}
