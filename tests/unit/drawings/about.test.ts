import { expect, it } from 'vitest'
import { left } from '../../../src/drawings/screens/aboutPayments.ts'
import { missingIn, wordsOf } from './markup.ts'

it('leaves in one account what came in, less what went out', () => {
  expect([left('NGN'), left('USD')]).toEqual([42_000 - 24_000 - 12_000, 140 - 38])
  for (const name of ['aboutHero wide', 'aboutHero small', 'aboutHeroTablet wide'])
    expect(missingIn(name, '6,000.00', '102.00', 'NGN 42,000 in', 'USD 38.00 paid')).toEqual([])
})

it('has the same four payments in the head, on the card and in the story', () => {
  for (const [name, sum] of [
    ['aboutCardWhat wide', 'NGN 42,000'],
    ['aboutStory1 wide', '42,000'],
    ['aboutStory1 small', '42,000'],
    ['aboutStory2 wide', '+42,000'],
    ['aboutStory2 small', '+42,000'],
  ] as const)
    expect(missingIn(name, sum)).toEqual([])
})

it('shows no member of the team', () => {
  for (const size of ['wide', 'small'])
    expect(wordsOf(`aboutDesks ${size}`)).toEqual([
      'Build',
      'Test',
      'Review',
      'Payout failed?',
      'Check the name',
      'Adunni Foods',
      '3 wallets',
      'Account',
    ])
})
