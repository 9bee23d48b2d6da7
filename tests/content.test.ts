import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { examplePictures } from '../scripts/media/examples.ts'
import { loadContent } from '../scripts/lib/readContent.ts'
import { drawingSizes } from '../scripts/outline/drawings.ts'
import catalogue from '../src/content/schema/catalogue.gen.json'
import { createContent } from '../src/content/store/index.ts'
import type { Code } from '../src/content/rules/rules.ts'
import { checkShape } from '../src/content/schema/shape.ts'
import { blocks as validators, documents } from '../src/content/schema/validators.gen.js'

const { content } = loadContent('pages')

describe('the site', () => {
  test('DOC-2 DOC-7 its documents are metadata and a list of typed blocks, without an error', () => {
    // Not warnings: a page that was just begun and has no link to it yet keeps nobody from working.
    const errors = content.findings().filter(({ severity }) => severity === 'error')
    expect(errors.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
  })

  test('DOC-1 every page can be drawn, and the page for unknown addresses', () => {
    for (const { route } of content.routes()) expect(content.page(route)?.page.blocks.length, route).toBeGreaterThan(0)
    expect(content.page('404')).not.toBeNull()
    expect(content.site()).not.toBeNull()
  })

  test('DOC-6 no address has a file of its own twice, and earlier addresses lead to pages', () => {
    const routes = content.routes().map(({ route }) => route)
    expect(new Set(routes).size).toBe(routes.length)
    for (const { from, to } of content.redirects()) {
      expect(routes).toContain(to)
      expect(routes).not.toContain(from)
    }
  })

  test('its words are its own: the examples of the schemas have others, so that a pasted example is seen', () => {
    const found = content.findings().filter(({ code }) => code === 'sampleWords')
    expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
  })

  test('nothing that was to be replaced is left in the resolved documents', () => {
    const pages = content.routes().map(({ route }) => content.page(route)?.page)
    for (const block of pages.flatMap((page) => page?.blocks ?? [])) {
      expect(JSON.stringify(block)).not.toContain('"type":"shared"')
    }
    expect(JSON.stringify([pages, content.site()])).not.toMatch(/\$schema|\{links\.|\{brand\}/)
  })

  test('what only editors need does not reach visitors, although the documents hold it', () => {
    const internal = Object.values(catalogue.documents).flatMap(({ properties }) =>
      Object.entries(properties).flatMap(([key, field]) => ('internal' in field && field.internal ? [key] : [])),
    )
    const written = content.entries().map(({ source }) => Object.keys(JSON.parse(source.text) as object))
    const shown = [content.site(), ...content.routes().map(({ route }) => content.page(route)?.page)]
    for (const key of new Set(internal)) {
      expect(
        written.some((keys) => keys.includes(key)),
        key,
      ).toBe(true)
      for (const value of shown) expect(Object.keys(value ?? {}), key).not.toContain(key)
    }
    expect(new Set(internal).size).toBe(4)
  })
})

interface Example {
  type: string
  props: Record<string, unknown>
}

const examples: Example[] = Object.entries(catalogue.blocks).flatMap(([type, schema]) =>
  schema.examples.map((props) => ({ type, props })),
)

describe('DOC-3 the examples of the schemas', () => {
  test.each(examples)('of a $type (%#) is sound, and can be resolved', ({ type, props }) => {
    const block = { type, ...props }
    const validate = validators[type as keyof typeof validators]
    expect(validate(block), JSON.stringify(validate.errors)).toBe(true)
    const store = createContent({ root: 'examples', drawings: drawingSizes(), media: examplePictures() })
    store.set('_site.json', JSON.stringify(content.site()))
    store.set('example.json', JSON.stringify({ title: 'An example', description: 'd'.repeat(80), blocks: [block] }))
    const wrong = store.findings().filter(({ file, code }) => file === 'examples/example.json' && !isOfTheSite(code))
    expect(wrong).toEqual([])
    expect(store.draft('example.json')?.page.blocks[0]).toMatchObject({ type })
  })

  test('of every field follow the field', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    let found = 0
    const visit = (value: unknown, path: string) => {
      if (typeof value !== 'object' || value === null) return
      const schema = value as { examples?: unknown[] }
      if (Array.isArray(schema.examples)) {
        const validate = ajv.compile(schema)
        for (const example of schema.examples)
          expect(validate(example), `${path}: ${JSON.stringify(example)}`).toBe(true)
        found += schema.examples.length
      }
      for (const [key, inner] of Object.entries(value))
        if (key !== 'examples' && key !== 'default') visit(inner, `${path}/${key}`)
    }
    visit(catalogue, '')
    expect(found).toBeGreaterThan(50)
  })

  test.each(['page', 'shared'] as const)('of a %s is sound', (kind) => {
    for (const example of catalogue.documents[kind].examples) {
      expect(documents[kind](example)).toBe(true)
      expect(checkShape(kind, example).findings).toEqual([])
    }
  })
})

/** An example is alone: the pages and places that it links to are those of the real site, it is no whole page, and it shows fields and words. */
const isOfTheSite = (code: Code) =>
  [
    'blockAlone',
    'linkPage',
    'linkAnchor',
    'linkTab',
    'sharedUnknown',
    'mainTitle',
    'headingSkip',
    'orphan',
    'defaultRepeated',
    'sampleWords',
  ].includes(code)
