import { describe, expect, it } from 'vitest'
import { receipts, sent } from '../../../src/drawings/payout/payoutDigital.ts'
import { batch } from '../../../src/drawings/payout/payoutHero.ts'
import { loan } from '../../../src/drawings/payout/payoutLending.ts'
import { sellers } from '../../../src/drawings/payout/payoutMarketplace.ts'
import { drivers } from '../../../src/drawings/payout/payoutMobility.ts'
import { groups } from '../../../src/drawings/payout/payoutPayroll.ts'
import { names } from '../../../src/drawings/payout/payoutSteps.ts'
import { sumOf } from '../../../src/drawings/screens/payoutFile.ts'
import { partOf, receivedOf } from '../../../src/drawings/screens/payoutLoan.ts'
import { countOf, matches } from '../../../src/drawings/screens/payoutSteps.ts'
import { received } from '../../../src/drawings/screens/payoutWallet.ts'
import { stationsArt } from '../../../src/theme/art.ts'
import { cuts, textsOf } from './markup.ts'

const wordsOf = (name: string) => textsOf(cuts.find((cut) => cut.name === name)?.svg ?? '').map(({ words }) => words)
const sum = (items: readonly { amount: number }[]) => items.reduce((total, { amount }) => total + amount, 0)

describe('the list of payouts', () => {
  it('adds up to one sum for each wallet, in every cut', () => {
    expect(batch).toHaveLength(7)
    expect(sumOf(batch, 'NGN')).toBe(480000 + 1120000 + 94000 + 126500 + 270000)
    expect(sumOf(batch, 'XAF')).toBe(845000 + 118500)
    for (const name of ['payoutHero wide', 'payoutHero small', 'payoutHeroTablet wide', 'payoutSteps wide'])
      expect(wordsOf(name)).toEqual(expect.arrayContaining(['NGN 2,090,500', 'XAF 963,500']))
  })

  it('is followed with the states that its payouts have', () => {
    expect([countOf(batch, 'Settled'), countOf(batch, 'In transit'), countOf(batch, 'Scheduled')]).toEqual([5, 1, 1])
    expect(wordsOf('payoutStepFollow wide')).toEqual(expect.arrayContaining(['5 of 7', '5', '1']))
  })

  it('has one name that differs from the name on the account', () => {
    expect(names.filter((name) => !matches(name)).map(({ listed }) => listed)).toEqual(['Tunde Musa'])
  })
})

describe('the tabs of payouts', () => {
  it('lend without a price: what comes back is what went out', () => {
    expect(partOf(loan) * loan.due.length).toBe(loan.amount)
    expect(receivedOf(loan)).toBe(100000)
    expect(wordsOf('payoutLending wide')).toEqual(expect.arrayContaining(['NGN 50,000', 'NGN 100,000']))
  })

  it('pay groups of people that add up', () => {
    expect(sum(groups)).toBe(14812000)
    expect(groups.reduce((total, { people }) => total + people, 0)).toBe(42)
  })

  it('pay sellers and drivers the sum on the screen', () => {
    expect(sum(sellers)).toBe(340000)
    expect(new Set(sellers.map(({ account }) => account)).size).toBe(sellers.length)
    expect(wordsOf('payoutMarketplace wide')).toContain('Pay all sellers, NGN 340,000')
    expect(sum(drivers)).toBe(94000)
    expect(wordsOf('payoutMobility small')).toContain('NGN 94,000')
  })

  it('leave in the wallet what came in less what went out', () => {
    expect(received(receipts)).toBe(65500)
    expect(received(receipts) - sent.amount).toBe(41500)
    expect(wordsOf('payoutDigital wide')).toEqual(expect.arrayContaining(['65,500', 'NGN 41,500']))
  })
})

it('the stations are in four equal columns that fill the width', () => {
  const { columns, columnWidth, width } = stationsArt
  expect((columns.at(-1) ?? 0) + columnWidth).toBe(width)
  expect(new Set(columns.slice(1).map((left, index) => left - (columns[index] ?? 0))).size).toBe(1)
})
