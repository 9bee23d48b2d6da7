import type { Edit } from '../../finding/index.ts'
import { findConflicts } from './conflicts.ts'
import { cover, type Leftover } from './cover.ts'

const remove = (offset: number, length: number): Edit => ({ offset, length, text: '' })

/** All that programs put into the lines of a text that somebody copies out of them. */
export function findLeftovers(text: string): Leftover[] {
  const found: Leftover[] = []
  let rest = text
  for (const find of [findConflicts, findFences, findNumbers, findQuoted, findComparison]) {
    for (const one of find(rest)) {
      found.push(one)
      rest = cover(rest, one.gone)
    }
  }
  return found
}

/** One finding for all places that a pattern finds. It is shown at the first of them. */
function leftover(found: readonly RegExpExecArray[], message: string, title: string): Leftover[] {
  const [first] = found
  if (!first) return []
  const gone = found.map(({ 0: part, index }) => remove(index, part.length))
  const start = first.index + first[0].length - first[0].trimStart().length
  const end = start + first[0].trim().length
  return [{ finding: { code: 'unexpected', start, end, message, fix: { title, certain: true, edits: gone } }, gone }]
}

/** Lines with which Markdown begins and ends code. */
function findFences(text: string): Leftover[] {
  const lines = [...text.matchAll(/^[ \t]*(?:`{3,}|~{3,})[ \t]*\w*[ \t]*(?:\r?\n|$)/gm)]
  const what = lines.length === 1 ? 'This line marks' : 'These lines mark'
  return leftover(
    lines,
    `${what} code in Markdown, and came along when it was copied. Remove ${lines.length === 1 ? 'it' : 'them'}.`,
    'Remove the marks',
  )
}

/** The numbers of the lines, as terminals and web pages show them. */
function findNumbers(text: string): Leftover[] {
  const lines = [...text.matchAll(/^[ \t]*(\d+)(?:[ \t]*[|:.│])?[ \t]+(?=["{}[\]])/gm)]
  const isCounted = (line: RegExpExecArray, index: number) =>
    Number(lines[index - 1]?.[1]) + 1 === Number(line[1]) || Number(lines[index + 1]?.[1]) - 1 === Number(line[1])
  const message = 'These lines begin with their numbers, which came along when they were copied. Remove the numbers.'
  return leftover(lines.filter(isCounted), message, 'Remove the numbers')
}

/** Lines as an e-mail repeats them. */
function findQuoted(text: string): Leftover[] {
  const lines = [...text.matchAll(/^(?:>[ \t]?)+(?=[ \t]*(?:["{}[\]]|\r?$))/gm)]
  if (
    !lines.some(({ 0: mark, index }) =>
      /^[ \t]*["{}[\]]/.test(text.slice(index + mark.length, index + mark.length + 300)),
    )
  )
    return []
  const message = 'A > at the beginning of a line comes from an e-mail. Remove it, in all lines that have one.'
  return leftover(lines, message, 'Remove the >')
}

/** Lines as programs compare two versions. */
function findComparison(text: string): Leftover[] {
  const lines = [...text.matchAll(/^([+-])(?=[ \t]*["{}[\]])[^\r\n]*(?:\r?\n|$)/gm)]
  const [first] = lines
  const before = text.slice(0, first?.index).trimEnd()
  // Who has divided a text in two with a + has no comma before it.
  if (!first || !/(?:^|[,{}[\]])$/.test(before)) return []
  // A single - is a slip of the finger.
  if (lines.length === 1 && first[1] === '-') return []
  const gone = lines.map(({ 0: line, 1: mark, index }) => remove(index, mark === '-' ? line.length : 1))
  const hasOld = lines.some(([, mark]) => mark === '-')
  const message = hasOld
    ? 'These lines compare two versions: those with - are the old ones, those with + the new ones. Keep only one of the two, without the marks.'
    : 'A + at the beginning of a line comes from a comparison of two versions. Remove it, in all lines that have one.'
  const title = hasOld ? 'Keep the new lines' : 'Remove the +'
  const fix = { title, certain: !hasOld, edits: gone }
  return [{ finding: { code: 'unexpected', start: first.index, end: first.index + 1, message, fix }, gone }]
}
