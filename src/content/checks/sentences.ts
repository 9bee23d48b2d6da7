import { parseText, plain } from '../richText.ts'
import type { RichNode } from '../types.ts'
import { quote } from '../words.ts'
import { noRemarks, type Remark, type Text } from './texts.ts'

/** How long sentences may be, in words. Texts of law are held to their own length. */
export const sentenceLimits = { longest: 22, longestOfLaw: 25, average: 15, fewestForAverage: 5 } as const

/** How many sentences were seen, and how many words stand in them. */
export interface Tally {
  sentences: number
  words: number
}

/** Points behind these are no ends of sentences. */
const abbreviation = /(?:\b(?:e\.g|i\.e|etc|no|nos|mr|mrs|ms|dr|st|ltd|inc|co|vs|approx|art|sec|p|pp)|\b\p{L})$/iu

/** A stretch of a text with the number of its words. */
export interface Sentence {
  start: number
  end: number
  words: number
}

const isSpace = (unit: number) => unit === 0x20 || unit === 0x0a || unit === 0x09 || unit === 0xa0
const isEnd = (unit: number) => unit === 0x2e || unit === 0x21 || unit === 0x3f
/** Behind a colon or a semicolon something new begins, often a list. */
const isPause = (unit: number) => unit === 0x3a || unit === 0x3b
const isClosing = (unit: number) => unit === 0x22 || unit === 0x27 || unit === 0x29 || unit === 0x5d
const isWord = (unit: number) =>
  (unit >= 0x61 && unit <= 0x7a) ||
  (unit >= 0x41 && unit <= 0x5a) ||
  (unit >= 0x30 && unit <= 0x39) ||
  (unit > 0xbf && (unit < 0x2000 || unit > 0x206f))

/**
 * The sentences of plain words. A word is what stands between two spaces and holds a letter or a digit: a token and an
 * address count once. It reads sign by sign, because every text of the site comes through here.
 */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  let start = 0
  let words = 0
  let inWord = false
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (isSpace(unit)) inWord = false
    else if (!inWord && isWord(unit)) {
      inWord = true
      words++
    } else if (isEnd(unit) || isPause(unit)) {
      let end = at + 1
      while (!isPause(unit) && (isEnd(text.charCodeAt(end)) || isClosing(text.charCodeAt(end)))) end++
      const isLast = end >= text.length
      if (!isLast && !isSpace(text.charCodeAt(end))) continue
      if (unit === 0x2e && !isLast && abbreviation.test(text.slice(Math.max(start, at - 8), at))) continue
      if (words > 0) found.push({ start, end, words })
      start = end
      while (isSpace(text.charCodeAt(start))) start++
      at = Math.max(at, start - 1)
      words = 0
      inWord = false
    }
  }
  if (words > 0) found.push({ start, end: text.trimEnd().length, words })
  return found
}

/** A sign that ends a sentence, or a reference in running text that may become one. */
const mayEnd = /[.!?&]/

/** Sentences that are too long for readers in a second language. Adds what was seen to the tally. */
export function checkSentences({ key, text, schema, place }: Text, isLaw: boolean, tally: Tally): readonly Remark[] {
  if (key === 'alt' || schema.format === 'code') return noRemarks
  const longest = isLaw ? sentenceLimits.longestOfLaw : sentenceLimits.longest
  // Most texts are labels: too short for so many words, and without an end, so that they do not count.
  if (text.length <= 2 * longest && !mayEnd.test(text)) return noRemarks
  const found: Remark[] = []
  for (const paragraph of schema.format === 'markdown' ? paragraphsOf(text, schema.headings ?? []) : [text]) {
    for (const { start: from, end, words } of sentencesOf(paragraph)) {
      // A label or a title without a full stop is no sentence, but one that never ends is.
      if (!isEnd(paragraph.charCodeAt(end - 1)) && words <= longest) continue
      tally.sentences++
      tally.words += words
      if (words <= longest) continue
      const sentence = paragraph.slice(from, end)
      const start = text.indexOf(sentence)
      const at = start < 0 ? place : { ...place, start, end: start + sentence.length }
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
export function checkAverage({ sentences, words }: Tally): Remark[] {
  const { average, fewestForAverage } = sentenceLimits
  if (sentences < fewestForAverage || words / sentences <= average) return []
  const message = `The sentences of this document have ${(words / sentences).toFixed(1)} words on average.`
  const hint = `Aim at ${average} or fewer: one idea in a sentence.`
  return [{ code: 'sentenceAverage', place: { pointer: '', where: 'Page' }, message, hint }]
}
