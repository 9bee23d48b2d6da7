import { describe, expect, it, test } from 'vitest'
import page from '../../../../pages/card-issuing.json'
import { amountOf, reaches } from '../../../../src/blocks/cardDesigner/amounts.ts'
import { payment } from '../../../../src/drawings/cards/cardWeave.ts'

const rail = ['100', '300', '500', '800', '1,000'].map((amount) => ({ amount }))

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
  for (const { amount, state, text } of limits) {
    const left = amountOf(amount) - used
    const isOpen = left >= payment.amount
    expect(state).toBe(left > 0 ? `USD ${left} left` : 'Limit reached')
    expect(text).toBe(
      `${spent}${left > 0 ? ` of ${amount}` : ''} is spent. A payment of ${payment.amount} ${isOpen ? 'goes' : 'does not go'} through.`,
    )
  }
  expect(limits.map(({ amount }) => amountOf(amount))).toEqual([100, 300, 500, 800, 1000])
})
