import type { Place } from './types.ts'
import { insideText, type Source } from '../json/index.ts'
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
  const { start, end } = source.valueRange(pointer)
  const edits = [{ offset: start, length: end - start, text: JSON.stringify(text) }]
  return { title: `Write ${quote(text)}`, certain, edits }
}

/** A fix that puts another text in place of a part of the value. */
export function replacePart(source: Source, place: Place, text: string, certain: boolean) {
  const { start, end } = rangeOf(source, place)
  const edits = [{ offset: start, length: end - start, text: JSON.stringify(text).slice(1, -1) }]
  return { title: text.trim() === '' ? 'Begin a paragraph' : `Write ${text.trim()}`, certain, edits }
}
