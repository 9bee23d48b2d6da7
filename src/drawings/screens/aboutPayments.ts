import type { Screen } from '../kit/drawing.ts'
import type { Line } from '../kit/lines.ts'
import { type Currency, figures, money } from '../kit/samples.ts'
import { box, hairline, panel } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'

interface Payment {
  name: string
  line: Line
  currency: Currency
  /** What it does to the account. */
  change: number
  word: 'in' | 'out' | 'paid'
}

/** One payment of each product. */
export const payments: readonly Payment[] = [
  { name: 'Collections', line: 'lagoon', currency: 'NGN', change: 42_000, word: 'in' },
  { name: 'Cards', line: 'clay', currency: 'USD', change: -38, word: 'paid' },
  { name: 'Payouts', line: 'sun', currency: 'NGN', change: -24_000, word: 'out' },
  { name: 'Bills', line: 'sky', currency: 'NGN', change: -12_000, word: 'paid' },
]

/** What is in the wallets before the payments. */
const before: Partial<Record<Currency, number>> = { USD: 140 }

/** What the payments leave in a wallet. */
export function left(currency: Currency): number {
  return payments.reduce((sum, one) => (one.currency === currency ? sum + one.change : sum), before[currency] ?? 0)
}

/** An amount as a payment or a receipt shows it: dollars with their cents. */
export const amount = (currency: Currency, value: number) =>
  currency === 'USD' ? `USD ${Math.abs(value).toFixed(2)}` : money(currency, Math.abs(value))

/** A payment with the colour of its line, 64 px high. */
export function paymentRow({ name, line, currency, change, word }: Payment, width: number): Screen {
  return {
    width,
    height: 64,
    svg:
      panel(width, 64, 14) +
      box(0.5, 0.5, 8, 63, { radius: 4, fill: line }) +
      text(24, 28, name, { size: 13.5, fill: 'text2' }) +
      text(24, 51, `${amount(currency, change)} ${word}`, { size: 17, weight: 600, face: 'condensed' }),
  }
}

/** The account in which all payments meet. */
export function oneAccount(width: number): Screen {
  const wallet = (currency: Currency, y: number) =>
    text(24, y - 2, currency, { size: 13.5, fill: 'text2' }) +
    text(
      width - 24,
      y,
      left(currency)
        .toFixed(2)
        .replace(/^\d+/, (whole) => figures(Number(whole))),
      {
        size: 28,
        weight: 600,
        face: 'condensed',
        anchor: 'end',
      },
    )
  return {
    width,
    height: 196,
    svg:
      panel(width, 196, 20) +
      text(24, 40, 'One account', { size: 16, weight: 600 }) +
      wallet('NGN', 90) +
      hairline(24, 108, width - 24) +
      wallet('USD', 142) +
      text(24, 176, 'Every payment, in and out', { size: 13.5, fill: 'text2' }),
  }
}
