import { expect, it } from 'vitest'
import { payout } from '../../../src/drawings/screens/complianceGates.ts'
import { missingIn } from './markup.ts'

it('a payout under the limit passes four controls in each cut', () => {
  expect(payout.amount).toBeLessThan(payout.limit)
  for (const name of ['complianceHero wide', 'complianceHero small', 'complianceHeroTablet wide'])
    expect(
      missingIn(name, 'NGN 1,120,000', 'Needs approval', 'Under 2,000,000', 'Amaka Obi', 'Samuel Ngassa', '3 changes'),
    ).toEqual([])
})
