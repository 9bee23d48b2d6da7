import { replaceValue } from '../../facts/index.ts'
import { endsShort } from '../../slips/index.ts'
import { type Found, isEnded, noFindings, paragraphsOf, placeOf, sentencesOf, type Text } from '../../wording/index.ts'
import { count, quote } from '../../../model/words.ts'
import { advice, type DocumentContext, type Rule } from '../rule.ts'

/** How long sentences may be, in words. Texts of law are held to their own length. */
const limits = { longest: 22, longestOfLaw: 25, average: 15, fewestForAverage: 5 } as const

/** Rules of how long texts are, and how they end. */
export const sentenceRules = {
  wordsTooMany: advice(
    'Main titles and quotes are short',
    'Nobody reads a main title of two lines on a phone, and a long quote is skipped. The description of the field says how many words fit.',
    'Cut the words that say least. What they said can go in the text below.',
    { text: checkWordCount },
  ),
  fullStop: advice(
    'Titles and points end without a full stop',
    'A title is no sentence of a text. With a full stop on some pages only, the site looks as if nobody had read it again.',
    'Remove the full stop. The fix does it.',
    { text: checkFullStop },
  ),
  sentenceLong: advice(
    'Sentences are short',
    'Many readers read in a second language, on a small screen. They lose the beginning of a long sentence.',
    'Make two sentences of it: one idea in each. At most 22 words, in texts of law 25.',
    { text: checkSentences },
  ),
  sentenceAverage: advice(
    'The sentences of a page are short on average',
    'A page of long sentences tires its readers, even when none of them is too long by itself.',
    'Cut what readers do not need, and divide the longest sentences. Aim at 15 words or fewer.',
    { end: checkAverage },
  ),
} satisfies Record<string, Rule>

/** A token counts as one word. */
function checkWordCount(found: Text): readonly Found[] {
  const { text, schema } = found
  if (schema.mostWords === undefined) return noFindings
  const words = sentencesOf(text).reduce((sum, sentence) => sum + sentence.words, 0)
  if (words <= schema.mostWords) return noFindings
  const message = `This text has ${words} words; at most ${schema.mostWords} fit here.`
  const hint = `Shorten it by ${count(words - schema.mostWords, 'word')}.`
  return [{ place: placeOf(found), message, hint }]
}

/** A full stop after a title or a point of a list. That of an abbreviation belongs to its word, and three dots are none. */
function checkFullStop(found: Text, { source }: DocumentContext): readonly Found[] {
  const { key, text, schema } = found
  if (text.charCodeAt(text.length - 1) !== 0x2e || !(schema.noFullStop || key === 'title')) return noFindings
  const better = text.slice(0, -1)
  if (better.endsWith('.') || endsShort(better)) return noFindings
  const place = placeOf(found)
  const message = `A ${key === 'title' ? 'title' : 'text like this one'} ends without a full stop.`
  // Of two sentences the last one would look as if its full stop had been forgotten.
  const isOne = sentencesOf(text).length === 1
  const hint = isOne
    ? 'Remove the full stop.'
    : 'Make one short line of it, or use a comma or a colon between its parts.'
  const fix = isOne ? { ...replaceValue(source, place, better, true), title: 'Remove the full stop' } : undefined
  return [
    {
      place: { ...place, start: better.length, end: text.length },
      message,
      hint,
      suggestions: fix ? [better] : [],
      fix,
    },
  ]
}

/** A character that ends a sentence, or a reference in running text that may become one. */
const mayEnd = /[.!?&]/

/** Sentences that are too long for readers in a second language. Adds what was seen to the tally. */
function checkSentences(whole: Text, { isLaw, tally }: DocumentContext): readonly Found[] {
  const { key, text, schema } = whole
  if (key === 'alt' || schema.format === 'code') return noFindings
  const longest = isLaw ? limits.longestOfLaw : limits.longest
  // Most texts are labels: too short for so many words, and without an end, so that they do not count.
  if (text.length <= 2 * longest && !mayEnd.test(text)) return noFindings
  const found: Found[] = []
  for (const paragraph of schema.format === 'markdown' ? paragraphsOf(text, schema.headings ?? []) : [text]) {
    for (const { start: from, end: to, words } of sentencesOf(paragraph)) {
      // A label or a title without a full stop is no sentence, but one that never ends is.
      if (!isEnded(paragraph, to) && words <= longest) continue
      tally.sentences++
      tally.words += words
      if (words <= longest) continue
      const sentence = paragraph.slice(from, to)
      const start = text.indexOf(sentence)
      const at = start < 0 ? placeOf(whole) : { ...placeOf(whole), start, end: start + sentence.length }
      const message = `This sentence has ${words} words: ${quote(sentence)}`.replace(/"$/, '".')
      const hint = `Make two sentences of it. At most ${longest} words are easy to read.`
      found.push({ place: at, message, hint })
    }
  }
  return found
}

function checkAverage({ kind, tally: { sentences, words } }: DocumentContext): readonly Found[] {
  if (kind === 'site' || sentences < limits.fewestForAverage || words / sentences <= limits.average) return noFindings
  const message = `The sentences of this document have ${(words / sentences).toFixed(1)} words on average.`
  const hint = `Aim at ${limits.average} or fewer: one idea in a sentence.`
  return [{ place: { pointer: '', where: 'Page' }, message, hint }]
}
