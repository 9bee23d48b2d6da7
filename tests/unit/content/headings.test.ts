import { describe, expect, test } from 'vitest'
import { drawingSizes } from '../../../scripts/outline/drawings.ts'
import { examplePictures } from '../../../scripts/media/examples.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import catalogue from '../../../src/content/schema/catalogue.gen.json'
import { blockSchema } from '../../../src/content/schema/catalogue.ts'
import { headingsOfBlock } from '../../../src/content/wording/headings.ts'
import { createContent } from '../../../src/content/store/index.ts'
import { parseJson } from '../../../src/content/parse/parse.ts'
import { isGroup } from '../../../src/content/schema/group.ts'
import { blocksOf } from '../../../src/content/schema/shape.ts'
import { createRenderer } from '../../../src/entryServer.tsx'

const { content } = loadContent('pages')
const siteText = content.entries().find(({ kind }) => kind === 'site')?.source.text ?? ''

type Fields = Record<string, unknown>

/** Every example of every block, and every block of the site. */
const blocks: { type: string; block: Fields }[] = [
  ...Object.entries(catalogue.blocks).flatMap(([type, { examples }]) =>
    (examples as Fields[]).map((fields) => ({ type, block: { type, ...fields } })),
  ),
  ...content
    .entries()
    .flatMap(({ source }) => blocksOf(parseJson(source.text).value))
    .flatMap((block) => (isGroup(block) && block.type !== 'shared' ? [{ type: String(block.type), block }] : [])),
]

/** The levels of the headings in the HTML of a block. */
function levelsInHtml(block: Fields): number[] {
  const store = createContent({ root: 'examples', drawings: drawingSizes(), media: examplePictures() })
  store.set('_site.json', siteText)
  store.set('example.json', JSON.stringify({ title: 'An example', description: 'd'.repeat(80), blocks: [block] }))
  const [resolved] = store.draft('example.json')?.page.blocks ?? []
  const site = store.site()
  if (!resolved || !site) throw new Error(`This block cannot be resolved: ${JSON.stringify(store.findings())}`)
  return [
    ...createRenderer()
      .block(resolved, site)
      .matchAll(/<h([1-6])\b/g),
  ].map(([, level]) => Number(level))
}

describe('A11Y-1 the headings that the check sees are those that visitors get', () => {
  test.each(blocks)('$type (%#)', ({ type, block }) => {
    const schema = blockSchema(type) ?? {}
    const place = { pointer: '/blocks/0', where: '' }
    const seen = headingsOfBlock(type, { schema, value: block, place, parent: undefined })
    expect(seen.map(({ level }) => level)).toEqual(levelsInHtml(block))
    for (const heading of seen) expect(heading.pointer).toMatch(/^\/blocks\/0/)
  })
})
