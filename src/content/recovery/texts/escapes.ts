import type { Edit, Fault, Fix } from '../../finding/index.ts'

/** How other languages write a character by its number: \u{2019}, \U00002019, \x27. */
const numbered = /^\\(?:u\{([0-9a-fA-F]{1,6})\}|U([0-9a-fA-F]{8})|x([0-9a-fA-F]{2}))/

/** A backslash before something that JSON does not know. */
export function badEscape(text: string, at: number): Fault {
  const sign = text[at + 1] ?? ''
  const [written, ...codes] = numbered.exec(text.slice(at, at + 12)) ?? []
  const code = Number.parseInt(codes.find((one) => one !== undefined) ?? '', 16)
  if (written !== undefined && code >= 0x20 && code <= 0x10ffff) {
    const character = String.fromCodePoint(code)
    const meant = character === '"' || character === '\\' ? `\\${character}` : character
    const message = `${written} is an escape of another language. Write the character itself, ${meant}, in its place.`
    return fault(at, written.length, message, [
      `Write ${meant}`,
      true,
      [{ offset: at, length: written.length, text: meant }],
    ])
  }
  if (sign === 'u') return fault(at, 2, 'After \\u come four digits or letters from a to f.', addOne(at))
  // Markdown and other languages put a backslash before a character that is only to be itself.
  if (/[^a-zA-Z0-9\s\\]/.test(sign)) {
    const message = `\\${sign} is no escape here: a ${sign} needs no backslash. Remove the backslash.`
    return fault(at, 2, message, ['Remove the backslash', sign === "'", [{ offset: at, length: 1, text: '' }]])
  }
  return fault(at, 2, `\\${sign.trim()} means nothing. A backslash itself is written twice: \\\\.`, addOne(at))
}

type FixOf = [title: string, certain: boolean, edits: Edit[]]

const addOne = (at: number): FixOf => ['Write two backslashes', false, [{ offset: at, length: 0, text: '\\' }]]

function fault(start: number, length: number, message: string, [title, certain, edits]: FixOf): Fault {
  const fix: Fix = { title, certain, edits }
  return { code: 'escape', start, end: start + length, message, fix }
}
