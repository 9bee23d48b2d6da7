import { expect, test } from 'vitest'
import { nearPages } from '../../../src/content/site/nearPages.ts'
import { ownPath } from '../../../src/content/fields/ownSite.ts'
import { joinFinding } from '../../../src/content/fields/tokenForm.ts'

const routes = ['/', '/payout', '/book-a-demo', '/case-studies', '/case-studies/kredapay', '/card-issuing', '/about']

test.each<[string, string[], boolean]>([
  ['/home', ['/'], true],
  ['/pay-out', ['/payout'], true],
  ['/book-demo', ['/book-a-demo'], true],
  ['/kredapay', ['/case-studies/kredapay'], false],
  ['/issuing-of-cards', ['/card-issuing'], false],
  ['/studies', ['/case-studies', '/case-studies/kredapay'], false],
  ['/x', [], false],
  ['/the-and-of', [], false],
  ['/quite-another-thing', [], false],
])('for %s the nearest pages are %j', (path, near, sure) => {
  expect(nearPages(path, routes)).toEqual({ routes: near, sure })
})

test('a page that is gone has not become another one whose name is somewhat like it', () => {
  expect(nearPages('/payout', ['/', '/about', '/contact'])).toEqual({ routes: ['/about'], sure: false, alike: true })
})

test('a page that was renamed is the one that begins like it', () => {
  const renamed = ['/', '/payout', '/about-us', '/contact']
  expect(nearPages('/about', renamed)).toEqual({ routes: ['/about-us'], sure: false })
  expect(nearPages('/abuot-us', renamed)).toEqual({ routes: ['/about-us'], sure: true })
})

test('a page called home is what /home means, and without a home page nothing is', () => {
  expect(nearPages('/home', ['/about']).routes).toEqual([])
})

test.each<[string, string | null]>([
  ['https://www.rail.example/payout', '/payout'],
  ['https://rail.example/payout/', '/payout'],
  ['https://WWW.Rail.example/payout?tab=a#b', '/payout?tab=a#b'],
  ['https://www.rail.example', '/'],
  ['https://www.rail.example#', '/'],
  ['https://app.rail.example/payout', null],
  ['https://www.rail.example/sitemap.xml', null],
  ['https://www.rail.example/.well-known/security', null],
  ['mailto:hello@rail.example', null],
])('the path of %s is %s', (href, path) => {
  expect(ownPath(href, 'https://www.rail.example')).toBe(path)
})

test.each<[string, string, string | undefined]>([
  ['https://docs.rail.example', '/start', 'fine'],
  ['https://docs.rail.example', '?a=b', 'fine'],
  ['https://docs.rail.example/', 'start', 'fine'],
  ['https://docs.rail.example/?q=', 'start', 'fine'],
  ['+234 800 000 0000', '12', 'fine'],
  ['https://docs.rail.example', 'start', '{links.docs}/start'],
  ['https://docs.rail.example/', '/start', '{links.docs}start'],
  ['https://docs.rail.example/#a', '/start', undefined],
])('behind %s may stand %s: %s', (value, rest, better) => {
  const finding = joinFinding('{links.docs}', value, rest)
  if (better === 'fine') expect(finding).toBeNull()
  else {
    expect(finding).not.toBeNull()
    expect(finding?.better).toBe(better)
  }
})
