import { expect, test } from 'vitest'
import { resolveValue } from '../../../src/content/resolve/resolve.ts'
import { resolveHref } from '../../../src/content/fields/tokens.ts'
import { baseText, baseTexts } from './base.ts'
import { contentOf } from './support.ts'

const resolver = () => ({
  tokens: new Map([['brand', 'Rail']]),
  drawings: {},
  media: new Map(),
  used: new Map<string, number>(),
})
const about = () => contentOf(baseTexts).page('/about')?.page

test('defaults are filled in, also those of tokens', () => {
  const banner = about()?.blocks.find(({ type }) => type === 'banner')
  expect(banner).toMatchObject({
    type: 'banner',
    id: 'closing',
    primaryLink: 'https://app.rail.example/signUp',
    primaryLinkText: 'Get Started',
    secondaryLink: '/about#top',
  })
  expect(about()?.index).toBe(true)
})

test('tokens are replaced in every text, and no $schema is left', () => {
  expect(about()?.title).toBe('About the company | Rail')
  expect(JSON.stringify(about())).not.toMatch(/\{[a-z.]+\}|\$schema/)
})

test('a page may show a shared banner on another background, and nothing else of it changes', () => {
  const home = baseText('index.json')
  const banner = (text: string) =>
    contentOf({ ...baseTexts, 'index.json': text })
      .page('/')
      ?.page.blocks.find(({ type }) => type === 'banner')
  const shared = banner(home)
  expect(shared).toMatchObject({ tone: 'sun' })
  expect(banner(home.replace('"use": "closing"', '"use": "closing", "tone": "ink"'))).toEqual({
    ...shared,
    tone: 'ink',
  })
})

test('a drawing becomes its files with their sizes', () => {
  const hero = about()?.blocks.find(({ type }) => type === 'hero')
  const file = { src: '/assets/drawing.svg', width: 640, height: 480 }
  expect(hero).toMatchObject({
    drawing: { alt: 'Four lines leave one rail and reach four places.', wide: file, small: file },
  })
})

test('running text becomes a tree with finished addresses', () => {
  const text = about()?.blocks.find(({ type }) => type === 'richText')
  expect(JSON.stringify(text)).toContain('{"tag":"a","href":"mailto:hello@rail.example","children":["us"]}')
  expect(JSON.stringify(text)).toContain('{"tag":"h2","id":"our-story","children":["Our story"]}')
})

test('a heading gives way to an anchor that people wrote, and links find both', () => {
  const text = baseText('about.json')
    .replace('"id": "story"', '"id": "our-story"')
    .replace('"#story"', '"#our-story-2"')
  const site = baseText('_site.json').replace('/about#story', '/about#our-story')
  const content = contentOf({ ...baseTexts, 'about.json': text, '_site.json': site })
  expect(content.findings()).toEqual([])
  expect(JSON.stringify(content.page('/about')?.page.blocks[1])).toContain('"id":"our-story-2"')
})

test('an entry of a block can be jumped to: links find it, a heading gives way to it, and it is there once', () => {
  const faq = (anchor: string, href: string) => ({
    type: 'faq',
    title: 'Questions',
    items: [
      { question: 'Is this the first question?', answer: `Yes. [Read the story](${href}).`, anchor },
      { question: 'Is this the second question?', answer: 'It is the second one.' },
    ],
  })
  const head = { type: 'hero', title: 'One more page' }
  const text = { type: 'richText', text: '## The story\n\nIt begins with a question.' }
  const extra = (...blocks: object[]) =>
    contentOf({
      ...baseTexts,
      'extra.json': JSON.stringify({ title: 'One more page', description: 'd'.repeat(80), index: false, blocks }),
    })
  const sound = extra(head, text, faq('the-story', '/extra#the-story'))
  expect(sound.findings()).toEqual([])
  expect(JSON.stringify(sound.page('/extra')?.page.blocks[1])).toContain('"id":"the-story-2"')
  const codes = (content: ReturnType<typeof extra>) => content.findings().map(({ code }) => code)
  expect(codes(extra(head, faq('the-story', '/extra#the-stories')))).toEqual(['linkAnchor'])
  expect(codes(extra(head, faq('story', '/extra#story'), { ...text, id: 'story' }))).toEqual(['anchorTwice'])
})

test('texts of the format code keep their braces', () => {
  const schema = { properties: { a: { type: 'string', format: 'code' }, b: { type: 'string' } } }
  expect(resolveValue(schema, { a: '{brand} {{', b: '{brand} {{' }, resolver())).toEqual({
    a: '{brand} {{',
    b: 'Rail {',
  })
})

test('what the schema does not know is left out, and the documents stay as they are', () => {
  const value = Object.freeze({ a: Object.freeze(['{brand}']), c: 1 })
  const schema = {
    properties: {
      a: { type: 'array', items: { type: 'string' } },
      b: { default: { x: 1 }, properties: { x: {}, y: { default: 2 } } },
    },
  }
  expect(resolveValue(schema, value, resolver())).toEqual({ a: ['Rail'], b: { x: 1, y: 2 } })
  expect(value.a).toEqual(['{brand}'])
})

test('a telephone number is written with spaces, its address is not', () => {
  expect(resolveHref('tel:+234 800 000', new Map())).toBe('tel:+234800000')
  expect(resolveHref('tel:{phone}', new Map([['phone', '+1 (2) 3-4']]))).toBe('tel:+1234')
  const [column] = contentOf(baseTexts).site()?.footer.columns ?? []
  expect(column?.links[0]?.href).toBe('tel:+2348000000000')
})

test('the site document has its defaults and tokens too', () => {
  expect(contentOf(baseTexts).site()?.texts.home).toBe('Rail, home')
  expect(contentOf(baseTexts).site()?.footer.legal).toBe('© 2026 Rail. Not a bank.')
})

test('resolving twice gives equal documents that share nothing that could be changed', () => {
  const content = contentOf(baseTexts)
  const [first, second] = [content.page('/about'), content.page('/about')]
  expect(first).toEqual(second)
  first?.page.blocks.pop()
  expect(content.page('/about')).toEqual(second)
})
