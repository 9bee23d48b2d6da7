import { describe, expect, test } from 'vitest'
import { compareSites } from '../../../src/content/changes/compare.ts'
import { compareDocuments } from '../../../src/content/changes/documents.ts'
import { pair } from '../../../src/content/changes/pairs.ts'
import { baseText, baseTexts } from '../content/base.ts'

const drawing = { src: '/d.svg', width: 1, height: 1 }
const options = { root: 'pages', drawings: { homeHero: { wide: drawing }, startHero: { wide: drawing } } }

/** What changes when these documents of the small site become others; null deletes one. */
function changesTo(texts: Record<string, string | null>) {
  const after = new Map<string, string>(Object.entries(baseTexts))
  for (const [key, text] of Object.entries(texts)) {
    if (text === null) after.delete(key)
    else after.set(key, text)
  }
  return compareSites(new Map(Object.entries(baseTexts)), after, options)
}

/** A document of the small site with its blocks changed. */
function withBlocks(key: string, change: (blocks: Record<string, unknown>[]) => unknown[]): string {
  const value = JSON.parse(baseText(key)) as { blocks: Record<string, unknown>[] }
  return JSON.stringify({ ...value, blocks: change(value.blocks) }, null, 4)
}

describe('entries of lists', () => {
  const a = { type: 'hero', id: 'a', title: 'Money on one rail' }
  const b = { type: 'faq', title: 'Questions that people ask' }
  const c = { type: 'banner', title: 'See it with your own case' }

  test('the one that moved is named, and not those that it passed', () => {
    expect(pair([a, b, c], [c, a, b])).toMatchObject({ gone: [], fresh: [], moved: new Set([0]) })
  })

  test('a name holds through any change of words, and words hold through small ones', () => {
    const [other, renamed] = [
      { ...a, title: 'Nothing of this was there' },
      { ...b, title: 'Questions people often ask' },
    ]
    expect(pair([a, b], [other, renamed]).pairs).toEqual([
      [0, 0],
      [1, 1],
    ])
  })

  test('different blocks of one type are two', () => {
    expect(pair([b], [{ type: 'faq', title: 'Cards and limits' }])).toMatchObject({ pairs: [], gone: [0], fresh: [0] })
  })
})

describe('the changes of a site', () => {
  test('the same documents in another format do not change', () => {
    expect(changesTo({ 'about.json': withBlocks('about.json', (blocks) => blocks) })).toMatchObject({
      documents: [],
      routes: [],
    })
  })

  test('a long text is compared by its paragraphs, however it is written', () => {
    const paragraphs = ['## Our story', 'We began with one rail.', 'Then we added cards.', 'Bills came last of all.']
    const page = (text: string | string[]) =>
      withBlocks('about.json', (blocks) =>
        blocks.map((block) => (block.type === 'richText' ? { ...block, text } : block)),
      )
    const old = page(paragraphs.join('\n\n'))
    const [title = '', , cards = '', bills = ''] = paragraphs
    const next = page([title, 'Nothing of this was there.', 'We began with two rails.', cards, bills])
    const [block, ...others] = compareDocuments('about.json', old, next).blocks
    expect(others).toEqual([])
    expect(block?.fields).toEqual([
      {
        kind: 'setting',
        label: 'the 1st paragraph under “Our story”',
        before: null,
        after: 'Nothing of this was there.',
      },
      expect.objectContaining({ kind: 'text', label: 'the 2nd paragraph under “Our story”' }),
    ])
    expect(compareDocuments('about.json', old, page(paragraphs)).blocks).toEqual([])
  })

  test('text, settings and the order of blocks, in the words of editors', () => {
    const text = withBlocks('about.json', ([hero, story, ...rest]) => [
      { ...hero, title: 'Who we really are', layout: 'open' },
      ...rest,
      story,
    ])
    const { documents, routes, fresh } = changesTo({ 'about.json': text })
    expect(documents).toMatchObject([
      {
        kind: 'changed',
        route: '/about',
        fields: [],
        blocks: [
          {
            kind: 'changed',
            where: 'Hero, 1st block',
            fields: [
              { kind: 'setting', label: 'the layout', before: 'beside', after: 'open' },
              {
                kind: 'text',
                label: 'the title',
                words: [{ kind: 'same' }, { kind: 'new', text: 'really ' }, { kind: 'same' }],
              },
            ],
          },
          { kind: 'moved', where: 'Text, 4th block', from: '2nd block', fields: [] },
        ],
      },
    ])
    expect(routes).toEqual(['/about'])
    expect(fresh.map(({ code }) => code)).toEqual(['closingEarly'])
  })

  test('new and removed blocks', () => {
    const block = { type: 'richText', text: 'An entirely different paragraph is here.' }
    const { documents } = changesTo({ 'index.json': withBlocks('index.json', ([, closing]) => [block, closing ?? {}]) })
    expect(documents[0]?.blocks).toMatchObject([
      { kind: 'new', where: 'Text, 1st block' },
      { kind: 'gone', where: 'Hero, 1st block', title: 'Money on one rail' },
    ])
  })

  test('title and description of a page, entries of lists inside of blocks', () => {
    const text = baseText('about.json')
      .replace('About the company', 'About our company')
      .replace('"One rail for all money", ', '')
    const [change] = changesTo({ 'about.json': text }).documents
    expect(change?.fields).toMatchObject([{ kind: 'text', label: 'the title' }])
    expect(change?.blocks[0]?.fields).toEqual([
      { kind: 'setting', label: 'the 1st point', before: 'One rail for all money', after: null },
    ])
  })

  test('a page that moved, with its redirect; one that is new; one that is gone', () => {
    const moved = baseText('about.json').replace('"/company"', '"/company", "/about"')
    const { documents, routes } = changesTo({
      'about.json': null,
      'team.json': moved,
      'index.json': null,
      'x.json': '{"title": "Other words", "blocks": []}',
    })
    expect(documents.map(({ kind, key, oldKey }) => ({ kind, key, oldKey }))).toEqual([
      { kind: 'gone', key: 'index.json', oldKey: undefined },
      { kind: 'moved', key: 'team.json', oldKey: 'about.json' },
      { kind: 'new', key: 'x.json', oldKey: undefined },
    ])
    expect(routes).toEqual(['/', '/team', '/x'])
  })

  test('shared blocks touch the pages that show them, the document of the site touches all', () => {
    const shared = changesTo({ '_shared/closing.json': baseText('_shared/closing.json').replace('your own', 'your') })
    expect(shared).toMatchObject({ routes: ['/', '/about'], all: false })
    const site = changesTo({ '_site.json': baseText('_site.json').replace('"Call us"', '"Phone us"') })
    expect(site).toMatchObject({ routes: ['/', '/about', '404'], all: true })
    expect(site.documents[0]?.fields).toMatchObject([
      { label: 'the text of the 1st link of the column “Company” of the footer' },
    ])
    const phrases = `"phrases": [{ "words": ["bank"], "why": "We are none.", "instead": "Write account." }],\n  "navigation"`
    const unseen = changesTo({ '_site.json': baseText('_site.json').replace('"navigation"', phrases) })
    expect(unseen).toMatchObject({ routes: [], all: false, documents: [{ key: '_site.json' }] })
  })

  test('findings that come and go', () => {
    const broken = baseText('index.json').replace('/about#our-story', '/nowhere')
    expect(changesTo({ 'index.json': broken }).fresh.map(({ code }) => code)).toEqual(['linkPage'])
    const before = new Map(Object.entries({ ...baseTexts, 'index.json': broken }))
    expect(compareSites(before, new Map(Object.entries(baseTexts)), options).gone.map(({ code }) => code)).toEqual([
      'linkPage',
    ])
  })

  test('a document that is no JSON, before or now, is told', () => {
    const text = baseText('index.json').slice(0, -5)
    expect(changesTo({ 'index.json': text }).documents).toMatchObject([{ kind: 'broken', key: 'index.json' }])
    const before = new Map(Object.entries({ ...baseTexts, 'index.json': text }))
    expect(compareSites(before, new Map(Object.entries(baseTexts)), options).documents).toMatchObject([
      { kind: 'fixed' },
    ])
    for (const odd of ['[]', '"text"', 'null', '{"blocks": 3}', '{"blocks": [1, null, {"type": 7}]}']) {
      expect(changesTo({ 'index.json': odd }).documents).toHaveLength(1)
    }
  })

  test('what is new or gone is told in its words, each with the name of its field', () => {
    const next = withBlocks('about.json', ([hero, ...rest]) => [
      { ...hero, links: [{ text: 'Our people', href: '/people' }] },
      ...rest,
      { type: 'richText', text: ['## Hours', 'We are open.'] },
    ])
    const [about] = changesTo({ 'about.json': next }).documents
    expect(about?.blocks[0]?.fields.filter((field) => field.kind === 'entry' && field.isNew)).toEqual([
      {
        kind: 'entry',
        label: 'the 1st button',
        isNew: true,
        parts: [
          { label: 'the text', text: 'Our people' },
          { label: 'the address', text: '/people' },
        ],
      },
    ])
    expect(about?.blocks.at(-1)).toMatchObject({
      kind: 'new',
      parts: [
        { label: 'a heading of the text', text: 'Hours' },
        { label: 'the paragraph under “Hours”', text: 'We are open.' },
      ],
    })
    const page = '{ "title": "{brand} people", "index": false, "blocks": [{ "type": "hero", "title": "People" }] }'
    const [fresh] = changesTo({ 'people.json': page }).documents
    expect(fresh).toMatchObject({ kind: 'new', title: 'Rail people', seen: 'always' })
    expect(fresh?.parts.slice(1)).toEqual([{ label: expect.any(String) as string, text: 'no' }])
    expect(fresh?.blocks).toMatchObject([{ where: 'Hero, 1st block', parts: [{ label: 'the title', text: 'People' }] }])
  })

  test('where the address of a page leads that is gone or has moved', () => {
    const leads = (texts: Record<string, string | null>) => changesTo(texts).documents.map((one) => one.leads)
    expect(leads({ 'about.json': null })).toEqual([null])
    const index = baseText('index.json').replace('{', '{ "redirectFrom": ["/about"],')
    expect(leads({ 'about.json': null, 'index.json': index })).toEqual(['/', undefined])
    const moved = baseText('about.json')
    expect(leads({ 'about.json': null, 'team.json': moved })).toEqual([null])
    expect(leads({ 'about.json': null, 'about/index.json': moved })).toEqual([undefined])
  })

  test('when visitors see a page or a notice is told in words', () => {
    const shown = (fields: string) => {
      const [change] = changesTo({ 'about.json': baseText('about.json').replace('{', `{ ${fields}`) }).documents
      return [change?.seen, ...(change?.fields ?? [])]
    }
    const change = (after: string) => [
      after,
      { kind: 'setting', label: 'when visitors see it', before: 'always', after },
    ]
    expect(shown('"draft": true,')).toEqual(change('Draft: visitors do not see it'))
    expect(shown('"from": "2026-12-01",')).toEqual(change('From 1 December 2026'))
    expect(shown('"from": "2026-12-01", "until": "2026-12-31",')).toEqual(
      change('From 1 December 2026 until 31 December 2026'),
    )
    const notice = { type: 'banner', title: 'Closed', until: '2027-01-01' }
    const [about] = changesTo({ 'about.json': withBlocks('about.json', (blocks) => [...blocks, notice]) }).documents
    expect(about?.blocks.at(-1)?.parts[0]).toEqual({ label: 'when visitors see it', text: 'Until 1 January 2027' })
  })
})
