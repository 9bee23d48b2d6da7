import { describe, expect, test } from 'vitest'
import { drawingSizes } from '../../../scripts/outline/drawings.ts'
import { examplePictures } from '../../../scripts/media/examples.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { policyOf, structuredData } from '../../../src/content/resolve/index.ts'
import { blockSchema, blockTypes } from '../../../src/content/schema/index.ts'
import type { Site } from '../../../src/model/schema.gen.ts'
import { createContent } from '../../../src/content/store/index.ts'
import { createRenderer } from '../../../src/entryServer.tsx'
import { silentIn } from '../../support/silence.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('blocks silence')

type Fields = Record<string, unknown>

const written = JSON.parse(loadContent('pages').content.text('_site.json') ?? '') as Site
const other = 'https://other.example'
const services = [written.booking.origin, new URL(written.forms.recaptchaScript).origin, other]
const renderer = createRenderer()
const store = createContent({ root: 'examples', drawings: drawingSizes(), media: examplePictures() })
// Every service is there, so that nothing is left out for want of one.
const forms = { ...written.forms, contactAddress: other, recaptchaKey: 'key-of-a-test' }
store.set('_site.json', JSON.stringify({ ...written, forms, services }))
const site = store.site()

/** All that visitors and machines get of a block: HTML, policy and structured data. */
function shownOf(block: Fields): string {
  const key = JSON.stringify(block)
  const shown = known.get(key) ?? draw(block)
  known.set(key, shown)
  return shown
}

const known = new Map<string, string>()

const textOf = (block: Fields) => JSON.stringify({ title: 'An example', description: 'd'.repeat(80), blocks: [block] })

/** Whether nothing is wrong with the block, whatever page it is on. */
function isSound(block: Fields): boolean {
  store.set('example.json', textOf(block))
  return store.entries().find(({ key }) => key === 'example.json')?.findings.length === 0
}

function draw(block: Fields): string {
  const page = store.draft('example.json', textOf(block))?.page
  const [resolved] = page?.blocks ?? []
  if (!page || !resolved || !site) throw new Error(`This block cannot be resolved: ${JSON.stringify(block)}`)
  const data = structuredData({ page, site, route: '/example', above: [] })
  return JSON.stringify([renderer.block(resolved, site), policyOf(page), data])
}

const types = blockTypes.filter((type) => blockSchema(type)?.examples !== undefined)

describe('DOC-5 a field that is written changes what visitors get', () => {
  test.each(types)('%s', (type) => {
    const schema = blockSchema(type) ?? {}
    const examples = (schema.examples ?? []) as Fields[]
    const silent = examples.flatMap((fields, index) => {
      const block = { type, ...fields }
      const differs = (changed: Fields) => shownOf(changed) !== shownOf(block)
      return silentIn(schema, block, { isSound, differs }).map((path) => `example ${index + 1}: ${path}`)
    })
    expect(silent).toEqual([])
  })
})
