import type { RawFinding } from '../../finding/index.ts'
import * as findingOf from '../findings/index.ts'
import { bareReadings, readNumber, readWord } from '../texts/bare.ts'
import { isOddQuote, isTextStart } from '../texts/oddQuotes.ts'
import type { Reading } from '../texts/reading.ts'
import { closeMoves } from './closers.ts'
import { missingCloser } from './missing.ts'
import { costs } from '../costs.ts'
import { fieldInList, openedWrong, skippedGroup, swapped } from './groups.ts'
import { columnOf, indentOf, isOdd, oddEntry, withColumn } from '../clues/layout.ts'
import { colonFollows } from '../clues/shapes.ts'
import { knownNames, listNames } from '../clues/names.ts'
import { pieceEnd } from '../clues/pieces.ts'
import { headlessText, isSettled, textReadings } from '../texts/quotes.ts'
import { doubted, entered, type Frame, moved, opened, type State, told } from '../state.ts'
import { strayBracket, strayMoves, strayPiece } from './strays.ts'

/** The readings of what is at this place, where a value is expected: after a colon, in a list, or as the whole text. */
export function valueMoves(text: string, state: State, character: string): State[] {
  const { at, frame, field } = state
  const inList = frame?.open === '['
  if (inList && character === ']') return closeMoves(text, state, character)
  if (character === ',' && inList) return [told(moved(state, at + 1), costs.slip, () => findingOf.commaExtra(at))]
  if (character === '}' || character === ']' || character === ',') {
    if (inList) return closeMoves(text, state, character)
    if (!frame) return [told(moved(state, at + 1), costs.stray, () => findingOf.characterExtra(at, character))]
    const without = told(state, costs.half, () => findingOf.valueMissing(at, field))
    const isBefore = /^.[ \t]*(?:["{[\d-]|true|false|null)/.test(text.slice(at, at + 100))
    const others = [
      ...(isBefore ? [strayBracket(text, state)] : []),
      ...(character === ',' ? [] : [emptyHere(text, state, character)]),
    ]
    return [entered(without, 'other'), ...others]
  }
  const odd = frame && inList ? oddEntry(frame, columnOf(text, at)) : 0
  const here: State = { ...doubted(state, odd), frame: frame && atValue(text, frame, at) }
  const moves = startMoves(text, here, character, state)
  if (odd >= isOdd) moves.push(...missingCloser(text, state, ''))
  return moves
}

/** An empty group or list, of which only the closing bracket is there. */
function emptyHere(text: string, state: State, character: '}' | ']'): State {
  const { at } = state
  const next = told(moved(state, at + 1), costs.half + 0.1, () =>
    findingOf.openerMissing(text, at, character === '}' ? '{' : '['),
  )
  return entered(next, 'group')
}

const atValue = (text: string, frame: Frame, at: number): Frame => ({
  ...(frame.open === '[' ? withColumn(frame, columnOf(text, at)) : frame),
  firstAt: frame.firstAt < 0 ? at : frame.firstAt,
  lastAt: at,
})

const isToken = /^\{[\w.]+\}/

/** The readings of what begins a value, or something in place of it: `before` is the state without anything of a value. */
function startMoves(text: string, state: State, character: string, before: State): State[] {
  const { at, frame } = state
  const inList = frame?.open === '['
  const bare = bareReadings(text, at, inList).map((reading) => asEntry(state, reading, 'text'))
  if (character === '{' || character === '[')
    return [
      openedHere(text, state, character),
      ...(pieceEnd(text, at) >= 0 || isToken.test(text.slice(at, at + 60)) ? bare : []),
      ...strayPiece(text, before),
      ...notTheValue(text, state),
      ...tokenFirst(text, state),
      ...doubled(text, state, character),
    ]
  if (character === '(' && !/^\(\s*"(?:[^"\\\n]|\\.)*"\s*\)/.test(text.slice(at, at + 3000))) {
    const kind = /^\(\s*"[^"\n]*"\s*:/.test(text.slice(at, at + 300)) ? '{' : '['
    return [openedWrong(text, state, kind), ...strayMoves(text, before), ...bare]
  }
  if (isTextStart(character) || isOddQuote(text, at)) return textMoves(text, state, before)
  const headless = headlessText(text, at)
  const strays = [...strayMoves(text, before), ...bare, ...(headless ? [asEntry(state, headless, 'text')] : [])]
  if (/^[-+.]*\d/.test(text.slice(at, at + 9)))
    return [asEntry(state, readNumber(text, at, !inList), 'other'), ...strays]
  if (/[\p{L}_$]/u.test(character)) {
    const reading = readWord(text, at)
    const isOddKind = inList && frame.last === 'group' && reading.findings.length > 0
    const entry = asEntry(state, reading, 'other')
    return [{ ...entry, cost: entry.cost + (isOddKind ? costs.oddKind : 0) }, ...strays]
  }
  return strays
}

const openedHere = (text: string, state: State, character: '{' | '['): State => {
  const { at } = state
  return opened(moved(state, at + 1), character, { at, indent: indentOf(text, at) })
}

/** The same bracket twice, or one whose inside does not look like what it holds. */
function doubled(text: string, state: State, character: string): State[] {
  const { at, frame } = state
  const inside = text.slice(at + 1, at + 300).trimStart()
  const isText =
    character === '[' && inside.startsWith('"') && knownNames.has(state.field) && !listNames.has(state.field)
  const isDoubtful =
    character === '{'
      ? !/^(?:"[^"\n]*"\s*:|\}|[^"{[])/.test(inside)
      : frame?.open === '['
        ? inside.startsWith('{') || text.slice(frame.at + 1, at).trim() === ''
        : isText
  return isDoubtful
    ? [told(moved(state, at + 1), costs.slip - (isText ? 0.05 : 0), () => findingOf.characterExtra(at, character))]
    : []
}

/** A text that begins with a token, and lacks its quote: `{links.signUp}",`. */
function tokenFirst(text: string, state: State): State[] {
  const reading = /^\{(?:[\w.]+\}|\\)/.test(text.slice(state.at, state.at + 60)) ? headlessText(text, state.at) : null
  return reading ? [asEntry(state, reading, 'text')] : []
}

/** A group before the value of a field, pasted between the two. Before a list only a list can follow. */
function notTheValue(text: string, state: State): State[] {
  if (state.frame?.open === '[') return []
  const value = listNames.has(state.field) ? /^\s*\[/ : /^\s*(?:"(?:[^"\\\n]|\\.)*"\s*(?:,|\}|\r?\n)|[\d[{])/
  return skippedGroup(text, state).filter(({ at }) => value.test(text.slice(at, at + 3000)))
}

/** The readings of a text where a value is expected. */
function textMoves(text: string, state: State, before: State): State[] {
  const { at } = state
  const moves: State[] = []
  let isNamed = false
  const readings = textReadings(text, at)
  for (const reading of readings) {
    const hasColon = colonFollows(text, reading.end)
    if (!hasColon) moves.push(asEntry(state, reading, 'text'))
    else if (!isNamed) moves.push(...nameMoves(text, before))
    if (/^\s*:\s*[,}\]]/.test(text.slice(reading.end, reading.end + 100))) moves.push(asEntry(state, reading, 'text'))
    isNamed ||= hasColon
  }
  if (readings[0] && !isSettled(text, readings[0])) moves.push(...strayMoves(text, before))
  if (before.frame?.open === '[' && before.frame.last === 'group') moves.push(listHere(text, before))
  return moves
}

/** A text in a list of lists or groups: the [ before it is missing. */
function listHere(text: string, state: State): State {
  const { at, frame } = state
  const next = told(state, costs.slip + 0.1, () => findingOf.openerMissing(text, at, '['))
  const column = columnOf(text, at)
  return opened(next, '[', { at, indent: column < 0 ? indentOf(text, at) : (frame?.column ?? 0), column })
}

/** The readings of a name and a colon where a value is expected: a bracket is missing, or the value is. */
function nameMoves(text: string, state: State): State[] {
  const { at, behind, frame, field } = state
  const column = columnOf(text, at)
  const group = told(state, costs.slip + (frame && column < 0 ? 0 : 0.05), () => findingOf.openerMissing(text, at, '{'))
  const indent = frame?.open === '[' && frame.column >= 0 ? frame.column : Math.max(0, indentOf(text, at) - 2)
  const moves = [opened(group, '{', { at, indent, column, missing: group.notes ?? undefined })]
  if (!frame) return [...moves, ...fieldInList(text, state, at)]
  if (frame.open === '{') {
    const noValue = () => findingOf.valueCut(behind, field)
    if (column >= 0)
      // Lines that are indented deeper are the value, of which only the brackets are missing.
      moves.push({
        ...told(state, costs.half + (column > frame.column ? costs.slip : 0), noValue),
        frame: { ...frame, comma: -1, last: 'other' },
        expect: 'key',
      })
    return moves
  }
  if (frame.last === '' && frame.comma < 0 && text[frame.at] === '[') moves.push(swapped(state, frame, '{'))
  if (frame.parent?.open === '{' && frame.last !== '') moves.push(...missingCloser(text, state, ''))
  moves.push(...fieldInList(text, state, at))
  return moves
}

/** The readings of a value that looks like a comment, because its quote is missing: `#places",`. */
export function commentMoves(text: string, state: State): State[] {
  const at = state.at + (/^[ \t]*/.exec(text.slice(state.at, state.at + 200))?.[0].length ?? 0)
  if (state.expect !== 'value' || !/^(?:#|\/\/|--[ \t])/.test(text.slice(at, at + 3))) return []
  const reading = headlessText(text, at)
  const readings = [...(reading ? [reading] : []), ...bareReadings(text, at, state.frame?.open === '[')]
  return readings.map((one) => asEntry({ ...state, at }, one, 'text'))
}

/** The state after a value. */
const asEntry = (state: State, reading: Reading, kind: 'text' | 'other'): State =>
  withCut(entered(withReading(state, reading), kind), reading.findings.at(-1))

/** Remembers that a text has lost its end with the end of its line. */
const withCut = (state: State, finding: RawFinding | undefined): State =>
  finding?.code === 'quoteMissing' && state.notes?.finding
    ? { ...state, recent: { ...state.recent, cut: state.notes } }
    : state

/** The state after what was read, with what was wrong with it. */
export function withReading(state: State, reading: Reading): State {
  const from = moved(state, reading.end)
  const piece = from.piece && { ...from.piece, texts: from.piece.texts + 1 }
  let next = { ...from, piece, cost: from.cost + (reading.doubt ?? 0) }
  for (const finding of reading.findings) {
    const habit = finding.code === 'quotes' ? state.habit : 0
    const cost = habit === 0 ? costs.form : habit < 4 ? costs.again : costs.always
    next = { ...told(next, cost, () => finding), habit: finding.code === 'quotes' ? habit + 1 : 0 }
  }
  return next
}
