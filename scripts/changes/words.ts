import type { FieldChange, Part, Piece } from '../../src/content/changes/index.ts'
import { upper } from '../../src/model/words.ts'
import type { Style } from './style.ts'
import { isReadable, marked, versions } from './texts.ts'

/** Longer texts are cut; whoever needs all of it opens the page. */
const mostOfText = 700
const mostOfValue = 160
/** Two versions of a text that have no more characters are in one line. */
const mostInLine = 80
/** How many values of one block or entry are listed: all that a long page has. */
const mostParts = 60

export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** The name of a field at the start of a line: "the title" → Title. */
export const fieldName = (label: string) => upper(label.replace(/^the /, ''))

/** What a block or an entry says: a line for each of its fields. */
export function partLines(style: Style, parts: readonly Part[], depth: 0 | 1 = 1): string[] {
  const lines = parts
    .slice(0, mostParts)
    .map(({ label, text }) => style.item(`${style.safe(fieldName(label))}: ${value(style, text, mostOfText)}`, depth))
  const rest = parts.length - lines.length
  return rest > 0 ? [...lines, style.item(`… and ${rest} more`, depth)] : lines
}

/** One changed field, in as many lines as it takes. `where`: the block; '' for the document itself. */
export function fieldLines(style: Style, where: string, field: FieldChange): string[] {
  const { strong, safe, item } = style
  const name = where === '' ? strong(safe(fieldName(field.label))) : `${strong(safe(where))}, ${safe(field.label)}`
  if (field.kind === 'text') return textLines(style, name, field.words)
  if (field.kind === 'entry')
    return [item(`${name}: ${field.isNew ? 'added' : 'removed'}`), ...partLines(style, field.parts)]
  const { before, after } = field
  if (before === null) return [item(`${name}: added ${value(style, after, mostOfText)}`)]
  if (after === null) return [item(`${name}: removed ${value(style, before, mostOfText)}`)]
  return [item(`${name}: ${value(style, before, mostOfValue)} → ${value(style, after, mostOfValue)}`)]
}

const value = ({ safe }: Style, text: string | null, most: number) =>
  text === '' || text === null ? '(empty)' : `“${safe(shorten(text, most))}”`

/** A changed text: with marks in it where that can be read, else as it was and as it is. */
function textLines(style: Style, name: string, words: readonly Piece[]): string[] {
  const { item } = style
  if (isReadable(style, words)) return [item(`${name}: ${marked(style, words, (text) => shorten(text, mostOfText))}`)]
  const [before, after] = versions(words)
  const [old, now] = [before, after].map((text) => value(style, text.trim(), mostOfText))
  if (before.length + after.length <= mostInLine) return [item(`${name}: ${old} → ${now}`)]
  return [item(`${name}: rewritten`), item(`Before: ${old}`, 1), item(`Now: ${now}`, 1)]
}
