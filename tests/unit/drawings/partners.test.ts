import { describe, expect, it } from 'vitest'
import { tracked } from '../../../src/drawings/affiliate/affiliateHero.ts'
import { range } from '../../../src/drawings/caseStudies/studyConnekitRail.ts'
import { sale } from '../../../src/drawings/caseStudies/studyGameprideAirtime.ts'
import { ranges } from '../../../src/drawings/caseStudies/studyGameprideRails.ts'
import { partnerStepsArt } from '../../../src/theme/artPages.ts'
import { missingIn, wordsOf } from './markup.ts'

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

describe('the case studies', () => {
  it('CASE-3 tell the ranges to the letter, and draw no others', () => {
    expect(ranges.map(({ words }) => words)).toEqual(['3,000 to 6,000 Naira', '$5-$25'])
    expect(range.words).toBe('$5-$50')
    for (const { words, from, to } of [...ranges, range])
      expect(words.replaceAll(',', '').match(/\d+/g)).toEqual([`${from}`, `${to}`])
  })

  it('give back one in a hundred on airtime', () => {
    expect(sale.cashback * 100).toBe(sale.amount)
  })

  it('add up the accounts and the payments of the card', () => {
    expect(missingIn('studyKredapayAccounts small', 'NGN 2,150,000')).toEqual([])
    expect(missingIn('studyKredapayCard wide', 'USD 50.00', 'USD 19.50')).toEqual([])
  })

  it('show no amount of Connekit', () => {
    const words = ['studyConnekitApis', 'studyConnekitSandbox'].flatMap((name) => wordsOf(`${name} wide`))
    expect(words.filter((word) => /\d/.test(word))).toEqual([])
  })
})
