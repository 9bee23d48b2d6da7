import type { RawFinding } from '../../finding/index.ts'
import { fixOf } from '../findings/base.ts'
import { leftover, removeMatch } from './cover.ts'

// What programs put into the lines of a text that somebody copies out of them.

/** Lines with which Markdown begins and ends code. */
export function findFences(text: string): RawFinding[] {
  const lines = [...text.matchAll(/^[ \t]*(?:`{3,}|~{3,})[ \t]*\w*[ \t]*(?:\r?\n|$)/gm)]
  const [what, them] = lines.length === 1 ? ['This line marks', 'it'] : ['These lines mark', 'them']
  const message = `${what} code in Markdown, and came along when it was copied. Remove ${them}.`
  return leftover(lines, message, fixOf('Remove the marks', lines.map(removeMatch)))
}

/** The numbers of the lines, as terminals and web pages show them. */
export function findNumbers(text: string): RawFinding[] {
  const all = [...text.matchAll(/^[ \t]*(\d+)(?:[ \t]*[|:.│])?[ \t]+(?=["{}[\]])/gm)]
  const isCounted = (line: RegExpExecArray, index: number) =>
    Number(all[index - 1]?.[1]) + 1 === Number(line[1]) || Number(all[index + 1]?.[1]) - 1 === Number(line[1])
  const lines = all.filter(isCounted)
  const message = 'These lines begin with their numbers, which came along when they were copied. Remove the numbers.'
  return leftover(lines, message, fixOf('Remove the numbers', lines.map(removeMatch)))
}

/** Lines as an e-mail repeats them. */
export function findQuoted(text: string): RawFinding[] {
  const lines = [...text.matchAll(/^(?:>[ \t]?)+(?=[ \t]*(?:["{}[\]]|\r?$))/gm)]
  if (!/^(?:>[ \t]?)+[ \t]*["{}[\]]/m.test(text)) return []
  const message = 'A > at the beginning of a line comes from an e-mail. Remove it, in all lines that have one.'
  return leftover(lines, message, fixOf('Remove the >', lines.map(removeMatch)))
}

/** Lines as programs compare two versions. */
export function findComparison(text: string): RawFinding[] {
  const lines = [...text.matchAll(/^([+-])(?=[ \t]*["{}[\]])[^\r\n]*(?:\r?\n|$)/gm)]
  const [first] = lines
  const before = text.slice(0, first?.index).trimEnd()
  // Who has divided a text in two with a + has no comma before it.
  if (!first || !/(?:^|[,{}[\]])$/.test(before)) return []
  // A single - is a slip of the finger.
  if (lines.length === 1 && first[1] === '-') return []
  const edits = lines.map((line) => ({ ...removeMatch(line), ...(line[1] === '+' && { length: 1 }) }))
  const hasOld = lines.some(([, mark]) => mark === '-')
  const message = hasOld
    ? 'These lines compare two versions: those with - are the old ones, those with + the new ones. Keep only one of the two, without the marks.'
    : 'A + at the beginning of a line comes from a comparison of two versions. Remove it, in all lines that have one.'
  const fix = fixOf(hasOld ? 'Keep the new lines' : 'Remove the +', edits, !hasOld)
  return [{ code: 'unexpected', start: first.index, end: first.index + 1, message, fix }]
}
