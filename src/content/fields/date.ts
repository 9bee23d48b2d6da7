import type { RawFinding } from '../finding/index.ts'
import type { Source } from '../json/index.ts'
import { didYouMean, isBlank, quote } from '../../model/words.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** Whether a text is a day of the calendar, as year-month-day. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** The day that was meant by a text; undefined where it can be read in two ways. */
function meantDay(text: string): string | undefined {
  const words = text.trim().toLowerCase()
  const parts = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:[t ].*)?$/.exec(words)
  if (parts) return written(parts[1], parts[2], parts[3])
  const german = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/.exec(words)
  // 20.11.2026 has one reading; 05/06/2026 has two.
  if (german && (german[2] === '.' || Number(german[1]) > 12)) return written(german[4], german[3], german[1])
  if (german && Number(german[3]) > 12) return written(german[4], german[1], german[3])
  const [, day, name, year] =
    /^(\d{1,2})(?:st|nd|rd|th|\.)?\s+([a-z]{3,9})\.?,?\s+(\d{4})$/.exec(words) ??
    /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/
      .exec(words)
      ?.map((_, at, all) => all[[0, 2, 1, 3][at] ?? 0]) ??
    []
  const month = name === undefined ? -1 : months.indexOf(name.slice(0, 3))
  return month < 0 ? undefined : written(year, String(month + 1), day)
}

function written(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

/** What is wrong with the value of a date. */
export function dateFinding(
  source: Source,
  { pointer }: { pointer: string },
  text: string,
): Omit<RawFinding, 'start' | 'end'> {
  const better = meantDay(text)
  const suggestions = better === undefined ? [] : [better]
  const form = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const message = isBlank(text)
    ? 'This day is empty. Write it like 2026-11-20, or remove the field.'
    : form
      ? `${quote(text)} is no day of the calendar. Write it like 2026-11-20.`
      : `${quote(text)} is not written as year-month-day, such as 2026-11-20.${didYouMean(suggestions)}`
  const { start, end } = source.valueRange(pointer)
  const edits = [{ offset: start, length: end - start, text: JSON.stringify(better) }]
  const fix = better === undefined ? undefined : { title: `Write "${better}"`, certain: false, edits }
  return { code: 'date', message, suggestions, fix }
}
