import { closerOf, type Frame, type Opener } from '../state.ts'

// How the lines of a text are indented: what shows where a bracket was meant that is missing.

/** How far the line is indented on which an offset is. */
export function indentOf(text: string, at: number): number {
  const start = text.lastIndexOf('\n', at - 1) + 1
  let end = start
  while (text[end] === ' ' || text[end] === '\t') end++
  return end - start
}

/** The same for what begins its line; -1: something else is before it. */
export function columnOf(text: string, at: number): number {
  let start = at
  while (start > 0 && (text[start - 1] === ' ' || text[start - 1] === '\t')) start--
  return start === 0 || text[start - 1] === '\n' ? at - start : -1
}

/** From this on the lines say that brackets are missing. */
export const isOdd = 0.3

/** How unlikely it is that an entry of this bracket begins a line in that column. */
export function oddEntry(frame: Frame, column: number): number {
  if (column < 0 || column === frame.column) return 0
  if (column <= frame.indent && (frame.column > frame.indent || frame.column < 0)) return frame.column < 0 ? 0.3 : 0.4
  return frame.column < 0 ? 0 : 0.15
}

/** How unlikely it is that this bracket is closed by one that begins a line in that column. */
export const oddCloser = (frame: Frame, column: number): number =>
  column < 0 ? (frame.column >= 0 && frame.open === '{' ? isOdd : 0) : column === frame.indent ? 0 : 0.3

/** The frame with the column of an entry that begins a line: the others are expected there as well. */
export const withColumn = (frame: Frame, column: number): Frame =>
  column < 0 || column === frame.column || (column <= frame.indent && frame.column >= 0) ? frame : { ...frame, column }

/** Text for a closing bracket: on a line of its own where its partner ends a line. */
export function closing(text: string, place: number, { open, at: opened }: Opener): string {
  const bracket = closerOf(open)
  const line = /([ \t]*)[^\n]*$/.exec(text.slice(0, opened + 1))
  const alone = /^[ \t]*\r?\n/.test(text.slice(opened + 1)) && /^,?[ \t]*(?:\r?\n|$)/.test(text.slice(place))
  if (line && alone && text.slice(opened, place).includes('\n')) return `\n${line[1] ?? ''}${bracket}`
  return bracket === '}' ? ' }' : bracket
}

/** Where an opening bracket is inserted, and how: on a line of its own before a name that begins one. */
export function opening(text: string, place: number, bracket: string): [offset: number, text: string] {
  const start = text.lastIndexOf('\n', place - 1) + 1
  const indent = text.slice(start, place)
  if (bracket !== '{' || !/^[ \t]*$/.test(indent) || text[place] !== '"') return [place, bracket]
  if (indent === '') return [place, '{\n  ']
  return [start, `${indent.replace(/ {1,2}$|\t$/, '')}{\n`]
}

/** The rest of the line on which an offset is, without the space at its end. */
export const lineAt = (text: string, at: number): string => {
  const end = text.indexOf('\n', at)
  return text.slice(at, end < 0 ? text.length : end).trimEnd()
}

/** The same with that space. A legal page is one line of many characters: of more than `most` the rest is left out. */
export const restOfLine = (text: string, at: number, most = 100_000): string =>
  /^[^\r\n]*/.exec(text.slice(at, at + most))?.[0] ?? ''

/** After the line break of the line on which an offset is. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end + 1
}
