import { expect, test } from 'vitest'
import { compareSites } from '../../../src/content/changes/compare.ts'
import { baseText, baseTexts } from '../content/base.ts'

const changesTo = (texts: Record<string, string>) => {
  const [before, after] = [baseTexts, { ...baseTexts, ...texts }].map((all) => new Map(Object.entries(all)))
  return compareSites(before ?? new Map(), after ?? new Map(), { root: 'pages', drawings: {} })
}

test('shared blocks and pages of a folder are named by their titles', () => {
  const closing = (JSON.parse(baseText('_shared/closing.json')) as { title: string }).title
  const shown = { type: 'caseStudies', folder: 'news', only: ['first'] }
  const documents = (blocks: unknown[]) =>
    changesTo({
      'news/first.json': baseText('about.json').replace('About the company', 'First news'),
      'news.json': baseText('about.json').replace(/"blocks": \[.*/s, `"blocks": ${JSON.stringify(blocks)} }`),
    }).documents.find(({ key }) => key === 'news.json')?.blocks
  expect(documents([{ type: 'shared', use: 'closing' }, shown])).toMatchObject([
    { where: 'Shared blocks, 1st block', title: closing, parts: [{ label: 'the name', text: closing }] },
    {
      parts: [
        { label: 'the folder', text: 'news' },
        { label: 'the 1st page', text: expect.stringContaining('First news') as string },
      ],
    },
  ])
})
