import type { RawFinding } from '../../finding/index.ts'
import * as findingOf from '../findings/index.ts'
import { costs } from '../costs.ts'
import { columnOf, indentOf, lineEnd } from '../clues/layout.ts'
import { listNames } from '../clues/names.ts'
import { listBefore, missingCloser } from './missing.ts'
import { outsideBlock } from './outside.ts'
import { groupEnd, isBlock, isJson } from '../clues/shapes.ts'
import { type Frame, moved, opened, overlooked, type State, told } from '../state.ts'

// Groups and lists in places where there can be none, and brackets that open too much or the wrong thing.

/** The readings of a { or [ where a field is expected. */
export function namelessMoves(text: string, state: State): State[] {
  const { at, frame } = state
  if (!frame) return []
  const outside = outsideBlock(text, state)
  const moves = [
    ...(outside ? [outside] : []),
    ...skippedGroup(text, state),
    told(moved(state, at + 1), costs.bracket, () => findingOf.characterExtra(at, text.charAt(at))),
    ...listBefore(text, state),
  ]
  if (frame.last === '' && frame.comma < 0 && text[frame.at] === '{') moves.push(swapped(state, frame, '['))
  if (frame.comma >= 0 || state.recent.missing) moves.push(...missingCloser(text, state, ''))
  return moves
}

/** The innermost bracket was meant to be the other one, as its first entry shows; its partner will be changed as well. */
export function swapped(state: State, frame: Frame, open: '{' | '['): State {
  const cost = costs.slip + (open === '{' && listNames.has(frame.field) ? costs.oddKind : 0)
  const next = told(state, cost, () => findingOf.bracketsWrong(frame.at, frame.open, open))
  return { ...next, frame: { ...frame, open, wrong: next.notes ?? undefined }, expect: open === '{' ? 'key' : 'value' }
}

/** A bracket of one kind is opened by another one, such as (. */
export function openedWrong(text: string, state: State, open: '{' | '['): State {
  const { at } = state
  const next = told(state, costs.slip, () => findingOf.bracketsWrong(at, text.charAt(at), open))
  return opened(moved(next, at + 1), open, { at, indent: indentOf(text, at), wrong: next.notes ?? undefined })
}

/** A group or list without a name is overlooked: it was pasted here, or its name is missing. */
export function skippedGroup(text: string, state: State): State[] {
  const { at, expect, frame } = state
  const end = groupEnd(text, at)
  if (end < 0) return []
  const group = text.slice(at, end)
  // What is overlooked must not hide another mistake.
  const without = costs.stray + costs.line * group.split('\n').length + (isJson(group) ? 0 : costs.slip)
  const comma = expect === 'comma' ? null : /^\s*,/.exec(text.slice(end, end + 200))
  const stop = end + (comma?.[0].length ?? 0)
  const cut = cutOf(text, at, stop)
  if (!frame) {
    const isBefore = /^\s*\{/.test(text.slice(stop, stop + 500))
    // The first of two documents is no group before the other.
    const doubt = /^\s*"blocks"\s*:/m.test(group) ? costs.slip : 0.1
    return isBefore
      ? [overlooked(state, stop, without + doubt, () => findingOf.groupBefore(at, cut, isBlock(text, at)))]
      : []
  }
  // The value before it is one group where a list belongs: this one is its second entry.
  const isEntry =
    frame.open === '{' &&
    frame.lastAt < at &&
    text[frame.lastAt] === '{' &&
    listNames.has(nameBefore(text, frame.lastAt))
  const cost = without + (isEntry ? costs.slip : 0)
  if (!isBlock(text, at)) return [overlooked(state, stop, cost + 0.1, () => findingOf.groupAlone(text, at, cut))]
  const block = blockAround(text, frame)
  const next = overlooked(state, stop, cost, () =>
    findingOf.blockInside(text, { at, end, cut, block: block?.at ?? -1 }),
  )
  return [next.notes && block ? { ...next, frame: withPasted(frame, block, next.notes) } : next]
}

/** The name of the field whose value is at this place. */
const nameBefore = (text: string, at: number) =>
  /"([^"\n]*)"\s*:\s*$/.exec(text.slice(Math.max(0, at - 200), at))?.[1] ?? ''

/** The frames up to this block, which knows now what was pasted into it. */
function withPasted(frame: Frame, block: Frame, note: NonNullable<State['notes']>): Frame {
  if (frame.at === block.at) return { ...frame, pasted: note }
  return frame.parent ? { ...frame, parent: withPasted(frame.parent, block, note) } : frame
}

function blockAround(text: string, from: Frame): Frame | null {
  for (let frame: Frame | null = from; frame; frame = frame.parent)
    if (frame.open === '{' && (frame.parent?.field === 'blocks' || isBlock(text, frame.at))) return frame
  return null
}

/** What is removed when a group is moved away: whole lines where it has lines of its own. */
function cutOf(text: string, at: number, stop: number): { start: number; end: number } {
  const column = columnOf(text, at)
  const isAlone = column >= 0 && /^[ \t]*\r?\n/.test(text.slice(stop, stop + 200))
  if (isAlone) return { start: at - column, end: lineEnd(text, stop) }
  const space = /^[ \t]*/.exec(text.slice(stop, stop + 200))?.[0].length ?? 0
  return { start: at, end: stop + space }
}

/** The readings of a field in a list, where it belongs to no block: `name` is what was read, `state` after it. */
export function fieldInList(text: string, state: State, nameAt: number): State[] {
  const line = /^"([^"\n]*)"\s*:\s*(?:"(?:[^"\\\n]|\\.)*"|[\w.+-]+)[ \t]*,?[ \t]*(?:\r?\n|$)/
  let end = nameAt
  let lines = 0
  let hasType = false
  for (let found = line.exec(text.slice(end, end + 5000)); found; found = line.exec(text.slice(end, end + 5000))) {
    hasType ||= found[1] === 'type'
    lines++
    end += found[0].length
    end += /^[ \t]*/.exec(text.slice(end, end + 200))?.[0].length ?? 0
  }
  if (lines === 0 || !/[{[\]"]/.test(text.charAt(end)) || columnOf(text, nameAt) < 0) return []
  const cost = costs.stray + 0.15 + costs.line * lines + (hasType ? 0.4 : 0)
  const finding = (): RawFinding => findingOf.fieldOutside(text, nameAt, end, lines, state.frame === null)
  return [overlooked(state, end, cost, finding)]
}
