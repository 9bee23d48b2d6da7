import { describe, expect, test } from 'vitest'
import { errorsAddedBy } from '../../../src/content/fix/index.ts'
import { createContent, type Content } from '../../../src/content/store/index.ts'
import { examplePictures } from '../../../scripts/media/examples.ts'
import { baseTexts } from '../content/base.ts'
import { createSource } from '../../../src/content/json/index.ts'
import { blockSchema, mainTitleSwitch } from '../../../src/content/schema/index.ts'
import { sentences } from '../../../src/studio/core/checkWords.ts'
import { firstWords } from '../../../src/studio/core/blocks.ts'
import { cursorIn, fieldWith, wordsOfBlock, wordsOfField } from '../../../src/studio/core/drawnWords.ts'
import { findKinds } from '../../../src/studio/ui/add/findKinds.ts'
import { kindsFor } from '../../../src/studio/core/kinds.ts'
import { nameIn, pageName } from '../../../src/studio/core/pageNames.ts'
import { findPages, meantBy, pageRows } from '../../../src/studio/core/pageTree.ts'
import { atFirst } from '../../../src/studio/core/state.ts'
import { nearest } from '../../../src/studio/core/pointers.ts'
import { addBlock } from '../../../src/studio/session/acts.ts'
import { sampleBlock } from '../../../src/studio/store/sampleBlock.ts'
import { sample } from '../../support/sample.ts'
import { storeWith } from '../../support/examples.ts'

describe('pages in lists', () => {
  test.each([
    ['index.json', '', 'Home'],
    ['card-issuing.json', 'Virtual cards', 'Card issuing'],
    ['about/our-faqs.json', 'Our FAQs | Brightrail', 'Our FAQs'],
    ['api-documentation.json', 'API documentation', 'API documentation'],
    ['_shared/moreCards.json', '', 'More cards'],
    ['_404.json', '', 'Page not found'],
    ['faqs.json', 'Frequently asked questions', 'FAQs'],
  ])('%s with the title "%s" is called %s', (key, title, name) => expect(pageName(key, title)).toBe(name))
  test('a shared document is called by its title', () => {
    const shared = [{ key: '_shared/end.json', name: 'end', title: 'The last call', types: ['banner'], usedOn: [] }]
    expect(nameIn({ pages: [], shared }, '_shared/end.json')).toBe('The last call')
    expect(nameIn({ pages: [], shared: [] }, '_shared/end.json')).toBe('End')
  })

  const pages = ['/', '/about', '/about/team', '/about/team/lagos', '/about-us'].map((route) => ({
    key: `${route.slice(1) || 'index'}.json`,
    route,
    name: route,
    title: `Title of ${route}`,
  }))
  const routesOf = (rows: { route: string }[]) => rows.map(({ route }) => route)

  test('those below another one are there once it is unfolded, or when one of them is open', () => {
    expect(routesOf(pageRows(pages, new Set(), 'index.json'))).toEqual(['/', '/about', '/about-us'])
    expect(routesOf(pageRows(pages, new Set(['about.json']), 'index.json'))).toContain('/about/team')
    const open = pageRows(pages, new Set(), 'about/team/lagos.json')
    expect(open.map(({ route, depth, below }) => [route, depth, below])).toEqual([
      ['/', 0, 0],
      ['/about', 0, 2],
      ['/about/team', 1, 1],
      ['/about/team/lagos', 2, 0],
      ['/about-us', 0, 0],
    ])
  })
  test('are found by name, address and title', () =>
    expect(routesOf(findPages(pages, 'TITLE OF /about/t'))).toEqual(['/about/team', '/about/team/lagos']))
  test('are meant where nothing has a word, but one of a page is near to it', () => {
    const of = (typed: string) => meantBy(typed, { ...atFirst.overview, pages })
    expect(of('tema lagso')).toBe('team lagos')
    expect([of('team lagos'), of('qqqqqq'), of('team qqqqqq')]).toEqual([undefined, undefined, undefined])
  })
})

describe('kinds of blocks', () => {
  const types = (typed: string) => findKinds(kindsFor([]), typed).map(({ type }) => type)

  test('are found by their names first, then by what other tools call them', () => {
    expect(types('tabs')[0]).toBe('tabs')
    expect(types('accordion')[0]).toBe('faq')
    for (const word of ['announcement', 'notice', 'christmas']) expect(types(word)[0]).toBe('passage')
    expect(types('zzz')).toEqual([])
  })
  test('a second closing is not offered, and what needs another block only beside it', () => {
    const refusals = (blocks: { type: string }[]) =>
      Object.fromEntries(kindsFor(blocks).flatMap(({ type, refusal }) => (refusal ? [[type, refusal]] : [])))
    const closing = kindsFor([]).find(({ type }) => blockSchema(type)?.closing)?.type ?? ''
    const needy = kindsFor([]).find(({ type }) => blockSchema(type)?.needs)?.type ?? ''
    expect(refusals([])).toHaveProperty(needy)
    expect(refusals([])).not.toHaveProperty(closing)
    expect(refusals([{ type: closing }, { type: blockSchema(needy)?.needs ?? '' }])).toEqual({
      [closing]: 'the page has a closing',
    })
  })
})

describe('a new block', () => {
  const hero = { type: 'hero', layout: 'compact', title: 'Pay people' }
  const content = storeWith(hero)
  const key = 'example.json'

  const offered = kindsFor([hero]).filter(({ refusal }) => refusal === undefined)
  // Of a kind whose title can be the main one, the first example may have a title of that kind.
  const [first, others] = [true, false].map((isFirst) =>
    offered.filter(({ type }) => (mainTitleSwitch(type) !== undefined) === isFirst),
  )
  test.each([...(first ?? []), ...sample(others ?? [], 4, 'kinds')])(
    '$title brings no mistake to a page that has a head',
    ({ type }) => {
      const source = createSource(key, content.text(key) ?? '')
      const { edits } = addBlock(source, 1, sampleBlock(content, key, 1, type))
      const added = errorsAddedBy(content, key, source.text, edits)
      // Examples link to pages of the real site.
      expect(added.filter(({ code }) => !code.startsWith('link'))).toEqual([])
    },
  )
  test('has no anchor of an example', () => {
    expect(JSON.stringify(sampleBlock(content, key, 1, 'faq'))).toMatch(/^(?!.*"anchor":).*"question":/)
  })
  test('shows a picture that is there; without any, the finding says whose picture it is', () => {
    const addedTo = (store: Content) => {
      const source = createSource(key, store.text(key) ?? '')
      const { edits } = addBlock(source, 1, sampleBlock(store, key, 1, 'picture'))
      return errorsAddedBy(store, key, source.text, edits)
    }
    const bare = createContent({ root: 'pages', drawings: {} })
    for (const [name, text] of Object.entries(baseTexts)) bare.set(name, text)
    bare.set(key, content.text(key) ?? '')
    expect(addedTo(bare)).toMatchObject([{ message: expect.stringContaining('only the picture of the example') }])
    const [picture] = examplePictures().values()
    bare.setPicture('team-lagos.jpg', picture ?? null)
    expect(addedTo(bare)).toEqual([])
  })
  test('a second main title is not offered', () => {
    expect(kindsFor([hero]).find(({ type }) => type === 'hero')?.refusal).toBe('the page has its main title')
    expect(kindsFor([]).find(({ type }) => type === 'hero')?.refusal).toBeUndefined()
  })
  test('can be a shared one', () => {
    const shared = { key: '_shared/end.json', name: 'end', title: 'The end', types: ['banner'], usedOn: ['x.json'] }
    const kind = kindsFor([], [shared]).find(({ use }) => use === 'end')
    expect(kind).toMatchObject({ title: 'The end', description: 'Banner. Used on 1 page.' })
    expect(findKinds(kindsFor([], [shared]), 'the end')[0]?.use).toBe('end')
  })
})

describe('the first words of a block', () => {
  const words = (type: string, fields: object) => firstWords({ type, ...fields }, new Map([['brand', 'Acme']]))

  test('are those that are read', () => {
    expect(words('richText', { text: '## What **{brand}** is\n\nIt is.' })).toBe('What Acme is')
    expect(words('richText', { numbered: true, text: ['## Who {brand} is', 'It is.'] })).toBe('Who Acme is')
    expect(words('heroo', { tone: '', title: 'Hello' })).toBe('Hello')
  })
  test('are deeper inside of one without a title', () => {
    expect(words('features', { items: [{ drawing: { name: 'x' }, title: 'One list' }] })).toBe('One list')
  })
  test('are its layout or its purpose where it has none', () => {
    expect(words('hero', { layout: 'compact' })).toBe('Compact')
    expect(words('search', {})).not.toBe('')
    for (const { type } of kindsFor([])) expect(words(type, {}), type).not.toBe('')
  })
})

describe('the words of a page', () => {
  const block = {
    type: 'hero',
    layout: 'open',
    title: 'Pay with {brand}',
    links: [{ text: 'Book a demo', href: '/book-a-demo' }],
    drawing: { name: 'payoutHero', alt: 'One list leaves as seven lines.' },
  }
  const fields = wordsOfBlock(block, blockSchema('hero'), new Map([['brand', 'Brightrail']]))

  test('are those of texts, as they are drawn: no choice, no address, no name', () =>
    expect([...fields]).toEqual([
      ['/title', 'Pay with Brightrail'],
      ['/links/0/text', 'Book a demo'],
      ['/drawing/alt', 'One list leaves as seven lines.'],
    ]))
  test('lead to their field: the smallest piece first, else what holds them', () => {
    const press = (...all: string[]) => all.map((one) => ({ words: one, drawn: [0, 1], seen: [0, 1] }) as const)
    expect(fieldWith(press('Book a demo', 'Book a demo and more'), fields)).toBe('/links/0/text')
    expect(fieldWith(press('with Brightrail'), fields)).toBe('/title')
    expect(fieldWith(press('elsewhere'), fields)).toBeUndefined()
    // A piece that two texts have belongs to the one that has the paragraph around it.
    const texts = new Map(['Pay us.', 'Pay them.'].map((text, index) => [`/${index}`, text]))
    expect(fieldWith(press('Pay ', 'Pay them.'), texts)).toBe('/1')
  })
  test('that several fields say lead to the one in the place that was pressed, in the order of the page', () => {
    const same = new Map(['/title', '/subtitle'].map((place) => [place, 'Paid today']))
    const press = (at: number, places?: readonly string[]) =>
      fieldWith([{ words: 'Paid today', drawn: [at, 3], seen: [at, 3], ...(places && { places }) }], same)
    const places = ['/items/0/title', '/subtitle', '/title']
    expect([0, 1, 2].map((at) => press(at, places))).toEqual([undefined, '/subtitle', '/title'])
    // Of a field nobody knows where it is drawn: the order of the schema is as good as any.
    expect(press(1, ['/items/0/title', '/title'])).toBe('/subtitle')
  })
  test('of a field without words are those of its link or picture', () => {
    expect(wordsOfField('/links/0/href', fields)).toMatchObject({ words: 'Book a demo' })
    expect(wordsOfField('/drawing/name', fields)).toMatchObject({ words: 'One list leaves as seven lines.' })
    expect(wordsOfField('/layout', fields)).toBeNull()
  })
  test('are found in the text as it is written', () => {
    const text = '## Pay\n\nWith **{brand}**, “you” pay. See [our terms](/our-terms) and\n\n- our [fees](/fees)'
    const drawn = 'Pay With Brightrail, "you" pay. See our terms and our fees'
    const tokens = new Map([['brand', 'Brightrail']])
    const at = (words: string, before: string) =>
      cursorIn(text, drawn, tokens, { words: words.replaceAll(' ', ''), before: before.replaceAll(' ', '').length })?.at
    const rest = (words: string, before: string) => text.slice(at(words, before)).slice(0, 8)
    const paragraph = 'With Brightrail, "you" pay. See our terms and'
    expect(rest('Pay', 'P')).toBe('ay\n\nWith')
    expect(rest(paragraph, 'With Bright')).toBe('{brand}*')
    expect(rest(paragraph, 'With Brightrail, "')).toBe('you” pay')
    expect(rest(paragraph, 'With Brightrail, "you" pay. See our')).toBe('terms](/')
    expect(rest(paragraph, 'With Brightrail, "you" pay. See our terms')).toBe('and\n\n- o')
    expect(rest('our fees', 'our')).toBe('fees](/f')
    expect(at('our fees', 'our fees')).toBe(text.length)
    expect(at('elsewhere', 'else')).toBeUndefined()
    // More is drawn around it: the number of a heading.
    expect(cursorIn('Pay', 'Pay', tokens, { words: '1.Pay', before: 3 })).toEqual({ at: 1 })
    const chosen = (before: number, count: number) => {
      const place = cursorIn(text, drawn, tokens, { words: paragraph.replaceAll(' ', ''), before, chosen: count })
      return text.slice(place?.at, place?.to)
    }
    expect(chosen(0, 4)).toBe('With')
    expect(chosen(4, 10)).toBe('{brand}')
    expect(chosen(27, 8)).toBe('our terms')
  })
  test('of a running text are those without its marks', () => {
    const passage = { type: 'passage', text: ['Read **this**.', 'And [that](/about).'] }
    expect([...wordsOfBlock(passage, blockSchema('passage'), new Map()).values()].join()).toBe('Read this. And that.')
  })
})

test('what is gone selects the nearest place above it, or the last block', () => {
  const value = { title: 'A', blocks: [{ type: 'hero', links: [] }] }
  expect(nearest(value, '/blocks/0/links/3/text')).toBe('/blocks/0/links')
  expect(nearest(value, '/blocks/0/links/length')).toBe('/blocks/0/links')
  expect(nearest(value, '/blocks/7')).toBe('/blocks/0')
  expect(nearest({ blocks: [] }, '/blocks/7')).toBe('')
  expect(nearest(value, '/blocks')).toBe('')
  expect(nearest(value, '/title')).toBe('/title')
})

test('a message begins with its first sentence, whatever it quotes', () => {
  expect(sentences('The title is too long. Shorten it.')).toEqual(['The title is too long.', 'Shorten it.'])
  expect(sentences('"One. Two." is there twice. Remove one.')).toEqual(['"One. Two." is there twice.', 'Remove one.'])
  expect(sentences('No end')).toEqual(['No end', ''])
})
