/** Where something is in a text; the end is exclusive. */
export interface Stretch {
  start: number
  end: number
}

/** Finds something in a text as visitors read it. */
export type Finder = (text: string) => readonly Stretch[]

/** Characters that are written in several ways, and mean the same to whoever looks for them. */
const alike = ["'’‘", '"“”', '-‐‑']

/**
 * A finder of these words as they are: large and small letters, quotes, hyphens and spaces of all kinds alike. A number is
 * found as a whole only: 30% is no part of 130%, and 5,000 none of 15,000 or of 5,000.50. A company is found in companies,
 * and 24 hours in "the 24-hour limit".
 */
export function wordFinder(words: string): Finder {
  const [bare, begins, ends] = [words.trim(), /^\d/, /\d$/]
  if (bare === '') return () => []
  const pattern = isCounted.test(bare) ? inCount(bare) : inWords(bare)
  const whole = new RegExp(
    (begins.test(bare) ? String.raw`(?<!\d|\d[.,])` : '') +
      pattern +
      (ends.test(bare) ? String.raw`(?!\d|,\d|\.\d*[1-9])` : ''),
    'giu',
  )
  return (text) =>
    Array.from(text.matchAll(whole), ({ 0: found, index }) => ({ start: index, end: index + found.length }))
}

/** A number and what it counts: it is written with a space or a hyphen, of one or of many. */
const isCounted = /^\d[\d.,]*[\s‐‑-]+\p{L}{2,}$/u

function inCount(words: string): string {
  const [amount = '', counted = ''] = words.split(/[\s‐‑-]+/u)
  return `${inWords(amount)}[\\s‐‑-]+${inWords(counted.replace(/s$/, ''))}s?`
}

const inWords = (words: string): string =>
  Array.from(words.replace(/\s+/g, ' '), inPattern)
    .join('')
    .replace(/(?<=[b-df-hj-np-tv-xz])y$/i, '(?:y|ies)')

function inPattern(character: string): string {
  if (character === ' ') return String.raw`\s+`
  const kinds = alike.find((list) => list.includes(character))
  return kinds === undefined ? character.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`) : `[${kinds}]`
}

/** So many characters of a text are shown around what was found in it: {@link quote} cuts longer ones. */
const most = 60

/** What was found, with some of the words around it. */
export function excerpt(text: string, { start, end }: Stretch): string {
  if (text.length <= most) return text
  const room = Math.max(0, Math.floor((most - (end - start)) / 2) - 1)
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const left = before.length <= room ? before : `…${before.slice(before.length - room).replace(/^\S*\s/, '')}`
  const right = after.length <= room ? after : `${after.slice(0, room).replace(/\s\S*$/, '')}…`
  return left + text.slice(start, end) + right
}
