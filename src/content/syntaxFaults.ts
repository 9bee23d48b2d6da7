import type { Fault, Fix } from './findings.ts'
import type { Code } from './rules.ts'
import { count, quote } from './words.ts'

// What can be wrong with the form of a document, each with its place, its words and the way to mend it.

const at = (code: Code, start: number, length: number, message: string, fix?: Fix): Fault => ({
  code,
  start,
  end: start + length,
  message,
  fix,
})

const edit = (title: string, offset: number, length: number, text: string, certain = true): Fix => ({
  title,
  certain,
  edits: [{ offset, length, text }],
})

export const commaMissing = (place: number) =>
  at(
    'commaMissing',
    place,
    0,
    'A comma is missing here, before the next entry.',
    edit('Insert the comma', place, 0, ','),
  )

export const semicolon = (place: number) =>
  at('commaMissing', place, 1, 'Between entries stands a comma, not a semicolon.', edit('Write a comma', place, 1, ','))

export const commaExtra = (place: number) =>
  at('commaExtra', place, 1, 'There is one comma too many here.', edit('Remove the comma', place, 1, ''))

export const commaBeforeEnd = (place: number, bracket: string) => ({
  ...commaExtra(place),
  message: `Remove this comma: after the last entry, before the ${bracket}, there is none.`,
})

/** `odd`: what stands in place of the colon, such as =. */
export const colonMissing = (place: number, odd: string, field: string) => {
  const where = field === '' ? 'here, between a field and its value' : `between ${quote(field)} and its value`
  return at(
    'colonMissing',
    place,
    odd.length,
    `A colon is missing ${where}.`,
    edit('Write a colon', place, odd.length, ':'),
  )
}

export const colonExtra = (place: number) =>
  at('colonExtra', place, 1, 'There is a colon too many here. Between entries stands a comma.')

export const valueMissing = (place: number, field: string) => {
  const message =
    field === '' ? 'A value is missing here.' : `The value of ${quote(field)} is missing. Write it behind the colon.`
  return at('valueMissing', place, 1, message)
}

export const valueAndColonMissing = (place: number, field: string) =>
  at('valueMissing', place, 1, `The field ${quote(field)} has no value. Write a colon and the value behind its name.`)

export const fieldMissing = (place: number, sign: string) => {
  const what = sign === ':' ? 'The name of the field is' : 'A field name and a colon are'
  return at('fieldMissing', place, 1, `${what} missing before this ${sign}.`)
}

/** A bracket that is missing at `place`. `opened`: the offset of its partner, -1 when it is an opening bracket itself. */
export function bracketMissing(text: string, place: number, bracket: string, opened: number): Fault {
  const fix = edit(`Insert ${bracket}`, place, 0, bracket === '}' ? ' }' : bracket)
  if (opened < 0) return at('bracketMissing', place, 0, `A ${bracket} is missing here.`, fix)
  const line = text.slice(0, opened).split('\n').length
  const message = `A ${bracket} is missing here: the ${text.charAt(opened)} of line ${line} is not closed.`
  return at('bracketMissing', place, 0, message, fix)
}

/** The end of the file has come while these brackets are open. */
export function neverClosed(text: string, open: readonly number[]): Fault {
  const partner = (offset: number) => (text.charAt(offset) === '{' ? '}' : ']')
  const last = open.at(-1) ?? 0
  const closers = open.map(partner).toReversed().join('')
  const more = open.length > 1 ? ` ${count(open.length, 'bracket')} are open at the end of the file.` : ''
  const message = `This ${text.charAt(last)} is never closed: its ${partner(last)} is missing.${more}`
  const fix = edit(`Insert ${closers} at the end`, text.trimEnd().length, 0, closers, false)
  return at('bracketMissing', last, 1, message, fix)
}

export const bracketWrong = (place: number, opened: string, found: string, wanted: string) => ({
  ...at(
    'bracketWrong',
    place,
    1,
    `The ${opened} is closed with ${found} here; it needs ${wanted}.`,
    edit(`Write ${wanted}`, place, 1, wanted),
  ),
  suggestions: [wanted],
})

export const bracketExtra = (place: number, sign: string) =>
  at('bracketExtra', place, 1, `This ${sign} closes nothing. Remove it.`, edit(`Remove ${sign}`, place, 1, ''))

/** More text after the end of the document. */
export function afterEnd(text: string, place: number): Fault {
  const sign = text.charAt(place)
  if (sign === '}' || sign === ']') {
    const message = `There is one ${sign} too many: nothing is open any more. Remove it.`
    return at('afterEnd', place, 1, message, edit(`Remove ${sign}`, place, 1, ''))
  }
  const length = text.trimEnd().length - place
  const message = 'The document has ended, but more text follows. Remove it, or move it inside the brackets.'
  return at('afterEnd', place, length, message, edit('Remove what follows', place, length, '', false))
}

export const unexpected = (place: number, sign: string) =>
  at(
    'unexpected',
    place,
    sign.length,
    `${quote(sign)} has no meaning here. Remove it, or put it inside the quotes of a text.`,
  )

export const comment = (start: number, end: number) =>
  at(
    'comment',
    start,
    end - start,
    'These files cannot hold comments. Remove this one.',
    edit('Remove the comment', start, end - start, '', false),
  )

export const emptyFile = (): Fault => ({
  ...at('emptyFile', 0, 0, 'The file is empty.'),
  hint: 'Write { "title": …, "description": …, "blocks": [ … ] }, or delete the file.',
})

/** The quote at one end of the text between `start` and `end` is missing; it belongs to `place`. */
export const quoteMissing = (start: number, end: number, place: number, message: string) =>
  at('quoteMissing', start, end - start, message, edit('Insert the quote', place, 0, '"'))

export const quoteExtra = (place: number) =>
  at(
    'quoteInside',
    place,
    1,
    'This quote is one too many. Remove it, or write \\" if it stands inside a text.',
    edit('Remove "', place, 1, '', false),
  )
