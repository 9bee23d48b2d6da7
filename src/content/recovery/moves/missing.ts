import type { RawFinding } from '../../finding/index.ts'
import { costs } from '../costs.ts'
import * as findingOf from '../findings/index.ts'
import { columnOf, indentOf, oddEntry } from '../clues/layout.ts'
import { listNames } from '../clues/names.ts'
import { isBlock } from '../clues/shapes.ts'
import { amended, type Closers, doubted, entryOf, type Frame, moved, opened, type State, told } from '../state.ts'

// Brackets that are missing, and are seen to be missing where something else comes.

/**
 * The innermost bracket is closed although its closing bracket is missing. `comma`: so is the comma after it, unless one
 * waits in the bracket for an entry that does not come.
 */
export function missingCloser(text: string, state: State, comma: ',' | ''): State[] {
  const { at, behind, frame, recent } = state
  if (!frame?.parent) return []
  const isWaiting = frame.comma >= 0
  const parent: Frame = { ...frame.parent, comma: frame.comma, last: 'group' }
  const next: State = {
    ...doubted(state, comma === '' ? 0 : oddEntry(parent, columnOf(text, at))),
    frame: parent,
    expect: isWaiting || comma === ',' ? entryOf(parent) : 'comma',
  }
  const known = recent.missing
  const place = known?.place ?? (isWaiting ? frame.comma : behind)
  const added = known?.comma || isWaiting ? (known?.comma ?? '') : comma
  const openers = [...(known?.openers ?? []), frame]
  const closers: Closers = { openers, place, comma: added }
  const finding = () => findingOf.closersMissing(text, closers, at)
  if (frame.missing) {
    const around = (one: RawFinding) => findingOf.bracketsMissing(text, one, frame, closers)
    // Beside other fields, or without a type, fields without any bracket are rarely a group.
    const isOdd =
      frame.parent.open === '{' ||
      (frame.parent.field === 'blocks' && !isBlock(`{${text.slice(frame.at, frame.at + 300)}`, 0))
    const doubt = isOdd ? costs.oddKind : 0
    return [amended({ ...next, cost: next.cost + costs.anotherBracket + doubt }, frame.missing, around)]
  }
  if (known) {
    const more = amended({ ...next, cost: next.cost + costs.anotherBracket }, known.note, finding)
    return [{ ...more, recent: { ...recent, missing: { ...known, openers } } }]
  }
  const one = told(next, added === '' ? costs.slip : costs.bracketAndComma, finding)
  return [one.notes ? { ...one, recent: { ...recent, missing: { ...closers, note: one.notes } } } : one]
}

/** A list whose [ is missing before its first entry, which was read as the value of a field: `"points": "One", "Two"]`. */
export function listBefore(text: string, state: State): State[] {
  const { frame } = state
  if (!frame || frame.open !== '{' || frame.lastAt < 0 || (frame.last !== 'group' && frame.last !== 'text')) return []
  const { lastAt } = frame
  const doubt = frame.last === 'text' && !listNames.has(state.field) ? 0.3 : 0.1
  const next = told(state, costs.slip + doubt, () => findingOf.openerMissing(text, lastAt, '['))
  const outer = { ...frame, comma: -1 }
  const column = columnOf(text, lastAt)
  const indent = column < 0 ? indentOf(text, lastAt) : frame.column
  const list = opened({ ...next, frame: outer }, '[', { at: lastAt, indent, column })
  if (!list.frame) return []
  return [
    {
      ...list,
      frame: { ...list.frame, comma: frame.comma, last: frame.last },
      expect: frame.comma < 0 ? 'comma' : 'value',
    },
  ]
}

/** What is closed here is the first of several lists, whose own [ is missing. */
export function innerList(text: string, state: State, frame: Frame): State[] {
  const { at } = state
  const { firstAt } = frame
  if (firstAt < 0 || text[firstAt] === '[' || !/^\s*,\s*\[/.test(text.slice(at + 1, at + 300))) return []
  const next = told(moved(state, at + 1), costs.slip + 0.1, () => findingOf.openerMissing(text, firstAt, '['))
  return [{ ...next, frame: { ...frame, comma: -1, last: 'group', column: -1 }, expect: 'comma' }]
}
