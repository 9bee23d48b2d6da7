import { expect, test } from 'vitest'
import { amountsTo, numbersIn } from '../../../src/model/figures.ts'

test.each([
  ['NGN 180,000 and USD 42.00: 8.5% of 9m', [180_000, 42, 8.5, 9_000_000]],
  ['A sum of 1,240,000.', [1_240_000]],
  ['In 24 hours, from 3 accounts, in 2024', []],
  ['At 10:30 on 20.11.2026, +234 800 000 0000, MP3, A4, 2/3', []],
])('the figures of "%s"', (text, amounts) => {
  expect(numbersIn(text).flatMap(({ isFigure, amount }) => (isFigure ? [amount] : []))).toEqual(amounts)
})

test('every number that is drawn counts, also one without groups', () => {
  expect(numbersIn('amount: 42000').map(({ amount }) => amount)).toEqual([42_000])
})

test('a text may add up what stands side by side', () => {
  const drawn = [45_000, 22_000, 18_000, 26.5, 42]
  for (const amount of [45_000, 40_000, 68.5]) expect(amountsTo(amount, drawn)).toBe(true)
  for (const amount of [63_000, 40_001, 27]) expect(amountsTo(amount, drawn)).toBe(false)
})
