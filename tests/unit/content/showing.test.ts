import { describe, expect, test } from 'vitest'
import { baseText, baseTexts } from './base.ts'
import { badgeOn } from '../../../src/model/showing.ts'
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
    expect(JSON.stringify(contentOf(texts, '2026-12-24').page('/')?.page)).not.toMatch(/2026-12|2027-01/)
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

  test('that begins after the link to it is an error on each day before', () => {
    const reader = withPage('"from": "2026-12-10",', '"from": "2026-12-05",')
    const later = 'shown from 10 December 2026 on, and from 5 December 2026 on they see this link'
    for (const day of ['2026-06-01', '2026-12-04'])
      expect(linkCodes(reader, day)).toEqual([broken(later).replace(' This link would lead nowhere.', '')])
    for (const day of ['2026-12-05', '2026-12-09'])
      expect(linkCodes(reader, day)).toEqual([broken('shown from 10 December 2026 on')])
    expect(linkCodes(reader, '2026-12-10')).toEqual([])
    const draft = withPage('"draft": true,', '"from": "2026-12-05",')
    expect(linkCodes(draft, '2026-06-01')).toEqual([expect.stringMatching(/^linkHidden .* it is a draft, and from 5/)])
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

describe('a page that has ended', () => {
  const texts = withPage('"until": "2026-12-31",')
  const last = 'linkEnded pages/about.json: The last day of the page "/team"'
  const soon = `${last} is 31 December 2026. From 1 January 2027 on this link leads to "/".`
  const errorsOn = (today: string) =>
    contentOf(texts, today)
      .findings()
      .filter(({ severity }) => severity === 'error')

  test('never stops a build by the clock alone: links to it are warnings, from two weeks before', () => {
    expect(linkCodes(texts, '2026-12-17')).toEqual([])
    for (const day of ['2026-12-18', '2026-12-31']) expect(linkCodes(texts, day)).toEqual([soon])
    for (const day of ['2027-01-01', '2030-01-01']) {
      expect(linkCodes(texts, day)).toEqual([`${last} was 31 December 2026. This link leads to "/" now.`])
      expect(errorsOn(day)).toEqual([])
    }
  })

  test('is no page: its addresses, and the links of the site, lead to the page above it, or home', () => {
    const content = contentOf(texts, '2027-01-01')
    expect(content.page('/team')).toBeNull()
    expect(content.hidden()).toEqual([{ route: '/team', key: 'team.json', why: 'shown until 31 December 2026 only' }])
    const earlier = { from: '/company', to: '/about' }
    expect(content.redirects()).toEqual([earlier, { from: '/people', to: '/' }, { from: '/team', to: '/' }])
    expect(JSON.stringify(content.page('/about'))).not.toContain('/team')
    expect(JSON.stringify(contentOf(texts, '2026-12-31').page('/about'))).toContain('"/team"')
    expect(JSON.stringify(content.draft('about.json'))).toContain('"/team"')

    const below = { ...texts, 'about/team/lagos.json': texts['team.json'], 'about/team.json': texts['team.json'] }
    expect(contentOf(below, '2027-01-01').redirects()).toContainEqual({ from: '/about/team/lagos', to: '/about' })
  })

  test('is a page of a preview, and every link to it stays', () => {
    const content = contentOf(texts, '2027-01-01', {}, true)
    expect(content.redirects()).toEqual([
      { from: '/company', to: '/about' },
      { from: '/people', to: '/team' },
    ])
    expect(JSON.stringify(content.page('/about'))).toContain('"/team"')
    expect(linkCodes(texts, '2026-12-17')).toEqual([])
  })

  test('is nothing to a link that is gone before it', () => {
    expect(linkCodes(withPage('"until": "2026-12-31",', '"until": "2026-12-31",'), '2026-12-30')).toEqual([])
    expect(linkCodes(withPage('"until": "2026-12-31",', '"from": "2027-02-01",'), '2026-12-30')).toEqual([])
    expect(linkCodes(withPage('"until": "2026-12-31",', '"draft": true,'), '2027-12-30')).toEqual([])
  })
})

describe('a place in a block with days', () => {
  /** A notice with an id on the home page, and links to it from there and from elsewhere. */
  const site = (days: string, href: string) => ({
    ...baseTexts,
    'index.json': baseText('index.json')
      .replace(
        '{ "type": "shared"',
        `{ "type": "passage", "id": "closed", "text": "We are closed. [Read on](#closed).", ${days} }, { "type": "shared"`,
      )
      .replace('/about#our-story', href),
    'about.json': baseText('about.json').replace('"href": "#story"', `"href": "${href}"`),
  })

  test('that visitors do not see yet is an error, one that is over a warning', () => {
    const early = site('"from": "2026-12-01"', '/#closed')
    const place = 'the place "#closed" of the page "/"'
    const why = `Visitors do not see ${place}: it is shown from 1 December 2026 on. This link would lead nowhere.`
    const files = ['pages/about.json', 'pages/index.json']
    expect(linkCodes(early, '2026-11-30')).toEqual(files.map((file) => `linkHidden ${file}: ${why}`))
    expect(linkCodes(early, '2026-12-01')).toEqual([])
    const late = site('"until": "2026-12-31"', '/#closed')
    const over = `The last day of ${place} was 31 December 2026. This link leads to the top of the page "/" now.`
    expect(linkCodes(late, '2027-01-01')).toEqual(files.map((file) => `linkEnded ${file}: ${over}`))
  })

  test('is reported on its own page too, but not in the block itself', () => {
    expect(linkCodes(site('"from": "2026-12-01"', '/about'), '2026-11-30')).toEqual([])
    const same = site('"from": "2026-12-01"', '/about')
    same['index.json'] = same['index.json'].replace('"/about"', '"#closed"')
    expect(linkCodes(same, '2026-11-30').map((one) => one.split(':')[0])).toEqual(['linkHidden pages/index.json'])
  })

  test('is looked at again when its days change', () => {
    const content = contentOf(site('"until": "2026-12-31"', '/#closed'), '2027-01-01')
    const found = () => content.findings().filter(({ code }) => code === 'linkEnded').length
    expect(found()).toBe(2)
    content.set('index.json', site('"until": "2027-12-31"', '/#closed')['index.json'] ?? '')
    expect(found()).toBe(0)
  })
})

test('whoever writes sees what visitors do not, and why', () => {
  const notice = '{ "type": "passage", "text": "We are closed on the first day of the year.", "until": "2026-12-31" }'
  const texts = withPage('"from": "2026-12-01",')
  texts['team.json'] = texts['team.json'].replace('{ "type": "shared"', `${notice}, { "type": "shared"`)
  const drawn = contentOf(texts, '2027-01-01').draft('team.json')
  expect(drawn?.showing).toEqual({ from: '2026-12-01' })
  expect(drawn?.showings).toEqual([{}, { until: '2026-12-31' }, {}])
  expect(badgeOn({ draft: true }, '2027-01-01', 'page')).toBe('Draft: visitors do not see this page.')
  expect(badgeOn({ from: '2026-12-01' }, '2026-11-30', 'page')).toBe(
    'From 1 December 2026: visitors do not see this page yet.',
  )
  expect(badgeOn({ until: '2026-12-31' }, '2027-01-01', 'block')).toBe(
    'Ended on 31 December 2026: visitors do not see this block any more.',
  )
  expect(badgeOn({ until: '2026-12-31' }, '2026-12-31', 'block')).toBeUndefined()
})
