import type { Finding } from './finding.ts'
import { visible } from '../../model/words.ts'

/** A line of a code frame. `mark`: the place itself; `under`: the row of ^ below it. */
export interface FrameLine {
  kind: 'text' | 'mark' | 'under'
  text: string
  /** For `mark`: where in `text` the place begins, and where it ends. */
  place?: { start: number; end: number }
}

interface FrameOptions {
  /** So many lines are shown before the place and after it. */
  around?: number
  /** So many columns of a long line are shown, with the place inside. */
  width?: number
}

/** Of a line that is longer (a document without line breaks) only the part around the place is looked at. */
const longest = 4000

/** The lines around a finding, with the place underlined. Safe to print: hidden characters are written as their codes. */
export function codeFrame(text: string, finding: Finding, { around = 1, width = 96 }: FrameOptions = {}): FrameLine[] {
  const lines = text.split('\n')
  // The line break at the end of a file begins no line that anybody knows.
  if (lines.length > finding.line && lines.at(-1) === '') lines.pop()
  const last = Math.min(finding.line + around, lines.length)
  const gutter = String(last).length
  const lineAt = (number: number) => (lines[number - 1] ?? '').replace(/\r$/, '')
  const marked = placeOf(lineAt(finding.line), finding)
  const before = columns(marked.cells.slice(0, marked.start))
  // Lines are cut at the same column, or the underline would be under other words.
  const from = before > width - 20 ? before - 40 : 0
  const frame: FrameLine[] = []
  for (let number = Math.max(1, finding.line - around); number <= last; number++) {
    const isMark = number === finding.line
    const cells = isMark ? marked.cells : cellsOf(lineAt(number).slice(0, longest))
    const shown = cut(cells, from, width)
    const margin = `${isMark ? '>' : ' '} ${String(number).padStart(gutter)} | `
    if (!isMark) {
      frame.push({ kind: 'text', text: margin + shown.text })
      continue
    }
    const offset = shown.isLate ? 1 : 0
    const left = marked.cells.slice(shown.first, marked.start)
    const inside = marked.cells.slice(marked.start, Math.min(marked.end, shown.last))
    const start = margin.length + offset + textOf(left).length
    frame.push({ kind: 'mark', text: margin + shown.text, place: { start, end: start + textOf(inside).length } })
    const under = ' '.repeat(offset + columns(left)) + '^'.repeat(Math.max(1, columns(inside)))
    frame.push({ kind: 'under', text: `  ${' '.repeat(gutter)} | ${under}` })
  }
  return frame
}

/** A character as it is shown, and how many columns of a terminal it takes. */
interface Cell {
  text: string
  width: number
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u
const narrow = /[\p{Mn}\p{Me}\ufe0f]/u

function cellsOf(line: string): Cell[] {
  return Array.from(line, (character) => {
    if (character === '\t') return { text: '  ', width: 2 }
    const text = visible(character)
    if (text !== character) return { text, width: text.length }
    return { text, width: narrow.test(character) ? 0 : wide.test(character) ? 2 : 1 }
  })
}

/** The cells of a line, and which of them are the place. */
function placeOf(line: string, { line: first, endLine, column, endColumn }: Finding) {
  const skipped = line.length > longest ? Math.max(0, column - longest / 2) : 0
  const part = line.slice(skipped, skipped + longest)
  const start = column - 1 - skipped
  const end = (endLine === first ? endColumn - 1 : line.length) - skipped
  return {
    cells: cellsOf(part),
    start: Array.from(part.slice(0, start)).length,
    end: Array.from(part.slice(0, Math.max(start, end))).length,
  }
}

/** The cells that are from a column on and have room. */
function cut(cells: readonly Cell[], from: number, width: number) {
  let first = 0
  for (let column = 0; column < from && first < cells.length; first++) column += cells[first]?.width ?? 0
  let last = first
  for (let left = width - 1; last < cells.length; last++) {
    left -= cells[last]?.width ?? 0
    if (left < 0 && last < cells.length - 1) break
  }
  const isLate = first > 0 && first < cells.length
  const text = textOf(cells.slice(first, last))
  return { first, last, isLate, text: `${isLate ? '…' : ''}${text}${last < cells.length ? '…' : ''}` }
}

const textOf = (cells: readonly Cell[]) => cells.map(({ text }) => text).join('')
const columns = (cells: readonly Cell[]) => cells.reduce((sum, { width }) => sum + width, 0)
