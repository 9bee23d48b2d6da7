import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawingSizes } from '../scripts/outline/drawings.ts'
import { examplePictures } from '../scripts/media/examples.ts'
import catalogue from '../src/content/schema/catalogue.gen.json'
import { type Content, createContent } from '../src/content/store/index.ts'
import type { Block, Site } from '../src/model/schema.gen.ts'
import { blocks as validators } from '../src/content/schema/validators.gen.js'
import { BlockError, createRenderer } from '../src/entryServer.tsx'

type Schema = { examples?: unknown[] }
type Type = keyof typeof validators

const schemas = Object.entries(catalogue.blocks as unknown as Record<Type, Schema>) as [Type, Schema][]

/** A store with the real site document and one page, whose only block this is. */
function contentWith(block: object): Content {
  const content = createContent({ root: 'pages', drawings: drawingSizes(), media: examplePictures() })
  content.set('_site.json', readFileSync('pages/_site.json', 'utf8'))
  const page = { title: 'A page of the tests', description: 'A page of the tests. '.repeat(5), blocks: [block] }
  content.set('example.json', JSON.stringify(page))
  return content
}

function siteOf(content: Content): Site {
  const site = content.site()
  if (!site) throw new Error('pages/_site.json has errors: run npm run check')
  return site
}

/** The block as components see it: tokens replaced, defaults filled in, rich text parsed. */
function resolved(block: object): { block: Block; site: Site } {
  const content = contentWith(block)
  const found = content.draft('example.json')?.page.blocks[0]
  if (!found) throw new Error(`The example could not be resolved: ${JSON.stringify(content.findings(), null, 1)}`)
  return { block: found, site: siteOf(content) }
}

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ')

describe.each(schemas)('DOC-3 %s', (type, schema) => {
  const examples = (schema.examples ?? []) as object[]

  it('has an example', () => {
    expect(examples.length).toBeGreaterThan(0)
  })

  it.each(examples.map((example, at) => [at + 1, example] as const))(
    'example %i is valid, and is drawn',
    (_, example) => {
      const validate = validators[type]
      validate({ type, ...example })
      expect(validate.errors ?? []).toEqual([])

      const { block, site } = resolved({ type, ...example })
      const html = createRenderer().block(block, site)
      expect(withoutTags(html).trim()).not.toBe('')
      expect(html).not.toMatch(/undefined|NaN|\[object Object\]/)
    },
  )
})

describe('DOC-8 a block that throws while its page is prerendered', () => {
  it('is named with its place', () => {
    const { block, site } = resolved({ type: 'hero', title: 'A block that is well' })
    const broken = { type: 'tabs', title: 'A block that is not' } as unknown as Block
    const page = { title: 'Broken', description: 'Broken', index: true, blocks: [block, broken] }
    const document = { route: '/example', file: 'pages/example.json', hash: 'h', site: 's', code: 'c', page }
    const draw = () =>
      createRenderer().page(document, site, ['pages/example.json#/blocks/0', 'pages/_shared/x.json#/blocks/0'])
    expect(draw).toThrow(BlockError)
    expect(draw).toThrow(expect.objectContaining({ what: 'the block "tabs"', place: 'pages/_shared/x.json#/blocks/0' }))
  })
})

describe('DOC-5 schema and component belong together', () => {
  const registry = readFileSync('src/render/blocks.gen.ts', 'utf8')
  let folder = ''

  beforeAll(() => {
    mkdirSync('node_modules/.cache', { recursive: true })
    folder = mkdtempSync('node_modules/.cache/registry-')
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** What the compiler says of a registry that has been changed. */
  function compile(change: (text: string) => string): string {
    const changed = change(registry)
      .replaceAll("'../", `'${process.cwd()}/src/`)
      .replaceAll("'./", `'${process.cwd()}/src/render/`)
    writeFileSync(join(folder, 'registry.ts'), changed)
    const declarations = join(process.cwd(), 'src/**/*.d.ts')
    const options = {
      extends: join(process.cwd(), 'tsconfig.json'),
      files: ['registry.ts'],
      include: [declarations],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
    try {
      execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], { encoding: 'utf8' })
      return ''
    } catch (error) {
      return (error as { stdout: string }).stdout
    }
  }

  it('the registry as it is compiles', () => {
    expect(compile((text) => text)).toBe('')
  })

  it('a schema without a component does not', () => {
    expect(compile((text) => text.replace(/^ {2}hero: Hero,\n/m, ''))).toContain("Property 'hero' is missing")
  })

  it('a component without a schema does not', () => {
    expect(compile((text) => text.replace(/^ {2}hero: Hero,\n/m, '$&  neverMade: Hero,\n'))).toContain(
      "'neverMade' does not exist",
    )
  })

  it('a component that wants a field which its schema lacks does not', () => {
    const other = (text: string) => text.replace(/^ {2}hero: Hero,/m, '  hero: (_: { price: number }) => null,')
    expect(compile(other)).toContain("Property 'price' is missing")
  })
})
