import type { Reading } from './reading.ts'
import * as findingOf from '../findings/index.ts'
import { groupEnd, isBlock } from '../clues/shapes.ts'

/** The text that begins here with a group inside it that was pasted there; null: there is none. */
export function pastedIntoText(text: string, at: number): Reading | null {
  const head = /^"[^"\r\n{]*(?:\{[\w.]+\}[^"\r\n{]*)*(?=\{\s*"\w+"\s*:)/.exec(text.slice(at, at + 5000))?.[0]
  if (head === undefined) return null
  const start = at + head.length
  const end = groupEnd(text, start)
  if (end < 0) return null
  const tail = /^,?([^"\\\r\n]|\\.)*"(?=\s*(?:[,}\]]|$))/.exec(text.slice(end, end + 5000))?.[0]
  if (tail === undefined) return null
  const value = text.slice(at + 1, start) + text.slice(end, end + tail.length - 1)
  return { end: end + tail.length, value, findings: [findingOf.groupInText(text, start, end, isBlock(text, start))] }
}
