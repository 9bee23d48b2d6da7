import type { RawFinding } from '../../finding/index.ts'
import { edit } from '../findings/base.ts'
import { brokenText } from './brokenText.ts'
import { badEscape } from './escapes.ts'
import * as findingOf from '../findings/index.ts'
import { isOddQuote, oddQuotes, readOddQuotes, unclosedOddQuote } from './oddQuotes.ts'
import type { Reading } from './reading.ts'

/** After so many findings in one text nobody reads on, and the rest of the file is not looked at. */
const mostInText = 50

/** Reads a text in quotes, as the name of a field or as a value. */
export function readText(text: string, at: number, as: 'key' | 'value'): Reading {
  const other = isOddQuote(text, at) ? readOddQuotes(text, at, as) : null
  if (other) return other
  if (text[at] !== '"') return unclosedOddQuote(text, at)
  const findings: RawFinding[] = []
  let end = at + 1
  for (; end < text.length && findings.length < mostInText; end++) {
    const character = text[end]
    if (character === '"' || character === '\n' || character === '\r') break
    if (character === '\\') {
      const bad = /^\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(text.slice(end, end + 6))
      if (bad) findings.push(badEscape(text, end))
      else end++
    } else if (character === '\t') {
      const isBesideSpace = text[end - 1] === ' ' || /^\t[ \t"]/.test(text.slice(end, end + 2))
      const fix = edit('Write a space', end, 1, isBesideSpace ? '' : ' ')
      const message = 'There is a tab inside this text. Write a space.'
      findings.push({ code: 'escape', start: end, end: end + 1, message, fix })
    }
  }
  const value = text.slice(at + 1, end)
  joinEqual(findings)
  if (findings.length === mostInText) return { end: text.length, value: value.slice(0, 60), findings }
  const broken = as === 'value' ? brokenText(text, at) : null
  if (broken) {
    // A backslash at the end of a line is a part of the same slip.
    const others = findings.filter(({ start }) => !/^\\\r?\n/.test(text.slice(start, start + 3)))
    return { end: broken.close + 1, value, findings: [...others, broken.finding], doubt: broken.doubt }
  }
  if (text[end] !== '"') return readUnclosed(text, at, end, as, findings)
  return { end: end + 1, value, findings }
}

/** The same slip several times in one text is one finding: `C:\\docs\\lists`. */
function joinEqual(findings: RawFinding[]): void {
  const [first, ...others] = findings
  if (!first?.fix || !others.every(({ fix }) => fix && fix.title === first.fix?.title)) return
  const edits = findings.flatMap(({ fix }) => fix?.edits ?? [])
  findings.splice(0, findings.length, { ...first, fix: { ...first.fix, edits } })
}

/** The quote at the end of a text is missing, or it is there, but of another kind: `"/about'`. */
export function endMissing(text: string, at: number, place: number): RawFinding {
  const last = text[place - 1] ?? ''
  const words = text.slice(at + 1, place - 1)
  const endsInnerQuote = /(?:^|[\s([])['‘“„«][^'’”“»]*$/.test(words)
  if (place - 1 <= at || !oddQuotes.includes(last) || endsInnerQuote) return findingOf.textUnclosed(at, place)
  // Our customers' may be meant like that.
  const isApostrophe = /['’]/.test(last) && /\s.*s$/.test(words)
  return findingOf.quoteOdd(place - 1, last, 'text', !isApostrophe)
}

/** A text or a name whose line ends before its quote. */
function readUnclosed(text: string, at: number, lineEnd: number, as: 'key' | 'value', findings: RawFinding[]): Reading {
  const value = text.slice(at + 1, lineEnd)
  const place = lineEnd - (/[\s,}\]]*$/.exec(value)?.[0].length ?? 0)
  const finding = as === 'key' ? findingOf.nameUnclosed(at, place) : endMissing(text, at, place)
  return { end: place, value, findings: [...findings, finding] }
}
