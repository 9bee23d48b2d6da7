import { expect, it } from 'vitest'
import { plainHtml } from '../../../scripts/bench/scale/markup.ts'
import { ourDocument, plainPages } from '../../../scripts/bench/scale/pages.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'

const pages = plainPages(12)

it('the pages of the comparison of builds are sound, and no two are alike', () => {
  const { content } = loadContent('pages')
  for (const page of pages) content.set(`${page.name}.json`, ourDocument(page))
  const found = content.findings().filter(({ severity }) => severity === 'error')
  expect(found).toEqual([])
  expect(new Set(pages.map(({ opening }) => opening.lead)).size).toBe(pages.length)
})

it('a template of another system shows all words of a page', () => {
  const [page] = pages
  if (!page) throw new Error('There is no page.')
  const html = plainHtml(page, '<header></header>', '<footer></footer>')
  const words = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(words)
  const { name: _, ...shown } = page
  expect(words(shown).filter((one) => !html.includes(one))).toEqual([])
})
