import { expect, test } from 'vitest'
import { findLinks } from '../../../src/studio/ui/form/model/linkRank.ts'
import type { Finding } from '../../../src/content/finding/index.ts'
import { waysToGuess } from '../../../src/studio/ui/linkToPage.ts'
import { Views } from './views.ts'

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

test('the pages that may be meant by a wrong address are written by buttons, with the place that was meant on them', () => {
  const text = JSON.stringify({ blocks: [{ type: 'banner', title: 'Prices', primaryLink: '/demos#form' }] })
  const views = new Views('x.json', text)
  const pointer = '/blocks/0/primaryLink'
  const finding = { code: 'linkPage', pointer, suggestions: ['/demo', '/demo-day'] } as unknown as Finding
  const ways = waysToGuess(views.studio, finding)
  expect(ways.map(({ title }) => title)).toEqual(['Write "/demo#form"', 'Write "/demo-day#form"'])
  ways[0]?.run()
  expect(views.source.node(pointer)?.value).toBe('/demo#form')
  expect(waysToGuess(views.studio, { ...finding, fix: { title: '', certain: true, edits: [] } })).toEqual([])
  expect(waysToGuess(views.studio, { ...finding, pointer: '/blocks/0/title' })).toEqual([])
})
