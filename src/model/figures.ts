/** A number in a text, as it is written, and what it amounts to. */
export interface WrittenNumber {
  text: string
  amount: number
  /** It is a figure and no small count: it has a currency, a share, groups of digits or decimals. */
  isFigure: boolean
  start: number
  end: number
}

// Parts of words, dates, times and telephone numbers are no numbers here. "9m" on an axis is nine million.
const numbers =
  /(?<![\p{L}\d+.,:/])(?<currency>(?:[A-Z]{3}|[₦$€£¥])\s?)?(?<digits>\d{1,3}(?:,\d{3})+|\d+)(?<decimals>\.\d+)?(?<mark>\s?%|m)?(?![\p{L}\d/]|[.,:]\d)/gu

/** The numbers of a text, in their order. */
export const numbersIn = (text: string): WrittenNumber[] =>
  Array.from(text.matchAll(numbers), (match) => {
    const { currency, digits = '', decimals, mark } = match.groups ?? {}
    const amount = Number(digits.replaceAll(',', '') + (decimals ?? '')) * (mark === 'm' ? 1_000_000 : 1)
    const isFigure = [currency, decimals, mark].some((part) => part !== undefined) || digits.includes(',')
    return { text: match[0], amount, isFigure, start: match.index, end: match.index + match[0].length }
  })

/** So many numbers side by side may be added up to a sum that a text says of them. */
const mostAdded = 6

/** Whether a number is among others, or is the sum of some that stand side by side. */
export function amountsTo(amount: number, others: readonly number[]): boolean {
  const isSame = (other: number) => Math.abs(amount - other) < 0.005
  return others.some((_, first) => {
    let sum = 0
    return others.slice(first, first + mostAdded).some((other) => isSame(other) || isSame((sum += other)))
  })
}
