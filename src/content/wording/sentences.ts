import { parseText, plain } from '../fields/index.ts'
import { endsShort, longestAbbreviation } from '../slips/index.ts'
import type { RichNode } from '../../model/values.ts'
import { quote } from '../../model/words.ts'
import { noFindings, placeOf, type TextFinding, type Text } from './texts.ts'

/** How long sentences may be, in words. Texts of law are held to their own length. */
export const sentenceLimits = { longest: 22, longestOfLaw: 25, average: 15, fewestForAverage: 5 } as const

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

/** A character that ends a sentence, or a reference in running text that may become one. */
const mayEnd = /[.!?&]/

/** Sentences that are too long for readers in a second language. Adds what was seen to the tally. */
export function checkSentences(whole: Text, isLaw: boolean, tally: Tally): readonly TextFinding[] {
  const { key, text, schema } = whole
  if (key === 'alt' || schema.format === 'code') return noFindings
  const longest = isLaw ? sentenceLimits.longestOfLaw : sentenceLimits.longest
  // Most texts are labels: too short for so many words, and without an end, so that they do not count.
  if (text.length <= 2 * longest && !mayEnd.test(text)) return noFindings
  const found: TextFinding[] = []
  for (const paragraph of schema.format === 'markdown' ? paragraphsOf(text, schema.headings ?? []) : [text]) {
    for (const { start: from, end: to, words } of sentencesOf(paragraph)) {
      // A label or a title without a full stop is no sentence, but one that never ends is.
      if (roleOf(paragraph.charCodeAt(to - 1)) !== end && words <= longest) continue
      tally.sentences++
      tally.words += words
      if (words <= longest) continue
      const sentence = paragraph.slice(from, to)
      const start = text.indexOf(sentence)
      const at = start < 0 ? placeOf(whole) : { ...placeOf(whole), start, end: start + sentence.length }
      const message = `This sentence has ${words} words: ${quote(sentence)}`.replace(/"$/, '".')
      const hint = `Make two sentences of it. At most ${longest} words are easy to read.`
      found.push({ code: 'sentenceLong', place: at, message, hint })
    }
  }
  return found
}

/** Paragraphs and entries of lists, without their headings and without formatting. */
function paragraphsOf(text: string, headings: readonly number[]): string[] {
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

/** The average length of a document's sentences is too high. */
export function checkAverage({ sentences, words }: Tally): TextFinding[] {
  const { average, fewestForAverage } = sentenceLimits
  if (sentences < fewestForAverage || words / sentences <= average) return []
  const message = `The sentences of this document have ${(words / sentences).toFixed(1)} words on average.`
  const hint = `Aim at ${average} or fewer: one idea in a sentence.`
  return [{ code: 'sentenceAverage', place: { pointer: '', where: 'Page' }, message, hint }]
}
