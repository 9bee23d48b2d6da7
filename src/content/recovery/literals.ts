import type { Edit, Fault, Fix } from '../finding/index.ts'
import { brokenText } from './brokenText.ts'
import { quoteExtra } from './faults.ts'
import { didYouMean, quote } from '../../model/words.ts'

/** What was read: where it ends, its text as far as it is known, and what is wrong with it. */
export interface Reading {
  end: number
  value: string
  faults: Fault[]
  /** How much less likely this reading is than its faults say. */
  doubt?: number
}

const oddQuotes = "'‘’‚‛“”„‟«»‹›`´″′＂＇「」"

/** A straight quote, or one of the others that people and programs write in its place. */
export const isTextStart = (sign: string): boolean => sign === '"' || (sign !== '' && oddQuotes.includes(sign))

/** A legal page is one line of so many characters. */
const longest = 100_000
/** After so many faults in one text nobody reads on, and the rest of the file is not looked at. */
const mostInText = 50

const fixOf = (title: string, edits: Edit[], certain = true): Fix => ({ title, certain, edits })
const insertQuote = (offset: number): Edit => ({ offset, length: 0, text: '"' })

/** Reads a text in quotes, as the name of a field or as a value. */
export function readText(text: string, at: number, as: 'key' | 'value'): Reading {
  if (text[at] !== '"') return readOddQuotes(text, at)
  const faults: Fault[] = []
  let end = at + 1
  for (; end < text.length && faults.length < mostInText; end++) {
    const sign = text[end]
    if (sign === '"' || sign === '\n' || sign === '\r') break
    if (sign === '\\') {
      const bad = /^\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(text.slice(end, end + 6))
      if (bad) faults.push(badEscape(text, end))
      else end++
    } else if (sign === '\t') {
      const isBesideSpace = text[end - 1] === ' ' || /^\t[ \t"]/.test(text.slice(end, end + 2))
      const fix = fixOf('Write a space', [{ offset: end, length: 1, text: isBesideSpace ? '' : ' ' }])
      const message = 'There is a tab inside this text. Write a space.'
      faults.push({ code: 'escape', start: end, end: end + 1, message, fix })
    }
  }
  const value = text.slice(at + 1, end)
  if (faults.length === mostInText) return { end: text.length, value: value.slice(0, 60), faults }
  const broken = as === 'value' ? brokenText(text, at) : null
  if (broken) return { end: broken.close + 1, value, faults: [...faults, broken.fault], doubt: broken.doubt }
  if (text[end] !== '"') return readUnclosed(text, at, end, as, faults)
  return forgottenQuote(text, at, end, as) ?? innerQuotes(text, at, end, as) ?? { end: end + 1, value, faults }
}

/** Two texts have run together, because one of them lacks its quote: `"title: "Payouts"`. */
function forgottenQuote(text: string, at: number, close: number, as: 'key' | 'value'): Reading | null {
  const value = text.slice(at + 1, close)
  const rest = text.slice(close + 1, close + 200)
  if (as === 'key' && !/^\s*:/.test(rest)) {
    // `"title:" "Payouts"`: only the colon stands on the wrong side.
    const name = /^\s*"/.test(rest) ? undefined : /^([\w$-]+)\s*:\s*$/.exec(value)?.[1]
    if (name === undefined) return null
    const place = at + 1 + name.length
    const message = `The quote after the field name ${quote(name)} is missing.`
    const fix = fixOf('Insert the quote', [insertQuote(place)])
    return { end: place, value: name, faults: [{ code: 'quoteMissing', start: at, end: place, message, fix }] }
  }
  if (as === 'value' && /^[\w$-]+"\s*:/.test(rest) && value.trimEnd().endsWith(',')) {
    const place = at + 1 + value.lastIndexOf(',')
    const odd = oddEnd(text, at, place)
    if (odd) return { end: place, value, faults: [odd] }
    const message = 'The quote at the end of this text is missing.'
    const fix = fixOf('Insert the quote', [insertQuote(place)])
    const start = at
    return { end: place, value, faults: [{ code: 'quoteMissing', start, end: place, message, fix }] }
  }
  return null
}

/** The quote at the end of a text is there, but of another kind: `"/about'`. Null: the last sign is none, or ends an inner quote. */
export function oddEnd(text: string, at: number, place: number): Fault | null {
  const last = text[place - 1] ?? ''
  const words = text.slice(at + 1, place - 1)
  if (place - 1 <= at || !oddQuotes.includes(last) || /(?:^|[\s([])['‘“„«][^'’”“»]*$/.test(words)) return null
  const message = `This text ends with ${last}; write the straight quote " there.`
  // Our customers' may be meant like that.
  const isApostrophe = /['’]/.test(last) && /\s.*s$/.test(words)
  const fix = fixOf('Write a straight quote', [{ offset: place - 1, length: 1, text: '"' }], !isApostrophe)
  return { code: 'quotes', start: place - 1, end: place, message, fix }
}

/** Quotes inside a text that were not written \": `"He said "hello" to me"`. */
function innerQuotes(text: string, at: number, close: number, as: 'key' | 'value'): Reading | null {
  const next = text[close + 1] ?? ''
  if (as === 'key' || next === '' || /[\s,:}\]"]/.test(next) || /^\/[/*]/.test(text.slice(close + 1, close + 3)))
    return null
  const line = /^[^\r\n]*/.exec(text.slice(close + 1, close + longest))?.[0] ?? ''
  // The first quote behind which the line goes on as it does behind a text.
  const last = /(?<!\\)"(?=\s*(?:,\s*(?:["{[\d]|(?:true|false|null)\b|\/\/|$)|[}\]][\s,}\]]*(?:$|["{[])|$))/.exec(line)
  const rest = last ? line.slice(0, last.index) : undefined
  if (rest === undefined || /"\s*:/.test(rest)) return null
  const end = close + 1 + rest.length
  const inner = [...rest.matchAll(/(?<!\\)"/g)].map((match) => close + 1 + match.index)
  if (close === at + 1 && inner.length === 1 && inner[0] === end - 1) {
    const fix = fixOf(
      'Write one quote at each end',
      [close, end - 1].map((offset) => ({ offset, length: 1, text: '' })),
      false,
    )
    const message = 'Two quotes stand at each end of this text. One is enough.'
    return { end: end + 1, value: rest, faults: [{ code: 'quoteInside', start: close, end: close + 1, message, fix }] }
  }
  if (inner.length === 0)
    return { end: end + 1, value: text.slice(at + 1, end), faults: [quoteExtra(close)], doubt: 0.1 }
  const edits = [close, ...inner]
  const fix = fixOf(
    'Write the inner quotes as \\"',
    edits.map((offset) => ({ offset, length: 1, text: '\\"' })),
  )
  const message = 'A quote inside a text is written \\". Or use “ and ”.'
  const fault: Fault = { code: 'quoteInside', start: close, end: close + 1, message, fix }
  return { end: end + 1, value: text.slice(at + 1, end), faults: [fault], doubt: 0.1 }
}

/** A text whose line ends before its quote. */
function readUnclosed(text: string, at: number, lineEnd: number, as: 'key' | 'value', faults: Fault[]): Reading {
  const value = text.slice(at + 1, lineEnd)
  const name = as === 'key' ? /^[\w$-]+(?=\s*:)/.exec(value)?.[0] : undefined
  const tail = name === undefined ? (/[\s,}\]]*$/.exec(value)?.[0].length ?? 0) : value.length - name.length
  const place = lineEnd - tail
  const odd = as === 'value' || name === undefined ? oddEnd(text, at, place) : null
  if (odd) return { end: place, value, faults: [...faults, odd] }
  const message =
    as === 'key' ? 'The quote after this field name is missing.' : 'The quote at the end of this text is missing.'
  faults.push({
    code: 'quoteMissing',
    start: at,
    end: place,
    message,
    fix: fixOf('Insert the quote', [insertQuote(place)]),
  })
  return { end: place, value: name ?? value, faults }
}

function badEscape(text: string, at: number): Fault {
  const sign = text[at + 1] ?? ''
  const fix = fixOf('Write two backslashes', [{ offset: at, length: 0, text: '\\' }], false)
  const message =
    sign === 'u'
      ? 'After \\u stand four digits or letters from a to f.'
      : `\\${sign} means nothing. A backslash itself is written twice: \\\\.`
  return { code: 'escape', start: at, end: at + 2, message, fix }
}

/** Text in quotes of another kind: ‘…’, “…”, '…'. */
function readOddQuotes(text: string, at: number): Reading {
  const line = /^[^\r\n]*/.exec(text.slice(at + 1, at + longest))?.[0] ?? ''
  const close = /^(?:[^"])*?['‘’‚‛“”„‟«»‹›`´″′＂＇「」"](?=\s*(?:[,:}\]]|$))/.exec(line)?.[0]
  const message = 'Write names and texts in straight double quotes: "…".'
  if (close === undefined) {
    const length = /^[^,}\]]*/.exec(line)?.[0].length ?? 0
    return { end: at + 1 + length, value: line, faults: [{ code: 'quotes', start: at, end: at + 1, message }] }
  }
  const end = at + 1 + close.length
  // « and » often have a space inside; ''…'' are two signs at each end.
  const content = close.slice(0, -1)
  const [, before = '', inner = '', behind = ''] =
    /^(')([^]+)(')$/.exec(content) ?? /^([\s\u00a0\u202f]*)([^]*?)([\s\u00a0\u202f]*)$/.exec(content) ?? []
  const [left, right] = [before.length, behind.length]
  const edits = [
    { offset: at, length: 1 + left, text: '"' },
    ...[...inner.matchAll(/(?<!\\)"/g)].map((match) => ({
      offset: at + 1 + left + match.index,
      length: 1,
      text: '\\"',
    })),
    { offset: end - 1 - right, length: 1 + right, text: '"' },
  ]
  const fix = fixOf('Write straight double quotes', edits)
  return { end, value: inner, faults: [{ code: 'quotes', start: at, end, message, fix }] }
}

/** Other spellings of the three words of JSON. */
const words: Record<string, string> = {
  true: 'true',
  false: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
  nan: 'null',
  infinity: 'null',
  undefined: 'null',
  yes: 'true',
  no: 'false',
  on: 'true',
  off: 'false',
}

/** Reads a word without quotes: true, false, null, or a text or name whose quotes were forgotten. */
export function readWord(text: string, at: number, as: 'key' | 'value' = 'value'): Reading {
  const word = /^[\p{L}\p{N}_$-]+/u.exec(text.slice(at, at + 200))?.[0] ?? text.charAt(at)
  const end = at + word.length
  const line = /^[^\r\n]*/.exec(text.slice(at, at + longest))?.[0] ?? ''
  if (as === 'key') {
    const half = text[end] === '"'
    const message = half
      ? `The quote before the field name ${quote(word)} is missing.`
      : `Write the field name ${quote(word)} in double quotes.`
    const edits = half ? [insertQuote(at)] : [insertQuote(at), insertQuote(end)]
    const code = half ? 'quoteMissing' : 'quotes'
    return {
      end: half ? end + 1 : end,
      value: word,
      faults: [{ code, start: at, end, message, fix: fixOf('Insert the quotes', edits) }],
    }
  }
  if (word === 'true' || word === 'false' || word === 'null') return { end, value: word, faults: [] }
  const half = /^[^"]*(?="\s*[,}\]]*\s*$)/.exec(line)?.[0]
  if (half !== undefined) {
    const message = 'The quote at the beginning of this text is missing.'
    const fix = fixOf('Insert the quote', [insertQuote(at)])
    return {
      end: at + half.length + 1,
      value: half,
      faults: [{ code: 'quoteMissing', start: at, end: at + half.length, message, fix }],
    }
  }
  const known = Object.hasOwn(words, word.toLowerCase()) ? words[word.toLowerCase()] : undefined
  if (known !== undefined && /^\s*(?:[,}\]]|$)/.test(line.slice(word.length))) {
    const message = `${quote(word)} is no value.${didYouMean([known]).replaceAll('"', '')}`
    const certain = word.toLowerCase() === known
    const fix = fixOf(`Write ${known}`, [{ offset: at, length: word.length, text: known }], certain)
    return { end, value: known, faults: [{ code: 'word', start: at, end, message, suggestions: [known], fix }] }
  }
  const bare = (/^[^",}\]]*/.exec(line)?.[0] ?? word).trimEnd()
  const message = 'Write a text in double quotes: "…".'
  const fix = fixOf('Insert the quotes', [insertQuote(at), insertQuote(at + bare.length)])
  return {
    end: at + bare.length,
    value: bare,
    faults: [{ code: 'quotes', start: at, end: at + bare.length, message, fix }],
  }
}

/** Reads a number, also one that JSON does not write like that. */
export function readNumber(text: string, at: number, inGroup: boolean): Reading {
  const line = /^[^\r\n]*/.exec(text.slice(at, at + 500))?.[0] ?? ''
  const grouped = inGroup ? /^-?\d{1,3}(?:,\d{3})+(?=\s*(?:[,}]|$))/.exec(line)?.[0] : undefined
  const value = grouped ?? /^[-+.\w%$€£₦]+/.exec(line)?.[0] ?? ''
  const end = at + value.length
  const bare = /^[^",}\]]*/.exec(line)?.[0].trimEnd() ?? ''
  if (!grouped && /^\d.*\s\p{L}/u.test(bare)) return readWord(text, at)
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(value)) return { end, value, faults: [] }
  const plain = value.replaceAll(',', '')
  const number = /^[-+]?[\d.]+$/.test(plain) ? Number(plain) : Number.NaN
  const better = Number.isFinite(number) ? String(number) : undefined
  const message = `${quote(value)} is not written as a number. Write it like 12 or 1.5; everything else stands in quotes.`
  const fix =
    better === undefined
      ? fixOf('Insert the quotes', [insertQuote(at), insertQuote(end)], false)
      : fixOf(`Write ${better}`, [{ offset: at, length: value.length, text: better }], grouped === undefined)
  const suggestions = better === undefined ? [] : [better]
  return { end, value, faults: [{ code: 'number', start: at, end, message, suggestions, fix }] }
}
