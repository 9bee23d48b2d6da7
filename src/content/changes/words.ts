/** A stretch of a text that two versions of it share, or that only one of them has. */
export interface Piece {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Longer texts are compared as a whole between their common start and end: the work grows with the product of both. */
const mostWords = 1500

/** The words of two versions of a text, in reading order: what both have, what is gone, what is new. */
export function compareWords(before: string, after: string): Piece[] {
  const [a, b] = [split(before), split(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const middle = between(a.slice(start, a.length - end), b.slice(start, b.length - end))
  return join([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...middle,
    { kind: 'same', text: a.slice(a.length - end).join('') },
  ])
}

/** Each word with the space behind it. */
const split = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []

function between(a: readonly string[], b: readonly string[]): Piece[] {
  if (a.length * b.length === 0 || a.length > mostWords || b.length > mostWords) {
    return [
      { kind: 'gone', text: a.join('') },
      { kind: 'new', text: b.join('') },
    ]
  }
  // The longest common run of words, from the end, so that it can be read off from the start.
  const width = b.length + 1
  const length = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => length[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      length[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pieces: Piece[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [old, next] = [a[i], b[j]]
    if (old !== undefined && old === next) {
      pieces.push({ kind: 'same', text: old })
      i++
      j++
    } else if (old !== undefined && (next === undefined || at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ kind: 'gone', text: old })
      i++
    } else {
      pieces.push({ kind: 'new', text: next ?? '' })
      j++
    }
  }
  return pieces
}

function join(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.text === '') continue
    if (last?.kind === piece.kind) last.text += piece.text
    else joined.push({ ...piece })
  }
  return joined
}

/** How much two texts have in common, from 0 to 1: the share of their words that the other one has too. */
export function likeness(before: string, after: string): number {
  const count = new Map<string, number>()
  const [a, b] = [wordsOf(before), wordsOf(after)]
  if (a.length + b.length === 0) return 1
  for (const word of a) count.set(word, (count.get(word) ?? 0) + 1)
  let common = 0
  for (const word of b) {
    const left = count.get(word) ?? 0
    if (left > 0) common++
    count.set(word, left - 1)
  }
  return (2 * common) / (a.length + b.length)
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
