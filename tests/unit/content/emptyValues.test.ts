import { expect, test } from 'vitest'
import { blockSchema, blockTypes } from '../../../src/content/schema/index.ts'
import { baseText, baseTexts } from './base.ts'
import { contentOf } from './support.ts'

const folder = { 'news/first.json': baseText('about.json') }
const partner = blockSchema('partners')?.examples?.[0]
const shared = {
  '_shared/friends.json': JSON.stringify({ title: 'Friends', blocks: [{ type: 'partners', ...(partner as object) }] }),
}
const content = contentOf({ ...baseTexts, ...folder, ...shared })

/** What is said when this text of a document is empty. */
function* emptied(value: unknown, root: () => string, file: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  const group = value as Record<string, unknown>
  for (const [key, one] of Object.entries(group)) {
    if (typeof one !== 'string') {
      yield* emptied(one, root, file)
      continue
    }
    for (const empty of ['', ' ']) {
      group[key] = empty
      for (const { message } of content.findingsWith(file, root())) yield message
    }
    group[key] = one
  }
}

const page = (blocks: unknown[]) => ({ ...(JSON.parse(baseText('about.json')) as object), from: '2026-01-01', blocks })
const lists = [
  { type: 'partners', title: 'Our friends', shared: 'friends', only: ['Oakmere Foods'] },
  { type: 'caseStudies', title: 'Our news', folder: 'news', only: ['first'], sort: 'title' },
  { type: 'shared', use: 'closing' },
]
const documents: [string, string, unknown][] = [
  ['the site', '_site.json', JSON.parse(baseText('_site.json'))],
  ['a page of lists', 'about.json', page(lists)],
  ...blockTypes.flatMap((type): [string, string, unknown][] => {
    const [example] = structuredClone(blockSchema(type)?.examples ?? [])
    return example === undefined ? [] : [[type, 'about.json', page([{ type, ...(example as object) }])]]
  }),
]

test.each(documents)('no message about %s has an empty text in quotes', (_, file, value) => {
  const said = [...emptied(value, () => JSON.stringify(value, null, 2), file)]
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter((message) => /"\s*"/.test(message))).toEqual([])
})
