import { describe, expect, test } from 'vitest'
import { formatHeaders, headersFor, parseHeaders } from '../../../scripts/server/headerFile.ts'
import {
  disjointRules,
  type HeaderRule,
  headerRules,
  mostRules,
  wideningNote,
} from '../../../scripts/server/headers.ts'
import { type PolicyException, widen } from '../../../scripts/server/policies.ts'
import { policyOf, strictPolicy } from '../../../src/content/resolve/policy.ts'
import type { Block } from '../../../src/model/schema.gen.ts'
import { hosts } from '../../e2e/support/hosts.ts'

const policy = (...blocks: object[]) => policyOf({ blocks: blocks as Block[] }).value
const form = (action = 'https://forms.example/contact', recaptchaKey = '') =>
  policy({ type: 'form', variant: 'contact', action, recaptchaKey, recaptchaScript: 'https://www.google.com/api.js' })
const booking = policy({ type: 'booking', origin: 'https://cal.example', script: 'https://cal.example/embed.js' })

const exceptions: PolicyException[] = [
  { route: '/', policy: form('https://news.example') },
  { route: '/book-a-demo', policy: booking },
  { route: '/contact', policy: form() },
  { route: '/offices/lagos', policy: form() },
]
const pages = (count: number, ...policies: string[]): PolicyException[] =>
  Array.from({ length: count }, (_, at) => ({ route: `/page-${at}`, policy: policies[at % policies.length] ?? '' }))

const addresses = `/ /contact /contact/ /contact.html /contact.json /contact-us /offices/lagos /offices /page-7
  /book-a-demo /payout /nowhere /icon-design /site.ab12.json /assets/app-Ab_1.js /robots.txt /assets/social/a.png
  /favicon.svg /favicon.ico /icon-512.png /site.webmanifest /site /404`.split(/\s+/)
const readers = { who: 'hosts', mostCharacters: 2000 }
const files = (all: readonly PolicyException[]) => ({
  _headers: formatHeaders(headerRules(all), readers),
  '_headers.joined': formatHeaders(disjointRules(all), readers),
})
const small = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
const headerOf = (all: readonly PolicyException[], address: string, name = 'Content-Security-Policy') =>
  headersFor(parseHeaders(files(all)._headers), address)[name]

/** The values that single rules of a table give to a header. */
const valuesOf = (rules: readonly HeaderRule[], name: string) =>
  rules.flatMap(({ headers }) => small(headers)[name] ?? [])

describe.each(hosts)('the table as $name reads it', ({ file, read }) => {
  const rules = (all: readonly PolicyException[]) => (file === '_headers' ? headerRules(all) : disjointRules(all))

  test.each([
    ['of a site with some forms and a calendar', exceptions],
    ['of a site with more forms than a host reads rules', [...exceptions, ...pages(500, form(), booking)]],
    ['of a site that loads nothing', []],
  ])('%s has one value of each header for every address', (_what, all) => {
    const [text, table] = [files(all)[file], rules(all)]
    for (const address of addresses) {
      const headers = read(text, address)
      expect(headers).toHaveProperty('content-security-policy')
      for (const [name, value] of Object.entries(headers)) expect(valuesOf(table, name), address).toContain(value)
    }
  })

  test('lets every page do what its blocks are there for', () => {
    for (const all of [exceptions, pages(10_000, form()), [...pages(5000, form(), strictPolicy), ...exceptions]]) {
      const text = files(all)[file]
      for (const { route, policy: needed } of [...all.slice(0, 200), ...all.slice(-4)]) {
        const headers = read(text, route)
        // What is allowed already does not become more when the needs are added.
        expect(widen([headers['content-security-policy'] ?? '', needed])).toBe(headers['content-security-policy'])
        if (needed.includes('frame-src')) expect(headers['cross-origin-embedder-policy']).toBe('unsafe-none')
      }
    }
  })

  test('says of files what holds for files', () => {
    const { _headers, ...other } = files(exceptions)
    const of = (address: string) => read({ _headers, ...other }[file], address)
    expect(of('/assets/app-Ab_1.js')['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(of('/favicon.svg')['cache-control']).toBe('public, max-age=86400')
    expect(of('/assets/social/a.png')['cross-origin-resource-policy']).toBe('cross-origin')
    expect(of('/icon-design')['cache-control'] ?? 'no-cache').toBe('no-cache')
  })
})

test('our own server and the hosts that read the same file send the same', () => {
  for (const all of [exceptions, [], pages(500, form())]) {
    for (const { file, read } of hosts.filter((host) => host.file === '_headers')) {
      const text = files(all)[file]
      for (const address of addresses.filter((one) => one !== '/contact/'))
        expect(read(text, address), address).toEqual(small(headersFor(parseHeaders(text), address)))
    }
  }
})

describe('the number of rules', () => {
  test.each([
    ['0 pages', 0, strictPolicy],
    ['10 pages', 10, strictPolicy],
    ['80 pages', 80, strictPolicy],
    ['10,000 pages', 10_000, form()],
  ])(
    'is no more than hosts read when %s send a form, and no policy is wider than it has to be',
    (_what, count, common) => {
      const all = [...pages(count, form()), { route: '/book-a-demo', policy: booking }]
      expect(headerRules(all).length).toBeLessThanOrEqual(mostRules)
      expect(headerOf(all, '/payout')).toBe(common)
      expect(headerOf(all, '/payout', 'Cross-Origin-Embedder-Policy')).toBe('require-corp')
      expect(headerOf(all, '/book-a-demo')).toBe(booking)
      expect(headerOf(all, '/book-a-demo', 'Cross-Origin-Embedder-Policy')).toBe('unsafe-none')
      expect(wideningNote(all) === null).toBe(common === strictPolicy)
    },
  )

  test('is kept when nearly every page frames something, which then all pages may', () => {
    const all = [...pages(10_000, form('https://a.example', 'key'), booking), { route: '/contact', policy: form() }]
    expect(headerRules(all).length).toBeLessThanOrEqual(mostRules)
    expect(headerOf(all, '/payout')).toContain('https://cal.example')
    expect(headerOf(all, '/payout', 'Cross-Origin-Embedder-Policy')).toBe('unsafe-none')
    expect(wideningNote(all)).toContain('10001 of them')
  })

  test('has room for pages of their own as long as they fit, the largest group being allowed to all first', () => {
    const all = [...pages(300, form()), { route: '/a', policy: form('https://b.example') }]
    expect(headerOf(all, '/payout')).toBe(form())
    expect(headerOf(all, '/a')).toBe(form('https://b.example'))
  })
})

test('what the not-found page needs holds everywhere, because every unknown address is that page', () => {
  const all = [{ route: '404', policy: form() }]
  expect(headerRules(all).map(({ pattern }) => pattern)).not.toContain('404')
  expect(headerOf(all, '/nowhere')).toBe(form())
})

test('a page that shows no frame keeps its embedder policy', () => {
  expect(headerOf(exceptions, '/contact', 'Cross-Origin-Embedder-Policy')).toBe('require-corp')
})

test('a line may be as long as its readers take', () => {
  const rules = [{ pattern: '/*', headers: { 'X-A': 'a'.repeat(2000) } }]
  expect(formatHeaders(rules, { ...readers, mostCharacters: Number.POSITIVE_INFINITY })).toContain('a'.repeat(2000))
})

describe('a file of headers is not written', () => {
  const rule = (headers: Record<string, string>, pattern = '/*') => [{ pattern, headers }]
  test.each([
    ['a line break', rule({ 'X-A': 'a\n  X-Evil: 1' }), /X-A of \/\* cannot be written: a header is one line/],
    ['another line break', rule({ 'X-A': 'a\rb' }), /one line/],
    ['a control character', rule({ 'X-A': 'a\u0000' }), /one line/],
    ['a character that headers do not have', rule({ 'X-A': 'caf\u00e9' }), /one line/],
    ['no value', rule({ 'X-A': '' }), /one line/],
    ['a name that is none', rule({ 'X A': 'a' }), /one line/],
    ['a line break in a name', rule({ 'X-A\nX-B': 'a' }), /one line/],
    ['a line that hosts overlook', rule({ 'X-A': 'a'.repeat(2000) }), /2007 characters/],
    ['an address with a line break', rule({ 'X-A': 'a' }, '/a\n  X-Evil: 1'), /as an address/],
    ['an address without a slash', rule({ 'X-A': 'a' }, '404'), /as an address/],
    ['an address with two stars', rule({ 'X-A': 'a' }, '/*/*'), /as an address/],
    ['an address with a placeholder', rule({ 'X-A': 'a' }, '/:page'), /as an address/],
    ['an address twice', [...rule({ 'X-A': 'a' }), ...rule({ 'X-B': 'b' })], /Two rules give headers to \/\*/],
    [
      'too many rules',
      Array.from({ length: 101 }, (_, at) => ({ pattern: `/${at}`, headers: {} })),
      /no more than 100/,
    ],
  ])('with %s', (_what, rules, message) => {
    expect(() => formatHeaders(rules, readers)).toThrow(message)
  })
})
