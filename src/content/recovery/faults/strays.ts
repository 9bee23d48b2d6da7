import type { Fault } from '../../finding/index.ts'
import { quote } from '../../../model/words.ts'
import { columnOf, lineAt, lineEnd } from '../layout.ts'
import { at, edit } from './base.ts'

// What belongs nowhere.

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

/** HTML between the entries. */
const htmlHere = (start: number, end: number): Fault =>
  at(
    'unexpected',
    start,
    end - start,
    'HTML cannot stand here. Words belong into a field of a block, in quotes and without HTML.',
    edit('Remove it', start, end - start, '', false),
  )

export const comment = (start: number, end: number) =>
  at(
    'comment',
    start,
    end - start,
    'These files cannot hold comments. Remove this one.',
    edit('Remove the comment', start, end - start, '', false),
  )

/** Spaces that JSON does not know. {@link Fault.fix} grows with each further one. */
export const oddSpace = (place: number): Fault =>
  at(
    'hiddenCharacter',
    place,
    1,
    'A special space stands here, as web pages and word processors use them. Write an ordinary space.',
    edit('Write ordinary spaces', place, 1, ' '),
  )

/** Words that are no part of the document, with the comma behind them. */
export function strayWords(text: string, place: number, words: string, comma = ''): Fault {
  const column = columnOf(text, place)
  const isWhole = column >= 0 && lineAt(text, place).length === words.length + comma.length
  const start = isWhole ? place - column : place
  const end = isWhole ? lineEnd(text, place) : place + words.length + comma.length
  const message = `${quote(words)} has no meaning here: it is no field, and no text in quotes. Remove it, or put it inside the quotes of a text.`
  const fix = edit(isWhole ? 'Remove the line' : 'Remove it', start, end - start, '', false)
  return at('unexpected', place, words.length, message, fix)
}
