import type { RawFinding } from '../../finding/index.ts'
import { comment } from '../findings/index.ts'
import { isTagComment, tagEnd } from './pieces.ts'

/** Spaces that JSON does not know: they come along when text is copied from a web page or a word processor. */
const oddSpace = /[\u00a0\u0085\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/
const oddSpaces = new RegExp(`^${oddSpace.source}+`)
/** Spaces as other programs write them. */
const writtenSpace = /^(?:&(?:nbsp|e[mn]sp|thinsp|#160|#xa0);|\\[nrt](?=[\\\s"{}[\]]))+/i
/** Characters that cannot be seen; {@link inspectText} reports them, and nobody else does. */
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/

/** What is in place of the characters of JSON in other alphabets. */
const alike: Readonly<Record<string, string>> = {
  '：': ':',
  '；': ';',
  '，': ',',
  '،': ',',
  '؛': ';',
  '、': ',',
  '､': ',',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
}

/** The character of JSON that this one was meant to be; '' for all others. */
export const meantCharacter = (character: string): string =>
  character > '\u007f' && Object.hasOwn(alike, character) ? (alike[character] ?? '') : ''

/** Skips spaces and reports comments. `odd` is told where a space is that JSON does not know. */
export function skipSpace(
  text: string,
  from: number,
  add: (finding: RawFinding) => void,
  odd: (at: number, length: number) => void,
): number {
  let at = from
  for (;;) {
    const unit = text.charCodeAt(at)
    if (unit === 32 || unit === 10 || unit === 13 || unit === 9) {
      at++
      continue
    }
    const character = text.charAt(at)
    if (oddSpace.test(character)) {
      const { length } = oddSpaces.exec(text.slice(at, at + 500))?.[0] ?? character
      odd(at, length)
      at += length
      continue
    }
    const written =
      character === '&' || character === '\\' ? writtenSpace.exec(text.slice(at, at + 500))?.[0].length : undefined
    if (written !== undefined) {
      odd(at, written)
      at += written
      continue
    }
    if (unseen.test(character)) {
      at++
      continue
    }
    const end = commentEnd(text, at)
    if (end < 0) return at
    add(comment(at, end))
    at = end
  }
}

/** Where the comment ends that begins here, in any of the usual ways; -1: none does. */
function commentEnd(text: string, at: number): number {
  if (isTagComment(text, at)) return tagEnd(text, at)
  const start = text.slice(at, at + 4)
  const lineEnd = () => {
    const end = text.indexOf('\n', at)
    const stop = end < 0 ? text.length : end
    return text[stop - 1] === '\r' ? stop - 1 : stop
  }
  const ending = start.startsWith('/*') ? '*/' : start === '<!--' ? '-->' : ''
  if (ending !== '') {
    const end = text.indexOf(ending, at + start.length - (ending === '*/' ? 2 : 0))
    return end < 0 ? lineEnd() : end + ending.length
  }
  if (start.startsWith('//') || start.startsWith('#')) return lineEnd()
  return /^--[ \t]/.test(start) ? lineEnd() : -1
}
