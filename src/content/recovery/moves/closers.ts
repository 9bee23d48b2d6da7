import type { Edit, RawFinding } from '../../finding/index.ts'
import * as findingOf from '../findings/index.ts'
import { costs } from '../costs.ts'
import { columnOf, isOdd, oddCloser } from '../clues/layout.ts'
import { innerList, listBefore, missingCloser } from './missing.ts'
import { outsideEnd, takesComma } from './outside.ts'
import { amended, closerOf, doubted, entered, type Frame, moved, type State, told, toldComma } from '../state.ts'

// Closing brackets: those that are there, and those that are missing.

/** The readings of a closing bracket. `character`: the character at this place, as it was meant. */
export function closeMoves(text: string, state: State, character: string): State[] {
  const { at, frame } = state
  if (!frame) return []
  const wanted = closerOf(frame.open)
  const odd = oddCloser(frame, columnOf(text, at))
  const moves = [closed(text, withPartner(withoutComma(state, character), character), odd)]
  moves.push(...swappedClosers(text, state, character))
  // Where the lines say that it closes this list, it closes no other one.
  const isClear = columnOf(text, at) >= 0 && odd === 0
  if (character === ']' && frame.open === '[' && !isClear) moves.push(...innerList(text, state, frame))
  if (character === wanted && odd < isOdd && isFollowed(text, at + 1, frame) && frame.comma < 0) return moves
  if (character === ']' && frame.open === '{' && frame.comma < 0 && text[frame.lastAt] !== '[')
    moves.push(...listBefore(text, state))
  if (isOpenAbove(frame, character)) moves.push(...missingCloser(text, state, ''))
  if (character !== ')')
    moves.push(told(moved(state, at + 1), costs.bracket, () => findingOf.characterExtra(at, character)))
  moves.push(...closedTwice(text, state, frame))
  return moves
}

/** After a bracket and its comma both are there once more. */
function closedTwice(text: string, state: State, { comma }: Frame): State[] {
  const { at } = state
  const again = comma < 0 ? null : /^[}\]]\s*,/.exec(text.slice(at, at + 200))
  if (!again || text[comma - 1] !== text[at]) return []
  const end = at + again[0].length
  return [told(moved(state, end), costs.bracket, () => findingOf.closerTwice(text, at, end))]
}

/** The partners of the two innermost brackets are there, in the wrong order. */
function swappedClosers(text: string, state: State, character: string): State[] {
  const { at, frame } = state
  const other = at + 1 + (/^\s*/.exec(text.slice(at + 1, at + 200))?.[0].length ?? 0)
  if (!frame?.parent || frame.comma >= 0 || frame.wrong || frame.parent.wrong) return []
  const wanted = closerOf(frame.open)
  if (character === wanted || character !== closerOf(frame.parent.open) || text[other] !== wanted) return []
  const next = told(state, costs.slip + 0.1, () => findingOf.bracketsSwapped(at, other, wanted, character))
  const inner = closed(text, next, 0)
  return [closed(text, { ...inner, at: other }, 0)]
}

/** Whether the text goes on after a closing bracket as it should: the last one ends it. */
function isFollowed(text: string, end: number, { parent }: Frame): boolean {
  const rest = text.slice(end, end + 300)
  return parent ? /^\s*[,}\]]/.test(rest) : rest.trim() === ''
}

function isOpenAbove({ parent }: Frame, character: string): boolean {
  for (let frame = parent; frame; frame = frame.parent) if (closerOf(frame.open) === character) return true
  return false
}

/** A comma waits for an entry that does not come. */
function withoutComma(state: State, character: string): State {
  const { frame, recent } = state
  if (!frame || frame.comma < 0) return state
  const { comma } = frame
  const removed = { offset: comma, length: 1, text: '' }
  // What was overlooked after the comma was the entry for which it waited.
  if (recent.stray) return amended(state, recent.stray, (finding) => withEdit(finding, removed))
  return takesComma(state) ?? toldComma(state, () => findingOf.commaBeforeEnd(comma, character))
}

/** Where the bracket at this place is not the partner of the one that is open, one of the two is wrong. */
function withPartner(state: State, character: string): State {
  const { at, frame } = state
  const wanted = frame ? closerOf(frame.open) : character
  if (!frame || character === wanted) return state
  if (frame.wrong)
    return amended(state, frame.wrong, (finding) => withEdit(finding, { offset: at, length: 1, text: wanted }))
  return told(state, costs.slip, () => findingOf.bracketWrong(at, frame.open, character, wanted))
}

/** The finding, whose fix makes one more edit. */
export const withEdit = (finding: RawFinding, edit: Edit): RawFinding =>
  finding.fix
    ? { ...finding, fix: { ...finding.fix, edits: [...finding.fix.edits, edit] } }
    : { ...finding, assumed: [...(finding.assumed ?? []), edit] }

/** The state after the bracket at this place, which closes the innermost one. */
function closed(text: string, state: State, odd: number): State {
  const { at, frame } = state
  const end = entered({ ...moved(doubted(state, odd), at + 1), frame: frame?.parent ?? null }, 'group')
  return pastedEnd(text, outsideEnd(end, frame, at + 1), frame, at + 1)
}

/** After the bracket that closes a block is the place for what was pasted into it. */
function pastedEnd(text: string, state: State, frame: Frame | null, end: number): State {
  return frame?.pasted ? amended(state, frame.pasted, (finding) => findingOf.movedBehind(text, finding, end)) : state
}
