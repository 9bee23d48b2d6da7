import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { loadContent } from '../scripts/lib/readContent.ts'
import catalogue from '../src/content/schema/catalogue.gen.json'
import { checkShape } from '../src/content/schema/shape.ts'
import { documents } from '../src/content/schema/validators.gen.js'

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

  test('SEO-1 its words are its own: not those of examples in the schemas, and no title or description is there twice', () => {
    const codes = ['sampleWords', 'titleTwice', 'descriptionTwice']
    const found = content.findings().filter(({ code }) => codes.includes(code))
    expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
  })

  test('nothing that was to be replaced is left in the resolved documents', () => {
    const pages = content.routes().map(({ route }) => content.page(route)?.page)
    for (const block of pages.flatMap((page) => page?.blocks ?? [])) {
      expect(JSON.stringify(block)).not.toContain('"type":"shared"')
    }
    expect(JSON.stringify([pages, content.site()])).not.toMatch(/\$schema|\{links\.|\{brand\}/)
  })

  test('what only editors need does not reach visitors', () => {
    const internalOf = (kind: 'page' | 'site') =>
      Object.entries(catalogue.documents[kind].properties).filter(([, field]) => 'internal' in field && field.internal)
    const written = Object.fromEntries(
      internalOf('page').map(([key, field]) => [key, 'examples' in field ? field.examples[0] : undefined]),
    )
    const page = { ...(JSON.parse(content.text('compliance.json') ?? '') as object), ...written }
    const drawn = content.draft('compliance.json', JSON.stringify(page))?.page
    const shown = [drawn, content.site(), ...content.routes().map(({ route }) => content.page(route)?.page)]
    const internal = [...internalOf('page'), ...internalOf('site')].map(([key]) => key)
    expect(Object.values(written)).not.toContain(undefined)
    expect(new Set(internal).size).toBe(7)
    for (const value of shown)
      expect(internal.filter((key) => value === undefined || value === null || key in value)).toEqual([])
  })
})

describe('DOC-3 the examples of the schemas', () => {
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
