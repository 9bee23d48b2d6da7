import * as faultOf from './faults.ts'
import { costs } from './costs.ts'
import { columnOf, lineAt } from './layout.ts'
import { knownNames } from './names.ts'
import { overlooked, type State } from './state.ts'

// What belongs nowhere: words on a line of their own, a character that slipped in.

/** The readings that overlook what is at this place. */
export function strayMoves(text: string, state: State): State[] {
  return [strayLine, strayTail, strayWords, strayMark].flatMap((read) => read(text, state) ?? [])
}

/** The whole line is words without any brackets. */
function strayLine(text: string, state: State): State | null {
  const { at } = state
  if (columnOf(text, at) < 0) return null
  const line = lineAt(text, at)
  if (line.length > 300 || /["{}[\]]/.test(line)) return null
  const name = /^['‘’“”`]?([\p{L}_$][\w$-]*)['‘’“”`]?\s*[:=]/u.exec(line)?.[1]
  const isField = name !== undefined && (knownNames.has(name) || !/^\p{Lu}+$/u.test(name))
  return overlooked(state, at + line.length, costs.stray + (isField ? 1.5 : 0), () =>
    faultOf.strayWords(text, at, line),
  )
}

/** The end of a text whose line has lost its beginning: `we are",`. */
function strayTail(text: string, state: State): State | null {
  const { at } = state
  if (columnOf(text, at) < 0) return null
  const line = lineAt(text, at)
  if (!/^[^"{}[\]]+"\s*,?$/.test(line)) return null
  return overlooked(state, at + line.length, costs.stray + 0.1, () => faultOf.lineHeadless(text, at, line.length))
}

/** Words up to the next character that has a meaning, with a comma that belongs to them. */
function strayWords(text: string, state: State): State | null {
  const { at, expect } = state
  const words = /^[\p{L}\p{N}_$][^\r\n"{}[\],:]*/u.exec(text.slice(at, at + 300))?.[0].trimEnd()
  if (words === undefined) return null
  const comma =
    expect === 'comma' ? '' : (/^\s*,/.exec(text.slice(at + words.length, at + words.length + 50))?.[0] ?? '')
  const isField = /^\s*:/.test(text.slice(at + words.length, at + words.length + 50))
  const cost = costs.stray + 0.05 + (isField ? 1.5 : 0)
  return overlooked(state, at + words.length + comma.length, cost, () => faultOf.strayWords(text, at, words, comma))
}

const structure = /[{}[\],:]/

/** A bracket, a comma or a colon that nobody has meant. */
export function strayBracket(text: string, state: State): State {
  const { at } = state
  const sign = text.charAt(at)
  return overlooked(state, at + 1, costs.slip + 0.1, () => faultOf.signExtra(at, sign))
}

/** One character that slipped in. */
function strayMark(text: string, state: State): State | null {
  const { at } = state
  if (structure.test(text.charAt(at))) return strayBracket(text, state)
  if (text[at] === '"') return overlooked(state, at + 1, costs.slip + 0.1, () => faultOf.quoteExtra(at))
  const fault = faultOf.unexpected(text, at)
  return overlooked(state, fault.end, costs.stray, () => fault)
}
