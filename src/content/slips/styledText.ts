import type { Schema } from '../schema/index.ts'

/** A text as the rules on its characters and its style see it. */
export interface StyledText {
  /** The last part of its pointer: the name of its field, or its place in a list. */
  key: string
  /** The pointer of what it is in. */
  above: string
  text: string
  schema: Schema
  /** The schema of the block around it, to say where a link can be. */
  root: Schema | undefined
  /** Its file may hold slips that have to be looked for with patterns. */
  isSuspect: boolean
}

/** What is wrong with a stretch of a text, and what to write in its place. */
export interface Found {
  start: number
  end: number
  message: string
  hint: string
  instead?: string
  /** In place of all that follows from the start on. */
  rest?: string
  certain?: boolean
  /** As that of a slip. */
  does?: string
}

/** Titles and labels: they are no sentences of a text. */
export const labels: ReadonlySet<string> = new Set(['title', 'question', 'label', 'caption', 'subtitle'])

/** Where a match is in its text. */
export const matchRange = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length })
