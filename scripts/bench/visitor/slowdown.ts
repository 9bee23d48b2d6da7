/**
 * How many times slower this machine has to be made to be like a phone of the middle range, by the index that Lighthouse
 * measures on it. Its own four times is meant for a fast desktop of about 1,530. The points are those of Lighthouse's
 * calculator (docs/throttling.md, "Calibrating the CPU slowdown"); what lies between is on a straight line.
 */
const points = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [2000, 6],
] as const

/** The slowdown for a benchmark index; a machine that is slower than the phone is left as it is. */
export function slowdownFor(index: number): number {
  const [slowest] = points
  if (index <= slowest[0]) return slowest[1]
  const next = points.findIndex(([at]) => at >= index)
  const end = next < 0 ? points.length - 1 : next
  const [from, to] = [points[end - 1] ?? slowest, points[end] ?? slowest]
  return from[1] + ((index - from[0]) / (to[0] - from[0])) * (to[1] - from[1])
}
