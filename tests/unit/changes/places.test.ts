import { expect, test } from 'vitest'
import { partsOf } from '../../../src/content/changes/parts.ts'
import { compareValues } from '../../../src/content/changes/values.ts'
import { blockSchema, documentSchemas } from '../../../src/content/schema/index.ts'

const schemaOf = (type: string) => blockSchema(type) ?? {}
const labels = (type: string, value: unknown) => partsOf(schemaOf(type), value).map(({ label }) => label)
const changed = (type: string, before: unknown, after: unknown) =>
  compareValues(schemaOf(type), before, after).map(({ label }) => label)

const story = {
  story: [
    {
      title: 'A strong partnership',
      text: 'Three benefits.',
      benefits: [{ title: 'Fewer systems', text: 'One to run.' }],
      points: [{ title: 'Tests', text: 'With data.', plate: { line: 'clay', drawing: { name: 'a', alt: 'A test.' } } }],
      quote: { quote: 'We test first.', role: 'CEO' },
    },
  ],
}

test('an entry is named by the words that its reader knows, and these words by its number', () => {
  const part = 'of the part “A strong partnership”'
  expect(labels('caseStudy', story)).toEqual([
    'the title of the 1st part',
    `the text ${part}`,
    `the title of the 1st benefit ${part}`,
    'the text of the benefit “Fewer systems” in “A strong partnership”',
    `the title of the 1st point ${part}`,
    'the text of the point “Tests” in “A strong partnership”',
    'the line colour of the drawing on a tint of the point “Tests” in “A strong partnership”',
    'the name of the drawing on a tint of the point “Tests” in “A strong partnership”',
    'the alternative text of the drawing on a tint of the point “Tests” in “A strong partnership”',
    `the quote ${part}`,
    `the role of the quote ${part}`,
  ])
})

test('entries of the same name have their number beside it, and one without words the number alone', () => {
  const links = (...hrefs: string[]) => ({ links: hrefs.map((href) => ({ text: 'Read more', href })) })
  expect(changed('hero', links('/a', '/b'), links('/a', '/c'))).toEqual(['the address of the 2nd button “Read more”'])
  expect(changed('hero', links('/a'), links('/c'))).toEqual(['the address of the button “Read more”'])
  expect(labels('hero', { links: [{ href: '/a' }] })).toEqual(['the address of the 1st button'])
})

test('one that moved or is gone is named, and one that was added has its place', () => {
  const items = (...titles: string[]) => ({ items: titles.map((title) => ({ value: title, label: title, title })) })
  const [before, after] = [items('Cards', 'Bills'), items('Bills', 'Loans')]
  expect(changed('tabs', before, after)).toEqual(['the tab “Cards”', 'the 2nd tab'])
  expect(changed('tabs', before, items('Bills', 'Cards'))).toEqual(['the tab “Cards”'])
})

test('a long name ends at a word', () => {
  const note = (file: string) => ({
    assumptions: [{ text: 'The data-protection audit is named on several pages. Confirm it.', file, find: 'audit' }],
  })
  expect(compareValues(documentSchemas.site, note('a.json'), note('b.json'))).toMatchObject([
    { label: 'the file of the assumption “The data-protection audit is named on several pages. …”' },
  ])
})

test('a paragraph is told by the heading above it', () => {
  const text = ['Before.', '## Fees of all cards', 'One.', 'Two.', '## Claims', 'Three.'].join('\n\n')
  expect(labels('richText', { text })).toEqual([
    'the 1st paragraph of the text',
    'a heading of the text',
    'the 1st paragraph under “Fees of all cards”',
    'the 2nd paragraph under “Fees of all cards”',
    'a heading of the text',
    'the paragraph under “Claims”',
  ])
  const changes = compareValues(schemaOf('richText'), { text }, { text: text.replace('## Fees', '## Costs') })
  expect(changes).toMatchObject([
    {
      label: 'a heading of the text',
      words: [{ kind: 'gone', text: 'Fees ' }, { kind: 'new', text: 'Costs ' }, { kind: 'same' }],
    },
  ])
  const deeper = compareValues(schemaOf('richText'), { text }, { text: text.replace('## Fees', '### Fees') })
  expect(deeper).toMatchObject([{ words: [{ text: '## ' }, { text: '### ' }, { text: 'Fees of all cards' }] }])
})
