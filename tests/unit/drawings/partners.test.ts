import { describe, expect, it } from 'vitest'
import { tracked } from '../../../src/drawings/affiliate/affiliateHero.ts'
import { sale } from '../../../src/drawings/caseStudies/studyGameprideHero.ts'
import { purchase } from '../../../src/drawings/caseStudies/studyGamepridePlate.ts'
import { month, subAccounts } from '../../../src/drawings/caseStudies/studyKredapayHero.ts'
import { figures } from '../../../src/drawings/kit/samples.ts'
import { followed } from '../../../src/drawings/start/signupAffiliate.ts'
import { accounts } from '../../../src/drawings/start/signupReferral.ts'
import { prizes } from '../../../src/drawings/useCases/useCaseGaming.ts'
import { partnerStepsArt } from '../../../src/theme/artPages.ts'
import { amountOf, missingIn, wordsOf } from './markup.ts'

describe('the affiliate page', () => {
  it('adds up the commission and tags it as an example, in every cut', () => {
    for (const name of ['affiliateHero wide', 'affiliateHero small', 'affiliateHeroTablet wide'])
      expect(missingIn(name, 'NGN 92,500', 'Example', 'Up to 30% commission')).toEqual([])
  })

  it('counts fewer at each step: clicks, accounts, active accounts', () => {
    const counts = tracked.map(({ count }) => count)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
  })

  it('has its steps in the colours of the two paths, one column each', () => {
    expect(partnerStepsArt.columns).toHaveLength(4)
    expect(wordsOf('affiliateSteps wide')).toEqual(['Affiliate', 'Referral Partner'])
  })
})

describe('the two paths in short', () => {
  it.each(['wide', 'small'])('follow a link to those whom it has brought (%s)', (cut) => {
    expect(
      missingIn(`signupAffiliate ${cut}`, 'Your link', 'Link opened', 'Account created', 'Account active'),
    ).toEqual([])
  })

  it.each(['wide', 'small'])('lead business accounts to their partner, and name no sum (%s)', (cut) => {
    const words = wordsOf(`signupReferral ${cut}`)
    expect(words.filter((word) => word === 'Business account')).toHaveLength(accounts.length)
    expect(words.join(' ')).toContain('Lifetime commissions')
    expect(words.filter((word) => /\d/.test(word))).toEqual([])
  })

  it('name nobody on both', () => {
    const brought = [...followed, ...accounts].map(({ who }) => who)
    expect(new Set(brought).size).toBe(brought.length)
  })
})

describe('the case studies', () => {
  it('give back one in a hundred on airtime', () => {
    for (const { cashback, amount } of [sale, purchase]) expect(cashback * 100).toBe(amount)
  })

  it.each(['wide', 'small'])('add up the accounts and the payments of the card (%s)', (cut) => {
    expect(missingIn(`studyKredapayHero ${cut}`, 'NGN 2,150,000')).toEqual([])
    expect(amountOf(subAccounts)).toBe(2_150_000)
  })

  it('leave what the limit of the card has not spent', () => {
    expect(month.limit - amountOf(month.payments)).toBe(19.5)
    expect(missingIn('studyKredapayHero wide', 'USD 50.00', 'USD 19.50')).toEqual([])
  })

  it('show no amount of Connekit', () => {
    const names = ['studyConnekitApis', 'studyConnekitSandbox', 'studyConnekitHero']
    const words = names.flatMap((name) => wordsOf(`${name} wide`))
    expect(words.filter((word) => /\d[\d,.]* ?(?:NGN|USD|%)|(?:NGN|USD) \d/.test(word))).toEqual([])
  })
})

describe('the lanes of the partners', () => {
  it('add up the report, and share out the prizes of the sector page', () => {
    expect(missingIn('partnerReport wide', '66,500', '36,000', '18,000', '12,500')).toEqual([])
    expect(36_000 + 18_000 + 12_500).toBe(66_500)
    expect(missingIn('partnerPrizes wide', ...prizes.map(({ amount }) => figures(amount)))).toEqual([])
  })
})
