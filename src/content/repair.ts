import { applyEdits } from './edits.ts'
import type { Edit, Fault } from './findings.ts'
import { findSyntaxFaults } from './syntax.ts'
import { clearForeign } from './syntaxForeign.ts'
import { openBefore } from './syntaxFrame.ts'
import * as faultOf from './syntaxFaults.ts'
import { oddEnd } from './syntaxValues.ts'

/** So far on both sides of the first fault the slip is looked for. */
const reach = 240
/** So many signs may be copied for it: a fraction of a second for the largest documents, nothing for ordinary ones. */
const budget = 100_000_000

/**
 * The faults of a text that is no JSON. Reading on after a fault is guesswork; where one single sign more or less makes the
 * whole text JSON, that sign is what was forgotten or slipped in, and the only fault.
 */
export function findFaults(text: string): Fault[] {
  const cleared = clearForeign(text)
  if (cleared.faults.length > 0 && isJson(cleared.text)) return cleared.faults
  const faults = [...cleared.faults, ...findOwnFaults(cleared.text)].sort((a, b) => a.start - b.start)
  return isProven(text, faults) ? faults : faults.map(asGuess)
}

/** What was read into a text is right when it makes the text JSON; otherwise each fault may be an echo of another slip. */
function isProven(text: string, faults: readonly Fault[]): boolean {
  const edits = faults.map(({ fix }) => fix?.edits)
  if (edits.includes(undefined)) return false
  try {
    return isJson(applyEdits(text, edits.flat() as Edit[]))
  } catch {
    return false
  }
}

const asGuess = (fault: Fault): Fault => (fault.fix ? { ...fault, fix: { ...fault.fix, certain: false } } : fault)

function findOwnFaults(text: string): Fault[] {
  const { faults, suspects } = findSyntaxFaults(text)
  const [first] = faults
  if (!first) return faults
  // These two are the other half of a slip more often than a slip.
  const doubtful = first.code === 'quoteInside' || first.code === 'bracketExtra'
  if (faults.length === 1 && !doubtful && first.fix && isJson(applyEdits(text, first.fix.edits))) return faults
  for (const near of [first.start, ...suspects]) {
    const slip = findMissingSign(text, near) ?? findSignTooMany(text, near)
    if (slip) return [slip]
  }
  return faults
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Which signs can have been forgotten between these two. */
function candidates(before: string, after: string): string {
  const inWord = /[\p{L}\p{N}]/u
  // Before spaces no text begins; behind them it does.
  const open = /[:,[{\s]/.test(before)
  const quotes = (inWord.test(before) && inWord.test(after)) || (open && /\s/.test(after)) ? '' : '"'
  const openers = open && !/[\s,:\]}]/.test(after) ? '[{' : ''
  const closers = /["\]}\dela]/.test(before) ? ',:]}' : ''
  return quotes + openers + closers
}

function findMissingSign(text: string, near: number): Fault | null {
  let left = budget
  const end = Math.min(text.length, near + reach)
  for (let at = Math.max(1, near - reach); at <= end; at++) {
    for (const sign of candidates(text.charAt(at - 1), text.charAt(at))) {
      left -= text.length
      if (left < 0) return null
      if (isJson(text.slice(0, at) + sign + text.slice(at))) return missingSign(text, at, sign)
    }
  }
  return null
}

function findSignTooMany(text: string, near: number): Fault | null {
  let left = budget
  const end = Math.min(text.length, near + reach)
  for (let at = Math.max(0, near - reach); at < end; at++) {
    const sign = text.charAt(at)
    if (!'{}[]",:'.includes(sign)) continue
    left -= text.length
    if (left < 0) return null
    if (isJson(text.slice(0, at) + text.slice(at + 1))) return signTooMany(at, sign)
  }
  return null
}

function signTooMany(at: number, sign: string): Fault {
  if (sign === '"') return faultOf.quoteExtra(at)
  return sign === ',' ? faultOf.commaExtra(at) : sign === ':' ? faultOf.colonExtra(at) : faultOf.bracketExtra(at, sign)
}

function missingSign(text: string, at: number, sign: string): Fault {
  if (sign === ',') return faultOf.commaMissing(at)
  if (sign === ':') return faultOf.colonMissing(at, '', '')
  if (sign !== '"') return faultOf.bracketMissing(text, at, sign, '}]'.includes(sign) ? openBefore(text, at) : -1)
  const before = text.slice(0, at).trimEnd().at(-1) ?? ''
  if (/[:,[{]/.test(before) && !/^\s*[:,\]}]/.test(text.slice(at, at + 50))) {
    const end = Math.max(at, text.indexOf('"', at))
    return faultOf.quoteMissing(at, end, at, 'The quote at the beginning of this text is missing.')
  }
  const start = Math.max(0, text.lastIndexOf('"', at - 1))
  const odd = oddEnd(text, start, at)
  if (odd) return odd
  return faultOf.quoteMissing(start, at, at, 'The quote at the end of this text is missing.')
}
