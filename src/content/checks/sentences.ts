import { parseText, plain } from '../richText.ts'
import type { RichNode } from '../types.ts'
import { quote } from '../words.ts'
import type { Remark, Text } from './texts.ts'

/** How long sentences may be, in words. Texts of law are held to their own length. */
export const sentenceLimits = { longest: 22, longestOfLaw: 25, average: 15, fewestForAverage: 5 } as const

/** How many sentences were seen, and how many words stand in them. */
export interface Tally {
  sentences: number
  words: number
}

/** Points behind these are no ends of sentences. */
const abbreviation = /(?:\b(?:e\.g|i\.e|etc|no|nos|mr|mrs|ms|dr|st|ltd|inc|co|vs|approx|art|sec|p|pp)|\b\p{L})\.$/iu
const ends = /[.!?]+["')\]]*(?=\s|$)|[:;](?=\s)/g

/** The sentences of plain words. A list behind a colon is no part of the sentence before it. */
export function sentencesOf(text: string): string[] {
  const found: string[] = []
  let start = 0
  for (const match of text.matchAll(ends)) {
    const end = match.index + match[0].length
    const sentence = text.slice(start, end)
    if (match[0] === '.' && abbreviation.test(sentence) && end < text.trimEnd().length) continue
    found.push(sentence.trim())
    start = end
  }
  const rest = text.slice(start).trim()
  if (rest !== '') found.push(rest)
  return found
}

/** The words of a sentence: what holds a letter or a digit. A token and an address count once. */
export const wordsIn = (sentence: string): number =>
  sentence.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length

/** Sentences that are too long for readers in a second language. Adds what was seen to the tally. */
export function checkSentences({ key, text, schema, place }: Text, isLaw: boolean, tally: Tally): Remark[] {
  if (key === 'alt' || schema.format === 'code') return []
  const longest = isLaw ? sentenceLimits.longestOfLaw : sentenceLimits.longest
  const found: Remark[] = []
  for (const paragraph of schema.format === 'markdown' ? paragraphsOf(text, schema.headings ?? []) : [text]) {
    if (!/[.!?]/.test(paragraph)) continue
    for (const sentence of sentencesOf(paragraph)) {
      const words = wordsIn(sentence)
      tally.sentences++
      tally.words += words
      if (words <= longest) continue
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
