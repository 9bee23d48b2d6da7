import { expect, test } from 'vitest'
import { createContent } from '../../../src/content/store/index.ts'
import { newPage } from '../../../src/studio/store/newPage.ts'
import { baseText, baseTexts } from '../content/base.ts'

const phrases = '"phrases": [{ "words": ["school fees"], "why": "We have none.", "instead": "Write bills." }], "texts"'
const content = createContent({ root: '', drawings: {} })
for (const [key, text] of Object.entries(baseTexts))
  content.set(key, key === '_site.json' ? text.replace('"texts"', () => phrases) : text)

test('a page in a folder that a list shows begins with what the list takes from it', () => {
  const list = JSON.stringify({ title: 'News', blocks: [{ type: 'caseStudies', title: 'News', folder: 'news' }] })
  const listed = createContent({ root: '', drawings: {} })
  for (const [key, text] of Object.entries({
    ...baseTexts,
    'all.json': list,
    'news/first.json': baseText('about.json'),
  }))
    listed.set(key, text)
  const typesOf = (key: string) =>
    (
      JSON.parse(newPage(listed, key, 'Fernhill Dairy', null, undefined).text) as { blocks: { type: string }[] }
    ).blocks.map(({ type }) => type)
  expect(typesOf('news/second.json')).toEqual(['caseStudy', 'shared'])
  expect(typesOf('second.json')).toEqual(['hero', 'richText'])
})

test('what keeps a page from being made is said of the field at fault, with a way out', () => {
  const problem = (key: string, title: string) => newPage(content, key, title, null, undefined).problem
  expect(problem('fees.json', 'Fees of schools')).toBeNull()
  expect(problem('about.json', 'Fees of schools')?.field).toBe('address')
  const { field, words } = problem('school-fees.json', 'School fees') ?? {}
  expect(field).toBe('title')
  for (const part of ['"School fees" is not used on this site', 'Words that we do not use', 'Whole site'])
    expect(words).toContain(part)
})
