import { describe, expect, it } from 'vitest'
import { tree } from '../../../src/drawings/overview/overviewAccounts.ts'
import { sectors } from '../../../src/drawings/overview/overviewSectors.ts'
import { board } from '../../../src/drawings/bills/billsHero.ts'
import { bills } from '../../../src/drawings/overview/overviewBills.ts'
import { list } from '../../../src/drawings/overview/overviewPayouts.ts'
import { treeTotal } from '../../../src/drawings/screens/studyTree.ts'
import { bills as dueBills } from '../../../src/drawings/home/tabBills.ts'
import { reward } from '../../../src/drawings/useCases/useCaseGaming.ts'
import { paidIn } from '../../../src/drawings/useCases/useCaseHealth.ts'
import { income, paid } from '../../../src/drawings/useCases/useCaseRetail.ts'
import { amountOf, cuts, missingIn } from './markup.ts'

describe('the sectors', () => {
  it.each([
    ['useCaseFintech', 'NGN 30,000'],
    ['useCaseHealth', 'NGN 5,000'],
    ['useCaseRetail', 'NGN 660,000'],
    ['useCaseLogistics', 'NGN 91,500'],
  ])('%s leaves what came in less what went out', (name, words) => {
    for (const size of ['wide', 'small']) expect(missingIn(`${name} ${size}`, words)).toEqual([])
  })

  it('collect what patients paid, and show the last link as part of a day', () => {
    expect(amountOf(paidIn)).toBe(45000)
    expect(paid).toBeLessThan(income[0]?.amount ?? 0)
  })

  it('pay out the prizes of a cup, and one in a hundred of the airtime', () => {
    expect(missingIn('useCaseGaming wide', 'Bulk payout, NGN 500,000')).toEqual([])
    expect(reward.cashback * 100).toBe(reward.airtime)
  })
})

describe('the overview', () => {
  it('adds up the sub accounts and the list', () => {
    expect(treeTotal(tree)).toBe(3650000)
    expect(list).toHaveLength(7)
    for (const size of ['wide', 'small']) expect(missingIn(`overviewPayouts ${size}`, 'NGN 1,445,000')).toEqual([])
  })

  it('has a station for each of the fifteen sectors', () => {
    const names = sectors.flatMap((group) => group.names)
    expect(new Set(names).size).toBe(15)
    for (const size of ['wide', 'small']) {
      const svg = cuts.find(({ name }) => name === `overviewSectors ${size}`)?.svg ?? ''
      expect(svg.match(/<circle/g)).toHaveLength(15)
      expect(missingIn(`overviewSectors ${size}`, ...names)).toEqual([])
    }
  })

  it('shows the bills that the home page shows', () => {
    expect(bills.map(({ name, amount }) => [name, amount])).toEqual(
      expect.arrayContaining(dueBills.map(({ name, amount }) => [name, amount])),
    )
    // As on the day that the board of /bills-payment shows, which has these three between the two dates.
    const then = board.filter(({ due }) => due >= '06 JUN' && due <= '14 JUN').map(({ amount }) => amount)
    expect(new Set(then)).toEqual(new Set(dueBills.map(({ amount }) => amount)))
    expect(missingIn('overviewBills wide', 'Bills, 6 to 14 June', 'NGN 126,000', 'NGN 36,000')).toEqual([])
  })
})
