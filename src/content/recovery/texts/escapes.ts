import type { RawFinding } from '../../finding/index.ts'
import { at, edit } from '../findings/base.ts'

/** How other languages write a character by its number: \u{2019}, \U00002019, \x27. */
const numbered = /^\\(?:u\{([0-9a-fA-F]{1,6})\}|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2}))/

/** A backslash before something that JSON does not know. */
export function badEscape(text: string, place: number): RawFinding {
  const next = text[place + 1] ?? ''
  const [written, ...codes] = numbered.exec(text.slice(place, place + 12)) ?? []
  const code = Number.parseInt(codes.find((one) => one !== undefined) ?? '', 16)
  if (written !== undefined && code >= 0x20 && code <= 0x10ffff) {
    const character = String.fromCodePoint(code)
    const meant = character === '"' || character === '\\' ? `\\${character}` : character
    const message = `${written} is an escape of another language. Write the character itself, ${meant}, in its place.`
    return at('escape', place, written.length, message, edit(`Write ${meant}`, place, written.length, meant))
  }
  // Markdown and other languages put a backslash before a character that is only to be itself.
  if (/[^a-zA-Z0-9\s\\]/.test(next)) {
    const message = `\\${next} is no escape here: a ${next} needs no backslash. Remove the backslash.`
    return at('escape', place, 2, message, edit('Remove the backslash', place, 1, '', next === "'"))
  }
  const message =
    next === 'u'
      ? 'After \\u come four digits or letters from a to f.'
      : `\\${next.trim()} means nothing. A backslash itself is written twice: \\\\.`
  return at('escape', place, 2, message, edit('Write two backslashes', place, 0, '\\', false))
}
