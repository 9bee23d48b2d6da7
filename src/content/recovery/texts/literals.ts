import type { RawFinding } from '../../finding/index.ts'
import { edit } from '../findings/base.ts'
import { restOfLine } from '../clues/layout.ts'
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
  return forgottenQuote(text, at, end, as) ?? innerQuotes(text, at, end, as) ?? { end: end + 1, value, findings }
}

/** The same slip several times in one text is one finding: `C:\\docs\\lists`. */
function joinEqual(findings: RawFinding[]): void {
  const [first, ...others] = findings
  if (!first?.fix || !others.every(({ fix }) => fix && fix.title === first.fix?.title)) return
  const edits = findings.flatMap(({ fix }) => fix?.edits ?? [])
  findings.splice(0, findings.length, { ...first, fix: { ...first.fix, edits } })
}

/** Two texts have run together, because one of them lacks its quote: `"title: "Payouts"`. */
function forgottenQuote(text: string, at: number, close: number, as: 'key' | 'value'): Reading | null {
  const value = text.slice(at + 1, close)
  const rest = text.slice(close + 1, close + 200)
  if (as === 'key' && !/^\s*:/.test(rest)) {
    // `"title:" "Payouts"`: only the colon is on the wrong side.
    const name = /^\s*"/.test(rest) ? undefined : /^([\w$-]+)\s*:\s*$/.exec(value)?.[1]
    if (name === undefined) return null
    const place = at + 1 + name.length
    return { end: place, value: name, findings: [findingOf.nameUnclosed(at, place, name)] }
  }
  if (as === 'value' && /^[\w$-]+"\s*:/.test(rest) && value.trimEnd().endsWith(',')) {
    const place = at + 1 + value.lastIndexOf(',')
    return { end: place, value, findings: [endMissing(text, at, place)] }
  }
  return null
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

/** Quotes inside a text that were not written \": `"He said "hello" to me"`. */
function innerQuotes(text: string, at: number, close: number, as: 'key' | 'value'): Reading | null {
  const next = text[close + 1] ?? ''
  if (as === 'key' || next === '' || /[\s,:}\]"]/.test(next) || /^\/[/*]/.test(text.slice(close + 1, close + 3)))
    return null
  const line = restOfLine(text, close + 1)
  // The first quote after which the line goes on as it does after a text.
  const last = /(?<!\\)"(?=\s*(?:,\s*(?:["{[\d]|(?:true|false|null)\b|\/\/|$)|[}\]][\s,}\]]*(?:$|["{[])|$))/.exec(line)
  const rest = last ? line.slice(0, last.index) : undefined
  if (rest === undefined || /"\s*:/.test(rest)) return null
  const end = close + 1 + rest.length
  const inner = [...rest.matchAll(/(?<!\\)"/g)].map((match) => close + 1 + match.index)
  const finding = findingOf.quotesInside([close, ...inner])
  return { end: end + 1, value: text.slice(at + 1, end), findings: [finding], doubt: 0.1 }
}

/** A text whose line ends before its quote. */
function readUnclosed(text: string, at: number, lineEnd: number, as: 'key' | 'value', findings: RawFinding[]): Reading {
  const value = text.slice(at + 1, lineEnd)
  const name = as === 'key' ? /^[\w$-]+(?=\s*:)/.exec(value)?.[0] : undefined
  const tail = name === undefined ? (/[\s,}\]]*$/.exec(value)?.[0].length ?? 0) : value.length - name.length
  const place = lineEnd - tail
  const finding = as === 'key' ? findingOf.nameUnclosed(at, place) : endMissing(text, at, place)
  return { end: place, value: name ?? value, findings: [...findings, finding] }
}
