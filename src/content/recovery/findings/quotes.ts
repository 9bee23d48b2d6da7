import type { Edit, RawFinding } from '../../finding/index.ts'
import { assume, at, edit, remove } from './base.ts'

// Quotes that are missing, too many, or of another kind.

/** The quote at one end of the text between `start` and `end` is missing; it belongs to `place`. */
export const quoteMissing = (start: number, end: number, place: number, message: string) =>
  at('quoteMissing', start, end - start, message, edit('Insert the quote', place, 0, '"'))

export const quoteExtra = (place: number) =>
  at(
    'quoteInside',
    place,
    1,
    'This quote is one too many. Remove it, or write \\" if it is inside a text.',
    edit('Remove "', place, 1, '', false),
  )

/** Quotes inside of a text. A single one is no quotation. */
export function quotesInside(places: readonly number[]): RawFinding {
  const [first = 0] = places
  if (places.length === 1) return quoteExtra(first)
  const edits = places.map((offset): Edit => ({ offset, length: 1, text: '\\"' }))
  const message = 'A quote inside a text is written \\". Or use “ and ”.'
  return at('quoteInside', first, 1, message, { title: 'Write the inner quotes as \\"', certain: true, edits })
}

/** A name that ends with another quote than it begins with. */
export const quoteOdd = (place: number, found: string) =>
  at(
    'quotes',
    place,
    1,
    `This field name ends with ${found}; write the straight quote " there.`,
    edit('Write a straight quote', place, 1, '"'),
  )

/** `"Pay one" "or many"`, `"Pay one " + "or many"`: the stretch between the two is removed. */
export const textDivided = (text: string, start: number, end: number): RawFinding =>
  at(
    'quoteInside',
    start,
    end - start,
    'One text has been written as two. Write it in one pair of quotes.',
    edit('Join the two', start, end - start, /\s/.test(text.charAt(start - 1) + text.charAt(end)) ? '' : ' ', false),
  )

/** The end of a text, whose line has lost its beginning. */
export function lineHeadless(text: string, place: number, length: number): RawFinding {
  const start = text.lastIndexOf('\n', place) + 1
  const end = text.indexOf('\n', place)
  const message =
    'The beginning of this line is missing: a field name, a colon and a quote. Write them, or remove the line.'
  const cut = { start, end: end < 0 ? text.length : end + 1 }
  return assume(at('quoteMissing', place, length, message), remove(cut))
}

/** The text whose quote is missing lacks the comma after it as well: perhaps its last words are missing, too. */
export function withComma(finding: RawFinding, place: number): RawFinding {
  const message = finding.message.replace(
    'quote at the end of this text is',
    'quote and the comma at the end of this text are',
  )
  const edits = finding.fix?.edits.map((one) => (one.offset === place ? { ...one, text: `${one.text},` } : one))
  return finding.fix && edits ? { ...finding, message, fix: { title: 'Insert them', certain: false, edits } } : finding
}
