import { expect, test } from 'vitest'
import { findLinks } from '../../../src/studio/ui/form/model/linkRank.ts'

const all = [
  { label: '/', name: 'Home', detail: 'Accounts, cards and payouts' },
  { label: '/business-faqs', name: 'Business FAQs' },
  { label: '/case-studies/kredapay', name: 'Kredapay' },
  { label: '/faqs', name: 'FAQs' },
  { label: '/pay-bills', name: 'Pay bills' },
  { label: '/payout', name: 'Payout', detail: 'Pay one person or many' },
  { label: '{links.signUp}', detail: 'https://app.brightrail.example/start' },
]

test.each([
  ['payout', ['/payout', '/']],
  ['faqs', ['/faqs', '/business-faqs']],
  ['/faq', ['/faqs']],
  ['pay', ['/pay-bills', '/payout', '/case-studies/kredapay', '/']],
  ['bills pay', ['/pay-bills']],
  ['kredapay', ['/case-studies/kredapay']],
  ['/pay', ['/pay-bills', '/payout']],
  ['sign up', ['{links.signUp}']],
  ['payuot', ['/payout']],
  ['/payuot', ['/payout']],
  ['zzzz', []],
])('%s finds what is called like that first, then what begins, and what has it', (typed, labels) => {
  expect(findLinks(all, typed).map(({ label }) => label)).toEqual(labels)
})

test('nothing typed leaves all as it is', () => {
  expect(findLinks(all, ' ')).toEqual(all)
})
