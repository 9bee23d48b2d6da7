import type { RawFinding } from '../../finding/index.ts'
import { quote } from '../../../model/words.ts'
import { columnOf, lineAt, lineEnd } from '../clues/layout.ts'
import { kindOf } from '../clues/pieces.ts'
import { at, edit, fixOf } from './base.ts'

// What belongs nowhere.

export function comment(start: number, end: number): RawFinding {
  const fix = edit('Remove the comment', start, end - start, '', false)
  return at('comment', start, end - start, 'These files cannot hold comments. Remove this one.', fix)
}

/** The title of the fix of all spaces that JSON does not know: it grows with each further one. */
export const spacesTitle = 'Write ordinary spaces'

/** Spaces that JSON does not know, also as other programs write them: &nbsp; */
export function oddSpace(text: string, place: number, length: number): RawFinding {
  const words = text.slice(place, place + length)
  const isWritten = /^[\\&]/.test(words)
  const message = isWritten
    ? `${quote(words)} is how another program writes a space. Write ordinary spaces, and remove it.`
    : 'A special space is here, as web pages and word processors use them. Write an ordinary space.'
  const spaces = ' '.repeat(isWritten ? (words.match(/[\\&]/g)?.length ?? 1) : length)
  const code = isWritten ? 'unexpected' : 'hiddenCharacter'
  return at(code, place, length, message, edit(spacesTitle, place, length, spaces))
}

/** A piece that is no part of the document, with the comma after it. */
export function strayWords(text: string, place: number, words: string, comma = ''): RawFinding {
  const column = columnOf(text, place)
  const isWhole = column >= 0 && lineAt(text, place).length === words.length + comma.length
  const start = isWhole ? place - column : place
  const end = isWhole ? lineEnd(text, place) : place + words.length + comma.length
  const kind = kindOf(words)
  const what =
    kind === ''
      ? `has no meaning here${words.length > 1 ? ': it is no field, and no text in quotes' : ''}`
      : `${kind}, and has no meaning here`
  const message = `${quote(words)} ${what}. Remove it, or put it inside the quotes of a text.`
  const title = isWhole ? 'Remove the line' : words.length <= 3 ? `Remove ${words}` : 'Remove it'
  return at('unexpected', place, words.length, message, edit(title, start, end - start, '', false))
}

/** The finding of a piece, of which another one is a part: what closes it, or the same once more. */
export function withPiece(finding: RawFinding, words: string, part: RawFinding): RawFinding {
  const message = finding.message.includes(' them')
    ? finding.message
    : finding.message
        .replace(/^(".*?")( is| has)/, (_, first: string, is: string) =>
          first === quote(words) ? `${first}${is}` : `${first} with ${quote(words)} after the text${is}`,
        )
        .replace('Remove it, or put it', 'Remove both, or put them')
  const edits = [finding, part].flatMap(({ fix }) => fix?.edits ?? [])
  return { ...finding, message, fix: fixOf('Remove both', edits, false) }
}
