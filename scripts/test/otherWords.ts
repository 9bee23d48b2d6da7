import { createRandom, shuffled } from './random.ts'

/** A word that can be exchanged: letters only, in small letters or with a capital in front. What is shorter holds a sentence together. */
const words = /(?<![\p{L}\p{N}'’])(?:\p{Lu}\p{Ll}{2,}|\p{Ll}{3,})(?![\p{L}\p{N}'’])/gu

/** What is no word in a text: tokens, the addresses of links, and addresses that are written out. */
const marks = /\{[^}]*\}|\]\([^)]*\)|\S*[@/]\S*\w/g

/**
 * Exchanges the words of texts for others of the same length, so that every length, mark and number stays. The same word
 * always becomes the same one, and two words never become one: links that differed still do.
 * @param texts all texts of the site: their words are the ones that take each other's places
 * @param kept words that nothing may change into, in small letters
 */
export function otherWords(texts: readonly string[], kept: ReadonlySet<string>, seed: string) {
  const byLength = new Map<number, Set<string>>()
  for (const text of texts)
    for (const [word] of text.replace(marks, ' ').matchAll(words)) {
      const small = word.toLowerCase()
      if (kept.has(small)) continue
      const known = byLength.get(small.length) ?? new Set()
      byLength.set(small.length, known.add(small))
    }
  const exchanged = new Map<string, string>()
  const random = createRandom(seed)
  for (const known of byLength.values()) {
    const mixed = shuffled([...known].sort(), random)
    // Each becomes the next one, so that none stays as it was.
    for (const [index, word] of mixed.entries()) exchanged.set(word, mixed[(index + 1) % mixed.length] ?? word)
  }
  const exchange = (word: string) => {
    const other = exchanged.get(word.toLowerCase()) ?? word.toLowerCase()
    return /^\p{Lu}/u.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other
  }

  /** The text in other words. `literals` stay in it as they are. */
  return (text: string, literals: readonly string[]): string => {
    const fixed = new RegExp([...literals.map(escaped), marks.source].join('|'), 'g')
    let done = 0
    let result = ''
    const take = (end: number) => {
      // Words at the edge of what is fixed are whole words all the same.
      result += text.slice(done, end).replace(words, exchange)
    }
    for (const { 0: found, index } of text.matchAll(fixed)) {
      take(index)
      result += found
      done = index + found.length
    }
    take(text.length)
    return result
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
