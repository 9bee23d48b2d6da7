import { describe, expect, it, test } from 'vitest'
import page from '../../../../pages/card-issuing.json'
import { amountOf, reaches } from '../../../../src/blocks/cardDesigner/amounts.ts'
import { payment } from '../../../../src/drawings/cards/cardWeave.ts'

const rail = ['100', '300', '500', '800', '1,000'].map((amount) => ({ amount }))

const amountPattern = /\d[\d,]*/g
const amountsIn = (words: string) => [...words.matchAll(amountPattern)].map(([amount]) => amountOf(amount))

describe('how far a card has spent along its limits', () => {
  it.each([
    ['50', 0],
    ['100', 0],
    ['200', 0.5],
    ['300', 1],
    // The line shows beside the nodes that it is between.
    ['318', 1.336],
    ['490', 1.68],
    ['500', 2],
    ['650', 2.5],
    ['900', 3.5],
    ['1,000', 4],
    ['4,000', 4],
  ])('%s is at %f', (spent, place) => {
    expect(reaches(spent, rail)).toBe(place)
  })

  it('reads amounts with any separator', () => {
    expect(['1,000', '1.000', '1 000', '1\u00a0000', '1000'].map(amountOf)).toEqual(Array(5).fill(1000))
  })
})

test('CARD-1 each limit of the designer says what is left of it, and all of them add up', () => {
  const [designer] = page.blocks.flatMap((block) => (block.type === 'cardDesigner' && 'limits' in block ? [block] : []))
  const { limits = [], spent = '' } = designer ?? {}
  const used = amountOf(spent)
  // The card of the steps below it is the same one.
  expect(used).toBe(payment.before)
  const wordings = { open: new Set<string>(), reached: new Set<string>() }
  for (const { amount, state, text } of limits) {
    const left = amountOf(amount) - used
    const isOpen = left >= payment.amount
    expect(amountsIn(state)).toEqual(left > 0 ? [left] : [])
    expect(amountsIn(text)).toEqual([used, ...(left > 0 ? [amountOf(amount)] : []), payment.amount])
    wordings[isOpen ? 'open' : 'reached'].add(text.split(amountPattern).join('#').replace('# of #', '#'))
  }
  // Each limit that the payment fits says so in the same words, and no other one does.
  expect([wordings.open.size, wordings.reached.size]).toEqual([1, 1])
  expect(wordings.open).not.toEqual(wordings.reached)
  expect(limits.map(({ amount }) => amountOf(amount))).toEqual([100, 300, 500, 800, 1000])
})
