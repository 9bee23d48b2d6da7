import { describe, expect, test } from 'vitest'
import { baseText, baseTexts } from './base.ts'
import { contentOf } from './support.ts'

/** A page with these fields, and a link to it from the page about the company. */
const withPage = (fields: string, ofReader = '') => ({
  ...baseTexts,
  'about.json': baseText('about.json')
    .replace('{', `{ ${ofReader}`)
    .replace('"href": "#story"', '"href": "/team"')
    .replace('Read our story', 'Meet the team'),
  'index.json': baseText('index.json').replace('/about#our-story', 'https://elsewhere.example'),
  '_shared/closing.json': baseText('_shared/closing.json').replace(', "secondaryLink": "/about#top"', ''),
  '_site.json': baseText('_site.json').replace(/"\/about[^"]*"/g, '"/"'),
  'team.json': baseText('index.json')
    .replace('{', `{ ${fields} "redirectFrom": ["/people"],`)
    .replace('accounts and cards', 'the people behind it')
    .replace('all on one platform', 'with the people who built it')
    .replace('/about#our-story', 'https://elsewhere.example'),
})

const linkCodes = (texts: Record<string, string>, today?: string) =>
  contentOf(texts, today)
    .findings()
    .filter(({ code }) => code.startsWith('link'))
    .map(({ code, file, message }) => `${code} ${file}: ${message}`)

const broken = (why: string) =>
  `linkHidden pages/about.json: Visitors do not see the page "/team": it is ${why}. This link would lead nowhere.`
const soon = (day: string, why: string) =>
  `linkHiddenSoon pages/about.json: From ${day} on this link leads nowhere: the page "/team" is ${why}.`

describe('a block with days', () => {
  const notice =
    '{ "type": "passage", "text": "We are closed on the first day of the year.", "from": "2026-12-20", "until": "2027-01-01" }'
  const texts = {
    ...baseTexts,
    'index.json': baseText('index.json').replace('{ "type": "shared"', `${notice}, { "type": "shared"`),
  }
  const typesOn = (today: string | undefined) =>
    contentOf(texts, today)
      .page('/')
      ?.page.blocks.map(({ type }) => type)

  test('is on the page from its first to its last day, and its days reach no visitor', () => {
    for (const day of ['2026-12-20', '2027-01-01', undefined])
      expect(typesOn(day)).toEqual(['hero', 'passage', 'banner'])
    for (const day of ['2026-12-19', '2027-01-02']) expect(typesOn(day)).toEqual(['hero', 'banner'])
    expect(JSON.stringify(contentOf(texts, '2026-12-24').page('/'))).not.toMatch(/2026-12|2027-01/)
  })

  test('that is over, or never begins, is a finding', () => {
    const codes = (from: string, today: string) =>
      contentOf({ ...texts, 'index.json': texts['index.json'].replace('2026-12-20', from) }, today)
        .findings()
        .map(({ code, pointer }) => `${code} ${pointer}`)
        .filter((code) => code.startsWith('days'))
    expect(codes('2026-12-20', '2027-01-15')).toEqual([])
    expect(codes('2026-12-20', '2027-03-01')).toEqual(['daysOver /blocks/1/until'])
    expect(codes('2027-12-20', '2026-12-24')).toEqual(['daysReversed /blocks/1/until'])
  })
})

describe('a page that visitors do not see', () => {
  test.each([
    ['"draft": true,', undefined, 'a draft'],
    ['"from": "2026-12-01",', '2026-11-30', 'shown from 1 December 2026 on'],
    ['"until": "2026-11-29",', '2026-11-30', 'shown until 29 November 2026 only'],
  ])('%s is no page, has no earlier addresses, and a link to it is a finding', (fields, today, why) => {
    const texts = withPage(fields)
    const content = contentOf(texts, today)
    expect(content.page('/team')).toBeNull()
    expect(content.redirects()).toEqual([{ from: '/company', to: '/about' }])
    expect(content.hidden()).toEqual([{ route: '/team', key: 'team.json', why }])
    expect(linkCodes(texts, today)).toEqual([broken(why)])
    // Whoever writes it sees it all the same.
    expect(content.draft('team.json')?.page.title).toContain('the people behind it')
  })

  test('is a page of a preview, which no search engine shall find', () => {
    const content = contentOf(withPage('"draft": true,'), '2026-11-30', {}, true)
    expect(content.page('/team')?.page.index).toBe(false)
    expect(content.findings().filter(({ severity }) => severity === 'error')).toEqual([])
    expect(content.page('/about')?.page.index).toBe(true)
  })

  test('is shown on its first and on its last day', () => {
    const texts = withPage('"from": "2026-12-01", "until": "2026-12-31",')
    for (const day of ['2026-12-01', '2026-12-31']) expect(contentOf(texts, day).page('/team')).not.toBeNull()
    for (const day of ['2026-11-30', '2027-01-01']) expect(contentOf(texts, day).page('/team')).toBeNull()
    const page = contentOf(texts, '2026-12-10').page('/team')?.page
    expect(JSON.stringify(page)).not.toMatch(/2026-12/)
  })

  test('may be linked from pages that visitors do not see either', () => {
    const draft = withPage('"draft": true,', '"draft": true,')
    expect(linkCodes(draft)).toEqual([])
    const planned = withPage('"from": "2026-12-01",', '"from": "2026-12-01",')
    expect(linkCodes(planned, '2026-11-30')).toEqual([])
  })

  test('a link that will lead nowhere is reported two weeks before', () => {
    const texts = withPage('"until": "2026-12-31",')
    expect(linkCodes(texts, '2026-12-17')).toEqual([])
    const ended = soon('1 January 2027', 'shown until 31 December 2026 only')
    expect(linkCodes(texts, '2026-12-18')).toEqual([ended])
    expect(linkCodes(texts, '2026-12-31')).toEqual([ended])
    expect(linkCodes(texts, '2027-01-01')).toEqual([broken('shown until 31 December 2026 only')])
    const reader = withPage('"from": "2026-12-10",', '"from": "2026-12-05",')
    expect(linkCodes(reader, '2026-12-01')).toEqual([soon('5 December 2026', 'shown from 10 December 2026 on')])
  })

  test('findings follow when a page becomes a draft, and when it is none any more', () => {
    const [draft, shown] = [withPage('"draft": true,'), withPage('')]
    const content = contentOf(shown)
    const errors = () => content.findings().flatMap(({ code, severity }) => (severity === 'error' ? [code] : []))
    expect(errors()).toEqual([])
    content.set('team.json', draft['team.json'])
    expect(errors()).toEqual(['linkHidden'])
    content.set('team.json', shown['team.json'])
    expect(errors()).toEqual([])
  })
})
