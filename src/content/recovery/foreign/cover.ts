import type { Edit, RawFinding, Fix } from '../../finding/index.ts'
import { remove } from '../findings/base.ts'

/** The text with these stretches replaced by spaces; its lines and all offsets stay. */
export function cover(text: string, edits: readonly Edit[]): string {
  let result = text
  for (const { offset, length } of edits) {
    const end = offset + length
    result = result.slice(0, offset) + result.slice(offset, end).replace(/[^\r\n]/g, ' ') + result.slice(end)
  }
  return result
}

/** One finding for all of these lines, or parts of lines, shown at the first of them. */
export function leftover(found: readonly RegExpExecArray[], message: string, fix: Fix): RawFinding[] {
  const [first] = found
  if (!first) return []
  const start = first.index + first[0].length - first[0].trimStart().length
  return [{ code: 'unexpected', start, end: start + first[0].trim().length, message, fix }]
}

export const removeMatch = ({ index, 0: part }: RegExpExecArray): Edit =>
  remove({ start: index, end: index + part.length })
