import type { Fault } from './findings.ts'

/** What may come next. */
export type Expect = 'value' | 'key' | 'colon' | 'comma' | 'end'

/** A bracket that is open. */
export interface Frame {
  open: '{' | '['
  at: number
  /** Offset of the comma that waits for its next entry; -1: none. */
  comma: number
  /** What the last entry was, to tell a missing { from a missing ]. */
  last: '' | 'text' | 'group' | 'other'
  /** Where the last value began. */
  lastAt: number
  /** It was opened with the wrong bracket; this fault says so, and its fix changes the partner as well. */
  wrong?: Fault
  /** A block stands in it, behind the list that it belongs to. */
  outside?: Fault | undefined
  /** It is such a block itself: the fix moves the end of the list behind it. */
  moved?: Fault | undefined
}

/** A pair of brackets whose lines are indented differently: one of them probably belongs to another. */
export interface OddPair {
  opened: number
  place: number
  bracket: string
}

/** The faults, and other places where the slip behind the first of them may stand. */
export interface SyntaxFaults {
  faults: Fault[]
  suspects: number[]
}

/** The frame of a bracket that opens here. */
export const newFrame = (open: '{' | '[', at: number): Frame => ({ open, at, comma: -1, last: '', lastAt: -1 })

/** A text that is followed by a comma or the end, as the first in { }: it begins a list. */
export function isListed(text: string, frame: Frame, end: number): boolean {
  return frame.last === '' && frame.comma < 0 && text[frame.at] === '{' && /^\s*[,}\]]/.test(text.slice(end, end + 100))
}

/** Offset of the innermost bracket that is open at a place of a text whose quotes are sound up to there; -1: none is. */
export function openBefore(text: string, place: number): number {
  const open: number[] = []
  for (const { 0: sign, index } of text.slice(0, place).matchAll(/"(?:[^"\\]|\\.)*"|[{[\]}]/g)) {
    if (sign === '{' || sign === '[') open.push(index)
    else if (sign === '}' || sign === ']') open.pop()
  }
  return open.at(-1) ?? -1
}

/** Whether the group that opens here is a block: nothing else says its type so early. */
export const isBlock = (text: string, at: number): boolean =>
  /^\{\s*(?:"\w+"\s*:\s*"[^"\n]*"\s*,\s*){0,2}"type"\s*:/.test(text.slice(at, at + 300))

/** Which bracket the round one that opens here was meant to be. */
export const roundKind = (text: string, at: number): '{' | '[' =>
  /^\(\s*"[^"\n]*"\s*:/.test(text.slice(at, at + 300)) ? '{' : '['

/** Where the second half of a text begins that was written as two: `"Pay one" + "or many"`; -1: nowhere. */
export function dividedAt(text: string, frame: Frame, at: number, behind: number): number {
  if (frame.last !== 'text' || text[behind - 1] !== '"' || (frame.open === '[' && text[at] !== '+')) return -1
  const found = /^(?:\+\s*)?"(?![^"\n]*"\s*:)/.exec(text.slice(at, at + 300))
  return found ? at + found[0].length - 1 : -1
}
