import type { RawFinding } from '../finding/index.ts'
import { costs } from './costs.ts'

/** What may come next. */
export type Expect = 'value' | 'key' | 'colon' | 'comma' | 'end' | 'done'

/** A bracket that opens, or should. */
export interface Opener {
  open: '{' | '['
  at: number
}

/** A bracket that is open. Nothing changes in a frame: several readings share it. */
export interface Frame extends Opener {
  /** The name of the field whose value it is. */
  field: string
  parent: Frame | null
  /** The same for frames with the same brackets at the same places. */
  id: string
  /** Offset of the comma that waits for its next entry; -1: none. */
  comma: number
  /** What the last entry was. */
  last: '' | 'text' | 'group' | 'other'
  /** Where the first value began, and the last one. */
  firstAt: number
  lastAt: number
  /** How far the line on which it was opened is indented. */
  indent: number
  /** How far its entries are indented that begin a line; -1: none has. */
  column: number
  /** It was opened with the wrong bracket, of which this tells; its partner is to be changed as well. */
  wrong?: Note | undefined
  /** Its bracket is missing, of which this tells. */
  missing?: Note | undefined
  /** Blocks that are after the list to which they belong: what tells of them, and where the last one ends. */
  outside?: { note: Note; end: number } | undefined
  /** It is such a block. */
  isOutside?: boolean | undefined
  /** Tells of a block that was pasted into this one. */
  pasted?: Note | undefined
}

/** Something to be told of a text, in the order in which it was read. */
export interface Note {
  before: Note | null
  /** A new finding. */
  finding?: (() => RawFinding) | undefined
  /** More about the finding of an earlier note; null: it was a part of this one. */
  of?: Note | undefined
  change?: ((finding: RawFinding) => RawFinding) | null | undefined
  /** A field was read as it should be: what comes next is another slip. */
  isField?: boolean | undefined
}

/** One way to read a text up to a place. */
export interface State {
  at: number
  /** Where the last character was that is no space: something missing belongs after it. */
  behind: number
  expect: Expect
  frame: Frame | null
  /** The name of the field whose value comes next. */
  field: string
  /** How unlikely it is that the text was meant like this: about one for each slip. */
  cost: number
  /** How unlikely the indentation of the lines is. It is part of the cost, unless nobody looks at it. */
  odd: number
  isBlind: boolean
  /** How many findings were told of. */
  count: number
  notes: Note | null
  /** How many names and texts in a row are in other quotes, or in none: a habit. */
  habit: number
  /** How many commas were missing or too many. */
  commas: number
  /** The last piece of another language that was overlooked. */
  piece: Piece | null
  /** What was told of right here, before anything else was read. */
  recent: Recent
}

/** A piece of another language: what tells of it, its characters, and how many names and texts were read after it. */
interface Piece {
  note: Note
  words: string
  texts: number
}

/** Notes that take in what else the same slip has spoiled in the same place. */
interface Recent {
  /** Closing brackets are missing. */
  missing?: Closers & { note: Note }
  /** A text has lost its end together with the end of its line. */
  cut?: Note
  /** Something was overlooked. */
  stray?: Note
}

/** Closing brackets that are missing in one place. */
export interface Closers {
  /** Their openers, the innermost first. */
  openers: readonly Opener[]
  /** Where they belong. */
  place: number
  /** The comma after them is missing as well. */
  comma: ',' | ''
}

/** Before the first character. */
export const beginning: State = {
  at: 0,
  behind: 0,
  expect: 'value',
  frame: null,
  field: '',
  cost: 0,
  odd: 0,
  isBlind: false,
  count: 0,
  notes: null,
  habit: 0,
  commas: 0,
  piece: null,
  recent: {},
}

/** The state with one more finding. */
export const told = (state: State, cost: number, finding: () => RawFinding): State => ({
  ...state,
  cost: state.cost + cost,
  count: cost < costs.again ? state.count : state.count + 1,
  notes: { before: state.notes, finding },
})

/** The state with one more comma that is missing or too many. Who has forgotten three of them writes like that. */
export const toldComma = (state: State, finding: () => RawFinding): State => ({
  ...told(state, state.commas < 3 ? costs.slip : costs.again / 2, finding),
  commas: state.commas + 1,
})

/** The state at a place where its lines are indented in a way that is unlikely. */
export const doubted = (state: State, odd: number): State =>
  odd === 0 ? state : { ...state, cost: state.cost + (state.isBlind ? 0 : odd), odd: state.odd + odd }

/** The state with more about a finding that was told of; null: the finding was a part of another one. */
export const amended = (state: State, of: Note | undefined, change: Note['change']): State =>
  of ? { ...state, notes: { before: state.notes, of, change } } : state

/** The state after what ends at an offset. */
export const moved = (state: State, at: number): State => ({ ...state, at, behind: at, recent: nothing })

const nothing: Recent = {}

/** The state after something that does not count. */
export const passed = (state: State, at: number): State => ({ ...state, at })

/** The state after something that was overlooked. */
export function overlooked(state: State, at: number, cost: number, finding: () => RawFinding): State {
  const next = told(passed(state, at), cost, finding)
  return next.notes ? { ...next, recent: { ...next.recent, stray: next.notes } } : next
}

/** The state after an entry of the innermost bracket. */
export function entered(state: State, kind: Frame['last']): State {
  const { frame } = state
  return frame ? { ...state, frame: { ...frame, comma: -1, last: kind }, expect: 'comma' } : { ...state, expect: 'end' }
}

/** The state inside a bracket that opens at `at`. */
export function opened(state: State, open: '{' | '[', frame: Pick<Frame, 'at' | 'indent'> & Partial<Frame>): State {
  const parent = state.frame
  const next: Frame = {
    open,
    field: parent?.open === '{' ? state.field : '',
    parent,
    id: `${parent?.id ?? ''}${open}${frame.at}`,
    comma: -1,
    last: '',
    firstAt: -1,
    lastAt: -1,
    column: -1,
    ...frame,
  }
  return { ...state, frame: next, expect: open === '{' ? 'key' : 'value' }
}

/** The bracket that closes this one. */
export const closerOf = (open: '{' | '[') => (open === '{' ? '}' : ']')

/** What is expected for the next entry of a bracket. */
export const entryOf = ({ open }: Frame): Expect => (open === '{' ? 'key' : 'value')

/** Two states with the same key go on in the same way. */
export const keyOf = ({ at, expect, frame }: State): string =>
  `${at} ${expect} ${frame === null ? '' : `${frame.id} ${frame.comma >= 0 ? ',' : ''}${frame.last} ${frame.column}`}`
