import { parseText, plain } from '../fields/index.ts'

/** What somebody wrote in a field that shows its text as it is, although it has a meaning only elsewhere. */
export type MarkupKind =
  | 'html'
  | 'entity'
  | 'picture'
  | 'link'
  | 'emphasis'
  | 'heading'
  | 'list'
  | 'quotation'
  | 'escape'

/** The first markup in a text. Offsets count in the text. */
export interface Markup {
  kind: MarkupKind
  start: number
  end: number
}

interface Form {
  kind: MarkupKind
  form: RegExp
  /** The words that are left of it; without it the first group. Undefined: it is no markup after all. */
  words?: (match: RegExpMatchArray) => string | undefined
}

const target = String.raw`(?:\/|#|https?:|mailto:|tel:|www\.|\{)[^()\s]*`
const value = String.raw`\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+)`
const attributes = String.raw`(?:\s+[\w:-]+(?:${value})?)*`
/** "If a<b and c>d" is no tag. */
const attributesOfLetter = String.raw`(?:\s+[\w:-]+${value})*`
/** Tags after which other words begin. */
const apart =
  'br|hr|div|li|ul|ol|h[1-6]|table|thead|tbody|tr|td|th|dl|dt|dd|section|article|aside|header|footer|main|nav|figure|blockquote|pre|html|head|body|title'
const inside =
  'abbr|audio|base|big|button|canvas|center|cite|code|del|details|em|embed|font|form|iframe|img|input|ins|kbd|label|link|mark|meta|object|option|picture|samp|select|small|source|span|strike|strong|style|sub|summary|sup|svg|textarea|tt|var|video'

const entity = /&(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[0-9a-f]{1,6});/gi

/** In this order, because a link may hold bold words, and a tag may be around all of them. */
const forms: readonly Form[] = [
  { kind: 'html', form: /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1\s*>/gi, words: () => '' },
  { kind: 'html', form: new RegExp(`</?(?:${apart})${attributes}\\s*/?>`, 'gi'), words: () => ' ' },
  { kind: 'html', form: new RegExp(`</?(?:${inside}|script)${attributes}\\s*/?>`, 'gi'), words: () => '' },
  { kind: 'html', form: new RegExp(`</?p${attributesOfLetter}\\s*/?>`, 'gi'), words: () => ' ' },
  { kind: 'html', form: new RegExp(`</?[abiqsu]${attributesOfLetter}\\s*/?>`, 'gi'), words: () => '' },
  {
    kind: 'link',
    form: /<(?:(?:https?:\/\/|mailto:)[^<>\s|]+|[^<>\s|@]+@[^<>\s|@]+\.[a-z]+)>/gi,
    words: ([all]) => all.slice(1, -1),
  },
  { kind: 'entity', form: entity, words: decoded },
  { kind: 'picture', form: /!\[([^\]\n]*)\]\([^()\n]*\)/g },
  { kind: 'link', form: new RegExp(String.raw`\[([^\]\n]+)\](?:\([^()\s]+\)|\s+\(${target}\))`, 'g') },
  { kind: 'link', form: new RegExp(String.raw`\(([^()\n]+)\)\[${target.replace('()', '[\\]')}\]`, 'g') },
  { kind: 'link', form: /\[\[(?:[^\]|\n]*\|)?([^\]|\n]+)\]\]/g },
  { kind: 'emphasis', form: /(\*{2,3})(?=[^\s*])([^\n]*?[^\s*])\1(?!\*)/g, words: ([, , words]) => words },
  { kind: 'emphasis', form: /(?<![\w*\\])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])/g },
  {
    kind: 'emphasis',
    form: /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^\n]*?[^\s_])\1(?![\p{L}\p{N}_])/gu,
    words: ([, , words]) => words,
  },
  { kind: 'emphasis', form: /~~(?=[^\s~])([^~\n]*[^\s~])~~/g },
  {
    kind: 'emphasis',
    form: /\[(b|i|u|s|url|color|size|code)(?:=[^\]\n]*)?\]([^]*?)\[\/\1\]/gi,
    words: ([, , words]) => words,
  },
  { kind: 'emphasis', form: /(?<![\p{L}\p{N}])(`{1,3})([^`]+)\1/gu, words: ([, , words]) => words },
  { kind: 'heading', form: /^(?:#[ \t]+(?=\D)|#{2,6}[ \t]*(?=[^\s#]))(.*?)(?:[ \t]+#+)?$/gm },
  { kind: 'list', form: /^[ \t]*(?:[-+][ \t]+(?=\p{L})|[•·▪◦●‣][ \t]*(?=\S))/gmu, words: () => '' },
  {
    kind: 'list',
    form: /^[ \t]*[*][ \t]+(?=\S)(?=[^]*\n[ \t]*[*][ \t]+\S)|(?<=\n[ \t]*)[*][ \t]+(?=\S)/g,
    words: () => '',
  },
  { kind: 'quotation', form: /^>[ \t]*(?=[\p{L}"“])/gmu, words: () => '' },
  { kind: 'escape', form: /\\([*_#[\]`"!])/g },
  { kind: 'escape', form: /\\[nrt](?![a-z])/g, words: () => ' ' },
]

/** Folders of Windows are written with a backslash before any letter. */
const isPath = /\b[A-Za-z]:\\|\\\\\w/

const named = new Map<string, string | undefined>()

/** What an entity of HTML stands for; undefined when there is none of this name. */
function decoded([code = '']: readonly string[]): string | undefined {
  if (named.has(code)) return named.get(code)
  // The parser takes spaces at the ends of a text away.
  const found = plain(parseText(`.${code}.`, []).text).slice(1, -1)
  const character =
    found === code ? undefined : found.replace(/^[\s\u00a0\u2000-\u200b\u202f]$/, ' ').replace(/\p{Cf}/gu, '')
  named.set(code, character)
  return character
}

const wordsOf = ({ words }: Form, match: RegExpMatchArray) => (words ? words(match) : (match[1] ?? ''))

const isLeft = ({ kind }: Form, text: string) => kind === 'escape' && isPath.test(text)

/** What is inside of an address is a part of it, but for brackets and tags around the address. */
function isInAddress({ kind }: Form, text: string, at: number): boolean {
  if (kind !== 'emphasis') return false
  const before = /\S*$/.exec(text.slice(0, at))?.[0] ?? ''
  return /:\/\/|www\.|@/.test(before)
}

/** The first markup of a text that is to be shown as it is; null: there is none. */
export function findMarkup(text: string): Markup | null {
  let first: Markup | null = null
  for (const one of forms) {
    if (isLeft(one, text)) continue
    for (const match of text.matchAll(one.form)) {
      const start = match.index
      if (first && start >= first.start) break
      if (wordsOf(one, match) === undefined || isInAddress(one, text, start)) continue
      first = { kind: one.kind, start, end: start + match[0].length }
      break
    }
  }
  return first
}

/** Whether codes of HTML, such as &amp;, are all the markup that a text holds. */
export const holdsOnlyCodes = (text: string): boolean =>
  findMarkup(text.replace(entity, (...match) => decoded(match) ?? match[0])) === null

/** A mark inside of another one is taken away in the next round. */
const mostRounds = 5

/** The words of a text without their markup, in one line. */
export function withoutMarkup(text: string): string {
  let words = text
  for (let round = 0; round < mostRounds; round++) {
    const before = words
    for (const one of forms) {
      if (isLeft(one, words)) continue
      const whole = words
      words = whole.replace(one.form, (...found) => {
        const at = found.findIndex((part) => typeof part === 'number')
        const match = found.slice(0, at) as RegExpMatchArray
        const kept = isInAddress(one, whole, Number(found[at])) ? undefined : wordsOf(one, match)
        return kept ?? match[0] ?? ''
      })
    }
    if (words === before) break
  }
  return words.replace(/\s+/g, ' ').trim()
}
