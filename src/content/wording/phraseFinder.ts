import { classOf, space } from './characters.ts'
import { wordStarts } from './wordStarts.ts'

/** A group of words to look for. */
export interface Wanted {
  words: readonly string[]
  /** Longer groups of words in which one of them may be. */
  allow?: readonly string[]
}

/** Where wanted words are in a text. Offsets count in that text. */
export interface Hit<W extends Wanted> {
  phrases: W
  start: number
  end: number
}

/** Finds wanted words in a text. */
export type PhraseFinder<W extends Wanted> = (text: string) => Hit<W>[]

interface Node<W> {
  next: Map<number, Node<W>>
  phrases?: W
}

function classes(text: string): string {
  let found = ''
  for (let at = 0; at < text.length; at++) found += String.fromCharCode(classOf(text.charCodeAt(at)))
  return found
}

/**
 * A finder of these words: whole words, large and small letters alike, hyphens like spaces. It reads a text once,
 * however many words there are. A backslash hides the character after it, so that it can read a whole file as it is.
 */
export function phraseFinder<W extends Wanted>(list: readonly W[]): PhraseFinder<W> {
  const root: Node<W> = { next: new Map() }
  for (const phrases of list) for (const words of phrases.words) insert(root, bare(words), phrases)
  const startsOf = wordStarts(list.flatMap(({ words }) => words.map(bare)))
  return (text) => {
    const hits: Hit<W>[] = []
    for (const at of startsOf(text) ?? allStarts(text)) {
      const hit = longest(text, at, root)
      if (hit && !isAllowed(text, hit)) hits.push(hit)
    }
    return hits
  }
}

/** Where the words of a text begin. */
function allStarts(text: string): number[] {
  const found: number[] = []
  let inWord = false
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const isGap = classOf(unit) === space
    if (!isGap && !inWord) found.push(at)
    inWord = !isGap
    if (unit === 0x5c) at++
  }
  return found
}

const bare = (words: string) => classes(words).trim().replace(/ +/g, ' ')

function insert<W>(root: Node<W>, words: string, phrases: W): void {
  let node = root
  for (const character of words) {
    const unit = character.charCodeAt(0)
    const next = node.next.get(unit) ?? { next: new Map() }
    node.next.set(unit, next)
    node = next
  }
  node.phrases ??= phrases
}

/** The longest of the words that begins here and ends with a word. */
function longest<W extends Wanted>(text: string, start: number, root: Node<W>): Hit<W> | undefined {
  let node: Node<W> | undefined = root.next.get(classOf(text.charCodeAt(start)))
  let hit: Hit<W> | undefined
  for (let at = start + 1; node; at++) {
    const character = at < text.length ? classOf(text.charCodeAt(at)) : space
    if (character === space && node.phrases) hit = { phrases: node.phrases, start, end: at }
    node = at < text.length ? node.next.get(character) : undefined
    if (character === space && node) at = lastOfGap(text, at)
  }
  return hit
}

/** Several gaps in a row count as one. */
function lastOfGap(text: string, start: number): number {
  let at = start
  while (at + 1 < text.length && classOf(text.charCodeAt(at + 1)) === space) at++
  return at
}

const allowedClasses = new WeakMap<Wanted, readonly Allowed[]>()

/** Words in which others may be, as they are written, and their classes. */
interface Allowed {
  written: string
  wanted: string
}

function allowedOf(phrases: Wanted): readonly Allowed[] {
  const known =
    allowedClasses.get(phrases) ?? (phrases.allow ?? []).map((written) => ({ written, wanted: classes(written) }))
  allowedClasses.set(phrases, known)
  return known
}

/** The words are inside of longer ones in which they may be: whole words, too. */
function isAllowed(text: string, { phrases, start, end }: Hit<Wanted>): boolean {
  const allowed = allowedOf(phrases)
  if (allowed.length === 0) return false
  const hit = classes(text.slice(start, end))
  return allowed.some((one) => {
    const { wanted } = one
    for (let inside = wanted.indexOf(hit); inside >= 0; inside = wanted.indexOf(hit, inside + 1))
      if (isAt(text, start - inside, one)) return true
    return false
  })
}

function isAt(text: string, from: number, { written, wanted }: Allowed): boolean {
  const end = from + wanted.length
  if (from < 0 || end > text.length) return false
  if (!isGap(text, from - 1) && !isGap(text, from)) return false
  if (!isGap(text, end - 1) && !isGap(text, end)) return false
  for (let at = 0; at < wanted.length; at++) {
    const unit = text.charCodeAt(from + at)
    if (classOf(unit) !== wanted.charCodeAt(at)) return false
    // "a bank?" allows the question, not each "a bank" before a space.
    if (isMark(written.charCodeAt(at)) && unit !== written.charCodeAt(at)) return false
  }
  return true
}

/** Nothing of a word is there: before and after the text as well. */
const isGap = (text: string, at: number): boolean =>
  at < 0 || at >= text.length || classOf(text.charCodeAt(at)) === space

/** A character that ends or divides sentences: hyphens and spaces are all alike. */
const isMark = (unit: number): boolean => unit < 128 && '?!.,;:'.includes(String.fromCharCode(unit))
