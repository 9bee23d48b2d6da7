import { describe, expect, it } from 'vitest'
import { account, bill, payouts } from '../../../src/drawings/home/homeHero.ts'
import { figures, initials, money } from '../../../src/drawings/kit/samples.ts'
import { saved } from '../../../src/drawings/screens/goal.ts'
import { bills } from '../../../src/drawings/home/tabBills.ts'
import { limit } from '../../../src/drawings/home/tabCards.ts'
import { goal } from '../../../src/drawings/home/tabSavings.ts'
import { collections, wallets } from '../../../src/drawings/home/tabWallets.ts'
import { missingIn } from './markup.ts'

const balanceOf = (currency: string) => wallets.find((wallet) => wallet.currency === currency)?.balance

describe('amounts', () => {
  it('are written with their code and grouped', () => {
    expect(money('NGN', 162000)).toBe('NGN 162,000')
    expect(figures(12480.2)).toBe('12,480.20')
    expect(initials('Adaeze Balogun')).toBe('AB')
  })

  it('are the same wherever the same thing is shown', () => {
    expect(balanceOf('NGN')).toBe(account.balance)
    expect(balanceOf('XAF')).toBe(collections.balance)
    expect(bills.find(({ name }) => name === bill.name)?.amount).toBe(bill.amount)
  })

  it('of bills add up to the amount on the button', () => {
    expect(missingIn('tabBills wide', 'Pay all three, NGN 162,000')).toEqual([])
  })

  it('of the goal add up from the first day to the last', () => {
    const [last] = goal.stops.at(-1) ?? [0]
    expect(saved(goal, last)).toBe(goal.target)
    expect(missingIn('tabSavings wide', 'NGN 640,000', '4 months to go')).toEqual([])
  })

  it('stay within the limit of the card and the balance of the account', () => {
    expect(limit.spent).toBeLessThan(limit.limit)
    const paid = payouts.filter(({ currency }) => currency === 'NGN').reduce((sum, { amount }) => sum + amount, 0)
    expect(paid).toBeLessThan(account.balance)
  })
})
