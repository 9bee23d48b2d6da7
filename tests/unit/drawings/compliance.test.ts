import { expect, it } from 'vitest'
import { changes, controls, payout } from '../../../src/drawings/screens/complianceGates.ts'
import { missingIn, wordsOf } from './markup.ts'

it('a payout under the limit passes four controls in each cut', () => {
  expect(payout.amount).toBeLessThan(payout.limit)
  for (const name of ['complianceHero wide', 'complianceHero small', 'complianceHeroTablet wide'])
    expect(
      missingIn(name, 'NGN 1,120,000', 'Needs approval', 'Under 2,000,000', 'Amaka Obi', 'Samuel Ngassa', '3 changes'),
    ).toEqual([])
})

it('the record holds each change with who has made it, as the controls before it say', () => {
  for (const name of ['complianceHero wide', 'complianceHero small', 'complianceHeroTablet wide'])
    expect(wordsOf(name).join()).toContain(changes.flat().join())
  for (const { name, words } of controls) {
    const by = changes.find(([what]) => what === name)?.[1]
    expect(by ?? words).toBe(words)
  }
  expect(new Set(changes.map(([, by]) => by)).size).toBe(2)
})
