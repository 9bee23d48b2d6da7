import type { Place } from './types.ts'
import { editText, editWhole, insideText, type Source } from '../json/index.ts'
import { quote } from '../../model/words.ts'

/** The range of a place in the file. */
export function rangeOf(source: Source, { pointer, start, end }: Place): { start: number; end: number } {
  const node = start === undefined || end === undefined ? undefined : source.node(pointer)
  if (!node || start === undefined || end === undefined) return source.headRange(pointer)
  const offset = insideText(source, node)
  return { start: offset(start), end: offset(end) }
}

/** A fix that puts another text in place of the value. */
export function replaceValue(source: Source, { pointer }: Place, text: string, certain = true) {
  const node = source.node(pointer)
  const { start, end } = source.valueRange(pointer)
  const edit = node ? editWhole(source, node, text) : { offset: start, length: end - start, text: JSON.stringify(text) }
  return { title: `Write ${quote(text)}`, certain, edits: [edit] }
}

/** A fix that puts another text in place of a part of the value; undefined: there is no such value. */
export function replacePart(source: Source, { pointer, start = 0, end = 0 }: Place, text: string, certain: boolean) {
  const node = source.node(pointer)
  if (!node) return undefined
  const title = text.trim() === '' ? 'Begin a paragraph' : `Write ${text.trim()}`
  return { title, certain, edits: [editText(source, node, start, end, text)] }
}
