/** Characters that a terminal or an editor would obey instead of showing: control, direction, zero width. */
const unseen =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff\ufff9-\ufffb]/gu

/** The text with every character that has no picture of its own written as its code: safe to print anywhere. */
export function visible(text: string): string {
  return text.replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The text in double quotes, cut where it is long, safe to print. */
export function quote(text: string): string {
  const characters = text.length > 60 ? `${text.slice(0, 57).replace(/[\ud800-\udbff]$/, '')}…` : text
  return `"${visible(characters)}"`
}

/** 1st, 2nd, 3rd, 4th … 11th … 21st. */
export function ordinal(number: number): string {
  const tens = number % 100
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

/** "a, b or c". */
export function either(words: readonly string[], last = 'or'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** "1 entry", "2 entries". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

/** The first letter small, unless the word is an abbreviation or a name in capitals. */
export function lower(text: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** The first letter large. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The verb that fits a label: "the title" is, "the points" are, "the points of the 1st tab" are. */
export function verb(label: string, one: string, many: string): string {
  return /[^s]s$/.test(label.split(/ (?:of|on|outside|that) /)[0] ?? '') ? many : one
}

/** ' Did you mean "title"?', or nothing without suggestions. */
export function didYouMean(suggestions: readonly string[]): string {
  return suggestions.length === 0 ? '' : ` Did you mean ${either(suggestions.map((word) => quote(word)))}?`
}

/** Words for an address: small letters, digits and hyphens. '' when nothing of that kind is in the text. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** Whether nobody can see anything of a text. */
export const isBlank = (text: string) =>
  !(text.charCodeAt(0) > 0x20 && text.charCodeAt(0) < 0x7f) && /^[\s\p{Cf}\u2800\u3164\uffa0\u115f\u1160]*$/u.test(text)

/** The digits of a whole number in groups of three: `845000` → `845,000`. */
export const inThousands = (digits: string, separator = ','): string => digits.replace(/\B(?=(?:\d{3})+$)/g, separator)
