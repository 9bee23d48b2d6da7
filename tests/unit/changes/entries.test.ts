import { describe, expect, test } from 'vitest'
import { documentLines } from '../../../scripts/changes/document.ts'
import { plainText } from '../../../scripts/changes/style.ts'
import { compareSites } from '../../../src/content/changes/compare.ts'
import { compareValues } from '../../../src/content/changes/values.ts'
import { blockSchema } from '../../../src/content/schema/index.ts'
import { baseText, baseTexts } from '../content/base.ts'

const told = (type: string, key: string, before: unknown[], after: unknown[]) =>
  compareValues(blockSchema(type) ?? {}, { [key]: before }, { [key]: after }).map((field) =>
    field.kind === 'entry' ? `${field.label}: ${field.isNew ? 'added' : 'removed'}` : field.label,
  )
const link = (text: string, href: string) => ({ text, href })
const [demo, docs, help] = [link('Book a demo', '/demo'), link('Read the docs', '/docs'), link('Get help', '/help')]

describe('an entry of a list of which all words are others', () => {
  test('is the one in its place, with each field that changes', () => {
    expect(told('hero', 'links', [demo, docs, help], [demo, link('Prices', '/fees'), help])).toEqual([
      'the text of the 2nd button',
      'the address of the button “Prices”',
    ])
    expect(told('hero', 'points', ['One rail', 'No branch'], ['Two cards', 'All accounts'])).toEqual([
      'the 1st point',
      'the 2nd point',
    ])
  })

  test('is another one where nobody knows what it was', () => {
    const [fees, more] = [link('Prices', '/fees'), link('Who we are', '/about')]
    expect(told('hero', 'links', [demo, docs, help], [demo, fees, more, help])).toEqual([
      'the button “Read the docs”: removed',
      'the 2nd button: added',
      'the 3rd button: added',
    ])
    expect(told('hero', 'links', [docs, demo, help], [demo, fees, help])).toEqual([
      'the button “Read the docs”: removed',
      'the 2nd button: added',
    ])
    const question = (words: string) => ({ question: words, answer: `${words} `.repeat(20) })
    expect(told('faq', 'items', [question('Why now')], [question('Which cards')])).toEqual([
      'the question “Why now”: removed',
      'the 1st question: added',
    ])
  })

  test('is the one that leads to the same page, wherever it is, if no other leads there', () => {
    const [long, longer] = ['Everything that we write for the people who build', 'Documentation of all interfaces']
    expect(told('hero', 'links', [link(long, '/x'), demo, help], [demo, help, link(longer, '/x')])).toEqual([
      'the button “Documentation of all interfaces”',
      'the text of the 3rd button',
    ])
    const twice = [link(long, '/x'), demo, link('Cards', '/x')]
    expect(told('hero', 'links', twice, [demo, link(longer, '/x'), link('Cards', '/x')])).toEqual([
      `the button “${long}”: removed`,
      'the 2nd button: added',
    ])
  })
})

test('a link in the footer that follows a moved page has changed with its new words, and is not another one', () => {
  const footer = (...links: object[]) =>
    JSON.stringify({
      ...(JSON.parse(baseText('_site.json')) as object),
      footer: { columns: [{ title: 'More', links }] },
    })
  const { 'about.json': about = '', ...others } = baseTexts
  const before = { ...others, 'about.json': about, '_site.json': footer(link('Use case', '/about#story'), docs) }
  const after = { ...others, 'team.json': about, '_site.json': footer(docs, demo, link('For whom', '/team#story')) }
  const [old, next] = [before, after].map((texts) => new Map(Object.entries(texts)))
  const { documents } = compareSites(old ?? new Map(), next ?? new Map(), { root: 'pages', drawings: {} })
  const site = documents.find(({ key }) => key === '_site.json')
  expect(site && documentLines(site, plainText).slice(1)).toEqual([
    '- Link “For whom” in “More” of the footer: “place 1” → “place 3”',
    '- Text of the 3rd link of the column “More” of the footer: “Use case” → “For whom”',
    '- Address of the link “For whom” in “More” of the footer: “/about#story” → “/team#story”',
    '- 2nd link of the column “More” of the footer: added',
    '  - Text: “Book a demo”',
    '  - Address: “/demo”',
  ])
})
