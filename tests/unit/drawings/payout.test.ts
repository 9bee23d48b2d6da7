import { describe, expect, it } from 'vitest'
import { batch } from '../../../src/drawings/payout/payoutHero.ts'
import { loan } from '../../../src/drawings/payout/payoutLending.ts'
import { sellers } from '../../../src/drawings/payout/payoutMarketplace.ts'
import { groups } from '../../../src/drawings/payout/payoutPayroll.ts'
import { names } from '../../../src/drawings/payout/payoutSteps.ts'
import { partOf } from '../../../src/drawings/screens/payoutLoan.ts'
import { countOf, matches } from '../../../src/drawings/screens/payoutSteps.ts'
import { stationsArt } from '../../../src/theme/art.ts'
import { amountOf, missingIn } from './markup.ts'

describe('the list of payouts', () => {
  it('adds up to one sum for each wallet, in every cut', () => {
    expect(batch).toHaveLength(7)
    for (const name of ['payoutHero wide', 'payoutHero small', 'payoutHeroTablet wide'])
      expect(missingIn(name, '2,090,500', '963,500')).toEqual([])
    expect(missingIn('payoutSteps wide', 'NGN 2,090,500', 'XAF 963,500')).toEqual([])
  })

  it('is followed with the states that its payouts have', () => {
    expect([countOf(batch, 'Settled'), countOf(batch, 'In transit'), countOf(batch, 'Scheduled')]).toEqual([5, 1, 1])
    expect(missingIn('payoutStepFollow wide', '5 of 7', '5', '1')).toEqual([])
  })

  it('has one name that differs from the name on the account', () => {
    expect(names.filter((name) => !matches(name)).map(({ listed }) => listed)).toEqual(['Tunde Musa'])
  })
})

describe('the tabs of payouts', () => {
  it('lend without a price: what comes back is what went out', () => {
    expect(partOf(loan) * loan.due.length).toBe(loan.amount)
    expect(missingIn('payoutLending wide', 'NGN 50,000', 'NGN 100,000')).toEqual([])
  })

  it('pay groups of people that add up', () => {
    expect(amountOf(groups)).toBe(14812000)
    expect(groups.reduce((total, { people }) => total + people, 0)).toBe(42)
  })

  it('pay sellers and drivers the sum on the screen', () => {
    expect(new Set(sellers.map(({ account }) => account)).size).toBe(sellers.length)
    expect(missingIn('payoutMarketplace wide', 'Pay all sellers, NGN 340,000')).toEqual([])
    expect(missingIn('payoutMobility small', 'NGN 94,000')).toEqual([])
  })

  it('leave in the wallet what came in less what went out', () => {
    expect(missingIn('payoutDigital wide', '65,500', 'NGN 41,500')).toEqual([])
  })
})

it('the stations are in four equal columns that fill the width', () => {
  const { columns, columnWidth, width } = stationsArt
  expect((columns.at(-1) ?? 0) + columnWidth).toBe(width)
  expect(new Set(columns.slice(1).map((left, index) => left - (columns[index] ?? 0))).size).toBe(1)
})
