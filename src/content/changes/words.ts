import { diffArrays } from 'diff'

/** A stretch of a text that two versions of it share, or that only one of them has. */
export interface Piece {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** Texts with more changed words than this are shown as a whole: nobody reads so many changes one by one. */
const mostChanges = 1500

/** The words of two versions of a text, in reading order: what both have, what is gone, what is new. */
export function compareWords(before: string, after: string): Piece[] {
  const changes = diffArrays(split(before), split(after), { maxEditLength: mostChanges }) ?? [
    { removed: true, added: false, value: [before] },
    { removed: false, added: true, value: [after] },
  ]
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'new' : removed ? 'gone' : 'same',
    text: value.join(''),
  }))
}

/** Each word with the space after it. A link of running text is one word: marks inside of its brackets would not be told apart. */
const split = (text: string): string[] => text.match(/(?:\[[^[\]]*\]\(<?[^\s()<>]+>?\)|\S)+\s*|\s+/g) ?? []

const link = /(?<=\[([^[\]]*)\]\(<?)[^\s()<>]+(?=>?\))/g

/** The links that lead elsewhere in another version of a running text; null: it says something else as well. */
export function compareAddresses(
  before: string,
  after: string,
): { words: string; before: string; after: string }[] | null {
  if (before.replace(link, '') !== after.replace(link, '')) return null
  const now = [...after.matchAll(link)]
  return [...before.matchAll(link)].flatMap(({ 0: was, 1: words = '' }, at) => {
    const is = now[at]?.[0] ?? ''
    return was === is ? [] : [{ words, before: was, after: is }]
  })
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
