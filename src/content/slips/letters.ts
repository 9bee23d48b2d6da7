/** Words that are written in capitals wherever they are. */
const acronyms = new Set(
  'API APIS FAQ FAQS USD NGN XAF EUR GBP NDPR KYC SMS PDF URL QR POS UK US EU ID IDS AI IT HR VAT USSD OTP PIN'.split(
    ' ',
  ),
)
/** A single word of fewer letters may be an abbreviation. */
const fewestAlone = 7
/** Of two words one at least has so many letters; three are no abbreviations any more. */
const fewestAmong = 4

/** Whether a text is written in capitals. Tokens, and what has no letters, do not count. */
export function isShouted(text: string): boolean {
  const words = wordsOf(text)
  const own = words.filter((word) => !acronyms.has(word))
  if (own.length === 0 || words.some((word) => word !== word.toUpperCase())) return false
  const longest = Math.max(...own.map(({ length }) => length))
  return words.length === 1 ? longest >= fewestAlone : own.length > 2 || (own.length === 2 && longest >= fewestAmong)
}

const token = /\{[^{}]*\}/g
const wordsOf = (text: string) => text.replace(token, ' ').match(/\p{L}+/gu) ?? []

/** The text in small letters, with a capital where a sentence begins. */
export function inSmallLetters(text: string): string {
  let isStart = true
  return text.replace(/\{[^{}]*\}|\p{L}+|[.!?|]/gu, (part) => {
    if (!/^\p{L}/u.test(part)) {
      isStart = !part.startsWith('{')
      return part
    }
    const small = acronyms.has(part) ? part : part.toLowerCase()
    const word = isStart ? small.charAt(0).toUpperCase() + small.slice(1) : small
    isStart = false
    return word
  })
}

const emoji =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:[\p{Emoji_Modifier}\ufe0f\u200d]|\p{Extended_Pictographic})*/gu

/** The first emoji of a text; null: there is none. */
export function findEmoji(text: string): { start: number; end: number } | null {
  emoji.lastIndex = 0
  const match = emoji.exec(text)
  return match && { start: match.index, end: match.index + match[0].length }
}

/** The text without its emoji, and without the spaces that they leave. */
export const withoutEmoji = (text: string): string => text.replace(emoji, ' ').replace(/ {2,}/g, ' ').trim()
