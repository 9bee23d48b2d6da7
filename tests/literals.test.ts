import { describe, expect, it, test } from 'vitest'
import { loadContent } from '../scripts/lib/readContent.ts'
import literals from './literals.json' with { type: 'json' }
import requirements from './requirements.json' with { type: 'json' }

const { content } = loadContent('pages')
const site = content.site()

/** All texts of a document, running text in its pieces. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

const documentOf = (place: string) => (place === 'site' ? site : content.page(place)?.page)
const tokens = Object.entries(site ?? {}).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
const filled = (text: string) => text.replace(/\{(\w+)\}/g, (token, name) => Object.fromEntries(tokens)[name] ?? token)

describe.each(Object.entries(literals as Record<string, Record<string, string[]>>))('%s', (number, places) => {
  it('is a requirement', () => expect(Object.keys(requirements)).toContain(number))

  it.each(Object.entries(places))('%s says what it demands', (place, demanded) => {
    const texts = textsOf(documentOf(place))
    expect(demanded.filter((text) => !texts.some((one) => one.includes(filled(text))))).toEqual([])
  })
})

/** The block of a page with this id, or of this type. */
function block(route: string, name: string): Record<string, unknown> {
  const found = content.page(route)?.page.blocks.find(({ id, type }) => id === name || type === name)
  if (!found) throw new Error(`${route} has no block ${name}`)
  return found as unknown as Record<string, unknown>
}

const counts: [string, string, string, string, number][] = [
  ['HOME-2', '/', 'audience', 'panels', 3],
  ['HOME-4', '/', 'api', 'features', 6],
  ['HOME-4', '/', 'expenses', 'rows', 6],
  ['HOME-4', '/', 'why', 'tiles', 4],
  ['BIZ-1', '/for-business', 'benefits', 'cards', 3],
  ['BIZ-1', '/for-business', 'panels', 'items', 4],
  ['BIZ-1', '/for-business', 'faq', 'items', 4],
  ['ABOUT-1', '/about', 'cards', 'cards', 3],
  ['ABOUT-1', '/about', 'faq', 'items', 4],
  ['FAQ-1', '/faqs', 'faq', 'items', 10],
  ['PAY-1', '/payout', 'benefits', 'cards', 4],
  ['CARD-1', '/card-issuing', 'benefits', 'cards', 3],
  ['CARD-1', '/card-issuing', 'tabs', 'items', 6],
  ['CARD-1', '/card-issuing', 'solutions', 'items', 4],
  ['USE-1', '/use-cases', 'panels', 'stations', 5],
  ['CASE-1', '/case-studies', 'cases', 'studies', 2],
  ['AFF-1', '/affiliate', 'stats', 'figures', 4],
  ['AFF-1', '/affiliate', 'steps', 'items', 4],
  ['AFF-1', '/affiliate', 'band', 'figures', 3],
  ['AFF-1', '/affiliate', 'paths', 'items', 2],
  ['AFF-1', '/affiliate', 'why', 'cards', 4],
  ['AFF-1', '/affiliate', 'voices', 'quotes', 2],
  ['PART-1', '/partners-list', 'partners', 'partners', 9],
]

test.each(counts)('%s %s %s has its %s: %i', (_number, route, name, list, count) => {
  expect(block(route, name)[list]).toHaveLength(count)
})

const tabs: [string, string, string[]][] = [
  ['HOME-3', '/', ['accounts-wallets', 'issue-cards', 'savings-investment', 'bill-payments']],
  [
    'BIZ-1',
    '/for-business',
    [
      'accounts-wallets',
      'issue-cards',
      'savings-investment',
      'bill-payments',
      'cross-border-transfers',
      'automated-payouts',
    ],
  ],
  ['PAY-1', '/payout', ['lending', 'payroll', 'market-place', 'mobility', 'digital-payments']],
]

test.each(tabs)('%s the tabs of %s have their values in their order', (_number, route, values) => {
  expect((block(route, 'tabs').items as { value: string }[]).map(({ value }) => value)).toEqual(values)
})

test('PART-1 three partners are shown again and again, each with four benefits', () => {
  const partners = block('/partners-list', 'partners').partners as { name: string; benefits: string[] }[]
  expect(new Set(partners.map(({ name }) => name)).size).toBe(3)
  for (const { name, benefits } of partners) expect(benefits, name).toHaveLength(4)
})

const links: [string, string, string, string[]][] = [
  ['HOME-1', '/', 'hero', ['{links.signUp}', '/book-a-demo']],
  ['HOME-2', '/', 'audience', ['/for-business', '/overview#freelancers', '/pay-bills']],
  ['HOME-4', '/', 'banner', ['{links.signUp}', '/contact']],
  ['BAN-1', '/payout', 'banner', ['{links.signUp}', '/book-a-demo']],
  ['BIZ-1', '/for-business', 'banner', ['{links.signUp}', '/book-a-demo']],
  ['CASE-1', '/case-studies', 'cases', ['/case-studies/gamepride', '/case-studies/connekit']],
  ['AFF-1', '/affiliate', 'hero', ['/signup', '/partners-list']],
  ['AFF-1', '/affiliate', 'banner', ['/signup', '/contact']],
  ['PART-1', '/partners-list', 'banner', ['/signup', '/contact']],
]

test.each(links)('%s %s %s leads to %s', (_number, route, name, addresses) => {
  const values = textsOf(block(route, name))
  const signUp = site?.links.signUp ?? ''
  for (const address of addresses) expect(values).toContain(address.replace('{links.signUp}', signUp))
})

test('ABOUT-1 the team is a text: no list of members', () => {
  expect(block('/about', 'team').type).toBe('passage')
})

test('CASE-2 CASE-3 Kredapay has three quotes, and no case study has more', () => {
  const quotesOf = (name: string) => {
    const story = block(`/case-studies/${name}`, 'story').story as { quote?: { role: string } }[]
    return story.flatMap(({ quote }) => quote?.role ?? [])
  }
  expect(quotesOf('kredapay')).toHaveLength(3)
  for (const other of ['gamepride', 'connekit']) expect(quotesOf(other).length).toBeLessThanOrEqual(3)
})
