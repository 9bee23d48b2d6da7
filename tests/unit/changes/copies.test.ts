import { expect, test } from 'vitest'
import { changesReport } from '../../../scripts/changes/report.ts'
import { plainText } from '../../../scripts/changes/style.ts'
import { compareSites } from '../../../src/content/changes/compare.ts'
import { copyOf } from '../../../src/content/scaffold/index.ts'
import { baseText, baseTexts } from '../content/base.ts'

const about = baseText('about.json')
const copy = copyOf(about, {
  key: 'people.json',
  title: 'Our people | {brand}',
  description:
    'Who works for {brand}, where we work from, and how you reach each of us when you need somebody to talk to.',
  heading: 'Our people',
})

const changesWith = (text: string) => {
  const before = new Map(Object.entries(baseTexts))
  return compareSites(before, new Map([...before, ['people.json', text]]), { root: 'pages', drawings: {} })
}
const copied = (text: string) => changesWith(text).documents.find(({ key }) => key === 'people.json')

test('a copied page is one line, and what differs', () => {
  const change = copied(copy)
  expect(change).toMatchObject({
    kind: 'new',
    copyOf: { route: '/about', title: 'About the company | Rail', without: [] },
    blocks: [{ where: 'Hero, 1st block', parts: [{ label: 'the title', text: 'Our people' }] }],
  })
  expect(change?.parts.map(({ label }) => label)).toEqual(['when visitors see it', 'the title', 'the description'])
  expect(changesReport(changesWith(copy), [], plainText)).toMatch(
    /A copy of “About the company \| Rail”, \/about, with \d+ texts unchanged\. Only what differs is listed\.\n\n- Title: “Our people/,
  )
})

test('each text that is rewritten is one less, and is listed in full', () => {
  const next = copied(copy.replace('A card for each purpose', 'A desk for each of us'))
  expect(next?.copyOf?.same).toBe((copied(copy)?.copyOf?.same ?? 0) - 1)
  expect(next?.blocks[1]?.parts).toEqual([{ label: 'the title of the 2nd tab', text: 'A desk for each of us' }])
})

test('words that the model has in another field only are told', () => {
  const next = copied(copy.replace('"label": "Cards"', '"label": "A card for each purpose"'))
  expect(next?.blocks[1]?.parts).toEqual([
    { label: 'the label of the tab “A card for each purpose”', text: 'A card for each purpose' },
  ])
})

test('a block that is left out is named', () => {
  const value = JSON.parse(copy) as { blocks: unknown[] }
  const change = copied(JSON.stringify({ ...value, blocks: value.blocks.filter((_, at) => at !== 2) }))
  expect(change?.copyOf?.without).toEqual(['Tabs, 3rd block “What we build”'])
  expect(change?.blocks).toHaveLength(1)
})

test('a page of its own words is none, though it has some of another page', () => {
  const { blocks, ...head } = JSON.parse(copy) as { blocks: object[] }
  const words = (at: number) => ({ type: 'richText', text: `Our ${at}th paragraph has words of its own.` })
  const own = Array.from({ length: 30 }, (_, at) => words(at))
  expect(copied(JSON.stringify({ ...head, blocks: [...blocks, ...own] }))).not.toHaveProperty('copyOf')
})
