import type { Edit, RawFinding, Fix } from '../../finding/index.ts'

/** How other languages write a character by its number: \u{2019}, \U00002019, \x27. */
const numbered = /^\\(?:u\{([0-9a-fA-F]{1,6})\}|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2}))/

/** A backslash before something that JSON does not know. */
export function badEscape(text: string, at: number): RawFinding {
  const next = text[at + 1] ?? ''
  const [written, ...codes] = numbered.exec(text.slice(at, at + 12)) ?? []
  const code = Number.parseInt(codes.find((one) => one !== undefined) ?? '', 16)
  if (written !== undefined && code >= 0x20 && code <= 0x10ffff) {
    const character = String.fromCodePoint(code)
    const meant = character === '"' || character === '\\' ? `\\${character}` : character
    const message = `${written} is an escape of another language. Write the character itself, ${meant}, in its place.`
    return finding(at, written.length, message, [
      `Write ${meant}`,
      true,
      [{ offset: at, length: written.length, text: meant }],
    ])
  }
  if (next === 'u') return finding(at, 2, 'After \\u come four digits or letters from a to f.', addOne(at))
  // Markdown and other languages put a backslash before a character that is only to be itself.
  if (/[^a-zA-Z0-9\s\\]/.test(next)) {
    const message = `\\${next} is no escape here: a ${next} needs no backslash. Remove the backslash.`
    return finding(at, 2, message, ['Remove the backslash', next === "'", [{ offset: at, length: 1, text: '' }]])
  }
  return finding(at, 2, `\\${next.trim()} means nothing. A backslash itself is written twice: \\\\.`, addOne(at))
}

type FixOf = [title: string, certain: boolean, edits: Edit[]]

const addOne = (at: number): FixOf => ['Write two backslashes', false, [{ offset: at, length: 0, text: '\\' }]]

function finding(start: number, length: number, message: string, [title, certain, edits]: FixOf): RawFinding {
  const fix: Fix = { title, certain, edits }
  return { code: 'escape', start, end: start + length, message, fix }
}
