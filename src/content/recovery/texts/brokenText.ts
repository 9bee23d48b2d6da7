import type { Edit, RawFinding } from '../../finding/index.ts'
import { escapeQuotes, fixOf } from '../findings/base.ts'

// Texts that run over several lines, as they are when somebody has pressed Enter inside of one.

/** So many lines after a text may belong to it, and so many characters. */
const most = { lines: 40, characters: 20_000 }

const name = '["\'‘’“”]?[\\w$-]+["\'‘’“”]?'
/** A line that belongs to the form of the document: a field, brackets, a comment. */
const form = new RegExp(
  `^\\s*(?:"[^"]*"\\s*:|${name}\\s*[:=]\\s*(?:["'‘“{[\\d-]|true\\b|false\\b|null\\b)|[}\\]][\\s,{}[\\]]*(?:$|"|//)|[{[]\\s*(?:$|["{[])|//|/\\*)`,
)
/** A line that is one whole text. */
const whole = /^\s*"(?:[^"\\]|\\.)*"\s*,?\s*$/
const closers = String.raw`[}\]][\s,}\]]*(?:$|["{[]|\/\/)`
/** A quote after which the line goes on as it does after the text of a field. */
const endOfField = new RegExp(String.raw`(?<!\\)"(?=\s*(?:,\s*(?:"[\w$-]*"\s*:|\/\/|$)|${closers}|$))`, 'g')
/** The same for a text in a list: another text may follow. */
const endOfEntry = new RegExp(String.raw`(?<!\\)"(?=\s*(?:,\s*(?:"|[{[\d]|\/\/|$)|${closers}|$))`, 'g')
/** Two words before any quote: no field, no comment, and no text that only lacks its first quote. */
const words = /^\s*(?!#|<|--\s)[^\s":={}[\]]+ +[^\s":={}[\]][^":={}[\]]*"/
/** The same after a text without a comma, which is no entry by itself: one word will do. */
const word = /^\s*[^\s":={}[\]]+"\s*\p{L}/u

/** A text over more than one line: where its last quote is, and the one finding that it has. */
export interface Broken {
  close: number
  finding: RawFinding
  /** Its first line could be a text by itself. */
  doubt: number
}

/**
 * Looks whether the text that begins with this quote goes on in the lines below; null: it does not. Quotes inside of it are
 * part of the same slip, because they hide where it ends.
 */
export function brokenText(text: string, at: number): Broken | null {
  const lines = text.slice(at, at + most.characters).split('\n', most.lines + 1)
  const [first = '', ...below] = lines
  const next = below.find((line) => line.trim() !== '')
  if (next === undefined || form.test(next)) return null
  const isField = text
    .slice(Math.max(0, at - 200), at)
    .trimEnd()
    .endsWith(':')
  const own = /^"(?:[^"\\]|\\.)*"\s*(?:(,?)\s*$|[+:;]|[.|]\s*$|\/[/*]|#)/.exec(first)
  // The first line is a text by itself, or half of one that was written as two.
  if (own && (own[1] === undefined || !isField || !(words.test(next) || (own[1] === '' && word.test(next)))))
    return null
  if (whole.test(next) && !isField) return null
  const close = closeOf(lines, isField ? endOfField : endOfEntry, isField)
  if (close <= first.length) return null
  return { close: at + close, finding: findingOf(text, at, at + close), doubt: own?.[1] === ',' ? 0.5 : 0 }
}

/** Where the text of these lines closes; -1: the form of the document begins before it does. */
function closeOf(lines: readonly string[], end: RegExp, isField: boolean): number {
  let offset = 0
  for (const [index, line] of lines.entries()) {
    if (index > 0 && (form.test(line) || (!isField && whole.test(line)))) return -1
    for (const match of line.slice(index === 0 ? 1 : 0).matchAll(end)) {
      const place = match.index + (index === 0 ? 1 : 0)
      const rest = line.slice(place + 1)
      if (!/^\s*,?\s*$/.test(rest) || endsBefore(lines.slice(index + 1), isField)) return offset + place
    }
    offset += line.length + 1
  }
  return -1
}

/** Whether the form of the document goes on in the next line that is not empty. */
function endsBefore(lines: readonly string[], isField: boolean): boolean {
  const next = lines.find((line) => line.trim() !== '')
  return next === undefined || form.test(next) || (!isField && whole.test(next))
}

function findingOf(text: string, at: number, close: number): RawFinding {
  const inside = text.slice(at + 1, close)
  // Who ends a line with a backslash means that it goes on in the next one.
  const breaks = [...inside.matchAll(/(\\?)\r?\n[ \t]*/g)].map(({ index, 0: { length }, 1: goesOn }): Edit => {
    const isEdge = index === 0 || index + length === inside.length
    const isApart = /\s/.test(inside.charAt(index - 1))
    return { offset: at + 1 + index, length, text: isEdge || (goesOn && isApart) ? '' : goesOn ? ' ' : '\\n' }
  })
  const quotes = escapeQuotes([...inside.matchAll(/(?<!\\)"/g)].map(({ index }) => at + 1 + index))
  const [more, title] =
    quotes.length > 0 ? [', and \\" for a quote inside of it', ', and \\" in place of the inner quotes'] : ['', '']
  const message = `This text runs over more than one line. Write it on one line, with \\n where a new line begins${more}.`
  const edits = [...breaks, ...quotes].sort((a, b) => a.offset - b.offset)
  const fix = fixOf(`Write \\n in place of the line breaks${title}`, edits, false)
  return { code: 'lineBreak', start: at, end: close + 1, message, fix }
}
