import { bytesOf } from '../json/index.ts'

/** What a byte does in a text: a letter or digit, nothing, a space, a mark after a word, or something rare. */
const [word, plain, gap, mark, rare] = [0, 1, 2, 3, 4]

const roles = new Uint8Array(256).fill(plain)
for (let unit = 0; unit < 128; unit++) if (/\w/.test(String.fromCharCode(unit))) roles[unit] = word
const codeOf = (character: string) => character.charCodeAt(0)
const space = codeOf(' ')
roles[space] = gap
for (const one of '.,;:?') roles[codeOf(one)] = mark
for (const one of '!$%()\\#&]/-') roles[codeOf(one)] = rare
// Letters with accents and all marks that are on no keyboard begin with such a byte.
roles.fill(rare, 128)

const [point, question, comma, semicolon, slash, hyphen] = ['.', '?', ',', ';', '/', '-'].map(codeOf)
const [opening, closing, square, dollar, percent, backslash, hash] = ['(', ')', ']', '$', '%', '\\', '#'].map(codeOf)
const [ampersand, brace] = [codeOf('&'), codeOf('{')]
const usualEscapes = [codeOf('n'), codeOf('"')]

const isLetter = (byte = 0) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
const isLarge = (byte = 0) => byte >= 0x41 && byte <= 0x5a
const isSmall = (byte = 0) => byte >= 0x61 && byte <= 0x7a
const isDigit = (byte = 0) => byte >= 0x30 && byte <= 0x39

/**
 * Whether the text of a file may hold one of the slips that `slipsOfStyle` looks for with patterns: most files do not, and
 * their texts need not be asked one by one. It reads each byte once.
 */
export function isSuspect(text: string): boolean {
  const { buffer, length } = bytesOf(text)
  // A local name, because this runs for every byte of every document.
  const roleOf = roles
  let start = 0
  let open = 0
  for (let at = 0; at < length; at++) {
    const byte = buffer[at] ?? 0
    const role = roleOf[byte]
    if (role === word) continue
    if (role === gap) {
      const next = buffer[at + 1] ?? 0
      // Most spaces only indent a line, and most words begin with another letter than the one before.
      if (next === space || (start === at && buffer[at - 1] !== opening && roleOf[next] !== mark)) {
        start = at + 1
        continue
      }
      if (isDigit(buffer[at - 1]) && isLarge(next) && isLarge(buffer[at + 3])) return true
      if (((buffer[start] ?? 0) ^ next) & ~0x20) {
        if (roleOf[next] !== word && isLoose(buffer, at)) return true
      } else if (isTwice(buffer, start, at)) return true
      if (buffer[at - 1] === opening) return true
    } else if (role === mark) {
      // After most marks is a space, or the end of a line or of a text.
      const nextRole = roleOf[buffer[at + 1] ?? 0]
      if (nextRole === gap) {
        if ((byte === point || byte === question) && isSmall(buffer[at + 2])) return true
      } else if (nextRole !== plain && (isWrongMark(buffer, at) || isNaira(buffer, start, at) || isDate(buffer, at)))
        return true
    } else if (role === rare) {
      if (byte === opening) open++
      else if (byte === closing) open--
      else if (isSeldom(buffer, at)) return true
    }
    start = at + 1
  }
  return open !== 0
}

/** The word that ends at this gap comes after it once more. */
function isTwice(buffer: Uint8Array, start: number, end: number): boolean {
  const length = end - start
  if (length === 0) return false
  for (let at = 1; at < length; at++) if (buffer[start + at] !== buffer[end + 1 + at]) return false
  return isLetter(buffer[start]) && roles[buffer[end + 1 + length] ?? 0] !== word
}

/** A gap inside a bracket or before a mark. */
function isLoose(buffer: Uint8Array, at: number): boolean {
  const before = buffer[at - 1] ?? 0
  const next = buffer[at + 1] ?? 0
  if (before === opening || next === closing) return true
  return roles[next] === mark && roles[before] !== plain
}

/** A mark that appears twice or without a gap before the next word, or a sentence that begins with a small letter. */
function isWrongMark(buffer: Uint8Array, at: number): boolean {
  const byte = buffer[at] ?? 0
  const before = buffer[at - 1] ?? 0
  const next = buffer[at + 1] ?? 0
  const after = buffer[at + 2] ?? 0
  if (roles[next] === mark) return after !== slash
  if (!isLetter(before) || !isLetter(next)) return false
  return byte === comma || byte === semicolon || (isLarge(next) && !isLarge(before))
}

/** N1,250: an amount after the letter that stands for its currency. */
const isNaira = (buffer: Uint8Array, start: number, at: number) =>
  buffer[at] === comma && buffer[start] === 0x4e && isDigit(buffer[start + 1]) && isDigit(buffer[at - 1])

/** 31/12/2026: a mark between digits, and the same one after one or two of them. */
function isDate(buffer: Uint8Array, at: number): boolean {
  if (!isDigit(buffer[at - 1]) || !isDigit(buffer[at + 1])) return false
  const next = isDigit(buffer[at + 2]) ? at + 3 : at + 2
  return buffer[next] === buffer[at] && isDigit(buffer[next + 1])
}

function isSeldom(buffer: Uint8Array, at: number): boolean {
  const byte = buffer[at] ?? 0
  const next = buffer[at + 1] ?? 0
  const after = buffer[at + 2] ?? 0
  if (byte === slash || byte === hyphen) return isDate(buffer, at)
  // Of a link or a list this bracket is not.
  if (byte === square) return roles[buffer[at - 1] ?? 0] === word && next !== opening
  if (byte === backslash) return !usualEscapes.includes(next)
  if (byte === dollar) return isDigit(next) || next === brace
  if (byte === percent) return isLetter(next) || isDigit(next) || next === percent
  if (byte === hash) return next === space && isSmall(after)
  if (byte === ampersand) return isLetter(next) || next === hash
  return true
}
