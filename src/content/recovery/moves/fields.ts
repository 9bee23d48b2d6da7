import * as findingOf from '../findings/index.ts'
import { isOddQuote, isTextStart } from '../texts/oddQuotes.ts'
import type { Reading } from '../texts/reading.ts'
import { closeMoves } from './closers.ts'
import { listBefore, missingCloser } from './missing.ts'
import { costs } from '../costs.ts'
import { namelessMoves, swapped } from './groups.ts'
import { columnOf, isOdd, oddEntry, withColumn } from '../clues/layout.ts'
import { colonFollows } from '../clues/shapes.ts'
import { nameReadings } from '../texts/quotes.ts'
import { doubted, entered, type Frame, moved, type State, told } from '../state.ts'
import { strayBracket, strayMoves, strayPiece } from './strays.ts'
import { withReading } from './values.ts'

/** The readings of what is at this place, where the name of a field is expected. */
export function keyMoves(text: string, state: State, character: string): State[] {
  const { at, frame } = state
  if (!frame) return []
  if (character === '}' || character === ']') return closeMoves(text, state, character)
  if (character === ',') return [told(moved(state, at + 1), costs.slip, () => findingOf.commaExtra(at))]
  if (character === '{' || character === '[') return [...namelessMoves(text, state), ...strayPiece(text, state)]
  if (character === ':') {
    const next: State = { ...moved(state, at + 1), expect: 'value', field: '' }
    return [told(next, costs.half, () => findingOf.fieldMissing(at)), ...strayMoves(text, state)]
  }
  if (!isTextStart(character) && !isOddQuote(text, at) && !/[\p{L}\p{N}_$]/u.test(character))
    return strayMoves(text, state)
  return nameMoves(text, state, frame, character)
}

/** The readings of what may be the name of a field. */
function nameMoves(text: string, state: State, frame: Frame, character: string): State[] {
  const { at } = state
  const column = columnOf(text, at)
  const odd = oddEntry(frame, column)
  const here: State = { ...doubted(state, odd), frame: withColumn(frame, column) }
  const moves: State[] = []
  for (const reading of nameReadings(text, at, isTextStart(character) || isOddQuote(text, at))) {
    const isSound = character === '"' && reading.findings.length === 0
    const read = withReading(isSound ? { ...here, habit: 0 } : here, reading)
    const name: State = { ...read, expect: 'colon', field: reading.value }
    moves.push(isSound ? { ...name, notes: { before: name.notes, isField: true } } : name)
    const isNamed = isSound && colonFollows(text, reading.end)
    if (isNamed && odd >= isOdd) moves.push(...missingCloser(text, state, ''))
    if (isNamed) return moves
    if (character === '"' && isSound) moves.push(...entryMoves(text, state, frame, reading))
  }
  moves.push(...strayMoves(text, state))
  return moves
}

/** The readings of a text without a colon, where a name is expected: it is the entry of a list. */
function entryMoves(text: string, state: State, frame: Frame, reading: Reading): State[] {
  if (!/^\s*[,}\]]/.test(text.slice(reading.end, reading.end + 100))) return []
  if (frame.last === 'text') return listBefore(text, state)
  if (frame.last !== '' || frame.comma >= 0 || text[frame.at] !== '{') return []
  return [entered(withReading(swapped(state, frame, '['), reading), 'text')]
}

/** The readings of what is at this place, where a colon is expected. */
export function colonMoves(text: string, state: State, character: string): State[] {
  const { at, behind, field, frame } = state
  if (!frame) return []
  const value = (next: State): State => ({ ...next, expect: 'value' })
  if (character === ':') {
    const more = /^:([ \t]*[:=])+/.exec(text.slice(at, at + 20))?.[0].length ?? 1
    const next = value(moved(state, at + more))
    return [more > 1 ? told(next, costs.slip, () => findingOf.colonExtra(at, more)) : next]
  }
  const isBefore = /^.[ \t]*:/.test(text.slice(at, at + 50))
  if (character === ',' || character === '}' || character === ']') {
    const without = told(state, costs.half, () => findingOf.valueAndColonMissing(at, behind, field))
    const moves = [entered(without, 'other')]
    if (isBefore) moves.push(strayBracket(text, state))
    const doubt = /^[\w$-]+$/.test(field) ? 0.05 : costs.oddKind
    // A text follows that is no name: the comma was meant as a colon.
    if (/^,[ \t]*["'“{[\d](?!(?:[^"\\\n]|\\.)*"\s*:)/.test(text.slice(at, at + 3000)))
      moves.push(
        value(told(moved(state, at + 1), costOf(state, text) + doubt, () => findingOf.colonMissing(at, ',', field))),
      )
    return moves
  }
  if (field.endsWith(':') && text[behind - 1] === '"')
    return [value(told(state, costs.slip, () => findingOf.colonInside(behind - 1)))]
  const instead = /^[^\s\w"'“‘{}[\]:,\p{L}]{1,3}(?=[ \t]*["'“‘{[\w])/u.exec(text.slice(at, at + 50))?.[0] ?? ''
  const isFar = columnOf(text, at) >= 0
  const missing = told({ ...state, at: at + instead.length }, costOf(state, text) + (isFar ? costs.farValue : 0), () =>
    findingOf.colonMissing(instead ? at : behind, instead, field),
  )
  const moves = [value(missing), ...(isBefore || character === '"' ? strayMoves(text, state) : [])]
  if (isFar) {
    // A line that is a name and nothing else.
    const half = told(state, costs.half, () =>
      findingOf.valueAndColonMissing(behind - field.length - 2, behind, field, true),
    )
    moves.push({ ...half, frame: { ...frame, comma: -1, last: 'other' }, expect: 'key' })
  }
  return moves
}

/** A field in the notation of another language has other quotes and another colon: that is one slip. */
const costOf = ({ habit, behind, at }: State, text: string) =>
  habit > 0 && !text.slice(behind, at).includes('\n') ? costs.again : costs.slip
