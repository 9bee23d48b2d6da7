import type { RawFinding } from '../../finding/index.ts'
import { quote } from '../../../model/words.ts'
import { lineEnd } from '../clues/layout.ts'
import { assume, at, edit, escapeQuotes, fixOf, insertQuote, remove } from './base.ts'

// Quotes that are missing, too many, or of another kind.

/** The quote at one end of the text between `start` and `end` is missing; it belongs to `place`. */
const quoteMissing = (start: number, end: number, place: number, message: string) =>
  at('quoteMissing', start, end - start, message, fixOf('Insert the quote', [insertQuote(place)]))

/** The quote at the end of a text is missing. */
export const textUnclosed = (start: number, place: number) =>
  quoteMissing(start, place, place, 'The quote at the end of this text is missing.')

/** The quote at the beginning of a text is missing. */
export const textHeadless = (start: number, end: number) =>
  quoteMissing(start, end, start, 'The quote at the beginning of this text is missing.')

/** The quote after the name of a field is missing. */
export const nameUnclosed = (start: number, place: number, name = '') =>
  quoteMissing(
    start,
    place,
    place,
    `The quote after ${name === '' ? 'this field name' : `the field name ${quote(name)}`} is missing.`,
  )

export function quoteExtra(place: number): RawFinding {
  const message = 'This quote is one too many. Remove it, or write \\" if it is inside a text.'
  return at('quoteInside', place, 1, message, edit('Remove "', place, 1, '', false))
}

/** Quotes inside of a text. A single one is no quotation. */
export function quotesInside(places: readonly number[]): RawFinding {
  const [first = 0] = places
  if (places.length === 1) return quoteExtra(first)
  const message = 'A quote inside a text is written \\". Or use “ and ”.'
  return at('quoteInside', first, 1, message, fixOf('Write the inner quotes as \\"', escapeQuotes(places)))
}

/** A name or a text that ends with another quote than it begins with. */
export const quoteOdd = (place: number, found: string, what: string, certain = true) =>
  at(
    'quotes',
    place,
    1,
    `This ${what} ends with ${found}; write the straight quote " there.`,
    edit('Write a straight quote', place, 1, '"', certain),
  )

/** `"Pay one" "or many"`, `"Pay one " + "or many"`: the stretch between the two is removed. */
export function textDivided(text: string, start: number, end: number): RawFinding {
  const message = 'One text has been written as two. Write it in one pair of quotes.'
  const space = /\s/.test(text.charAt(start - 1) + text.charAt(end)) ? '' : ' '
  return at('quoteInside', start, end - start, message, edit('Join the two', start, end - start, space, false))
}

/** The end of a text, whose line has lost its beginning. */
export function lineHeadless(text: string, place: number, length: number): RawFinding {
  const message =
    'The beginning of this line is missing: a field name, a colon and a quote. Write them, or remove the line.'
  const line = { start: text.lastIndexOf('\n', place) + 1, end: lineEnd(text, place) }
  return assume(at('quoteMissing', place, length, message), remove(line))
}

/** The text whose quote is missing lacks the comma after it as well: perhaps its last words are missing, too. */
export function withComma(finding: RawFinding, place: number): RawFinding {
  const message = finding.message.replace(
    'quote at the end of this text is',
    'quote and the comma at the end of this text are',
  )
  const edits = finding.fix?.edits.map((one) => (one.offset === place ? { ...one, text: `${one.text},` } : one))
  return edits ? { ...finding, message, fix: fixOf('Insert them', edits, false) } : finding
}
