import { readFileSync } from 'node:fs'
import { examplePictures } from '../../scripts/media/examples.ts'
import { drawingSizes } from '../../scripts/outline/drawings.ts'
import catalogue from '../../src/content/schema/catalogue.gen.json'
import { type Content, createContent } from '../../src/content/store/index.ts'
import type { Block, Site } from '../../src/model/schema.gen.ts'

/** Every example of every block. */
export const examples: { type: string; block: Record<string, unknown> }[] = Object.entries(catalogue.blocks).flatMap(
  ([type, schema]) => schema.examples.map((fields) => ({ type, block: { type, ...fields } })),
)

/** A store with the real site document and one page, whose only block this is. */
export function storeWith(block: object): Content {
  const content = createContent({ root: 'examples', drawings: drawingSizes(), media: examplePictures() })
  content.set('_site.json', readFileSync('pages/_site.json', 'utf8'))
  const page = { title: 'An example', description: 'd'.repeat(80), blocks: [block] }
  content.set('example.json', JSON.stringify(page))
  return content
}

/** A block as components see it: tokens replaced, defaults filled in, rich text parsed. Throws when that cannot be. */
export function resolved(block: object): { block: Block; site: Site } {
  const content = storeWith(block)
  const found = content.draft('example.json')?.page.blocks[0]
  const site = content.site()
  if (!found || !site) throw new Error(`The block cannot be resolved: ${JSON.stringify(content.findings(), null, 1)}`)
  return { block: found, site }
}
