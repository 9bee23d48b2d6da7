import { fieldsOf, type Schema, suggestedTypes } from '../schema/index.ts'
import type { Code } from '../finding/index.ts'
import { either, quote } from '../../model/words.ts'
import { findEmoji, inSmallLetters, isShouted, withoutEmoji } from './letters.ts'
import { findMarkup, holdsOnlyCodes, type Markup, type MarkupKind, withoutMarkup } from './markup.ts'
import { type Change, findSpaces } from './spaces.ts'
import { otherFont } from './otherFont.ts'
import { slipsOfStyle } from './style.ts'
import type { StyledText } from './styledText.ts'

/** A slip in the characters of a text. Offsets count in the text. */
export interface Slip {
  code: Extract<
    Code,
    | 'markup'
    | 'unfinished'
    | 'spaces'
    | 'capitals'
    | 'emoji'
    | 'garbled'
    | 'oddLetters'
    | 'quotationMarks'
    | 'entryNumber'
    | 'punctuation'
    | 'wordTwice'
    | 'exclamation'
    | 'currency'
    | 'numericDate'
    | 'plainMarks'
    | 'otherFont'
  >
  start: number
  end: number
  message: string
  hint: string
  /** The text as it should be, and whether nothing else can have been meant. */
  better?: string
  certain?: boolean
  /** What its fix does, in a few words; without it: it writes the better text. */
  does?: string
}

const none: readonly Slip[] = []

/** Marks, controls, symbols and emoji, and two gaps in a row. Searching for all at once takes a third of a loop. */
const odd = /[*_`#<&[~\\\b\t\n\f\r\u2022\u2023\u2190-\u2e80\ud800-\uffff]|[ \u00a0]{2}/
/** "5 < 6" and "Savings & Investment" need no closer look. */
const harmless = /&(?![a-zA-Z#])|<(?![a-zA-Z/!])/g

/** A list, a quotation or a gap begins with one of these. */
const isOpening = (unit: number) => isGap(unit) || unit === 0x2d || unit === 0x2b || unit === 0x3e || unit === 0xb7

const isGap = (unit: number) => unit === 0x20 || unit === 0xa0

/** Whether a plain text is worth a closer look: a few of a thousand are, and all texts of a site come through here. */
const isOdd = (text: string) =>
  isOpening(text.charCodeAt(0)) ||
  isGap(text.charCodeAt(text.length - 1)) ||
  (odd.test(text) && odd.test(text.replace(harmless, 'x')))

/** The same for running text, whose marks have a meaning. */
const isOddRunning = (text: string) =>
  text.includes('  ') || text.includes('\t') || text.startsWith(' ') || text.endsWith(' ') || /[\b\f\r]/.test(text)

const isCapital = (unit: number) => unit >= 0x41 && unit <= 0x5a

/** Whether a text may be written in capitals. */
const mayShout = (text: string) => isCapital(text.charCodeAt(0)) && isCapital(text.charCodeAt(1))

/** The slips in a text that people read, whatever it says: those of its characters, then those of how it is written. */
export function slipsOf(one: StyledText): readonly Slip[] {
  const slips = slipsOfCharacters(one)
  const others = slipsOfStyle(one)
  const found = slips.length === 0 ? others : others.length === 0 ? slips : [...slips, ...others]
  const other = one.isSuspect ? otherFont(one) : undefined
  // What has been told already is not told again.
  return other && !found.some(({ start, end }) => start < other.end && other.start < end) ? [...found, other] : found
}

/** At most one slip of markup and whitespace, and those of letters. */
function slipsOfCharacters({ key, text, schema: { format }, root }: StyledText): readonly Slip[] {
  if (format === 'markdown') return isOddRunning(text) ? slipsOfSpaces(text, true) : none
  if (format !== undefined) return none
  if (!isOdd(text)) return mayShout(text) ? slipsOfLetters(key, text) : none
  const markup = findMarkup(text)
  const found = markup ? [slipOfMarkup(text, markup, root)] : slipsOfSpaces(text, false)
  return [...found, ...slipsOfLetters(key, text)]
}

function slipsOfSpaces(text: string, isRunning: boolean): Slip[] {
  const found = findSpaces(text, isRunning)
  if (!found) return []
  const { changes, ...rest } = found
  return [{ code: 'spaces', ...rest, better: changed(text, changes), certain: true }]
}

function changed(text: string, changes: readonly Change[]): string {
  let whole = ''
  let done = 0
  for (const { start, end, text: instead } of changes) {
    whole += text.slice(done, start) + instead
    done = end
  }
  return whole + text.slice(done)
}

const saying: Readonly<Record<MarkupKind, string>> = {
  html: 'HTML is not shown in this field.',
  entity: 'Codes of HTML are not read in this field.',
  picture: 'This field holds no pictures.',
  link: 'This field holds no links.',
  emphasis: 'There is no formatting in this field.',
  heading: 'There are no headings in this field.',
  list: 'There are no lists in this field.',
  quotation: 'There are no quotations in this field.',
  escape: 'A backslash has no meaning in this field.',
}

/** What removes each kind, as {@link Slip.does}. */
const removing: Partial<Record<MarkupKind, string>> = {
  html: 'Remove the HTML',
  link: 'Keep the words alone',
  emphasis: 'Remove the marks',
  heading: 'Remove the marks',
  list: 'Remove the marks',
  quotation: 'Remove the marks',
}

const openingMark = /^(?:[*_~`#]+|\[\w+)/

function slipOfMarkup(text: string, { kind, start, end }: Markup, root: Schema | undefined): Slip {
  const shown = text.slice(start, end)
  const mark = kind === 'emphasis' || kind === 'heading' ? (openingMark.exec(shown)?.[0] ?? shown) : shown.trim()
  const message = `${saying[kind]} Visitors would see ${quote(mark)} as it is.`
  const better = withoutMarkup(text)
  const hint = kind === 'link' ? `Write the words alone. ${linkPlaces(root)}` : 'Write plain words.'
  // Of a code only its character can have been meant; what was to be bold somebody else has to decide.
  const certain = kind === 'entity' && holdsOnlyCodes(text)
  const does = removing[kind]
  return { code: 'markup', start, end, message, hint, better, certain, ...(does !== undefined && { does }) }
}

/** Which fields of a block can hold a link, as a sentence. */
function linkPlaces(root: Schema | undefined): string {
  const names = root ? [...new Set(placesOf(root))] : []
  if (names.length === 0)
    return `No field of this block holds one. Many others have a field "link", and ${either(suggestedTypes('link').map(quote), 'and')} hold links in their text.`
  return `In this block ${either(names.map(quote))} can hold a link.`
}

function placesOf(schema: Schema): string[] {
  return fieldsOf(schema).flatMap(({ key, schema: field }) => {
    if (field.format === 'markdown' || field.format === 'link') return [key]
    const inner = field.items ?? field
    if (!inner.properties) return inner.format === 'markdown' ? [key] : []
    return inner.properties.href ? [key] : placesOf(inner).map((name) => `${key}.${name}`)
  })
}

/** Names of people and companies are written as they write them. */
const names: ReadonlySet<string> = new Set(['name', 'brand'])

function slipsOfLetters(key: string, text: string): Slip[] {
  const found: Slip[] = []
  const place = { start: 0, end: text.length }
  if (mayShout(text) && !names.has(key) && isShouted(text))
    found.push({
      code: 'capitals',
      ...place,
      message: 'This text is written in capitals, which are slow to read.',
      hint: 'Write small letters, with a capital at the start and in names.',
      better: inSmallLetters(text),
      does: 'Write small letters',
    })
  const emoji = findEmoji(text)
  if (emoji)
    found.push({
      code: 'emoji',
      ...emoji,
      message: 'An emoji looks different on every device, and screen readers read out its name.',
      hint: 'Say it in words, or leave it out.',
      better: withoutEmoji(text),
      does: 'Remove the emoji',
    })
  return found
}
