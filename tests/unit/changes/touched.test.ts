import { describe, expect, test } from 'vitest'
import { changesReport } from '../../../scripts/changes/report.ts'
import { markdown } from '../../../scripts/changes/style.ts'
import { compareSites } from '../../../src/content/changes/compare.ts'
import { baseText, baseTexts } from '../content/base.ts'

const story = (title: string, more: object = {}) =>
  JSON.stringify({ title, ...more, blocks: [{ type: 'caseStudy', brand: title, title, lists: [], parts: [] }] })
const list = JSON.stringify({
  title: 'All stories',
  blocks: [{ type: 'caseStudies', layout: 'large', title: 'Stories', folder: 'stories' }],
})
const faq = { type: 'faq', title: 'Questions', items: [{ question: 'Is it one?', answer: 'It is.' }] }
const page = (...blocks: object[]) => JSON.stringify({ title: 'A page', blocks })
const before = { ...baseTexts, 'stories.json': list, 'stories/a.json': story('Acme'), 'one.json': page(faq) }
const changesTo = (texts: Record<string, string | null>, had: Record<string, string> = before) => {
  const after = Object.entries({ ...had, ...texts }).filter((one): one is [string, string] => one[1] !== null)
  const options = { root: 'pages', drawings: {}, today: '2026-11-26' }
  return compareSites(new Map(Object.entries(had)), new Map(after), options)
}
const reportOf = (texts: Record<string, string | null>) => changesReport(changesTo(texts), [], markdown)

describe('the pages that list another one', () => {
  test('are told of one that begins later, with its day', () => {
    const fresh = { 'stories/b.json': story('Bravo', { from: '2027-01-15' }) }
    expect(changesTo(fresh).later).toEqual([{ route: '/stories', day: '2027-01-15', by: 'stories/b.json' }])
    expect(reportOf(fresh)).toContain('- `/stories`: shows “Bravo” from 15 January 2027 on')
  })

  test('are told that they show it no longer, or not yet', () => {
    const { own } = changesTo({ 'stories/a.json': story('Acme', { from: '2027-01-15' }) })
    expect(own.find(({ route }) => route === '/stories')).toMatchObject({ lost: ['stories/a.json'] })
    expect(reportOf({ 'stories/a.json': null })).toContain('- `/stories`: no longer shows “Acme”\n')
    expect(reportOf({ 'stories/a.json': story('Axis') })).toContain('- `/stories`: shows “Axis”\n')
  })
})

describe('a page that looks the same is not told', () => {
  const hero = { type: 'hero', title: 'A page of ours', lead: 'With a lead of some words.' }
  const sound = (...blocks: object[]) => ({
    title: 'A page of ours',
    description: 'What the page says in one sentence, long enough for those who find it by searching.',
    blocks: [hero, ...blocks],
  })
  const closing = (href: string) => ({ type: 'banner', title: 'See the other page', primaryLink: href })
  const notice = { type: 'passage', title: 'We are closed for a day', text: 'On this day nobody is at our desks.' }
  const acme = (about: string) =>
    JSON.stringify({
      ...sound(),
      blocks: [
        {
          type: 'caseStudy',
          brand: 'Acme Foods',
          line: 'sun',
          category: 'Retail',
          title: 'One account for six bakeries',
          location: 'Nigeria',
          list: { text: 'All stories', href: '/stories' },
          link: { text: 'About us', href: '/stories' },
          facts: [{ title: 'Product', entries: [{ name: 'Payouts from a list' }] }],
          about,
          story: Array.from({ length: 2 }, (_, at) => ({ title: `Part ${at}`, text: 'Now all write into one list.' })),
        },
      ],
    })
  const site = {
    ...baseTexts,
    'one.json': JSON.stringify(sound()),
    'two.json': JSON.stringify(sound(closing('/one'))),
    'three.json': JSON.stringify(sound(closing('/one'))),
    'stories.json': JSON.stringify(sound({ type: 'caseStudies', title: 'Stories', folder: 'stories' })),
    'stories/acme.json': acme('It has six bakeries in Nigeria.'),
  }
  const routesAfter = (texts: Record<string, string | null>) => changesTo(texts, site).own.map(({ route }) => route)

  test('one with a card that shows nothing of what has changed', () => {
    expect(routesAfter({ 'stories/acme.json': acme('It has seven bakeries in Nigeria.') })).toEqual(['/stories/acme'])
    const renamed = site['stories/acme.json'].replace('Acme Foods', 'Axis Foods')
    expect(routesAfter({ 'stories/acme.json': renamed })).toEqual(['/stories', '/stories/acme'])
  })

  test('one whose links follow a page that has moved', () => {
    const moved = { 'one.json': null, 'first.json': JSON.stringify({ ...sound(), redirectFrom: ['/one'] }) }
    const two = { 'two.json': JSON.stringify(sound(closing('/first'))) }
    expect(routesAfter({ ...moved, ...two, 'three.json': JSON.stringify(sound(closing('/about'))) })).toEqual([
      '/first',
      '/three',
    ])
    const frame = (href: string) => ({
      '_site.json': baseText('_site.json').replace('"href": "/"', `"href": "${href}"`),
    })
    expect(frame('/one')).not.toEqual(frame('/'))
    expect(changesTo({ ...moved, ...two, ...frame('/first') }, { ...site, ...frame('/one') }).all).toBe(false)
    expect(changesTo({ ...moved, ...two, ...frame('/three') }, { ...site, ...frame('/one') }).all).toBe(true)
  })

  test('one with a block that has ended, and a line says so in place of the list', () => {
    const withNotice = (until: string) => {
      const texts = { ...site, 'one.json': JSON.stringify(sound({ ...notice, until })) }
      return changesReport(changesTo(texts, site), [], markdown)
    }
    expect(withNotice('2026-11-25')).toContain('No page looks different to visitors on 26 November 2026.\n')
    expect(withNotice('2026-11-26')).toContain('- `/one`: changed\n')
  })
})

test('a block that moves into another document is told with its words in neither', () => {
  const shared = JSON.stringify({ title: 'Questions of two pages', blocks: [faq] })
  const report = reportOf({ 'one.json': page({ type: 'shared', use: 'questions' }), '_shared/questions.json': shared })
  expect(report).toContain('moved here from `/one`, word for word\n')
  expect(report).toContain('moved to `_shared/questions.json`, word for word\n')
  expect(report).not.toContain('Is it one?')
  const copied = reportOf({ '_shared/questions.json': shared })
  expect(copied).toContain('Is it one?')
})
