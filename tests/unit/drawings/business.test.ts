import { describe, expect, it } from 'vitest'
import { tree } from '../../../src/drawings/business/businessAccounts.ts'
import { supplierCards } from '../../../src/drawings/business/businessCards.ts'
import { collections } from '../../../src/drawings/business/businessCollections.ts'
import { transfer } from '../../../src/drawings/business/businessCrossBorder.ts'
import { dashboard } from '../../../src/drawings/business/businessHero.ts'
import { month, rules } from '../../../src/drawings/business/businessPayouts.ts'
import { companyGoal } from '../../../src/drawings/business/businessSavings.ts'
import { customers } from '../../../src/drawings/business/businessVirtual.ts'
import { featureSmall, featureWide } from '../../../src/drawings/kit/feature.ts'
import { treeTotal } from '../../../src/drawings/screens/businessAccounts.ts'
import { spentByAll } from '../../../src/drawings/screens/businessBudgets.ts'
import { collected } from '../../../src/drawings/screens/businessCollections.ts'
import { paidByAll } from '../../../src/drawings/screens/businessCustomers.ts'
import { monthsToGo, saved } from '../../../src/drawings/screens/goal.ts'
import { cuts, missingIn } from './markup.ts'

describe('the screens of a company', () => {
  it('add the days up to the week', () => {
    expect(missingIn('businessHero wide', '6,420,000', '4,105,000', '+2,315,000')).toEqual([])
  })

  it('show the same day on the dashboard and hour by hour', () => {
    const today = dashboard.days.findLast((day) => day.in !== undefined)
    expect(today?.in).toBe(collected(collections))
    expect(dashboard.today[0]?.amount).toBe('+NGN 1,842,300')
    expect(collections.date).toContain(`${month.today} ${month.name}`)
  })

  it('wait for no more than the balance holds', () => {
    expect(14812000 + 2090500).toBeLessThan(dashboard.balance)
  })

  it('carry the balance through the ledger', () => {
    expect(missingIn('businessLedger small', '3,500,000')).toEqual([])
  })

  it('add up accounts, customers, cards, lines and a fee', () => {
    expect(treeTotal(tree)).toBe(18418960)
    expect(paidByAll(customers)).toBe(681500)
    expect(spentByAll(supplierCards)).toBe(954)
    expect(missingIn('businessBills wide', 'NGN 80,000', 'Top up all 32')).toEqual([])
    expect(missingIn('businessCrossBorder wide', 'XAF 846,500', 'Example')).toEqual([])
    expect(transfer.amount + transfer.fee).toBe(846500)
  })

  it('spend within the limit of each card', () => {
    for (const { name, spent, limit } of supplierCards) expect(spent, name).toBeLessThan(limit)
  })

  it('reach the goal at its last stop', () => {
    const [last] = companyGoal.stops.at(-1) ?? [0]
    expect(saved(companyGoal, last)).toBe(companyGoal.target)
    expect(monthsToGo(companyGoal)).toBe(4)
  })

  it('pay every Friday and on the 25th', () => {
    const [fridays = [], salaries] = rules.map(({ days }) => days)
    expect(fridays.every((day) => (day - month.today) % 7 === 0)).toBe(true)
    expect(salaries).toEqual([25])
  })
})

it('a feature picture has 1.25 widths of line on either side of its art', () => {
  for (const name of ['businessLedger', 'businessRoles', 'businessCollections', 'businessAccounts'])
    for (const [size, art] of [
      ['wide', featureWide],
      ['small', featureSmall],
    ] as const) {
      const svg = cuts.find((cut) => cut.name === `${name} ${size}`)?.svg
      expect(svg).toContain(`viewBox="${-art.width * 1.25} 0 ${art.width * 3.5} `)
    }
})
