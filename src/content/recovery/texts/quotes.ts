import * as findingOf from '../findings/index.ts'
import { restOfLine } from '../clues/layout.ts'
import { colonFollows } from '../clues/shapes.ts'
import { readWord } from './bare.ts'
import { endMissing, readText } from './literals.ts'
import type { Reading } from './reading.ts'
import { pastedIntoText } from './pasted.ts'

// Texts and names in quotes, of which one may be missing: all places where it can have been meant.

/** What follows a text: a comma and another entry, a bracket, the end of its line. */
const follows =
  /^[ \t]*(?:,[ \t]*(?:["'{[\d/-]|(?:true|false|null)\b|\r?\n|$)|[}\]][ \t,}\]]*(?:["{[/]|\r?\n|$)|\r?\n|$)/
const isFollowed = (text: string, end: number) => follows.test(text.slice(end, end + 300))

/** Whether a text is as it should be, and what follows it as well. */
export const isSettled = (text: string, { end, findings }: Reading): boolean =>
  findings.length === 0 && (isFollowed(text, end) || colonFollows(text, end))

/** The ways to read a text as a value, the likeliest first. */
export function textReadings(text: string, at: number): Reading[] {
  const first = readText(text, at, 'value')
  if (isSettled(text, first)) return [first]
  const others = [plainText(text, at), pastedIntoText(text, at), ...cutTexts(text, at), ...longTexts(text, at)]
  const isOther = (one: Reading | null): one is Reading =>
    one !== null && (one.end !== first.end || one.findings.length < first.findings.length)
  return [first, ...others.filter(isOther)]
}

/** The text up to the next quote of its line, as JSON has it; null: there is none. */
function plainText(text: string, at: number): Reading | null {
  const found = /^"((?:[^"\\\r\n\t]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*)"/.exec(text.slice(at, at + 20_000))
  return found && { end: at + found[0].length, value: found[1] ?? '', findings: [] }
}

/** The readings in which the quote at the end is missing: before a comma or brackets that something else follows. */
function cutTexts(text: string, at: number): Reading[] {
  if (text[at] !== '"') return []
  const line = restOfLine(text, at)
  const places: number[] = []
  const comma = /^"[^"]*?(?=\s*,\s*")/.exec(line)?.[0].length
  if (comma !== undefined) places.push(comma)
  // The text up to the next quote or the end of the line, and the brackets and commas in which that ends.
  const part = /^"(?:[^"\\]|\\.)*/.exec(line)?.[0] ?? ''
  const tail = /[\s,}\]{[]*$/.exec(part)?.[0] ?? ''
  for (let place = part.length; place >= part.length - tail.length && places.length < 8; place--)
    if (isFollowed(text, at + place)) places.push(part.slice(0, place).trimEnd().length)
  return [...new Set(places)].filter((place) => place > 1).map((place) => cutText(text, at, at + place))
}

/** The readings in which quotes are part of the text: it ends at a later one of its line. */
function longTexts(text: string, at: number): Reading[] {
  if (text[at] !== '"') return []
  const line = restOfLine(text, at)
  const quotes = [...line.matchAll(/(?<!\\)"/g)].map(({ index }) => index).slice(1, 40)
  const ends = quotes.slice(1).filter((last) => {
    // After a quote a name begins: that is another field.
    return isFollowed(text, at + last + 1) && !/"\s*:/.test(line.slice(0, last + 1))
  })
  return ends.slice(0, 3).map((last, index) => {
    const inner = quotes.filter((one) => one < last).map((one) => at + one)
    const findings = [findingOf.quotesInside(inner)]
    return { end: at + last + 1, value: line.slice(1, last), findings, doubt: 0.15 + 0.05 * index }
  })
}

function cutText(text: string, at: number, place: number): Reading {
  const value = text.slice(at + 1, place)
  // A token keeps both of its braces.
  const isTorn = value.split('{').length !== value.split('}').length
  return { end: place, value, findings: [endMissing(text, at, place)], doubt: isTorn ? 0.3 : 0.05 }
}

/** The text whose quote at the beginning is missing: `Create account",`; null: it is none. */
export function headlessText(text: string, at: number): Reading | null {
  const words = /^(?:[^"\\]|\\.)*(?="[ \t]*(?:[,}\]]|$))/.exec(restOfLine(text, at))?.[0]
  if (words === undefined || words.trim() === '') return null
  const end = at + words.length
  const doubt = /^[[{]\s|\s[{[(]$/.test(words) ? 0.3 : 0
  return { end: end + 1, value: words, findings: [findingOf.textHeadless(at, end)], doubt }
}

/** The ways to read the name of a field, the likeliest first. */
export function nameReadings(text: string, at: number, isText: boolean): Reading[] {
  const first = isText ? readText(text, at, 'key') : readWord(text, at, 'key')
  if (colonFollows(text, first.end) && !/:\s/.test(first.value)) return [first]
  const divided = /^"[\w$-]*"[\w$-]+"(?=\s*:)/.exec(text.slice(at, at + 200))?.[0]
  if (divided) {
    const inner = at + divided.indexOf('"', 1)
    const value = divided.replaceAll('"', '')
    return [first, { end: at + divided.length, value, findings: [findingOf.quoteExtra(inner)] }]
  }
  const name = /^"([\w$-]+)(['‘’“”`´]?)(?=\s*:)/.exec(text.slice(at, at + 200))
  if (!name) return [first]
  const end = at + name[0].length
  const finding = name[2]
    ? findingOf.quoteOdd(end - 1, name[2], 'field name')
    : findingOf.nameUnclosed(at, end, name[1])
  return [first, { end, value: name[1] ?? '', findings: [finding] }]
}
