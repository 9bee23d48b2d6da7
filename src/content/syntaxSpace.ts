import type { Fault } from './findings.ts'
import { comment } from './syntaxFaults.ts'

/** Whether the text from here on reads like the inside of such a bracket: a field after a comma, an entry, or its end. */
export function goesOn(text: string, at: number, open: '{' | '[' | undefined): boolean {
  const [, comma, rest = ''] = /^\s*(,?)\s*([^]*)$/.exec(text.slice(at, at + 300)) ?? []
  if (open === undefined) return rest === ''
  if (!comma) return rest.startsWith(open === '{' ? '}' : ']')
  return /^"[^"\n]*"\s*:/.test(rest) === (open === '{')
}

/** A closing bracket that begins its line stands as far from the left as the line that opened it. */
export function isOdd(text: string, opened: number, closed: number): boolean {
  const indent = indentOf(text, closed)
  if (indent !== closed - lineStart(text, closed)) return false
  return lineStart(text, opened) !== lineStart(text, closed) && indentOf(text, opened) !== indent
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1

function indentOf(text: string, at: number): number {
  const start = lineStart(text, at)
  let end = start
  while (text[end] === ' ' || text[end] === '\t') end++
  return end - start
}

/** Skips spaces and reports comments. */
export function skipSpace(text: string, from: number, add: (fault: Fault) => void): number {
  let at = from
  for (;;) {
    const unit = text.charCodeAt(at)
    if (unit === 32 || unit === 10 || unit === 13 || unit === 9) {
      at++
      continue
    }
    const two = text.slice(at, at + 2)
    if (two !== '//' && two !== '/*' && two[0] !== '#') return at
    const close = two === '/*' ? text.indexOf('*/', at) + 2 : text.indexOf('\n', at)
    const end = close < 2 ? text.length : close
    add(comment(at, end))
    at = end
  }
}
