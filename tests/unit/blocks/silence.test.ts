import { describe, expect, test } from 'vitest'
import { drawingSizes } from '../../../scripts/outline/drawings.ts'
import { examplePictures } from '../../../scripts/media/examples.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { policyOf, structuredData } from '../../../src/content/resolve/index.ts'
import { blockSchema, blockTypes, layoutErrors, type Schema } from '../../../src/content/schema/index.ts'
import { createContent } from '../../../src/content/store/index.ts'
import { createRenderer } from '../../../src/entryServer.tsx'

type Fields = Record<string, unknown>

const siteText =
  loadContent('pages')
    .content.entries()
    .find(({ kind }) => kind === 'site')?.source.text ?? ''
const drawings = drawingSizes()
const media = examplePictures()
const renderer = createRenderer()

/** All that visitors and machines get of a block: HTML, policy and structured data. */
function shownOf(block: Fields): string {
  const key = JSON.stringify(block)
  const shown = known.get(key) ?? draw(block)
  known.set(key, shown)
  return shown
}

const known = new Map<string, string>()

function draw(block: Fields): string {
  const store = createContent({ root: 'examples', drawings, media })
  store.set('_site.json', siteText)
  store.set('example.json', JSON.stringify({ title: 'An example', description: 'd'.repeat(80), blocks: [block] }))
  const page = store.draft('example.json')?.page
  const site = store.site()
  const [resolved] = page?.blocks ?? []
  if (!page || !resolved || !site) throw new Error(`This block cannot be resolved: ${JSON.stringify(store.findings())}`)
  const data = structuredData({ page, site, route: '/example', above: [] })
  return JSON.stringify([renderer.block(resolved, site), policyOf(page), data])
}

/** Values of the field that are others than it has in the example, or without being written. */
function otherValues(field: Schema, held: unknown): unknown[] {
  const usual = held ?? field.default
  if (field.enum) return field.enum.filter((one) => one !== usual)
  if (field.type === 'boolean') return [usual !== true]
  const { examples = [] } = field
  const other = examples.find((one) => JSON.stringify(one) !== JSON.stringify(usual))
  if (other !== undefined) return [other]
  return typeof usual === 'string' && field.format === undefined ? [`${usual}s`] : []
}

interface Try {
  layout: string
  key: string
  /** The example, and with other values in the field. */
  block: Fields
  changed: Fields[]
}

/** Each field of a block in each layout that shows it, in the example with the most fields, but for those of a named `state`. */
function triesOf(type: string): Try[] {
  const schema = blockSchema(type) ?? {}
  const examples = (schema.examples ?? []) as Fields[]
  const layouts = Object.keys(schema.layouts ?? { '': {} })
  return layouts.flatMap((layout) => {
    const of = (one: Fields) => layout === '' || (one.layout ?? schema.properties?.layout?.default) === layout
    const full = examples.filter(of).sort((a, b) => Object.keys(b).length - Object.keys(a).length)[0]
    if (!full) throw new Error(`No example of "${type}" has the layout "${layout}".`)
    return Object.entries(schema.properties ?? {}).flatMap(([key, field]): Try[] => {
      if (key === 'type' || key === 'layout' || field.state !== undefined || field.internal) return []
      const block = { type, ...full }
      const changed = otherValues(field, full[key])
        .map((value) => ({ ...block, [key]: value }))
        .filter((one) => layoutErrors(schema, one).length === 0)
      return changed.length === 0 ? [] : [{ layout, key, block, changed }]
    })
  })
}

const types = blockTypes.filter((type) => blockSchema(type)?.examples !== undefined)

describe('DOC-5 a field that is written changes what visitors get', () => {
  test.each(types)('%s', (type) => {
    const silent = triesOf(type).filter(({ block, changed }) => changed.every((one) => shownOf(one) === shownOf(block)))
    expect(silent.map(({ layout, key }) => `${layout} ${key}`)).toEqual([])
  })
})
