import * as findingOf from '../findings/index.ts'
import { costs } from '../costs.ts'
import { columnOf, lineAt } from '../clues/layout.ts'
import { colonFollows } from '../clues/shapes.ts'
import { knownNames } from '../clues/names.ts'
import { pieceEnd } from '../clues/pieces.ts'
import { amended, overlooked, passed, type State } from '../state.ts'

// What belongs nowhere: pieces of other languages, words on a line of their own, a character that slipped in.

/** The readings that overlook what is at this place. */
export function strayMoves(text: string, state: State): State[] {
  return [strayLine, strayTail, strayWords, strayPiece, strayMark].flatMap((read) => read(text, state) ?? [])
}

/** The whole line is words. What looks like fields or brackets of JSON in them makes that less likely. */
function strayLine(text: string, state: State): State[] {
  const { at } = state
  if (columnOf(text, at) < 0) return []
  const line = lineAt(text, at)
  if (line.length > 300 || /^["{}\],]|^\[(?![^\]"]+\] )|"\s*:/.test(line) || !isBalanced(line)) return []
  const cost = /["{}[\]]/.test(line) ? 0.4 : 0
  return [overlookedPiece(text, state, at + line.length, costs.stray + cost + (isField(line) ? 1.5 : 0))]
}

function isBalanced(line: string): boolean {
  const count = (character: string) => line.split(character).length - 1
  return count('"') % 2 === 0 && count('{') === count('}') && count('[') === count(']')
}

/** Whether words look like a name with its value. */
function isField(words: string): boolean {
  const name = /^(?:['‘’“”`]|\\["']|&#?\w+;)?([\p{L}_$][\w$-]*)(?:['‘’“”`]|\\["']|&#?\w+;)?\s*[:=]/u.exec(words)?.[1]
  if (name === undefined || knownNames.has(name)) return name !== undefined
  return !/^\p{Lu}+$/u.test(name) && /[:=]\s/.test(words) && !words.endsWith(';')
}

/** The end of a text whose line has lost its beginning: `we are",`. */
function strayTail(text: string, state: State): State | null {
  const { at } = state
  if (columnOf(text, at) < 0) return null
  const line = lineAt(text, at)
  if (!/^[^"{}[\]]+"\s*,?$/.test(line)) return null
  return overlooked(state, at + line.length, costs.stray + 0.1, () => findingOf.lineHeadless(text, at, line.length))
}

/** Words up to the next character that has a meaning, with a comma that belongs to them. */
function strayWords(text: string, state: State): State | null {
  const { at } = state
  const words = /^[^\s"{}[\],:][^\r\n"{}[\],:]*/.exec(text.slice(at, at + 300))?.[0].trimEnd()
  if (words === undefined) return null
  const isNamed = colonFollows(text, at + words.length)
  return overlookedPiece(text, state, at + words.length, costs.stray + 0.05 + (isNamed || isField(words) ? 1.5 : 0))
}

/** A piece of another language that has brackets of its own. */
export function strayPiece(text: string, state: State): State[] {
  const end = pieceEnd(text, state.at)
  return end < 0 ? [] : [overlookedPiece(text, state, end, costs.stray + 0.05), ...strayLine(text, state)]
}

/** A piece is overlooked. The same one again, or one that only closes what the last one has opened, is the same slip. */
export function overlookedPiece(text: string, state: State, end: number, cost: number): State {
  const { at, expect, piece } = state
  const words = text.slice(at, end)
  const comma = expect === 'comma' || words.endsWith(',') ? '' : (/^\s*,/.exec(text.slice(end, end + 50))?.[0] ?? '')
  const finding = () => findingOf.strayWords(text, at, words, comma)
  const isAgain = piece?.words === words && (!/[\p{L}\p{N}]/u.test(words) || words.startsWith('<'))
  if (piece && (isAgain || (piece.texts === 1 && columnOf(text, at) < 0))) {
    const next = amended(passed(state, end), piece.note, (first) => findingOf.withPiece(first, words, finding()))
    return { ...next, cost: next.cost + costs.again, recent: { ...next.recent, stray: piece.note } }
  }
  const next = overlooked(state, end + comma.length, cost, finding)
  return next.notes ? { ...next, piece: { note: next.notes, words, texts: 0 } } : next
}

const structure = /[{}[\],:]/

/** A bracket, a comma or a colon that nobody has meant. */
export function strayBracket(text: string, state: State): State {
  const { at } = state
  const character = text.charAt(at)
  return overlooked(state, at + 1, costs.slip + 0.1, () => findingOf.characterExtra(at, character))
}

/** One character that slipped in. */
function strayMark(text: string, state: State): State | null {
  const { at } = state
  if (structure.test(text.charAt(at))) return strayBracket(text, state)
  if (text[at] === '"') return overlooked(state, at + 1, costs.slip + 0.1, () => findingOf.quoteExtra(at))
  const end = at + String.fromCodePoint(text.codePointAt(at) ?? 0).length
  return overlookedPiece(text, state, end, costs.stray + 0.06)
}
