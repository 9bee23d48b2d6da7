import { expect, test } from 'vitest'
import { pageText, starts } from '../../../scripts/scaffold/page.ts'
import { readFileSync } from 'node:fs'
import { guideSamples, samples } from '../../../src/content/wording/samples.ts'
import { baseText, baseTexts } from './base.ts'
import { applyFix, contentOf } from './support.ts'

const drawing = '"drawing": { "name": "homeHero", "alt": "Four lines leave one rail and reach four places." }'
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

test('the words of the page in the guide are known', () => {
  const guide = readFileSync('scripts/guide/text/add-a-page.md', 'utf8')
  for (const sample of guideSamples) {
    expect(guide).toContain(sample)
    const block = { type: 'richText', text: `## The first year\n\n${sample}` }
    const text = baseText('index.json').replace('"blocks": [', `"blocks": [${JSON.stringify(block)},`)
    expect(contentOf({ ...baseTexts, 'index.json': text }).findings()).toMatchObject([{ code: 'sampleWords' }])
  }
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
    const block = { type: 'richText', text: `We say: ${sample}` }
    const text = baseText('index.json').replace('"blocks": [', `"blocks": [${JSON.stringify(block)},`)
    const found = contentOf({ ...baseTexts, 'index.json': text }).findings()
    expect(found.filter(({ code }) => code === 'sampleWords')).toHaveLength(1)
  }
  const shared = baseText('_shared/closing.json').replace(
    banner,
    banner.replace('"id"', `"description": "${call}", "id"`),
  )
  expect(contentOf({ ...baseTexts, '_shared/closing.json': shared }).findings()).toMatchObject([
    { code: 'sampleWords' },
  ])
})
