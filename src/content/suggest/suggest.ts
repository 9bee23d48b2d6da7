/**
 * The number of slips between two words: a letter too many, missing, wrong, or two neighbours in the wrong order
 * (optimal string alignment). Gives up beyond `limit` and answers limit + 1.
 */
export function distance(a: string, b: string, limit = Number.MAX_SAFE_INTEGER): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    let best = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      let value = Math.min(at(line, column - 1) + 1, at(last, column) + 1, at(last, column - 1) + same)
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) value = Math.min(value, at(before, column - 2) + 1)
      line.push(value)
      best = Math.min(best, value)
    }
    if (best > limit) return limit + 1
    before = last
    last = line
  }
  return at(last, b.length)
}

// Every cell that is read has been written; the type of an array cannot know that.
const at = (cells: number[], index: number) => cells[index] ?? 0

/** Beyond this length nobody mistypes a name, and comparing would only take time. */
const longest = 200

/**
 * The candidates that are nearest to the word, at most three, best first; none when all are further away than
 * max(1, a third of the longer one's length). Large and small letters do not count as a difference, unless nothing else
 * differs.
 */
export function suggest(word: string, candidates: Iterable<string>): string[] {
  if (word.length > longest) return []
  const small = word.toLowerCase()
  let best = Number.MAX_SAFE_INTEGER
  let found: string[] = []
  for (const candidate of candidates) {
    if (candidate === word) continue
    // A letter that is missing must not make the word too short for its own slips.
    const limit = Math.min(best, Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3)))
    const slips = distance(small, candidate.toLowerCase(), limit)
    if (slips > limit) continue
    if (slips < best) found = []
    best = slips
    found.push(candidate)
  }
  return found.slice(0, 3)
}

/** Whether only a slip lies between two words: what is further apart may as well be two words, such as a page and one that is gone. */
export const isSlip = (word: string, other: string): boolean => {
  const most = Math.max(1, Math.floor(word.length / 5))
  return distance(word.toLowerCase(), other.toLowerCase(), most) <= most
}

/** The `most` candidates that are nearest to the word, best first, however far they are. */
export function nearest(word: string, candidates: Iterable<string>, most: number): string[] {
  const small = word.slice(0, longest).toLowerCase()
  const found = [...candidates].map((candidate) => ({ candidate, slips: distance(small, candidate.toLowerCase()) }))
  return found
    .sort((a, b) => a.slips - b.slips)
    .slice(0, most)
    .map(({ candidate }) => candidate)
}
