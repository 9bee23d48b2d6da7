/** `1,000` → 1000: a whole number as documents write it, with any separator between thousands. */
export const amountOf = (written: string): number => Number(written.replace(/\D/g, ''))

/**
 * How far `spent` reaches along limits that are equally far apart: 0 at the first, 1 at the second …, rounded to
 * hundredths.
 * @param limits the lowest first
 */
export function reaches(spent: string, limits: readonly { amount: string }[]): number {
  const amount = amountOf(spent)
  const amounts = limits.map((limit) => amountOf(limit.amount))
  const next = amounts.findIndex((limit) => limit > amount)
  if (next < 0) return amounts.length - 1
  const [from = 0, to = 0] = amounts.slice(next - 1, next + 1)
  return next === 0 ? 0 : Math.round((next - 1 + (amount - from) / (to - from)) * 100) / 100
}
