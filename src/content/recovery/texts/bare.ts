import type { Edit, RawFinding } from '../../finding/index.ts'
import { edit, escapeQuotes, fixOf, insertQuote } from '../findings/base.ts'
import { didYouMean, quote } from '../../../model/words.ts'
import { restOfLine } from '../clues/layout.ts'
import { kindOf, pieceEnd } from '../clues/pieces.ts'
import type { Reading } from './reading.ts'

// Words and numbers without quotes.

/** How other languages say that there is nothing. No field of a document can be nothing. */
const nothing = /^(?:null|none|nil|nan|infinity|undefined)$/i

/** Other spellings of true and false. */
const words: Record<string, string> = {
  true: 'true',
  false: 'false',
  yes: 'true',
  no: 'false',
  on: 'true',
  off: 'false',
}

/** Reads a word without quotes: true, false, null, or a text or name whose quotes were forgotten. */
export function readWord(text: string, at: number, as: 'key' | 'value' = 'value'): Reading {
  const word = /^[\p{L}\p{N}_$-]+/u.exec(text.slice(at, at + 200))?.[0] ?? text.charAt(at)
  if (as === 'key') return bareName(text, at, word)
  const end = at + word.length
  if (word === 'true' || word === 'false' || word === 'null') return { end, value: word, findings: [] }
  const line = restOfLine(text, at)
  const isFollowed = /^\s*(?:[,}\]]|$)/.test(line.slice(word.length))
  if (nothing.test(word) && isFollowed) {
    const message = `${quote(word)} is no value. Write one, or remove the field.`
    const assumed = [{ offset: at, length: word.length, text: 'null' }]
    return { end, value: word, findings: [{ code: 'word', start: at, end, message, assumed }] }
  }
  const known = Object.hasOwn(words, word.toLowerCase()) ? words[word.toLowerCase()] : undefined
  if (known !== undefined && isFollowed) {
    const message = `${quote(word)} is no value.${didYouMean([known]).replaceAll('"', '')}`
    const fix = edit(`Write ${known}`, at, word.length, known, word.toLowerCase() === known)
    return { end, value: known, findings: [{ code: 'word', start: at, end, message, suggestions: [known], fix }] }
  }
  const bare = (/^[^",}\]]*/.exec(line)?.[0] ?? word).trimEnd()
  return bareText(text, at, at + bare.length)
}

/** The name of a field of which one quote is missing, or both. */
function bareName(text: string, at: number, word: string): Reading {
  const end = at + word.length
  const isHalf = text[end] === '"'
  const edits = isHalf ? [insertQuote(at)] : [insertQuote(at), insertQuote(end)]
  const fix = fixOf('Insert the quotes', edits)
  const finding: RawFinding = isHalf
    ? {
        code: 'quoteMissing',
        start: at,
        end,
        message: `The quote before the field name ${quote(word)} is missing.`,
        fix,
      }
    : { code: 'quotes', start: at, end, message: `Write the field name ${quote(word)} in double quotes.`, fix }
  return { end: isHalf ? end + 1 : end, value: word, findings: [finding] }
}

/** A text without quotes up to `end`. */
function bareText(text: string, at: number, end: number): Reading {
  const value = text.slice(at, end)
  const reading = (message: string, more: Pick<RawFinding, 'fix' | 'assumed'>): Reading => ({
    end,
    value,
    findings: [{ code: 'quotes', start: at, end, message, ...more }],
  })
  const kind = kindOf(value)
  const meant = meantBy(value)
  if (meant !== null) {
    const message = `${quote(value)} ${kind || 'has something around its text'}. Write only the text here, in double quotes.`
    return reading(message, { fix: edit(`Write ${meant}`, at, value.length, meant, false) })
  }
  const message =
    kind !== '' && /["'()<>{}=]/.test(value)
      ? `${quote(value)} ${kind}. Write the text itself here, in double quotes: "…".`
      : 'Write a text in double quotes: "…".'
  // Nobody but the editor knows which text a template or a program would have put here.
  if (/^(?:\{\{|\{%|<[%?]|\$\{)/.test(value)) return reading(message, { assumed: emptyText(at, value) })
  const inner = escapeQuotes([...value.matchAll(/(?<!\\)"/g)].map(({ index }) => at + index))
  // A word that touches another text may as well be left over: it would become words of the page.
  const isPlain = inner.length === 0 && !/[,:]/.test(value) && text[end] !== '"'
  return reading(message, { fix: fixOf('Insert the quotes', [insertQuote(at), ...inner, insertQuote(end)], isPlain) })
}

const emptyText = (at: number, { length }: string): Edit[] => [{ offset: at, length, text: '""' }]

/** Characters in place of a value that say nothing: `...`, `?`. */
function noText(text: string, at: number, end: number): Reading {
  const value = text.slice(at, end)
  const message = `A value is missing: ${quote(value)} is none. Write a text in double quotes in its place.`
  const assumed = emptyText(at, value)
  return { end, value, findings: [{ code: 'valueMissing', start: at, end, message, assumed }], doubt: 0.4 }
}

/** The text inside of what another language puts around it, as JSON; null: nothing is around it. */
function meantBy(value: string): string | null {
  const field = /^-\s+([\w-]+):\s+(.*)$/.exec(value)
  if (field) return `{ "${field[1] ?? ''}": ${JSON.stringify(field[2])} }`
  const inner =
    /^(?:new\s+)?[\w$.@]*\(\s*(['"`])(?<inner>[^"\\]*?)\1(?:\s*,[^()]*)?\)$/.exec(value) ??
    /^<([a-z]\w*)\b[^<>]*>"?(?<inner>[^"\\]*)"?<\/\1>$/i.exec(value) ??
    /^([*_~`]+)"?(?<inner>[^"\\]*[^"\\*_~`])"?\1$/.exec(value) ??
    /^<(?<inner>[^<>"\\\s]+[/:.@][^<>"\\\s]*)>$/.exec(value) ??
    /^\[[^\]]*\]\((?<inner>[^()"\\]*)\)$/.exec(value) ??
    /^[-*•→]\s+(?<inner>[^"\\]*)$/.exec(value)
  const found = inner?.groups?.['inner']
  return found === undefined ? null : JSON.stringify(found)
}

/** The other ways in which what begins here can be a text without quotes: a piece with brackets, or up to the end of the line. */
export function bareReadings(text: string, at: number, inList: boolean): Reading[] {
  const line = restOfLine(text, at, 2000)
  const piece = Math.max(pieceEnd(text, at) - at, /^\{[\w.]+\}/.exec(line)?.[0].length ?? 0)
  const whole = /^.*?[^\s,](?=\s*,?\s*$)/.exec(line)?.[0].length ?? 0
  const ends = [piece, whole, line.search(/\s*,\s*"[\w$-]+"\s*:/), line.search(/\s*[}\]][\s}\]]*,?\s*$/)]
  const isEnd = (end: number) => end > 0 && /^\s*(?:[,}\]]|$)/.test(line.slice(end))
  return [...new Set(ends)].filter(isEnd).flatMap((end) => {
    const value = line.slice(0, end)
    const parts = value.match(/,\s|[[{}\]]/g)?.length ?? 0
    const quotes = value.match(/"/g)?.length ?? 0
    if (/"\s*:/.test(value) || quotes % 2 === 1) return []
    if (!/[\p{L}\p{N}]/u.test(value)) return /^[^\s"{}[\],:]+$/.test(value) ? [noText(text, at, at + end)] : []
    const doubt = end === piece ? 0.05 : 0.1 + parts * (inList ? 0.3 : 0.1) + quotes * 0.2
    return [{ ...bareText(text, at, at + end), doubt }]
  })
}

/** Reads a number, also one that JSON does not write like that. */
export function readNumber(text: string, at: number, inGroup: boolean): Reading {
  const line = restOfLine(text, at, 500)
  const grouped = inGroup ? /^-?\d{1,3}(?:,\d{3})+(?=\s*(?:[,}]|$))/.exec(line)?.[0] : undefined
  const value = grouped ?? /^[-+.\w%$€£₦]+/.exec(line)?.[0] ?? ''
  const end = at + value.length
  const bare = /^[^",}\]]*/.exec(line)?.[0].trimEnd() ?? ''
  if (!grouped && /^\d.*\s\p{L}/u.test(bare)) return readWord(text, at)
  if (/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(value)) return { end, value, findings: [] }
  const plain = value.replaceAll(',', '')
  const number = /^[-+]?[\d.]+$/.test(plain) ? Number(plain) : Number.NaN
  const better = Number.isFinite(number) ? String(number) : undefined
  const message = `${quote(value)} is not written as a number. Write it like 12 or 1.5; everything else goes in quotes.`
  const fix =
    better === undefined
      ? fixOf('Insert the quotes', [insertQuote(at), insertQuote(end)], false)
      : edit(`Write ${better}`, at, value.length, better, grouped === undefined)
  const suggestions = better === undefined ? [] : [better]
  return { end, value, findings: [{ code: 'number', start: at, end, message, suggestions, fix }] }
}
