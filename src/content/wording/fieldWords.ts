import { replaceValue } from '../facts/index.ts'
import type { Source } from '../json/index.ts'
import { count } from '../../model/words.ts'
import { endsShort } from '../slips/index.ts'
import { sentencesOf } from './sentences.ts'
import { noFindings, placeOf, type TextFinding, type Text } from './texts.ts'

/** A text with more words than its field has room for, where its schema says how many. A token counts as one word. */
export function checkWordCount(found: Text): readonly TextFinding[] {
  const { text, schema } = found
  if (schema.mostWords === undefined) return noFindings
  const words = sentencesOf(text).reduce((sum, sentence) => sum + sentence.words, 0)
  if (words <= schema.mostWords) return noFindings
  const message = `This text has ${words} words; at most ${schema.mostWords} fit here.`
  const hint = `Shorten it by ${count(words - schema.mostWords, 'word')}.`
  return [{ code: 'wordsTooMany', place: placeOf(found), message, hint }]
}

/** A full stop after a title or a point of a list. That of an abbreviation belongs to its word, and three dots are none. */
export function checkFullStop(source: Source, found: Text): readonly TextFinding[] {
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
  const fix = isOne ? replaceValue(source, place, better, true) : undefined
  return [
    {
      code: 'fullStop',
      place: { ...place, start: better.length, end: text.length },
      message,
      hint,
      suggestions: fix ? [better] : [],
      fix,
    },
  ]
}
