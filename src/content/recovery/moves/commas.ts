import * as findingOf from '../findings/index.ts'
import { readText } from '../texts/literals.ts'
import { isTextStart } from '../texts/oddQuotes.ts'
import { closeMoves } from './closers.ts'
import { missingCloser } from './missing.ts'
import { costs } from '../costs.ts'
import { skippedGroup } from './groups.ts'
import { pieceEnd } from '../clues/pieces.ts'
import { outsideComma } from './outside.ts'
import { amended, entryOf, type Frame, moved, type State, told, toldComma } from '../state.ts'
import { overlookedPiece, strayMoves, strayPiece } from './strays.ts'
import { withReading } from './values.ts'

/** The readings of what is at this place, where a comma or a closing bracket is expected. */
export function commaMoves(text: string, state: State, character: string): State[] {
  const { at, behind, frame } = state
  if (!frame) return []
  if (character === ',')
    return [
      { ...moved(state, at + 1), frame: { ...frame, comma: at }, expect: entryOf(frame) },
      ...lastArgument(text, state),
    ]
  if (character === '}' || character === ']' || (character === ')' && frame.wrong))
    return closeMoves(text, state, character)
  if (character === ')') return [...closeMoves(text, state, character), ...strayMoves(text, state)]
  const instead = /^(?:;|[^\s\w"'“‘{}[\],+\p{L}](?=[ \t]*\r?\n))/u.exec(text.slice(at, at + 100))?.[0]
  if (instead !== undefined) {
    const next: State = { ...moved(state, at + 1), expect: entryOf(frame) }
    return [toldComma(next, () => findingOf.commaWrong(at, character)), ...strayMoves(text, state)]
  }
  const second = secondHalf(text, frame, at, behind)
  if (second >= 0) {
    const divided = told(state, costs.slip, () => findingOf.textDivided(text, behind - 1, second + 1))
    return [withReading(divided, readText(text, second, 'value')), ...strayMoves(text, state)]
  }
  const moves = [...strayMoves(text, state), ...missingCloser(text, state, ',')]
  if ((character === '{' || character === '[') && frame.open === '{') moves.push(...skippedGroup(text, state))
  if (character === '{' || character === '[') moves.push(...strayPiece(text, state))
  if (character === ':') moves.push(told(moved(state, at + 1), costs.slip, () => findingOf.colonExtra(at)))
  else if (isTextStart(character) || /[{[\p{L}\p{N}_$.+-]/u.test(character) || pieceEnd(text, at) >= 0) {
    const outside = outsideComma(text, { ...state, expect: entryOf(frame) })
    moves.unshift(...(outside ? [outside] : []), missingComma(text, state, frame))
  }
  return moves
}

/** The next entry begins, and the comma before it is missing. */
function missingComma(text: string, state: State, frame: Frame): State {
  const { behind } = state
  const next: State = { ...state, expect: entryOf(frame) }
  const { cut } = state.recent
  // Who has cut off the end of a text has cut off the quote and the comma.
  if (cut) {
    const cost = next.cost + costs.again
    return amended({ ...next, cost }, cut, (finding) => findingOf.withComma(finding, behind))
  }
  const finding = () => findingOf.commaMissing(behind, endOf(text, behind, frame), nameOfEntry(frame))
  return state.habit > 0 ? told(next, costs.again, finding) : toldComma(next, finding)
}

/** What ends before an offset, in the words of editors. */
function endOf(text: string, behind: number, { last }: Frame): string {
  const bracket = last === 'text' ? null : /[}\]]/.exec(text.charAt(behind - 1))
  return bracket ? `this ${bracket[0]}` : `this ${last === 'text' ? 'text' : 'value'}`
}

const nameOfEntry = ({ open, field }: Frame) => (open === '{' ? 'field' : field === 'blocks' ? 'block' : 'entry')

/** The text is the first argument of a call: the others are overlooked with the bracket that closes it. */
function lastArgument(text: string, state: State): State[] {
  const { at, piece } = state
  const rest = piece?.texts === 1 && piece.words.endsWith('(') ? /^,[^()\r\n]*\)/.exec(text.slice(at, at + 500)) : null
  return rest ? [overlookedPiece(text, state, at + rest[0].length, costs.stray)] : []
}

/** Where the second half of a text begins that was written as two: `"Pay one" + "or many"`; -1: nowhere. */
function secondHalf(text: string, frame: Frame, at: number, behind: number): number {
  if (frame.last !== 'text' || text[behind - 1] !== '"' || (frame.open === '[' && text[at] !== '+')) return -1
  const found = /^(?:\+\s*)?"(?![^"\n]*"\s*:)/.exec(text.slice(at, at + 300))
  return found ? at + found[0].length - 1 : -1
}
