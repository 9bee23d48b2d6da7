import { expect, test } from 'vitest'
import { hrefFinding, parseInternal, pathFindingOf } from '../../../src/content/fields/index.ts'

test.each([
  '/',
  '/payout',
  '/payout#steps',
  '/payout?tab=payroll',
  '/payout?tab=payroll#steps',
  '#steps',
  'https://docs.rail.example',
  'https://wa.me/2348000000000?text=hello%20there',
  'https://rail.example:8443/x#y',
  'mailto:hello@rail.example',
  'mailto:hello@rail.example?subject=Report',
  'tel:+234 800 000 0000',
])('SEC-1 %s is a good address', (href) => {
  expect(hrefFinding(href)).toBeNull()
})

// What leads to a script or to another site than it seems to is in hostile.test.ts.
test.each([
  'ftp://rail.example',
  'https://',
  'https:rail',
  'https://a b.example',
  '/a/%2e%2E/b',
  '/a//b',
  '/a/',
  '#',
  '/a#b#c',
  'mailto:nobody',
  'tel:call-me',
  'tel:',
  'www.rail.example',
  'about',
  '',
  '\u00a0/about',
])('SEC-1 %j is refused with a sentence', (href) => {
  expect(hrefFinding(href)?.message).toMatch(/[.]$/)
})

test('a name before an @ is refused with its reason', () => {
  expect(hrefFinding('https://rail.example@evil.example/')?.message).toContain('deceive')
})

test.each([
  ['http://rail.example/x', 'https://rail.example/x'],
  ['//rail.example', 'https://rail.example'],
  ['/about/', '/about'],
  ['/about/?tab=x', '/about?tab=x'],
  [' /about ', '/about'],
  ['/a//b', '/a/b'],
  ['about', '/about'],
  ['about.html', '/about'],
  ['www.rail.example', 'https://www.rail.example'],
  ['hello@rail.example', 'mailto:hello@rail.example'],
  ['HTTPS://rail.example', 'https://rail.example'],
])('%j was meant to be %s', (href, better) => {
  expect(hrefFinding(href)?.better).toBe(better)
})

test.each(['javascript:alert(1)', ' javascript:alert(1) ', 'data:x', '/../x'])('%j has no better form', (href) => {
  expect(hrefFinding(href)?.better).toBeUndefined()
})

test('an address inside the site has a path, a tab and an anchor', () => {
  expect(parseInternal('/payout?a=b&tab=pay%20roll#steps')).toEqual({
    path: '/payout',
    tab: 'pay roll',
    anchor: 'steps',
  })
  expect(parseInternal('#caf%C3%A9')).toEqual({ path: '', tab: null, anchor: 'café' })
  expect(parseInternal('/x?tab=')).toEqual({ path: '/x', tab: '', anchor: null })
  expect(parseInternal('/x#%')).toEqual({ path: '/x', tab: null, anchor: '%' })
  expect(parseInternal('https://rail.example')).toBeNull()
  expect(parseInternal('//rail.example')).toBeNull()
})

test.each([
  ['/payouts', true],
  ['/old/page.html', true],
  ['payouts', false],
  ['/', false],
  ['/a/', false],
  ['/a//b', false],
  ['/a/../b', false],
  ['/a?b', false],
  ['//evil.example', false],
])('as an earlier address %s is fine: %s', (path, fine) => {
  expect(pathFindingOf(path) === null).toBe(fine)
})
