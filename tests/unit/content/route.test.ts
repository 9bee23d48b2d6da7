import { expect, test } from 'vitest'
import { canonicalPath, fileOf, kindOf, nameFinding, routeOf } from '../../../src/model/route.ts'

test.each([
  ['index.json', '/'],
  ['payout.json', '/payout'],
  ['case-studies/kredapay.json', '/case-studies/kredapay'],
  ['case-studies/index.json', '/case-studies'],
  ['_site.json', null],
  ['_404.json', null],
  ['_shared/closing.json', null],
  ['a/_drafts/b.json', null],
  ['a/_b.json', null],
  ['.hidden/a.json', null],
  ['payout.md', null],
  ['a//b.json', null],
])('DOC-1 the file %s is the route %s', (key, route) => {
  expect(routeOf(key)).toBe(route)
})

test.each(['/', '/payout', '/case-studies/kredapay'])('DOC-1 %s and its file belong together', (route) => {
  expect(routeOf(fileOf(route))).toBe(route)
})

test.each([
  ['_site.json', 'site'],
  ['_404.json', 'notFound'],
  ['_shared/x.json', 'shared'],
  ['_shared/x/y.json', 'other'],
  ['_drafts/x.json', 'other'],
  ['x.txt', 'other'],
  ['x.json', 'page'],
])('%s is a document of the kind %s', (key, kind) => {
  expect(kindOf(key)).toBe(kind)
})

test.each([
  ['about-us.json', undefined],
  ['2026/news.json', undefined],
  ['About.json', 'about.json'],
  ['aboutUs.json', 'about-us.json'],
  ['our team.json', 'our-team.json'],
  ['a--b.json', 'a-b.json'],
  ['Prüfung/é.json', 'prufung/e.json'],
  ['404.json', '_404.json'],
  ['日本.json', ''],
  ['assets.json', ''],
  ['assets/logos.json', ''],
  ['our-assets.json', undefined],
  ['news/assets.json', undefined],
])('the name %s should be %s', (key, better) => {
  expect(nameFinding(key)?.better).toBe(better)
})

test.each([
  ['/', '/'],
  ['/payout/', '/payout'],
  ['/payout.html', '/payout'],
  ['/payout/index', '/payout'],
  ['/a//b', '/a/b'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/\\elsewhere.example/', '/elsewhere.example'],
  ['/\\/\\elsewhere.example/', '/elsewhere.example'],
  ['\\\\elsewhere.example', '/elsewhere.example'],
])('the path %s means %s, and never another site', (path, meant) => {
  expect(canonicalPath(path)).toBe(meant)
})
