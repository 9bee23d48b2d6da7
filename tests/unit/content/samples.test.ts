import { describe, expect, test } from 'vitest'
import { exampleTitle, headingIn, pageText, starts } from '../../../src/content/scaffold/index.ts'
import { blockSchema, blockTypes, isForAddresses, isGroup, type Schema } from '../../../src/content/schema/index.ts'
import guideTexts from '../../../src/content/slips/guideTexts.gen.json' with { type: 'json' }
import { samples } from '../../../src/content/wording/samples.ts'
import { baseText, baseTexts } from './base.ts'
import { applyFix, contentOf, textOf } from './support.ts'

/** The small site with a block on its home page. */
function siteWith(block: Record<string, unknown>) {
  const text = baseText('index.json').replace('{ "type": "shared"', `${JSON.stringify(block)},\n    { "type": "shared"`)
  return { ...baseTexts, 'index.json': text }
}

const found = (block: Record<string, unknown>) =>
  contentOf(siteWith(block))
    .findings()
    .filter(({ code }) => code === 'sampleWords')

const exampleOf = (type: string) => blockSchema(type)?.examples?.[0] as Record<string, unknown>

/** Each text of an example that visitors read, and where it is. What is beside a picture has a check of its own. */
function textsIn(schema: Schema | undefined, value: unknown, path: readonly string[] = []): Sample[] {
  if (Array.isArray(value)) return value.flatMap((entry, at) => textsIn(schema?.items, entry, [...path, String(at)]))
  if (isGroup(value))
    return Object.entries(value).flatMap(([key, inner]) => {
      const field = schema?.properties?.[key]
      return key === 'alt' || field?.internal ? [] : textsIn(field, inner, [...path, key])
    })
  if (typeof value !== 'string' || schema?.enum || value === schema?.default) return []
  const isRead = [undefined, 'markdown', 'code', 'anchor'].includes(schema?.format)
  const pieces = schema?.format === 'markdown' ? value.split('\n\n') : [value]
  return isRead ? pieces.map((text) => ({ text, path, isAddress: schema !== undefined && isForAddresses(schema) })) : []
}

interface Sample {
  text: string
  path: readonly string[]
  /** It is a part of an address, which is made of the words: nobody is told of it beside them. */
  isAddress: boolean
}

function write(value: unknown, [step = '', ...rest]: readonly string[], text: string): void {
  const inside = value as Record<string, unknown>
  if (rest.length === 0) inside[step] = text
  else write(inside[step], rest, text)
}

const everyExample = blockTypes.flatMap((type) =>
  (blockSchema(type)?.examples ?? []).flatMap((example, at) => {
    const words = textsIn(blockSchema(type), example)
    return words.length === 0 ? [] : [{ type, number: at + 1, example, words }]
  }),
)

/** So few words are anybody's, but for three of which two are long. */
function isLabel(text: string): boolean {
  const words = text.split(/\s+/)
  return words.length < 3 || (words.length === 3 && words.filter((word) => /\p{L}{5}/u.test(word)).length < 2)
}

/** A label may be somebody's own where nothing around it is a sample; so may a name, and the words of a link. */
const mayBeOwn = ({ text, path }: Sample) =>
  /^(?:name|brand|role|links?|names|jumps|above|second|list|button)$/.test(
    path.findLast((step) => !/^\d+$|^text$/.test(step)) ?? '',
  ) || isLabel(text)

const holdsTelling = ({ words }: { words: readonly Sample[] }) => words.some((sample) => !mayBeOwn(sample))

describe('each text of a block that was added with its sample', () => {
  test.each(everyExample.filter(holdsTelling))(
    '$type, example $number: all of them are reported',
    ({ type, example, words }) => {
      const [finding, ...others] = found({ type, ...(example as object) })
      expect(others).toEqual([])
      const first = finding && textOf(siteWith({ type, ...(example as object) }), finding)
      const read = words.filter(({ isAddress }) => !isAddress)
      const all = [...new Set(read.map(({ text }) => text))]
      // A part of a text is found without the quotes of the whole.
      const texts = all.filter((text) => ![first, `"${first}"`].includes(JSON.stringify(text)))
      expect(texts).toHaveLength(all.length - 1)
      const places = new Set(read.map(({ path }) => `/blocks/1/${path.join('/')}`))
      expect([finding?.pointer, ...(finding?.further ?? [])].filter((one) => !places.has(one ?? ''))).toEqual([])
      expect(finding?.further ?? []).not.toContain(finding?.pointer)
      const unnamed = texts.filter((text) => !finding?.message.includes(text.split('\n')[0]?.slice(0, 30) ?? ''))
      const more = Number(/ and (\d+) more\.$/.exec(finding?.message ?? '')?.[1] ?? 0)
      if (more === 0) expect(unnamed).toEqual([])
      else expect(more + 12).toBe(texts.length)
    },
  )

  const ofLabels = everyExample.filter((one) => !holdsTelling(one))
  test.each(ofLabels)('$type, example $number: labels alone may be somebody’s own', ({ type, example }) =>
    expect(found({ type, ...(example as object) })).toEqual([]),
  )

  test.each(everyExample)('$type, example $number: each alone is reported', ({ type, example, words }) => {
    const unseen = words.filter((sample) => {
      const others = words.filter(({ path }) => path.join() !== sample.path.join())
      const block = structuredClone(example) as Record<string, unknown>
      for (const [at, { path }] of others.entries()) write(block, path, `Ours${at}`)
      return found({ type, ...block }).length === 0
    })
    expect(unseen.filter((sample) => !mayBeOwn(sample))).toEqual([])
  })
})

describe('words of an example in the guide', () => {
  test('are one slip in a block that was pasted whole', () => {
    const faq = { type: 'faq', ...exampleOf('faq') }
    expect(found(faq)).toMatchObject([{ severity: 'warning', where: 'Questions and answers, 2nd block' }])
    expect(found(faq)[0]?.message).toMatch(
      /^These are sample words\. So are 8 more texts here: "Can the cards show our own colours\?", "Yes\. The cards are .*…", .* and "No\. One .*"\.$/,
    )
  })

  test('tell where each of them is', () => {
    const [finding] = found({ type: 'faq', ...exampleOf('faq') })
    const { length } = exampleOf('faq').items as unknown[]
    const inItems = (name: string) => Array.from({ length }, (_, at) => `/blocks/1/items/${at}/${name}`)
    expect([finding?.pointer, ...(finding?.further ?? [])]).toEqual(
      expect.arrayContaining([...inItems('question'), ...inItems('answer')]),
    )
  })

  test('are found in one text that was left', () => {
    const [first, ...others] = exampleOf('faq').items as { question: string; answer: string }[]
    const own = others.map((_, index) => ({
      question: `What about number ${index}?`,
      answer: `It is number ${index}.`,
    }))
    const faq = {
      type: 'faq',
      title: 'Questions',
      items: [{ question: 'Who are you?', answer: first?.answer }, ...own],
    }
    expect(found(faq)).toMatchObject([{ pointer: '/blocks/1/items/0/answer' }])
  })

  test('are no slip where they are short, the words of a link, or of another field', () => {
    const { title, lead } = exampleOf('hero')
    expect(found({ type: 'passage', title: 'Our Team', text: String(lead) })).toEqual([])
    expect(found({ type: 'passage', text: `We say: ${String(title)}. That is all we say.` })).toEqual([])
    const link = { text: 'Open the booking page', href: '/about' }
    const card = { title: 'On a date', text: 'You tell us the day, and we pay everybody on the list.' }
    const other = { title: 'At once', text: 'You press the button, and the money is there.' }
    expect(found({ type: 'cardGrid', title: 'When we pay', cards: [card, other] })).toEqual([])
    expect(found({ type: 'passage', text: 'These words are our own, all of them.', link })).toEqual([])
  })
})

describe('an entry with sample words, among entries of our own', () => {
  const own = (name: string, category: string) => ({
    name,
    line: 'sky',
    category,
    about: `${name} works with us.`,
    benefits: ['Joint campaigns'],
  })
  const { partners } = exampleOf('partners') as { partners: Record<string, string>[] }
  const [sample = {}, next = {}] = partners
  const [benefit = ''] = (sample.benefits ?? []) as unknown as string[]
  const listOf = (entry: object) => ({
    type: 'partners',
    // Names and categories of an example, as our own partners have them.
    partners: [own(sample.name ?? '', sample.category ?? ''), own(next.name ?? '', next.category ?? ''), entry],
  })

  test('accuses none of the others', () => {
    const [finding, ...more] = found(listOf({ ...own('Sahel Mart', 'Retail'), about: sample.about }))
    expect(more).toEqual([])
    expect(finding).toMatchObject({ pointer: '/blocks/1/partners/2/about', message: 'These are sample words.' })
    const [list] = found(listOf({ ...own('Sahel Mart', 'Retail'), benefits: [benefit] }))
    expect(list).toMatchObject({ pointer: '/blocks/1/partners/2/benefits/0', message: 'These are sample words.' })
  })

  test('is named with all its words when it was pasted whole, and without its single words otherwise', () => {
    expect(sample.category).toMatch(/^\w+$/)
    const [whole] = found(listOf(sample))
    expect(whole?.message).toContain(`"${sample.category}"`)
    const [changed] = found(listOf({ ...sample, about: 'They sell bread.' }))
    expect(changed?.message).not.toContain(`"${sample.category}"`)
    expect(changed).toMatchObject({ pointer: '/blocks/1/partners/2/benefits/0' })
    expect(changed?.message).toContain(`"${sample.name}"`)
  })
})

const drawing = '"drawing": { "name": "startHero", "alt": "Four lines leave one rail and reach four places." }'
const withDrawing = (written: string) => ({
  ...baseTexts,
  'about.json': baseText('about.json').replace(drawing, written),
})

test('a picture whose alternative text a fix took from the example still needs its own', () => {
  const texts = withDrawing('"drawing": { "name": "tabWallets" }')
  const missing = contentOf(texts).findings()
  expect(missing.map(({ code }) => code)).toEqual(['keyMissing'])
  const fixed = contentOf(applyFix(texts, missing)).findings()
  expect(fixed).toMatchObject([{ code: 'sampleWords', severity: 'warning', pointer: '/blocks/0/drawing/alt' }])
})

test('the drawing of the example may keep its words', () => {
  const texts = withDrawing('"drawing": { "name": "homeHero" }')
  expect(contentOf(applyFix(texts, contentOf(texts).findings())).findings()).toEqual([])
})

test('one paragraph of an example is found among others', () => {
  const [sample = ''] = guideTexts['richText/text']
  const [text, own] = ['## The first year', 'We began with one rail.']
  const [finding] = found({ type: 'richText', text: [text, own, sample].join('\n\n') })
  expect(finding).toMatchObject({ pointer: '/blocks/1/text' })
  expect((finding?.endColumn ?? 0) - (finding?.column ?? 0)).toBe(sample.length)
  expect(found({ type: 'richText', text: [text, `${own} ${sample}`].join('\n\n') })).toEqual([])
})

test('every sample is on a page that is made, and is found there', () => {
  const made = Object.keys(starts).map((from) =>
    pageText({ key: 'a.json', title: 'A title', description: 'd'.repeat(80), from }),
  )
  const { call, ...ofPages } = samples
  const banner =
    '{ "type": "banner", "id": "closing", "title": "See it with your own case", "secondaryLink": "/about#top" }'
  for (const sample of Object.values(ofPages)) {
    expect(made.some((text) => text.includes(sample))).toBe(true)
    expect(found({ type: 'richText', text: `We say: ${sample}` })).toHaveLength(1)
  }
  const shared = baseText('_shared/closing.json').replace(
    banner,
    banner.replace('"id"', `"description": "${call}", "id"`),
  )
  expect(contentOf({ ...baseTexts, '_shared/closing.json': shared }).findings()).toMatchObject([
    { code: 'sampleWords' },
  ])
})

test('the title that npm run new proposes is of a company that no example has', () => {
  expect(JSON.stringify(guideTexts)).not.toContain(headingIn(exampleTitle))
})
