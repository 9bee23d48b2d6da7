import { describe, expect, test } from 'vitest'
import { exampleTitle, headingIn, pageText, starts } from '../../../src/content/scaffold/index.ts'
import { blockSchema } from '../../../src/content/schema/index.ts'
import guideTexts from '../../../src/content/slips/guideTexts.gen.json' with { type: 'json' }
import { samples } from '../../../src/content/wording/samples.ts'
import { baseText, baseTexts } from './base.ts'
import { applyFix, contentOf } from './support.ts'

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

describe('words of an example in the guide', () => {
  test('are one slip in a block that was pasted whole', () => {
    const faq = { type: 'faq', ...exampleOf('faq') }
    expect(found(faq)).toMatchObject([{ severity: 'warning', where: 'Questions and answers, 2nd block' }])
    expect(found(faq)[0]?.message).toMatch(
      /^This text comes from an example in the guide, for the field "question"\. So do \d+ more texts here\.$/,
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
    expect(found({ type: 'passage', text: 'These words are our own, all of them.', link })).toEqual([])
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
