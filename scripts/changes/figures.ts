import type { Stretch } from '../refactor/wordFinder.ts'

/** A figure in a text. `figure`: as it is written, spaces aside. */
export interface Figure extends Stretch {
  figure: string
}

// A number may have the code or the symbol of its currency before it, and after it what makes it a share, a limit, a size, and a
// word that says what is counted. Parts of telephone numbers, times, dates and names (A4) are no figures.
const figures = new RegExp(
  [
    String.raw`(?<![\p{L}\d+.,:/]|\d\s)`,
    String.raw`(?<currency>(?:[A-Z]{3}|[₦$€£¥])\s?)?`,
    String.raw`(?<amount>\d+(?:[.,]\d+)*)(?![\s.,:]?\d)`,
    String.raw`(?<mark>\s?%|\sper\s?cent\b|\+|\/\d+(?![\d/])|\p{L}+)?`,
    String.raw`(?<counted>[\s‐‑-]\p{Ll}[\p{L}-]*)?`,
  ].join(''),
  'gu',
)

const [ordinal, year, grouped] = [/^(?:st|nd|rd|th)$/, /^(?:19|20)\d\d$/, /,\d{3}/]
const time = /^(?:second|minute|hour|day|week|month|year)s?$/
/** Words of four letters and more that follow a number without being counted. */
const uncounted =
  /^(?:about|after|before|because|does|from|goes|have|into|more|over|that|than|then|they|this|until|when|with)$/

/**
 * The figures of a text: what would be wrong elsewhere when it changes here. That is a number with a currency, a share or a
 * unit, or one of so many digits that it can hardly mean anything else. Small bare numbers and years mean too many things.
 */
export function figuresIn(text: string): Figure[] {
  return Array.from(text.matchAll(figures)).flatMap((match) => {
    const { currency = '', amount = '', mark = '', counted = '' } = match.groups ?? {}
    const own = currency + amount + mark
    const written = ordinal.test(mark) ? '' : own === amount ? bareFigure(amount, counted) : own
    const figure = written.replace(/\s+/g, ' ').replace(' %', '%')
    return figure === '' ? [] : [{ figure, start: match.index, end: match.index + written.length }]
  })
}

/** What a figure is compared by: "24 hours", "24 hour" and "24-hour" are one. */
export const figureKey = (figure: string): string =>
  figure.replace(/(?<=\d)[\s‐‑-]+(?=\p{Ll})/gu, ' ').replace(/(?<= \p{Ll}[\p{L}-]*\p{L})s$/u, '')

/** Of a number on its own: with what it counts, if it is short; '' where it is no figure. */
function bareFigure(amount: string, counted: string): string {
  const digits = amount.replace(/\D/g, '').length
  if (year.test(amount)) return ''
  if (digits > 3 || grouped.test(amount)) return amount
  const unit = counted.slice(1)
  const isUnit = time.test(unit) || (digits > 1 && unit.length > 3 && !uncounted.test(unit))
  return isUnit ? amount + counted : digits > 2 ? amount : ''
}
