import { matchRange } from './styledText.ts'
/** A stretch of a text, and what is to be written in its place. */
export interface Change {
  start: number
  end: number
  text: string
}

/** Whitespace that is not meant. `changes` fix all of it; `does` says what they do. */
export interface SpaceSlip {
  start: number
  end: number
  message: string
  hint: string
  does: string
  changes: readonly Change[]
}

/** `C:\team` in quotes: JSON reads \t, \n and the like as one character. */
const path = /\b[A-Za-z]:[^"<>|\n\t\r\b\f]*(?:[\b\t\n\f\r](?![\s,;])[^"<>|\s\b]*)+/
const escapes: Readonly<Record<string, string>> = { '\b': '\\b', '\t': '\\t', '\n': '\\n', '\f': '\\f', '\r': '\\r' }
const controls = /[\b\t\n\f\r]/

/** Whitespace that visitors never see, or that a slip has left. Running text has lines and paragraphs. */
export function findSpaces(text: string, isRunning: boolean): SpaceSlip | null {
  return findPath(text) ?? findControl(text, isRunning) ?? findExtra(text, isRunning)
}

function findPath(text: string): SpaceSlip | null {
  const match = /:[\b\t\n\f\r]|\\[^\s]*[\b\t\f\r]/.test(text) ? path.exec(text) : null
  if (!match) return null
  const start = match.index
  const end = start + match[0].length
  const whole = match[0].replace(new RegExp(controls, 'g'), (control) => escapes[control] ?? '')
  const [control = ''] = controls.exec(match[0]) ?? []
  return {
    start,
    end,
    message: `"${escapes[control]}" is a ${nameOf(control)}, not a part of a path. Write each backslash twice.`,
    hint: 'A backslash itself is written \\\\ in these files.',
    does: 'Write each backslash twice',
    changes: [{ start, end, text: whole }],
  }
}

const nameOf = (control: string) => (control === '\t' ? 'tab' : control === '\n' ? 'line break' : 'control character')

function findControl(text: string, isRunning: boolean): SpaceSlip | null {
  // A tab at the beginning of a line of running text is seen as code.
  const unwanted = isRunning
    ? /[ \u00a0]*(?:[\b\f\r]|(?<=\S[ \u00a0]*)\t)+[ \u00a0]*/g
    : /[ \u00a0]*(?:[\b\t\f\r]+|\n[ \t]*\n)\s*/g
  const found = [...text.matchAll(unwanted)]
  const [first] = found
  if (!first) return null
  const [control = ''] = controls.exec(first[0]) ?? []
  const changes = found.map((match) => ({ ...matchRange(match), text: isAtEnd(text, match) ? '' : ' ' }))
  const isGone = changes.every((change) => change.text === '')
  return {
    ...matchRange(first),
    message: `There is ${control === '\n' ? 'an empty line' : `a ${nameOf(control)}`} in this text. Visitors would see a space, or nothing.`,
    hint: 'Write a space.',
    does: isGone ? 'Remove it' : changes.length === 1 ? 'Write a space' : 'Write spaces',
    changes,
  }
}

function findExtra(text: string, isRunning: boolean): SpaceSlip | null {
  // A line of code in running text may be aligned, and two spaces at the end of a line begin a new one.
  if (isRunning && text.includes('`')) return null
  const extra = isRunning ? /^ +|[ \u00a0]+$|(?<=\S)[ \u00a0]{2,}(?=\S)/g : /^[ \u00a0]+|[ \u00a0]+$|[ \u00a0]{2,}/g
  const found = [...text.matchAll(extra)]
  const [first] = found
  if (!first) return null
  const isStart = first.index === 0
  const message = isStart
    ? 'There is a space at the beginning of this text.'
    : isAtEnd(text, first)
      ? 'There is a space at the end of this text.'
      : `There are ${first[0].length === 2 ? 'two' : first[0].length} spaces in a row here.`
  const changes = found.map((match) => ({ ...matchRange(match), text: isAtEnd(text, match) ? '' : ' ' }))
  const removed = changes.reduce((sum, { start, end, text: left }) => sum + end - start - left.length, 0)
  const does = removed === 1 ? 'Remove the space' : 'Remove the spaces'
  return { ...matchRange(first), message, hint: 'Remove what is too much.', does, changes }
}

/** At the beginning or at the end of the text, where no space is needed. */
const isAtEnd = (text: string, match: RegExpMatchArray) =>
  match.index === 0 || (match.index ?? 0) + match[0].length === text.length
