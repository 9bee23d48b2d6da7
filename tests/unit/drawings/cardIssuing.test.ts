import { describe, expect, it } from 'vitest'
import { limits } from '../../../src/drawings/cards/cardEcommerce.ts'
import { phone } from '../../../src/drawings/cards/cardFintech.ts'
import { costs } from '../../../src/drawings/cards/cardFreelancers.ts'
import { steps } from '../../../src/drawings/cards/cardHero.ts'
import { cards } from '../../../src/drawings/cards/cardNetworks.ts'
import { seats } from '../../../src/drawings/cards/cardSaas.ts'
import { services } from '../../../src/drawings/cards/cardSubscriptions.ts'
import { trip } from '../../../src/drawings/cards/cardTravel.ts'
import { issue, month, payment } from '../../../src/drawings/cards/cardWeave.ts'
import { limitsTogether } from '../../../src/drawings/screens/cardIssueForm.ts'
import { leftAfter } from '../../../src/drawings/screens/cardPayment.ts'
import { leftOn } from '../../../src/drawings/screens/cardPhone.ts'
import { inUse } from '../../../src/drawings/screens/cardSeats.ts'
import { paidBy } from '../../../src/drawings/screens/cardServices.ts'
import { networksArt, stationArt, weaveArt } from '../../../src/theme/art.ts'
import { cuts, textsOf } from './markup.ts'

const svgOf = (name: string) => cuts.find((cut) => cut.name === name)?.svg ?? ''
const wordsOf = (name: string) => textsOf(svgOf(name)).map(({ words }) => words)

describe('the four steps of a card', () => {
  it('give each card its limit', () => {
    expect(limitsTogether(issue)).toBe(12000)
    expect(wordsOf('cardIssue wide')).toEqual(expect.arrayContaining(['24', 'USD 500', 'USD 12,000']))
  })

  it('approve a payment inside the limit', () => {
    expect(payment.before + payment.amount).toBeLessThan(payment.limit)
    expect(leftAfter(payment)).toBe(140)
    expect(wordsOf('cardPay wide')).toEqual(
      expect.arrayContaining(['USD 318 + 42 is under 500', 'USD 140 left this month']),
    )
  })

  it('end in a month that holds this payment and adds up', () => {
    expect(month.some(({ amount }) => amount === payment.amount)).toBe(true)
    expect(month.reduce((sum, { amount }) => sum + amount, 0)).toBe(386.5)
    expect(month.filter(({ hasReceipt }) => hasReceipt)).toHaveLength(2)
    expect(wordsOf('cardMonth wide')).toEqual(expect.arrayContaining(['386.50', '2 of 3 receipts']))
  })

  it('say the same in the drawing of all four', () => {
    expect(wordsOf('cardWeave wide')).toEqual(
      expect.arrayContaining(['USD 12,000', 'USD 318 + 42 is under 500', '386.50']),
    )
  })
})

describe('the tabs of cards', () => {
  it('spend no more than the limits', () => {
    expect(limits.filter(({ spent, limit }) => spent > limit)).toEqual([])
    expect(limits.reduce((sum, { spent }) => sum + spent, 0)).toBe(1815)
    expect(trip.limit - trip.spent).toBe(736)
  })

  it('add up costs, services and seats', () => {
    expect(costs.reduce((sum, { amount }) => sum + amount, 0)).toBe(200)
    expect(paidBy(services)).toBe(99)
    expect(services.filter(({ isFrozen }) => isFrozen)).toMatchObject([{ amount: 61 }])
    expect(inUse(seats) * seats.spent).toBe(315)
    expect(wordsOf('cardSaas wide')).toEqual(expect.arrayContaining(['21 active, 15 on each', 'USD 315', '3 frozen']))
  })

  it('leave on the phone what the payment left on the card', () => {
    expect(leftOn(phone)).toBe(leftAfter(payment))
  })
})

describe('the cards', () => {
  it('are of all three brands and of both currencies', () => {
    expect(cards.map(({ brand }) => brand)).toEqual(['Mastercard', 'Visa', 'Verve'])
    const currencies = new Set([...cards, ...steps.map(({ card }) => card)].map(({ currency }) => currency))
    expect([...currencies].sort()).toEqual(['NGN', 'USD'])
  })
})

describe('the measures shared with the page', () => {
  it('let the line pass from the weave into the networks', () => {
    // Two columns of 5 to 6 with a gap of 5 % of the page's column.
    const column = (weaveArt.width * 0.95 * 6) / 11
    const entry = weaveArt.width - column + (networksArt.entry * column) / networksArt.width
    expect(Math.abs(entry - weaveArt.exit)).toBeLessThan(1)
  })

  const stations = ['payoutStepList', 'payoutStepNames', 'payoutStepApprove', 'payoutStepFollow']
  it.each([...stations, 'cardDesign', 'cardIssue', 'cardPay', 'cardMonth'])(
    '%s can be read beside the line of a window of 320',
    (name) => {
      const sizes = textsOf(svgOf(`${name} wide`)).map(({ size }) => size)
      expect((Math.min(...sizes) * 220) / stationArt.width).toBeGreaterThanOrEqual(10)
    },
  )
})
