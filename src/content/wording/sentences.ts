import { parseText, plain } from '../fields/index.ts'
import { endsShort, longestAbbreviation } from '../slips/index.ts'
import type { RichNode } from '../../model/values.ts'

/** How many sentences were seen, and how many words are in them. */
export interface Tally {
  sentences: number
  words: number
}

/** A stretch of a text with the number of its words. */
export interface Sentence {
  start: number
  end: number
  words: number
}

/** After a colon or a semicolon (a pause) something new begins, often a list. */
const [space, word, end, pause, closing] = [1, 2, 3, 4, 5]
const ascii = new Uint8Array(128)
for (let unit = 0; unit < ascii.length; unit++)
  if (/\w/.test(String.fromCharCode(unit)) && unit !== 0x5f) ascii[unit] = word
for (const [characters, role] of [
  [' \n\t', space],
  ['.!?', end],
  [':;', pause],
  ['"\')]', closing],
] as const)
  for (const character of characters) ascii[character.charCodeAt(0)] = role

/** What a character does in a sentence; 0: nothing. */
const roleOf = (unit: number): number =>
  unit < 128 ? (ascii[unit] ?? 0) : unit === 0xa0 ? space : unit > 0xbf && (unit < 0x2000 || unit > 0x206f) ? word : 0

/**
 * The sentences of plain words. A word is what is between two spaces and holds a letter or a digit: a token and an
 * address count once. It reads character by character, because every text of the site comes through here.
 */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  // A local name, because every character of every text is asked for its role.
  const roles = ascii
  let start = 0
  let words = 0
  let wordStart = -1
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const role = unit < 128 ? roles[unit] : roleOf(unit)
    if (role === word) {
      if (wordStart >= 0) continue
      wordStart = at
      words++
    } else if (role === space) wordStart = -1
    else if (role === end || role === pause) {
      let after = at + 1
      if (role === end) while (isBehindEnd(text, after)) after++
      const isLast = after >= text.length
      if (!isLast && roleOf(text.charCodeAt(after)) !== space) continue
      const isShort = wordStart >= 0 && at - wordStart <= longestAbbreviation
      if (unit === 0x2e && !isLast && isShort && endsShort(text.slice(wordStart, at))) continue
      if (words > 0) found.push({ start, end: after, words })
      start = after
      while (roleOf(text.charCodeAt(start)) === space) start++
      at = Math.max(at, start - 1)
      words = 0
      wordStart = -1
    }
  }
  if (words > 0) found.push({ start, end: text.trimEnd().length, words })
  return found
}

/** More dots, or what closes a bracket or a quotation. */
function isBehindEnd(text: string, at: number): boolean {
  const role = roleOf(text.charCodeAt(at))
  return role === end || role === closing
}

/** Whether a text has the mark of a whole sentence at its end. */
export const isEnded = (text: string, at = text.length): boolean => roleOf(text.charCodeAt(at - 1)) === end

/** Paragraphs and entries of lists, without their headings and without formatting. */
export function paragraphsOf(text: string, headings: readonly number[]): string[] {
  if (!/[\n*_[`#]/.test(text)) return [text]
  const found: string[] = []
  const visit = (nodes: readonly RichNode[]) => {
    let line: RichNode[] = []
    const flush = () => {
      if (line.length > 0) found.push(plain(line))
      line = []
    }
    for (const node of nodes) {
      const isBlock = typeof node !== 'string' && /^(?:p|h\d|ul|ol|li)$/.test(node.tag)
      if (!isBlock) line.push(node)
      else {
        flush()
        if (!/^h\d$/.test(node.tag) && node.tag !== 'a') visit(node.children ?? [])
      }
    }
    flush()
  }
  visit(parseText(text, headings).text)
  return found
}
