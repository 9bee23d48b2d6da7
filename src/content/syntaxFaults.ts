import type { Fault, Fix } from './findings.ts'
import type { Code } from './rules.ts'
import { closing, opening } from './syntaxLayout.ts'
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

export const colonExtra = (place: number, length = 1) =>
  at(
    'colonExtra',
    place,
    1,
    length > 1
      ? 'One colon is enough between a field and its value.'
      : 'There is a colon too many here. Between entries stands a comma.',
    edit('Remove what is too much', length > 1 ? place + 1 : place, Math.max(1, length - 1), '', false),
  )

/** The colon has slipped into the quotes of the field's name: `"title:" "Payouts"`. `place`: the closing quote. */
export const colonInside = (place: number): Fault => ({
  ...at(
    'colonMissing',
    place - 1,
    1,
    'The colon stands inside of the quotes of the field name. It belongs behind them.',
  ),
  fix: {
    title: 'Write the colon behind the quote',
    certain: true,
    edits: [
      { offset: place - 1, length: 1, text: '' },
      { offset: place + 1, length: 0, text: ':' },
    ],
  },
})

/** A sign of another alphabet that looks like one of JSON. */
export const alikeSign = (place: number, sign: string, meant: string): Fault => ({
  ...at(
    'unexpected',
    place,
    1,
    `This ${sign} comes from another keyboard and only looks like the ordinary ${meant} that is needed.`,
    edit(`Write ${meant}`, place, 1, meant),
  ),
  suggestions: [meant],
})

/** Spaces that JSON does not know. {@link Fault.fix} grows with each further one. */
export const oddSpace = (place: number): Fault =>
  at(
    'hiddenCharacter',
    place,
    1,
    'A special space stands here, as web pages and word processors use them. Write an ordinary space.',
    edit('Write ordinary spaces', place, 1, ' '),
  )

/** A bracket of the wrong kind around a group or list. The fix also changes its partner, when that is found. */
export const bracketsWrong = (place: number, found: string, wanted: '{' | '['): Fault => ({
  ...at(
    'bracketWrong',
    place,
    1,
    wanted === '{'
      ? `Fields with names stand in { }, not in ${pairOf(found)}.`
      : `A list stands in [ ], not in ${pairOf(found)}: its entries have no names.`,
    edit(`Write ${pairOf(wanted)}`, place, 1, wanted),
  ),
  suggestions: [wanted],
})

const pairOf = (open: string) => (open === '{' ? '{ }' : open === '[' ? '[ ]' : '( )')

/** `"Pay one" "or many"`, `"Pay one " + "or many"`: the stretch between the two is removed. */
export const textDivided = (text: string, start: number, end: number): Fault =>
  at(
    'quoteInside',
    start,
    end - start,
    'One text has been written as two. Write it in one pair of quotes.',
    edit('Join the two', start, end - start, /\s/.test(text.charAt(start - 1) + text.charAt(end)) ? '' : ' ', false),
  )

/** HTML between the entries. */
const htmlHere = (start: number, end: number): Fault =>
  at(
    'unexpected',
    start,
    end - start,
    'HTML cannot stand here. Words belong into a field of a block, in quotes and without HTML.',
    edit('Remove it', start, end - start, '', false),
  )

/** The file ends where something more has to come. `tail`: what closes it as it is, null: nothing would. */
export function cutOff(text: string, open: number, tail: string | null, comma: number): Fault {
  const end = text.trimEnd().length
  const message = `The file ends here in the middle${open > 0 ? `: ${count(open, 'bracket')} ${open === 1 ? 'is' : 'are'} still open` : ''}. Its end is missing.`
  const edits = [
    ...(comma < 0 ? [] : [{ offset: comma, length: 1, text: '' }]),
    { offset: end, length: 0, text: tail ?? '' },
  ]
  const fix = tail === null ? undefined : { title: 'Close what is open', certain: false, edits }
  const hint = 'Perhaps a part was not copied or not saved. Take the rest from an earlier version of the file.'
  return { ...at('bracketMissing', Math.max(0, end - 1), Math.min(1, end), message, fix), hint }
}

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
  if (opened < 0) {
    const [offset, inserted] = opening(text, place, bracket)
    const fix = edit(`Insert ${bracket}`, offset, 0, inserted)
    return at('bracketMissing', place, 0, `A ${bracket} is missing here.`, fix)
  }
  const fix = edit(`Insert ${bracket}`, place, 0, closing(text, place, bracket, opened))
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
  if (length === 1 && /[,;.]/.test(sign)) {
    const message = `Nothing stands behind the last }: remove this ${sign === ',' ? 'comma' : sign}.`
    return at('afterEnd', place, 1, message, edit(`Remove ${sign}`, place, 1, ''))
  }
  const message = 'The document has ended, but more text follows. Remove it, or move it inside the brackets.'
  return at('afterEnd', place, length, message, edit('Remove what follows', place, length, '', false))
}

/** A sign, or a line of HTML, that begins nothing. */
export function unexpected(text: string, place: number): Fault {
  const html = /^<\/?[A-Za-z][^\r\n]*>/.exec(text.slice(place, place + 2000))?.[0]
  if (html !== undefined) return htmlHere(place, place + html.length)
  const sign = String.fromCodePoint(text.codePointAt(place) ?? 0)
  return at(
    'unexpected',
    place,
    sign.length,
    `${quote(sign)} has no meaning here. Remove it, or put it inside the quotes of a text.`,
    edit(`Remove ${sign}`, place, sign.length, '', false),
  )
}

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
