/** `1,000` → 1000: a whole number as documents write it, with any separator between thousands. */
export const amountOf = (written: string): number => Number(written.replace(/\D/g, ''))

/** What the node of a limit covers of the way to the next one, and a little more: less of the line would not be seen. */
const covered = 0.3

/**
 * How far `spent` reaches along limits that are equally far apart: 0 at the first, 1 at the second …, rounded to
 * thousandths. Between two limits it keeps off both, so that it can be seen to be more than one and less than the other.
 * @param limits the lowest first
 */
export function reaches(spent: string, limits: readonly { amount: string }[]): number {
  const amount = amountOf(spent)
  const amounts = limits.map((limit) => amountOf(limit.amount))
  const next = amounts.findIndex((limit) => limit > amount)
  if (next < 0) return amounts.length - 1
  const [from = 0, to = 0] = amounts.slice(next - 1, next + 1)
  if (next === 0 || from === amount) return Math.max(0, next - 1)
  const part = covered + ((1 - 2 * covered) * (amount - from)) / (to - from)
  return Math.round((next - 1 + part) * 1000) / 1000
}
