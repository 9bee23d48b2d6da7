import type { RawFinding } from '../../finding/index.ts'
import { comment } from '../findings/index.ts'
import { isTagComment, tagEnd } from './pieces.ts'

/** Spaces that JSON does not know: they come along when text is copied from a web page or a word processor. */
const oddSpaces = /[\u00a0\u0085\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/y
/** Spaces as other programs write them. */
const writtenSpaces = /(?:&(?:nbsp|e[mn]sp|thinsp|#160|#xa0);|\\[nrt](?=[\\\s"{}[\]]))+/iy
/** Spaces, and characters that cannot be seen: `inspectText` reports these, and nobody else does. */
const passedOver =
  /[ \n\r\t\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]+/y
const restOfLine = /[^\r\n]+/y

/** Where a form ends that begins at this place; the place itself, if it does not begin there. `form` is sticky. */
function endOf(form: RegExp, text: string, at: number): number {
  form.lastIndex = at
  return form.test(text) ? form.lastIndex : at
}

/** What is in place of the characters of JSON in other alphabets. */
const alike = { found: '：；，،؛、､｛｝［］', meant: ':;,,;,,{}[]' }

/** The character of JSON that this one was meant to be; '' for all others. */
export const meantCharacter = (character: string): string =>
  character > '\u007f' ? alike.meant.charAt(alike.found.indexOf(character)) : ''

/** Skips spaces and reports comments. `odd` receives each place with a space that JSON does not know. */
export function skipSpace(
  text: string,
  from: number,
  add: (finding: RawFinding) => void,
  odd: (at: number, length: number) => void,
): number {
  let at = from
  for (;;) {
    at = endOf(passedOver, text, at)
    const space = Math.max(endOf(oddSpaces, text, at), endOf(writtenSpaces, text, at))
    if (space > at) odd(at, space - at)
    const end = space > at ? space : commentEnd(text, at)
    if (end < 0) return at
    if (space === at) add(comment(at, end))
    at = end
  }
}

/** Where the comment ends that begins here, in any of the usual ways; -1: none does. */
function commentEnd(text: string, at: number): number {
  if (isTagComment(text, at)) return tagEnd(text, at)
  const start = text.slice(at, at + 4)
  const ending = start.startsWith('/*') ? '*/' : start === '<!--' ? '-->' : ''
  const end = ending === '' ? -1 : text.indexOf(ending, at + (ending === '*/' ? 2 : 4))
  if (end >= 0) return end + ending.length
  return ending !== '' || /^(?:\/\/|#|--[ \t])/.test(start) ? endOf(restOfLine, text, at) : -1
}
