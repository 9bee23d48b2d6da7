import { describe, expect, test } from 'vitest'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { type Heading, headingVisitor } from '../../../src/content/wording/headings.ts'
import { parseJson } from '../../../src/content/parse/parse.ts'
import { isGroup } from '../../../src/content/schema/group.ts'
import { blocksOf } from '../../../src/content/schema/shape.ts'
import { walk } from '../../../src/content/schema/walk.ts'
import { createRenderer } from '../../../src/entryServer.tsx'
import { examples, resolved } from '../../support/examples.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('content headings')

const { content } = loadContent('pages')

type Fields = Record<string, unknown>

/** Every example of every block, and every block of the site but for lists whose entries are in other documents. */
const blocks: { type: string; block: Fields }[] = [
  ...examples,
  ...content
    .entries()
    .flatMap(({ source }) => blocksOf(parseJson(source.text).value))
    .flatMap((block) =>
      isGroup(block) && block.type !== 'shared' && !('folder' in block || 'shared' in block)
        ? [{ type: String(block.type), block }]
        : [],
    ),
]

/** What is shown only when something has gone wrong: the list of a form's errors. */
const hiddenGroup = /<div\b[^>]* role="group"[^>]* hidden=""[^>]*>.*?<\/div>/gs

/** The levels of the headings in the HTML of a block that visitors get. */
function levelsInHtml(block: Fields): number[] {
  const { block: drawn, site } = resolved(block)
  const html = createRenderer().block(drawn, site)
  return [...html.replace(hiddenGroup, '').matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level))
}

describe('A11Y-1 the headings that the check sees are those that visitors get', () => {
  test.each(blocks)('$type (%#)', ({ block }) => {
    const seen: Heading[] = []
    walk('page', { blocks: [block] }, [headingVisitor((heading) => seen.push(heading))])
    expect(seen.map(({ level }) => level)).toEqual(levelsInHtml(block))
    for (const heading of seen) expect(heading.pointer).toMatch(/^\/blocks\/0/)
  })
})
