import { quote } from '../../model/words.ts'
import { currency, exclamation, foreignCode, oddLetters, plainMarks, unfilled } from './otherMarks.ts'
import { isGarbled, ungarbled } from './garbled.ts'
import { numericDate } from './dates.ts'
import { punctuation, wordTwice } from './punctuation.ts'
import { endsShort } from './abbreviations.ts'
import type { Slip } from './slips.ts'
import { type Found, labels, matchRange, type StyledText } from './styledText.ts'

/** Addresses, tokens and code are written as they are. */
const exempt =
  /\$?\{[^{}]*\}|`[^`]*`|\]\([^)]*\)|&#?\w{2,8};|https?:\/\/\S+|www\.\S+|\S+@\S+|(?<!\S)\/[\w/?#=-]+|\b[\w-]+\.(?:com|org|net|io|json|example)\b/g
const masked = (text: string) => text.replace(exempt, (part) => '0'.repeat(part.length))

const noSlips: readonly Slip[] = []

/**
 * The slips in how a text is written, at most one of each kind: marks, quotes, currencies, dates, repeated words, numbers of
 * entries, letters of a wrong encoding. Samples of code have none.
 */
export function slipsOfStyle(one: StyledText): readonly Slip[] {
  const { text, schema, isSuspect } = one
  if (schema.format !== undefined && schema.format !== 'markdown') return noSlips
  const first = text.charCodeAt(0)
  const found: Slip[] = []
  const add = (code: Slip['code'], place: Found | undefined) => {
    if (!place) return
    const { instead, rest = instead === undefined ? undefined : instead + text.slice(place.end), ...slip } = place
    found.push({ code, ...slip, ...(rest === undefined ? {} : { better: text.slice(0, place.start) + rest }) })
  }
  if (isSuspect && isGarbled(text)) return [garbled(text)]
  const quoted = isQuotation(first) ? wholeQuotation(one) : undefined
  add('quotationMarks', quoted)
  if (isDigitOrStep(first)) add('entryNumber', entryNumber(one))
  if (isAsking(one)) add('punctuation', questionMark(one))
  else add('punctuation', endMark(one))
  if (!isSuspect) return found.length === 0 ? noSlips : found
  const words = masked(text)
  add('wordTwice', wordTwice(words))
  if (found.every(({ code }) => code !== 'punctuation')) add('punctuation', punctuation(text, words, one))
  add('exclamation', exclamation(words, one))
  add('currency', currency(words))
  add('numericDate', numericDate(text, words))
  add('oddLetters', oddLetters(text))
  if (!quoted) add('plainMarks', plainMarks(text, words))
  add('unfinished', unfilled(words))
  add('markup', foreignCode(text, words, schema.format === 'markdown'))
  return found.length === 0 ? noSlips : found
}

function garbled(text: string): Slip {
  const better = ungarbled(text)
  const [start, end] = firstDifference(text, better)
  const message = `${quote(text.slice(start, end))} is one character that was read in the wrong encoding.`
  const hint = 'Write the character that was meant, and save or paste the text as UTF-8.'
  return { code: 'garbled', start, end, message, hint, better, certain: true }
}

/** The first stretch of characters that only a wrong encoding brings. */
function firstDifference(text: string, better: string): [number, number] {
  let start = 0
  while (text[start] === better[start]) start++
  const rest = /^[^\u0000-\u007f]+/.exec(text.slice(start))?.[0].length ?? 1
  return [start, start + rest]
}

const quotations = `"'“”„«»‘’`
const isQuotation = (unit: number) =>
  unit === 0x22 || unit === 0x27 || (unit > 0xaa && quotations.includes(String.fromCharCode(unit)))
const whole = new RegExp(`^[${quotations}]\\s*([^${quotations}](?:[^"“”„«»]*[^${quotations}\\s])?)\\s*[${quotations}]$`)

/** Quotation marks around a whole text: a quote has its own, and no other text needs them. */
function wholeQuotation({ key, text }: StyledText): Found | undefined {
  const inner = whole.exec(text)?.[1]
  if (inner === undefined) return undefined
  const message =
    key === 'quote'
      ? 'This block sets a quote apart by itself. Visitors would see the quotation marks as well.'
      : 'This text is in quotation marks, and visitors would see them.'
  return {
    start: 0,
    end: text.length,
    message,
    hint: 'Leave the quotation marks out.',
    instead: inner,
    does: 'Remove the quotation marks',
    certain: key === 'quote',
  }
}

const isDigitOrStep = (unit: number) => (unit >= 0x30 && unit <= 0x39) || unit === 0x28 || (unit | 0x20) === 0x73
const numbered = /^(?:step\s+\d{1,2}\s*[.):–—-]?|\(?\d{1,2}[.)]|\d{1,2}\s+[–—-])\s+(?=\p{L}|\{)/iu

function entryNumber({ text, key, above }: StyledText): Found | undefined {
  const match = numbered.exec(text)
  if (!match || !(/^\d+$/.test(key) || /\/\d+$/.test(above))) return undefined
  const message = `The number ${quote(match[0].trim())} is a part of this text. The page counts its entries itself where they have an order.`
  const rest = text.slice(match[0].length)
  const hint = 'Leave the number out.'
  return {
    ...matchRange(match),
    message,
    hint,
    instead: '',
    does: 'Remove the number',
    certain: /^[\p{Lu}{]/u.test(rest),
  }
}

const asking =
  /^(?:(?:how|what|which|when|where|why|who|whom|whose)\b(?:\s+[\p{L}'-]+){0,3}?\s+)?(?:do|does|did|can|could|will|would|should|is|are|am|was|were|has|have|may|must)\s+(?:i|you|we|they|he|she|it|my|your|our|their|the|there|this|that|these|a|an|any|\{brand\})\b/iu
const asks = new Set(
  'hwdcisam'.split('').flatMap((letter) => [letter.charCodeAt(0), letter.toUpperCase().charCodeAt(0)]),
)

/** A question without its mark: the question of a list, or a title in the order of words that only questions have. */
function isAsking({ key, text }: StyledText): boolean {
  if (!labels.has(key) || text.charCodeAt(text.length - 1) === 0x3f) return false
  return key === 'question' ? !text.includes('?') : asks.has(text.charCodeAt(0)) && asking.test(text)
}

function questionMark({ text }: StyledText): Found {
  const better = `${text.replace(/[\s.,;:!]+$/, '')}?`
  const hint = 'End it with a question mark.'
  const message = 'This question has no question mark.'
  return { start: 0, end: text.length, message, hint, instead: better, does: 'Add the question mark' }
}

/** The last of several sentences has lost its end. */
function endMark({ key, text, schema }: StyledText): Found | undefined {
  if (!isLetterOrDigit(text.charCodeAt(text.length - 1)) || labels.has(key) || schema.noFullStop) return undefined
  if (!text.includes('. ') && !text.includes('? ')) return undefined
  if (!/[\p{Ll}\d)}][.?]\s+[\p{Lu}{][^\n]*$/u.test(text) || text.includes('\n')) return undefined
  const last = /(\S+)\s+\S+$/.exec(text)?.[1] ?? ''
  if (endsShort(last.replace(/\.$/, '')) || text.includes(' | ')) return undefined
  const message = 'The last sentence of this text has no full stop.'
  return {
    start: text.length - 1,
    end: text.length,
    message,
    hint: 'Write a full stop.',
    instead: `${text.slice(-1)}.`,
    does: 'Add the full stop',
  }
}

const isLetterOrDigit = (unit: number) => (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39)
