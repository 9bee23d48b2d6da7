import { isGroup } from '../shape.ts'
import { replaceTokens } from '../tokens.ts'
import { quote } from '../words.ts'
import { type Remark, type Text, walkDocument } from './texts.ts'

/** A group of words that are out, as the site's document lists them. */
export interface Phrases {
  words: readonly string[]
  /** Longer groups of words in which one of them may stand. */
  allow?: readonly string[]
  why: string
  instead: string
}

/** Where words that are out stand in a text. Offsets count in that text. */
export interface PhraseHit {
  phrases: Phrases
  start: number
  end: number
}

/** Finds the words that are out in a text. */
export type PhraseFinder = (text: string) => PhraseHit[]

interface Node {
  next: Map<number, Node>
  phrases?: Phrases
}

const space = 32

/** What a sign counts as: small letters and digits as they are, every kind of gap as a space. */
const classOf = (unit: number): number => (unit < 128 ? (ascii[unit] ?? space) : findClass(unit))

function findClass(unit: number): number {
  if (unit >= 97 && unit <= 122) return unit
  if (unit >= 65 && unit <= 90) return unit + 32
  if (unit >= 48 && unit <= 57) return unit
  if (unit === 0x27 || unit === 0x2019) return 0x27
  return unit < 128 || unit === 0xa0 || (unit >= 0x2010 && unit <= 0x2015) ? space : unit
}

// Every sign of every document is asked.
const ascii = Uint8Array.from({ length: 128 }, (_, unit) => findClass(unit))

const classes = (text: string) =>
  String.fromCharCode(...Array.from({ length: text.length }, (_, at) => classOf(text.charCodeAt(at))))

/**
 * A finder of these words: whole words, large and small letters alike, hyphens like spaces. It reads a text once,
 * however many words there are. A backslash hides the sign behind it, so that it can read a whole file as it stands.
 */
export function phraseFinder(list: readonly Phrases[]): PhraseFinder {
  const root: Node = { next: new Map() }
  for (const phrases of list) for (const words of phrases.words) insert(root, words, phrases)
  const begins = beginnings(root)
  return (text) => {
    const hits: PhraseHit[] = []
    let inWord = false
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      const sign = classOf(unit)
      if (sign === space) {
        inWord = false
        if (unit === 0x5c) at++
        continue
      }
      if (inWord) continue
      inWord = true
      const second = at + 1 < text.length ? classOf(text.charCodeAt(at + 1)) : space
      if (begins[pairOf(sign, second)] !== 1) continue
      const first = root.next.get(sign)
      const hit = first && walk(text, at, first)
      if (hit && !isAllowed(text, hit)) hits.push(hit)
    }
    return hits
  }
}

/** Two signs as one number; all that are not ASCII count as one. */
const pairOf = (first: number, second: number) => (Math.min(first, 127) << 7) | Math.min(second, 127)

/** With which two signs the words begin: nearly every word of a text is told apart by them. */
function beginnings(root: Node): Uint8Array {
  const begins = new Uint8Array(128 * 128)
  for (const [first, { next, phrases }] of root.next) {
    if (phrases) begins[pairOf(first, space)] = 1
    for (const second of next.keys()) begins[pairOf(first, second)] = 1
  }
  return begins
}

function insert(root: Node, words: string, phrases: Phrases): void {
  let node = root
  for (const sign of classes(words).trim().replace(/ +/g, ' ')) {
    const unit = sign.charCodeAt(0)
    const next = node.next.get(unit) ?? { next: new Map() }
    node.next.set(unit, next)
    node = next
  }
  node.phrases ??= phrases
}

/** The longest of the words that begins here and ends with a word. */
function walk(text: string, start: number, first: Node): PhraseHit | undefined {
  let node: Node | undefined = first
  let hit: PhraseHit | undefined
  for (let at = start + 1; node; at++) {
    const sign = at < text.length ? classOf(text.charCodeAt(at)) : space
    if (sign === space && node.phrases) hit = { phrases: node.phrases, start, end: at }
    node = at < text.length ? node.next.get(sign) : undefined
    if (sign === space && node) at = lastOfGap(text, at)
  }
  return hit
}

/** Several gaps in a row count as one. */
function lastOfGap(text: string, start: number): number {
  let at = start
  while (at + 1 < text.length && classOf(text.charCodeAt(at + 1)) === space) at++
  return at
}

const allowedClasses = new WeakMap<Phrases, readonly string[]>()

function allowedOf(phrases: Phrases): readonly string[] {
  const known = allowedClasses.get(phrases) ?? (phrases.allow ?? []).map(classes)
  allowedClasses.set(phrases, known)
  return known
}

function isAllowed(text: string, { phrases, start, end }: PhraseHit): boolean {
  const hit = classes(text.slice(start, end))
  return allowedOf(phrases).some((wanted) => {
    for (let inside = wanted.indexOf(hit); inside >= 0; inside = wanted.indexOf(hit, inside + 1)) {
      const from = start - inside
      if (from >= 0 && classes(text.slice(from, from + wanted.length)) === wanted) return true
    }
    return false
  })
}

/** The words that are out in a document, with the reason. `tokens` are replaced before. One finding for one text and reason. */
export function checkPhrases(
  kind: 'page' | 'site' | 'shared',
  value: unknown,
  find: PhraseFinder,
  tokens: ReadonlyMap<string, string>,
): Remark[] {
  const remarks: Remark[] = []
  walkDocument(kind, value, { text: (text) => remarks.push(...checkText(text, find, tokens)) })
  return remarks
}

function checkText({ text, place }: Text, find: PhraseFinder, tokens: ReadonlyMap<string, string>): Remark[] {
  const whole = replaceTokens(text, tokens)
  const seen = new Set<Phrases>()
  return find(whole).flatMap(({ phrases, start, end }): Remark[] => {
    if (seen.has(phrases)) return []
    seen.add(phrases)
    const at = whole === text ? { ...place, start, end } : place
    const message = `${quote(whole.slice(start, end))} is not used on this site. ${phrases.why}`
    return [{ code: 'phrase', place: at, message, hint: phrases.instead }]
  })
}

/** The words that are out, from the site's document. Entries that are not whole are left out: their shape is reported. */
export function phrasesOf(site: unknown): Phrases[] {
  const list = isGroup(site) && Array.isArray(site.phrases) ? site.phrases : []
  return list.filter(
    (entry): entry is Phrases =>
      isGroup(entry) &&
      [entry.words, entry.allow ?? []].every(
        (words) => Array.isArray(words) && words.every((word) => typeof word === 'string'),
      ) &&
      typeof entry.why === 'string' &&
      typeof entry.instead === 'string',
  )
}
