import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Code } from '../src/content/rules/index.ts'
import type { Block } from '../src/model/schema.gen.ts'
import { blocks as validators } from '../src/content/schema/validators.gen.js'
import { BlockError, createRenderer } from '../src/entryServer.tsx'
import { examples, resolved, storeWith } from './support/examples.ts'
import { takeTurns } from './support/turns.ts'

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ')

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

test('DOC-3 every block has an example', () => {
  expect(Object.keys(validators).filter((type) => !examples.some((one) => one.type === type))).toEqual([])
})

test.each(examples)('DOC-3 an example of a $type (%#) is sound, and is drawn', ({ type, block }) => {
  const validate = validators[type as keyof typeof validators]
  validate(block)
  expect(validate.errors ?? []).toEqual([])
  const wrong = storeWith(block)
    .findings()
    .filter(({ file, code }) => file === 'examples/example.json' && !isOfTheSite(code))
  expect(wrong).toEqual([])

  const drawn = resolved(block)
  const html = createRenderer().block(drawn.block, drawn.site)
  expect(withoutTags(html).trim()).not.toBe('')
  expect(html).not.toMatch(/undefined|NaN|\[object Object\]/)
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
  takeTurns('blocks')
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
