import { describe, expect, test } from 'vitest'
import { affects } from '../../../src/content/store/index.ts'
import { routeOf } from '../../../src/model/route.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { baseText, baseTexts } from './base.ts'
import { contentOf } from './support.ts'

const codes = (texts: Record<string, string>) =>
  contentOf(texts)
    .findings()
    .map(({ code }) => code)

describe('routes', () => {
  test('DOC-6 every page file is a route, in order, and nothing else is', () => {
    const content = contentOf({ ...baseTexts, 'case-studies/rail.json': '{', 'notes.txt': 'x', '_drafts/a.json': '{}' })
    expect(content.routes()).toEqual([
      { route: '/', key: 'index.json' },
      { route: '/about', key: 'about.json' },
      { route: '/case-studies/rail', key: 'case-studies/rail.json' },
    ])
  })

  test('earlier addresses lead to their page', () => {
    expect(contentOf(baseTexts).redirects()).toEqual([{ from: '/company', to: '/about' }])
  })

  test('a file that is deleted is a route no longer, and links to it are findings', () => {
    const content = contentOf(baseTexts)
    content.delete('about.json')
    expect(content.routes().map(({ route }) => route)).toEqual(['/'])
    expect(content.findings().map(({ code }) => code)).toContain('linkPage')
    content.set('about.json', baseText('about.json'))
    expect(content.findings()).toEqual([])
  })
})

describe('pages', () => {
  test('DOC-9 shared blocks are in place, and every block says where it was written', () => {
    const found = contentOf(baseTexts).page('/about')
    expect(found?.page.blocks.map(({ type }) => type)).toEqual(['hero', 'richText', 'tabs', 'banner'])
    expect(found?.pointers).toEqual([
      'pages/about.json#/blocks/0',
      'pages/about.json#/blocks/1',
      'pages/about.json#/blocks/2',
      'pages/_shared/closing.json#/blocks/0',
    ])
    expect(found?.file).toBe('pages/about.json')
  })

  test('the not-found page is asked for as 404', () => {
    expect(
      contentOf(baseTexts)
        .page('404')
        ?.page.blocks.map(({ type }) => type),
    ).toEqual(['notFound'])
    expect(contentOf(baseTexts).page('/404')).toBeNull()
  })

  test('an error in a page costs that page only', () => {
    const content = contentOf({ ...baseTexts, 'other.json': '{' })
    expect(content.page('/other')).toBeNull()
    expect(content.page('/about')).not.toBeNull()
  })

  test('an error in shared blocks costs the pages that use them, one in the site document costs all', () => {
    const plain = baseText('index.json')
      .replace(', { "type": "shared"', '')
      .replace(/,\s*\{ "type": "shared".*\}/, '')
    const broken = contentOf({ ...baseTexts, 'index.json': plain, '_shared/closing.json': '{' })
    expect(broken.page('/about')).toBeNull()
    expect(broken.page('/')).not.toBeNull()
    const site = contentOf({ ...baseTexts, '_site.json': '{' })
    expect(site.page('/')).toBeNull()
    expect(site.site()).toBeNull()
    const missing = contentOf(baseTexts)
    missing.delete('_site.json')
    expect(missing.page('/')).toBeNull()
  })

  test('a broken link takes the page away, but not its draft', () => {
    const content = contentOf({
      ...baseTexts,
      'index.json': baseText('index.json').replace('/about#our-story', '/nowhere'),
    })
    expect(content.page('/')).toBeNull()
    expect(content.draft('index.json')?.page.title).toBe('Rail: accounts and cards')
    expect(content.page('/about')).not.toBeNull()
  })

  test('an address that its tokens make unsafe is refused', () => {
    const site = baseText('_site.json').replace('"https://app.rail.example/signUp"', '"/signUp"')
    const content = contentOf({
      ...baseTexts,
      '_site.json': site.replace('"brand": "Rail"', '"brand": "javascript"'),
      'index.json': baseText('index.json').replace('/about#our-story', '{brand}:alert(1)'),
    })
    expect(content.findings().find(({ file }) => file === 'pages/index.json')?.code).toBe('link')
    expect(content.page('/')).toBeNull()
  })

  test('two files for one page: nobody guesses which is meant, but the editor goes on seeing one', () => {
    const second = baseText('index.json').replace('{brand}:', 'Second')
    const content = contentOf({ ...baseTexts, 'about/index.json': second })
    expect(content.page('/about')).toBeNull()
    expect(content.draft('about.json')?.file).toBe('pages/about.json')
  })

  test('a page that does not exist is null', () => {
    for (const route of ['/nowhere', '', '__proto__', '/constructor'])
      expect(contentOf(baseTexts).page(route)).toBeNull()
  })
})

describe('what depends on what', () => {
  test('a page on itself, shared blocks on their users, the site on all', () => {
    const content = contentOf({ ...baseTexts, 'alone.json': baseText('_404.json') })
    expect(content.affected('about.json')).toEqual(['/about'])
    expect(content.affected('_shared/closing.json').sort()).toEqual(['/', '/about'])
    expect(content.affected('_site.json').sort()).toEqual(['/', '/about', '/alone', '404'])
    expect(content.affected('_404.json')).toEqual(['404'])
    expect(content.affected('notes.txt')).toEqual([])
  })

  test('asked of a page, it is the same: the own site, of which some pages list others', () => {
    const content = loadContent('pages').content
    const keys = [...content.entries().map(({ key }) => key), '_media/none.png', 'new.json', '_shared/none.json']
    const routes = keys.flatMap((key) => routeOf(key) ?? [])
    const lists = keys.filter((key) => content.affected(key).length > 1)
    expect(lists.length).toBeGreaterThan(3)
    for (const route of [...routes, '404', '/nowhere']) {
      const isShown = affects(content.map(), route)
      const shown = keys.filter(isShown)
      expect([route, shown]).toEqual([route, keys.filter((key) => content.affected(key).includes(route))])
    }
  })

  test('also for files that are not there (yet, or any more)', () => {
    const content = contentOf(baseTexts)
    content.delete('_shared/closing.json')
    expect(content.affected('_shared/closing.json').sort()).toEqual(['/', '/about'])
    expect(content.affected('new.json')).toEqual(['/new'])
  })
})

describe('findings', () => {
  test('DOC-7 all findings of all files in one run, sorted by file, line and column', () => {
    const findings = contentOf({
      ...baseTexts,
      'z.json': '{',
      'a.json': '',
      'index.json': baseText('index.json').replace('"title"', '"titel"').replace('/about#our-story', '/nowhere'),
    }).findings()
    expect(findings.map(({ file, code }) => [file, code])).toEqual([
      ['pages/a.json', 'emptyFile'],
      ['pages/index.json', 'keyUnknown'],
      ['pages/index.json', 'linkPage'],
      ['pages/z.json', 'bracketMissing'],
    ])
  })

  test('a page with a slip elsewhere does not make links to its places findings', () => {
    const about = baseText('about.json').replace('"type": "richText"', '"type": "richtext"')
    expect(codes({ ...baseTexts, 'about.json': about })).toEqual(['blockTypeUnknown'])
  })

  test('a file that cannot be read is a finding with its reason, and can be read later', () => {
    const content = contentOf(baseTexts)
    content.fail('index.json', 'you are not allowed to read it')
    const [finding] = content.findings()
    expect(finding).toMatchObject({ code: 'fileUnread', file: 'pages/index.json', line: 1, column: 1 })
    expect(finding?.message).toBe('The file could not be read: you are not allowed to read it.')
    expect(content.page('/')).toBeNull()
    content.set('index.json', baseText('index.json'))
    expect(content.findings()).toEqual([])
  })

  test('SEO-1 pages that search engines do not show may have the same description, but tabs show the titles of all', () => {
    const hidden = baseText('_404.json')
    expect(codes({ ...baseTexts, 'a.json': hidden })).toEqual([])
    expect(codes({ ...baseTexts, 'a.json': hidden, 'b.json': hidden })).toEqual(['titleTwice'])
    const shown = hidden.replace('"index": false,', '')
    const found = codes({ ...baseTexts, 'a.json': shown, 'b.json': shown }).filter((code) => code.endsWith('Twice'))
    expect(found).toEqual(['titleTwice', 'descriptionTwice'])
  })

  test('the same text again changes nothing, not even the list', () => {
    const content = contentOf(baseTexts)
    const before = content.findings()
    content.set('index.json', baseText('index.json'))
    expect(content.findings()).toBe(before)
  })

  test('thousands of broken links in one file are no more than 200 findings', () => {
    const words = Array.from({ length: 400 }, (_, number) => `[word ${number}](/nowhere-${number})`).join(' ')
    const text = baseText('about.json').replace('We began', `${words} We began`)
    expect(codes({ ...baseTexts, 'about.json': text }).length).toBeLessThanOrEqual(200)
  })

  test.each([
    [undefined, 0],
    ['2027-09-01', 0],
    ['2027-10-03', 1],
    ['2027-11-02', 1],
  ])('on %s the security contact gives %i warnings', (today, count) => {
    const findings = contentOf(baseTexts, today).findings()
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual(count ? [['expires', 'warning']] : [])
  })
})
