import type { Fault } from './findings.ts'
import { type Frame, isBlock } from './syntaxFrame.ts'

// Where brackets stand among the lines of a document, so that what is mended looks as if an editor had written it.

/** Text for a closing bracket: on a line of its own where its partner ends a line. */
export function closing(text: string, place: number, bracket: string, opened: number): string {
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

/**
 * A block at `at`, in the group of the document but behind the ] of the list that it belongs to; undefined: it is none. The
 * fix lacks the new ] until the end of the block is known. Further blocks behind it belong to the same slip.
 */
export function outsideOf(text: string, frame: Frame, at: number): Fault | undefined {
  const bracket = text.slice(0, frame.comma >= 0 ? frame.comma : at).trimEnd().length - 1
  if (!isBlock(text, at) || frame.last !== 'group' || text[bracket] !== ']') return undefined
  const line = text.slice(0, bracket).split('\n').length
  const title = 'Move the ] below the block'
  const message = `This block stands behind the end of the list of blocks, which is the ] of line ${line}. Move that ] below the block.`
  const end = text.slice(0, bracket).trimEnd().length
  // The comma stays between two blocks; a list without any needs none.
  const isEmpty = text[end - 1] === '['
  const length = (frame.comma >= 0 && isEmpty ? frame.comma : bracket) + 1 - end
  const edits = [{ offset: end, length, text: frame.comma < 0 && !isEmpty ? ',' : '' }]
  return { code: 'bracketWrong', start: at, end: at + 1, message, fix: { title, certain: true, edits } }
}

/** A comma too many behind the last of such blocks belongs to the same slip. True: its fix takes that away as well. */
export function takesComma({ outside, comma }: Frame): boolean {
  const { edits } = outside?.fix ?? {}
  const end = edits?.[1]
  if (!edits || !end) return false
  if (end.offset === comma) edits[1] = { ...end, length: 1 }
  else edits.push({ offset: comma, length: 1, text: '' })
  return true
}

/** And so does one that is missing before such a block, or behind the last of them. True: its fix inserts that. */
export function bringsComma(text: string, frame: Frame, behind: number, at: number): boolean {
  if (frame.open === '[') return false
  if (outsideOf(text, frame, at)) return true
  const { edits } = frame.outside?.fix ?? {}
  const end = edits?.[1]
  if (!edits || end?.offset !== behind) return false
  if (isBlock(text, at)) edits.push({ offset: behind, length: 0, text: ',' })
  else edits[1] = { ...end, text: `${end.text},` }
  return true
}
