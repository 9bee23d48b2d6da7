import type { Code, Edit, RawFinding, Fix } from '../../finding/index.ts'

// What the findings of the form of a document are made of.

/** A finding of a stretch that begins at `start`. */
export const at = (code: Code, start: number, length: number, message: string, fix?: Fix): RawFinding => ({
  code,
  start,
  end: start + length,
  message,
  fix,
})

/** A fix of one edit. */
export const edit = (title: string, offset: number, length: number, text: string, certain = true): Fix => ({
  title,
  certain,
  edits: [{ offset, length, text }],
})

/** What an editor will probably write where nobody else can know it: the rest is read as if it were there. */
export const assume = (finding: RawFinding, ...assumed: Edit[]): RawFinding => ({ ...finding, assumed })

/** A fix of several edits. */
export const fixOf = (title: string, edits: Edit[], certain = true): Fix => ({ title, certain, edits })

export const insert = (offset: number, text: string): Edit => ({ offset, length: 0, text })
export const remove = ({ start, end }: Stretch): Edit => ({ offset: start, length: end - start, text: '' })

export const insertQuote = (offset: number): Edit => insert(offset, '"')

/** Quotes of a text, written as JSON has them inside of one. */
export const escapeQuotes = (places: readonly number[]): Edit[] =>
  places.map((offset) => ({ offset, length: 1, text: '\\"' }))

/** A part of a text. */
export interface Stretch {
  start: number
  end: number
}

/** The number of the line on which an offset is. */
export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
