import type { Edit, RawFinding } from '../../finding/index.ts'

/** What another program has left in a text: the finding, and the stretches that are overlooked to read on. */
export interface Leftover {
  finding: RawFinding
  gone: Edit[]
}

/** The text with these stretches replaced by spaces; its lines and all offsets stay. */
export function cover(text: string, edits: readonly Edit[]): string {
  let result = text
  for (const { offset, length } of edits) {
    const end = offset + length
    result = result.slice(0, offset) + result.slice(offset, end).replace(/[^\r\n]/g, ' ') + result.slice(end)
  }
  return result
}
