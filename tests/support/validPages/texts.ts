import type { Schema } from '../../../src/content/schema/index.ts'
import { firstHeading } from './formats.ts'
import { frenchLength } from './ownLengths.ts'
import type { Wish } from './wish.ts'
import { type TextKind, wordsOf } from './words.ts'

/** A text for a field of words, of running text or of code: as long as the wish says, and never beyond the field's limits. */
export function textFor(schema: Schema, { texts, mostText, random }: Wish, path: string): string {
  const { minLength = 1, format, mostWords } = schema
  const maxLength = Math.min(schema.maxLength ?? 60, Math.max(minLength, mostText))
  const usual = Math.min(maxLength, Math.max(minLength, frenchLength(path) ?? Math.ceil(minLength * 1.3)))
  const size = {
    shortest: minLength,
    longest: maxLength,
    oneWord: Math.max(usual, Math.min(34, maxLength)),
    french: usual,
  }[texts]
  if (format === 'code') return code(size)
  if (format === 'markdown') return runningText(schema, texts, size, random)
  return wordsOf(texts, size, random, mostWords)
}

/** JSON of exactly so many characters: a line for each 40 of them, and one that is as long as the rest. */
function code(size: number): string {
  if (size < 14) return '{}'.padEnd(size)
  const lines = '\n  "amount": 845000, "currency": "XAF",'.repeat(Math.max(0, Math.floor((size - 60) / 40)))
  const empty = `{${lines}\n  "service": ""\n}`
  return empty.length > size
    ? `{"a":"${'b'.repeat(size - 8)}"}`
    : empty.replace('""', `"${'Transfers'.repeat(size).slice(0, size - empty.length)}"`)
}

const paragraph = 400

/** Running text with all that the field allows: headings, a list, bold words, a link. Short texts are plain words. */
function runningText(schema: Schema, texts: TextKind, size: number, random: () => number): string {
  const words = (length: number) => wordsOf(texts, length, random)
  if (size < 120) return words(size)
  const parts = [`**${words(20)}** [${words(18)}](/payout)`, `- ${words(24)}\n- ${words(12)}`]
  if (schema.headings?.includes(2)) parts.unshift(`## ${firstHeading.text}`, `### ${words(30)}`)
  let left = size - parts.reduce((sum, part) => sum + part.length + 2, 0)
  for (; left > 2 * paragraph; left -= paragraph + 2) parts.push(words(paragraph))
  return [...parts, words(left)].join('\n\n')
}
