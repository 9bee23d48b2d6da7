import type { Finding } from './findings.ts'
import { visible } from './words.ts'

/** A line of a code frame. `mark`: the place itself; `under`: the row of ^ below it. */
export interface FrameLine {
  kind: 'text' | 'mark' | 'under'
  text: string
}

/** So much of a long line is shown, with the place inside. */
const width = 96

/** The lines around a finding, with the place underlined. Safe to print: hidden signs are written as their codes. */
export function codeFrame(text: string, finding: Finding, around = 1): FrameLine[] {
  const lines = text.split('\n')
  // The line break at the end of a file begins no line that anybody knows.
  if (lines.length > finding.line && lines.at(-1) === '') lines.pop()
  const last = Math.min(finding.line + around, lines.length)
  const gutter = String(last).length
  const frame: FrameLine[] = []
  // Lines are cut at the same column, or the underline would stand under other words.
  const from = finding.column > width - 20 ? finding.column - 40 : 1
  for (let number = Math.max(1, finding.line - around); number <= last; number++) {
    const line = (lines[number - 1] ?? '').replace(/\r$/, '')
    const mark = number === finding.line
    const shown = cut(line, from)
    frame.push({
      kind: mark ? 'mark' : 'text',
      text: `${mark ? '>' : ' '} ${String(number).padStart(gutter)} | ${shown}`,
    })
    if (!mark) continue
    const before = cut(line.slice(0, finding.column - 1), from, true).length
    const end = finding.endLine === finding.line ? finding.endColumn : line.length + 1
    const marked = visible(line.slice(finding.column - 1, end - 1)).length
    const length = Math.max(1, Math.min(marked, width - before))
    frame.push({ kind: 'under', text: `  ${' '.repeat(gutter)} | ${' '.repeat(before)}${'^'.repeat(length)}` })
  }
  return frame
}

function cut(line: string, from: number, whole = false): string {
  const start = from > 1 && line.length >= from ? `…${visible(line.slice(from - 1))}` : from > 1 ? '' : visible(line)
  const shown = start.replaceAll('\\u0009', ' ')
  return whole || shown.length <= width ? shown : `${shown.slice(0, width - 1)}…`
}
