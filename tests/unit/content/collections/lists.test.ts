import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compareSites } from '../../../../src/content/changes/index.ts'
import { loadContent } from '../../../../scripts/lib/readContent.ts'
import type { Content } from '../../../../src/content/store/index.ts'
import { contentOf } from '../support.ts'
import { page, study, listOf, overview, texts, today, site, namesOn, codesOf, ofLists } from './site.ts'

describe('DOC-9 a list shows the pages of a folder', () => {
  test.each([
    ['by their titles', {}, ['Acorn', 'Birch', 'Cedar']],
    ['the newest first', { sort: 'newest' }, ['Birch', 'Cedar', 'Acorn']],
    ['the first ones', { sort: 'newest', first: 1 }, ['Birch']],
    ['some of them, as they are named', { only: ['cedar', 'acorn'] }, ['Cedar', 'Acorn']],
    [
      'the older ones last, as they are named',
      { sort: 'newest', older: ['cedar', 'birch'] },
      ['Acorn', 'Cedar', 'Birch'],
    ],
    ['all but some', { except: ['birch'] }, ['Acorn', 'Cedar']],
  ])('%s', (_how, more, names) => {
    const content = site({ 'stories.json': overview(listOf(more)) })
    expect(namesOn(content, '/stories')).toEqual([names])
    expect(ofLists(content)).toEqual([])
  })

  test('as many as its layout has room for', () => {
    const more = Object.fromEntries(['elm', 'fir'].map((name) => [`stories/${name}.json`, study(name)]))
    const lists = [listOf({ layout: 'large' }), listOf({ layout: 'cards', title: 'Some of them' })]
    const [large, cards] = namesOn(site({ ...more, 'stories.json': overview(...lists) }), '/stories')
    expect([large?.length, cards?.length]).toEqual([5, 3])
  })

  test('with what the pages say of themselves, and their addresses', () => {
    const found = site().page('/stories')?.page.blocks[1]
    expect(found).toEqual({
      type: 'caseStudies',
      layout: 'large',
      title: 'Stories',
      readMore: 'Read more',
      about: 'about',
      studies: ['acorn', 'birch', 'cedar'].map((name) => ({
        brand: name.charAt(0).toUpperCase() + name.slice(1),
        mark: 'kredapay',
        line: 'sky',
        category: 'Fintech',
        title: `How ${name.charAt(0).toUpperCase() + name.slice(1)} pays on Rail`,
        location: 'Nigeria',
        href: `/stories/${name}`,
      })),
    })
  })

  test('with nothing that its layout does not show', () => {
    const drawing = { name: 'tabWallets', alt: 'A line with four stations.' }
    const acorn = JSON.parse(study('Acorn')) as { blocks: object[] }
    const [story] = acorn.blocks
    const stories = JSON.stringify({ ...acorn, blocks: [{ ...story, drawing }] })
    const lists = [listOf({ layout: 'large' }), listOf({ layout: 'cards', title: 'Some of them' })]
    const content = site({ 'stories/acorn.json': stories, 'stories.json': overview(...lists) })
    const [, ...blocks] = content.page('/stories')?.page.blocks ?? []
    expect(blocks.map((block) => JSON.stringify(block).includes(drawing.alt))).toEqual([true, false])
  })

  test('without the page on which it is, also where shared blocks bring it there', () => {
    const shared = JSON.stringify({ title: 'Other stories', blocks: [listOf({})] })
    const content = site({
      '_shared/others.json': shared,
      'stories/acorn.json': study('Acorn', {}, [{ type: 'shared', use: 'others' }]),
      'stories/birch.json': study('Birch', {}, [listOf({ first: 1 })]),
    })
    expect(namesOn(content, '/stories/acorn')).toEqual([['Birch', 'Cedar']])
    expect(namesOn(content, '/stories/birch')).toEqual([['Acorn']])
    expect(content.draft('stories/acorn.json')?.page).toEqual(content.page('/stories/acorn')?.page)
  })

  test('without pages that visitors do not see on the day', () => {
    const others = {
      'stories/birch.json': study('Birch', { draft: true }),
      'stories/cedar.json': study('Cedar', { from: '2026-12-01' }),
    }
    expect(namesOn(site(others), '/stories')).toEqual([['Acorn']])
    const drafts = contentOf({ ...texts, ...others }, today, {}, true)
    expect(namesOn(drafts, '/stories')).toEqual([['Acorn', 'Birch', 'Cedar']])
  })

  test('and is left out on a day on which its last page has ended, which is no mistake', () => {
    const others = { 'stories.json': overview(listOf({ only: ['birch'] })) }
    const content = site({ ...others, 'stories/birch.json': study('Birch', { until: '2026-11-01' }) })
    expect(content.page('/stories')?.page.blocks.map(({ type }) => type)).toEqual(['hero'])
    expect(ofLists(content)).toEqual([])
  })

  test('links to them, so that no other link is needed', () => {
    expect(codesOf(site({ 'stories.json': overview(listOf({ first: 2 })) }))).toContain('orphan')
    const orphans = site()
      .findings()
      .filter(({ code }) => code === 'orphan')
    expect(orphans.map(({ file }) => file)).toEqual(['pages/stories/archive/dogwood.json'])
  })

  test('without those that cannot be drawn', () => {
    const broken = texts['stories/birch.json'].replace('"sky"', '"blue"')
    expect(namesOn(site({ 'stories/birch.json': broken }), '/stories')).toEqual([['Acorn', 'Cedar']])
  })
})

describe('DOC-7 a change of a page is a change of the lists that show it, and of nothing else', () => {
  const lists = {
    'stories.json': overview(listOf({ sort: 'newest', first: 2 })),
    'company.json': overview(listOf({ only: ['acorn'] })),
  }

  test('its routes are known', () => {
    const content = site(lists)
    expect(content.affected('stories/acorn.json').sort()).toEqual(['/company', '/stories/acorn'])
    expect(content.affected('stories/birch.json').sort()).toEqual(['/stories', '/stories/birch'])
    expect(content.affected('about.json')).toEqual(['/about'])
  })

  test('reviewers are told of the lists that showed it before, and of those that show it now', () => {
    const before = new Map(Object.entries({ ...texts, 'stories.json': overview(listOf({ first: 1 })) }))
    const routes = (key: string, text: string) =>
      compareSites(before, new Map([...before, [key, text]]), { root: 'pages', drawings: {}, today }).routes
    expect(routes('stories/acorn.json', study('Zelkova'))).toEqual(['/stories', '/stories/acorn'])
    expect(routes('stories/cedar.json', study('Cypress'))).toEqual(['/stories/cedar'])
    expect(routes('stories/birch.json', study('Aaron'))).toEqual(['/stories', '/stories/birch'])
  })

  test.each<[string, string, string | null]>([
    ['a new page', 'stories/elm.json', study('Elm', { from: '2026-06-01' })],
    ['a page less', 'stories/birch.json', null],
    ['another title', 'stories/acorn.json', study('Zelkova')],
    ['a page that becomes a draft', 'stories/birch.json', study('Birch', { draft: true })],
    ['a page without its story', 'stories/cedar.json', page('Cedar', [{ type: 'hero', title: 'Cedar' }])],
    ['a page with an error', 'stories/birch.json', '{'],
    ['the last page of the folder', 'stories/archive/dogwood.json', null],
  ])('%s: what is drawn and found is what a new store draws and finds', (_what, key, text) => {
    const archive = overview(listOf({ folder: 'stories/archive' }))
    const start: Record<string, string> = { ...texts, ...lists, 'archive.json': archive }
    const content = contentOf(start, today)
    const before = content.findings()
    const look = (store: Content) => [store.findings(), ...['/stories', '/company'].map((route) => store.page(route))]
    look(content)
    if (text === null) content.delete(key)
    else content.set(key, text)
    const { [key]: _, ...rest } = start
    expect(look(content)).toEqual(look(contentOf(text === null ? rest : { ...rest, [key]: text }, today)))
    content.set(key, start[key] ?? '')
    if (start[key] === undefined) content.delete(key)
    expect(content.findings()).toEqual(before)
  })

  test('a draft of the list shows of each page what could last be drawn', () => {
    const content = site()
    content.draft('stories.json')
    content.set('stories/birch.json', '{')
    const { blocks = [] } = content.draft('stories.json')?.page ?? {}
    expect(blocks[1]).toMatchObject({ studies: [{ brand: 'Acorn' }, { brand: 'Birch' }, { brand: 'Cedar' }] })
  })
})

describe('CASE-1 a case study more is one file more', () => {
  const [from, to] = ['kredapay', 'payhollow']
  const text = readFileSync(`pages/case-studies/${from}.json`, 'utf8')
    .replace(/(?<!study)Kredapay/g, 'Payhollow')
    .replace(/"title": ".*? \| \{brand\}"/, '"title": "Payhollow pays people | {brand}"')
    .replace(
      /"description": ".*?"/,
      `"description": "${'How Payhollow pays its people with {brand}, step by step. '.repeat(2).trim()}"`,
    )
    .replace('"blocks":', '"from": "2026-11-10",\n  "blocks":')

  test('the list shows it first, the other studies lead to it, and nothing is found', () => {
    const { content } = loadContent('pages', { today: '2026-11-23' })
    content.set(`case-studies/${to}.json`, text)
    // Its words are still those of the other one.
    expect(content.findings().filter(({ code }) => code !== 'writtenOut' && code !== 'copied')).toEqual([])
    expect(namesOn(content, '/case-studies')).toEqual([['Payhollow', 'Gamepride', 'Connekit']])
    expect(namesOn(content, '/case-studies/connekit')).toEqual([['Payhollow', 'Kredapay']])
    expect(namesOn(content, `/case-studies/${to}`)).toEqual([['Kredapay', 'Gamepride']])
  })

  test('without it the list is as it has to be', () => {
    const { content } = loadContent('pages')
    expect(namesOn(content, '/case-studies')).toEqual([['Gamepride', 'Connekit']])
  })
})
