import { isDay } from '../fields/index.ts'
import { dayInWords } from '../../model/showing.ts'
import { quote } from '../../model/words.ts'
import type { Found } from './styledText.ts'

/** Three numbers with the same mark between them: year, month and day, or day and month in either order before the year. */
const figures =
  /(?<![\p{L}\p{N}_/.:@#&=?%+$"'-])(?:(\d{4})([-/.])(\d{1,2})\2(\d{1,2})|(\d{1,2})([-/.])(\d{1,2})\6(\d{4}|\d{2}))(?![\p{L}\p{N}_/@%"'+-]|[.:,]\p{N}|\.\p{L})/gu

/** What comes before a number that is none of a calendar: "version 2.12.2026", "Law No. 2010/12/21". */
const otherNumber =
  /(?:\b(?:versions?|release|build|v|no|nr|numbers?|ref|reference|id|case|file|invoice|order|law|act|decree|regulation|directive|sections?|articles?|clauses?|paragraphs?|code|ratio|phone|call|fax)\b|§)[.:#]*\s*$/iu
/** What comes before a date, so that a year of two digits is one. */
const dateWord =
  /\b(?:revised|updated|changed|reviewed|dated|date|effective|valid|published|on|by|until|till|since|before|after|as of)\b:?\s*$/i
/** What comes after other numbers: "3/6/24 months". */
const unit =
  /^[\s-]*(?:%|(?:per ?cent|months?|days?|weeks?|years?|hours?|minutes?|seconds?|cm|mm|in|inch(?:es)?|kg|splits?|ratio)\b)/i

interface DateFound {
  start: number
  end: number
  /** The days that can be meant, as 2026-12-31: none where the calendar has no such day. */
  days: readonly string[]
  isTechnical: boolean
}

/** A date without the name of its month. `words`: the text without its addresses, tokens and code. */
export function numericDate(text: string, words: string): Found | undefined {
  const dates = [...words.matchAll(figures)].flatMap((match) => dateIn(match, words) ?? [])
  const certain = dates.filter(({ days }) => days.length === 1)
  const first = certain[0] ?? dates[0]
  if (!first) return undefined
  const { start, end, days, isTechnical } = first
  const written = quote(text.slice(start, end))
  const [day, other] = days.map(dayInWords)
  const place = { start, end }
  if (day === undefined)
    return {
      ...place,
      message: `${written} is on no calendar.`,
      hint: 'Write the day that is meant, and its month in words, such as "31 December 2026".',
    }
  if (other !== undefined)
    return {
      ...place,
      message: `${written} is ${day} to some readers, and ${other} to others.`,
      hint: `Write "${day}" or "${other}", whichever is meant.`,
    }
  return {
    ...place,
    message: isTechnical
      ? `${written} is a date as programs write it.`
      : `${written} is a date in figures, which readers in some countries expect in another order.`,
    hint: `Write "${day}".`,
    rest: inWords(text, certain, start),
    does: `Write "${day}"`,
    certain: true,
  }
}

/** All that follows from an offset on, with the month of each date in words. */
function inWords(text: string, dates: readonly DateFound[], from: number): string {
  let rest = ''
  let done = from
  for (const { start, end, days } of dates) {
    rest += text.slice(done, start) + days.map(dayInWords).join('')
    done = end
  }
  return rest + text.slice(done)
}

function dateIn(match: RegExpExecArray, words: string): DateFound | undefined {
  const { 0: written, index: start } = match
  const end = start + written.length
  const [before, after] = [words.slice(0, start), words.slice(end)]
  if (otherNumber.test(before) || unit.test(after)) return undefined
  const [year = '', mark = '', month = '', day = ''] = match.slice(1, 5)
  const [one = '', between = '', two = '', last = ''] = match.slice(5)
  const place = { start, end, isTechnical: year !== '' }
  if (year !== '') {
    if (!isYear(year)) return undefined
    // With another mark than that of the standard it may be anything that has no such day.
    const days = datesOf(year, [[month, day]])
    return days.length > 0 || (mark === '-' && isPair(month, day)) ? { ...place, days } : undefined
  }
  // Numbers of phones and accounts are in groups, too.
  if (between === '-' && (last.length === 2 || /\d[ )]+$/.test(before) || /^ \d/.test(after))) return undefined
  if (last.length === 4 ? !isYear(last) : !isShortDate(one, between, two, last, before)) return undefined
  if (!isPair(two, one) && !isPair(one, two)) return undefined
  const days = datesOf(last.length === 4 ? last : `20${last}`, [
    [two, one],
    [one, two],
  ])
  return days.length > 0 || last.length === 4 ? { ...place, days } : undefined
}

const isYear = (year: string) => /^(?:19|20)/.test(year)
const isPair = (month: string, day: string) =>
  Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31

/** Whether a year of two digits is one: three numbers may be shares, terms or a version as well. */
function isShortDate(one: string, mark: string, two: string, last: string, before: string): boolean {
  const [a, b, c] = [Number(one), Number(two), Number(last)]
  if (c < 15 || c > 45) return false
  if (dateWord.test(before)) return true
  return mark === '/' && a + b + c !== 100 && b - a !== c - b
}

/** The days that there are, each once. `pairs`: months and days. */
function datesOf(year: string, pairs: readonly (readonly [month: string, day: string])[]): string[] {
  const days = pairs.map(([month, day]) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  return [...new Set(days.filter(isDay))]
}
