import type { Edit } from '../../finding/index.ts'
import { fixOf } from '../findings/base.ts'
import { restOfLine } from '../clues/layout.ts'
import type { Reading } from './reading.ts'

// Quotes of other kinds, and quotes that were written twice or escaped by another program.

/** All of one character. */
export const oddQuotes = "'‘’‚‛“”„‟«»‹›`´″′＂＇「」"

/** A straight quote, or one of the others that people and programs write in its place. */
export const isTextStart = (character: string): boolean =>
  character === '"' || (character !== '' && oddQuotes.includes(character))

/** A quote as other programs write it: escaped, as an entity, several in a row. */
const forms = String.raw`\\["']|&(?:quot|apos|[lr][ds]quo|#34|#39);|["${oddQuotes}]{1,3}|,,`
const opening = new RegExp(`^(?:${forms})`)
/** Up to the quote that closes: something follows it that follows a name, or a text. */
const nameBody = new RegExp(`^[^]*?(${forms})(?=\\s*(?:[:,}\\]=-]|$))`)
const textBody = new RegExp(`^[^]*?(${forms})(?=\\s*(?:[,:;}\\])]|$))`)

/** Whether a text begins here in quotes that are not those of JSON. */
export function isOddQuote(text: string, at: number): boolean {
  const character = text.charAt(at)
  if (character === '"') return /^""(?:"|[^\s",:}\]])/.test(text.slice(at, at + 3))
  if (isTextStart(character)) return true
  return (
    /[\\&,]/.test(character) && /^(?:\\["']|&(?:quot|apos|[lr][ds]quo|#34|#39);|,,[^\s,])/.test(text.slice(at, at + 8))
  )
}

/** Reads a text or a name in such quotes; null: it does not end on this line, or not as a text does. */
export function readOddQuotes(text: string, at: number, as: 'key' | 'value'): Reading | null {
  const line = restOfLine(text, at)
  const open = opening.exec(line)?.[0] ?? line.charAt(0)
  const body = line.slice(open.length)
  const [found, close = ''] = (as === 'key' ? nameBody : textBody).exec(body) ?? []
  if (found === undefined) return null
  const [, before = '', inner = '', behind = ''] =
    /^([\s\u00a0\u202f]*)([^]*?)([\s\u00a0\u202f]*)$/.exec(found.slice(0, found.length - close.length)) ?? []
  // A name after the quote, or inside of it: that is more than one text.
  if (/"\s*[,:]/.test(inner) || (inner.includes('"') && /^\s*:/.test(body.slice(found.length)))) return null
  const start = at + open.length + before.length
  const end = at + open.length + found.length
  const edits: Edit[] = [
    { offset: at, length: open.length + before.length, text: '"' },
    ...[...inner.matchAll(/\\'|(?<!\\)"+/g)].map(({ index, 0: part }) => ({
      offset: start + index,
      length: part.length,
      text: part.startsWith('"') ? '\\"' : "'",
    })),
    { offset: end - close.length - behind.length, length: close.length + behind.length, text: '"' },
  ]
  const fix = fixOf('Write straight double quotes', edits)
  return { end, value: inner, findings: [{ code: 'quotes', start: at, end, message: messageOf(open), fix }] }
}

/** A quote of another kind that nothing closes. */
export function unclosedOddQuote(text: string, at: number): Reading {
  const line = restOfLine(text, at + 1)
  const length = /^[^,}\]]*/.exec(line)?.[0].length ?? 0
  const message = messageOf(text.charAt(at))
  return { end: at + 1 + length, value: line, findings: [{ code: 'quotes', start: at, end: at + 1, message }] }
}

function messageOf(open: string): string {
  if (open.startsWith('\\')) return 'The quotes around a name or a text have no backslash before them. Write "…".'
  if (open.startsWith('&')) return `Write the quotes themselves, not ${open}: "…".`
  return open.startsWith('""')
    ? 'Write each quote around a name or a text once: "…".'
    : 'Write names and texts in straight double quotes: "…".'
}
