import { describe, expect, it } from 'vitest'
import { card as closing } from '../../../src/drawings/cards/cardClosing.ts'
import { limits } from '../../../src/drawings/cards/cardEcommerce.ts'
import { phone } from '../../../src/drawings/cards/cardFintech.ts'
import { costs } from '../../../src/drawings/cards/cardFreelancers.ts'
import { steps } from '../../../src/drawings/cards/cardHero.ts'
import { cards } from '../../../src/drawings/cards/cardNetworks.ts'
import { services } from '../../../src/drawings/cards/cardSubscriptions.ts'
import { trip } from '../../../src/drawings/cards/cardTravel.ts'
import { design, month, payment } from '../../../src/drawings/cards/cardWeave.ts'
import { leftAfter } from '../../../src/drawings/screens/cardPayment.ts'
import { leftOn } from '../../../src/drawings/screens/cardPhone.ts'
import { paidBy } from '../../../src/drawings/screens/cardServices.ts'
import { companyMarks } from '../../../src/drawings/kit/companyMarks.ts'
import { networksArt, stationArt, weaveArt } from '../../../src/theme/art.ts'
import { cardArt, cardLooks } from '../../../src/theme/cardLooks.ts'
import { marks } from '../../../src/theme/marks.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { contrast } from '../../support/contrast.ts'
import { amountOf, missingIn, svgOf, textsOf } from './markup.ts'

describe('the four steps of a card', () => {
  it('give each card its limit', () => {
    expect(missingIn('cardIssue wide', '24', 'USD 500', 'USD 12,000')).toEqual([])
  })

  it('approve a payment inside the limit', () => {
    expect(payment.before + payment.amount).toBeLessThan(payment.limit)
    expect(missingIn('cardPay wide', 'USD 318 + 42 is under 500', 'USD 140 left this month')).toEqual([])
  })

  it('end in a month that holds this payment and adds up', () => {
    expect(month.some(({ amount }) => amount === payment.amount)).toBe(true)
    expect(month.filter(({ hasReceipt }) => hasReceipt)).toHaveLength(2)
    expect(missingIn('cardMonth wide', '386.50', '2 of 3 receipts')).toEqual([])
  })

  it('say the same in the drawing of all four', () => {
    expect(missingIn('cardWeave wide', 'USD 12,000', 'USD 318 + 42 is under 500', '386.50')).toEqual([])
  })
})

describe('the tabs of cards', () => {
  it('spend no more than the limits', () => {
    expect(limits.filter(({ spent, limit }) => spent > limit)).toEqual([])
    expect(limits.reduce((sum, { spent }) => sum + spent, 0)).toBe(1815)
    expect(trip.limit - trip.spent).toBe(736)
  })

  it('add up costs, services and seats', () => {
    expect(amountOf(costs)).toBe(200)
    expect(paidBy(services)).toBe(99)
    expect(services.filter(({ isFrozen }) => isFrozen)).toMatchObject([{ amount: 61 }])
    expect(missingIn('cardSaas wide', '21 active, 15 on each', 'USD 315', '3 frozen')).toEqual([])
  })

  it('leave on the phone what the payment left on the card', () => {
    expect(leftOn(phone)).toBe(leftAfter(payment))
  })
})

describe('the cards', () => {
  it('are of three customers each, and none is ours', () => {
    for (const some of [cards, steps.map(({ card }) => card)])
      expect(new Set(some.map(({ owner }) => owner)).size).toBe(3)
  })

  it('of one ending belong to one owner', () => {
    const owners = new Map<string, Set<string>>()
    for (const { ending, owner } of [...cards, ...steps.map(({ card }) => card), design, closing])
      owners.set(ending, (owners.get(ending) ?? new Set()).add(owner))
    expect([...owners].filter(([, all]) => all.size > 1)).toEqual([])
  })

  it('carry marks of which no two are alike, nor like one of a customer or partner', () => {
    const all = [...Object.values(companyMarks), ...Object.values(marks)]
    expect(new Set(all).size).toBe(all.length)
  })

  it('are wide in the head of the page', () => {
    expect(Number(/scale\((\d\.\d+)\)/.exec(svgOf('cardHero wide'))?.[1]) * cardArt.width).toBeGreaterThanOrEqual(340)
  })

  it('have words on them that are at least 7 to 1, and stripes that are seen', () => {
    for (const [ground, { words, stripes }] of Object.entries(cardLooks)) {
      expect(contrast(tokens[words], tokens[ground as keyof typeof cardLooks]), ground).toBeGreaterThanOrEqual(7)
      expect(stripes as readonly string[], ground).not.toContain(ground)
    }
  })

  it('are all there in a narrow closing, with words that can be read', () => {
    const svg = svgOf('cardClosing small')
    // A phone of 360 px shows 374 units of the art.
    const [, left = '', scale = ''] = /translate\((\d+) [\d.]+\)"?><g transform="scale\(([\d.]+)\)/.exec(svg) ?? []
    expect(Number(left) + Number(scale) * cardArt.width).toBeLessThan(374 - 12)
    expect(textsOf(svg).map(({ words }) => words)).toContain('Your brand')
  })

  it('are of all three brands and of both currencies', () => {
    expect(cards.map(({ brand }) => brand)).toEqual(['Mastercard', 'Visa', 'Verve'])
    const currencies = new Set([...cards, ...steps.map(({ card }) => card)].map(({ currency }) => currency))
    expect(currencies).toEqual(new Set(['NGN', 'USD']))
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
