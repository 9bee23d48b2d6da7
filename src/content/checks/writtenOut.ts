import type { Entry } from '../entry.ts'
import { rangeOf } from '../ranges.ts'
import { quote } from '../words.ts'
import type { Source } from '../source.ts'
import { placeOf, type Remark, type Text } from './texts.ts'

/** A name that the site defines as a token. */
interface Name {
  token: string
  value: string
}

/** Shorter values are found in too many words that have nothing to do with them. */
const fewestLetters = 5
const isName = (value: string) =>
  /^\p{L}[\p{L}\p{N} .,&'’-]*$/u.test(value) && value.replace(/\P{L}/gu, '').length >= fewestLetters

const known = new WeakMap<ReadonlyMap<string, string>, readonly Name[]>()

/** The tokens of no group that stand for names, such as the brand; the longest first, since it may hold another. */
function namesOf(tokens: ReadonlyMap<string, string>): readonly Name[] {
  const old = known.get(tokens)
  if (old) return old
  const names = [...tokens]
    .filter(([token, value]) => !token.includes('.') && isName(value))
    .map(([token, value]) => ({ token, value }))
    .sort((a, b) => b.value.length - a.value.length)
  known.set(tokens, names)
  return names
}

/** The names that a document may write out. The site's own document is where they are defined. */
export const namesIn = ({ source, kind }: Entry, tokens: ReadonlyMap<string, string>): readonly Name[] =>
  kind === 'site' ? [] : namesOf(tokens).filter(({ value }) => source.text.includes(value))

/** Names that are written out where their token would follow a change. */
export function checkWrittenOut(found: Text, names: readonly Name[], source: Source): Remark[] {
  const { text, schema } = found
  if (names.length === 0 || schema.format === 'code') return []
  const place = placeOf(found)
  const taken = new Set<number>()
  return names.flatMap(({ token, value }): Remark[] => {
    const starts = placesOf(text, value).filter((start) => !taken.has(start))
    for (const start of starts) for (let at = start; at < start + value.length; at++) taken.add(at)
    const places = starts.map((start) => ({ ...place, start, end: start + value.length }))
    const [first] = places
    if (!first) return []
    const edits = places.map((one) => {
      const { start, end } = rangeOf(source, one)
      return { offset: start, length: end - start, text: `{${token}}` }
    })
    const message = `${quote(value)} is what {${token}} stands for. Write the token, so that a change in _site.json reaches this text.`
    const fix = { title: `Write {${token}}`, certain: false, edits }
    return [{ code: 'writtenOut', place: first, message, suggestions: [`{${token}}`], fix }]
  })
}

/** Where the name stands as a whole word, and is no part of an address. */
function placesOf(text: string, name: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const before = /\S*$/.exec(text.slice(0, at))?.[0] ?? ''
    const isWord = !/[\p{L}\p{N}_@/.#{-]$/u.test(before) && !/:\/\/|www\.|mailto:|\]\(/i.test(before)
    const behind = /^\S*/.exec(text.slice(at + name.length))?.[0] ?? ''
    const isEnd = !/^(?:[\p{L}\p{N}_@]|[\w-]*[./@][\p{L}\p{N}])/u.test(behind)
    if (isWord && isEnd) places.push(at)
  }
  return places
}
