import type { FieldChange, Part, Piece } from '../../src/content/changes/index.ts'
import { upper } from '../../src/model/words.ts'
import type { Style } from './style.ts'

/** Longer texts are cut; whoever needs all of it opens the page. */
const mostOfText = 700
const mostOfValue = 160
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
  if (field.kind === 'text') return [item(`${name}: ${diff(style, field.words)}`)]
  if (field.kind === 'entry')
    return [item(`${name}: ${field.isNew ? 'added' : 'removed'}`), ...partLines(style, field.parts)]
  const { before, after } = field
  if (before === null) return [item(`${name}: added ${value(style, after, mostOfText)}`)]
  if (after === null) return [item(`${name}: removed ${value(style, before, mostOfText)}`)]
  return [item(`${name}: ${value(style, before, mostOfValue)} → ${value(style, after, mostOfValue)}`)]
}

const value = ({ safe }: Style, text: string | null, most: number) =>
  text === '' || text === null ? '(empty)' : `“${safe(shorten(text, most))}”`

/** Old words and new ones; of what stays only the words beside them. */
function diff({ safe, gone, fresh }: Style, pieces: readonly Piece[]): string {
  const texts = pieces.map(({ kind, text }, at) => {
    if (kind !== 'same') {
      const inner = shorten(text.trim(), mostOfText)
      return inner === '' ? '' : kind === 'gone' ? gone(inner) : fresh(inner)
    }
    const all = text.trim().split(/\s+/)
    if (all.length <= 8) return safe(text.trim())
    const before = at === 0 ? '' : safe(all.slice(0, 3).join(' '))
    const after = at === pieces.length - 1 ? '' : safe(all.slice(-3).join(' '))
    return `${before} … ${after}`.trim()
  })
  return texts.filter((text) => text !== '').join(' ')
}
