import { describe, expect, it } from 'vitest'
import { tree } from '../../../src/drawings/overview/overviewAccounts.ts'
import { sectors } from '../../../src/drawings/overview/overviewSectors.ts'
import { bills } from '../../../src/drawings/overview/overviewBills.ts'
import { list } from '../../../src/drawings/overview/overviewPayouts.ts'
import { listTotal } from '../../../src/drawings/screens/overviewBatch.ts'
import { treeTotal } from '../../../src/drawings/screens/studyTree.ts'
import { left } from '../../../src/drawings/screens/useCaseSteps.ts'
import { bills as dueBills } from '../../../src/drawings/home/tabBills.ts'
import { steps } from '../../../src/drawings/useCases/useCaseFintech.ts'
import { prizes, reward } from '../../../src/drawings/useCases/useCaseGaming.ts'
import { paidIn, paidOut } from '../../../src/drawings/useCases/useCaseHealth.ts'
import { stops } from '../../../src/drawings/useCases/useCaseLogistics.ts'
import { income, paid } from '../../../src/drawings/useCases/useCaseRetail.ts'
import { cuts, textsOf } from './markup.ts'

const wordsOf = (name: string) => textsOf(cuts.find((cut) => cut.name === name)?.svg ?? '').map(({ words }) => words)
const sum = (items: readonly { amount: number }[]) => items.reduce((total, { amount }) => total + amount, 0)

describe('the sectors', () => {
  it.each([
    ['useCaseFintech', left(steps), 'NGN 30,000'],
    ['useCaseHealth', sum([...paidIn, ...paidOut]), 'NGN 5,000'],
    ['useCaseRetail', sum(income), 'NGN 660,000'],
    ['useCaseLogistics', left(stops), 'NGN 91,500'],
  ])('%s leaves what came in less what went out', (name, amount, words) => {
    expect(amount).toBe(Number(words.replace(/\D/g, '')))
    for (const size of ['wide', 'small']) expect(wordsOf(`${name} ${size}`)).toContain(words)
  })

  it('collect what patients paid, and show the last link as part of a day', () => {
    expect(sum(paidIn)).toBe(45000)
    expect(paid).toBeLessThan(income[0]?.amount ?? 0)
  })

  it('pay out the prizes of a cup, and one in a hundred of the airtime', () => {
    expect(sum(prizes)).toBe(500000)
    expect(wordsOf('useCaseGaming wide')).toContain('Bulk payout, NGN 500,000')
    expect(reward.cashback * 100).toBe(reward.airtime)
  })
})

describe('the overview', () => {
  it('adds up the sub accounts and the list', () => {
    expect(treeTotal(tree)).toBe(3650000)
    expect(list).toHaveLength(7)
    expect(listTotal(list)).toBe(1445000)
    for (const size of ['wide', 'small']) expect(wordsOf(`overviewPayouts ${size}`)).toContain('NGN 1,445,000')
  })

  it('has a station for each of the fifteen sectors', () => {
    expect(sectors.reduce<number>((total, count) => total + count, 0)).toBe(15)
    for (const size of ['wide', 'small']) {
      const svg = cuts.find(({ name }) => name === `overviewSectors ${size}`)?.svg ?? ''
      expect(svg.match(/<circle/g)).toHaveLength(15)
    }
  })

  it('shows the bills that the home page shows', () => {
    expect(bills.map(({ name, amount }) => [name, amount])).toEqual(
      expect.arrayContaining(dueBills.map(({ name, amount }) => [name, amount])),
    )
    expect(wordsOf('overviewBills wide')).toEqual(expect.arrayContaining(['NGN 126,000', 'NGN 36,000']))
  })
})
