import { describe, expect, it } from 'vitest'
import { drawingSizes } from '../../../scripts/outline/drawings.ts'
import { outsideSchemas } from '../../../scripts/generate/outside/index.ts'
import { readSchemas } from '../../../scripts/generate/schemas.ts'
import type { Schema } from '../../../src/content/schema/catalogue.ts'
import { readDocument } from '../../../src/content/index.ts'
import { schemaAt } from '../../../src/content/schema/labels.ts'
import { partsOf } from '../../../src/content/json/source.ts'
import { casesOf, outsideFiles } from './outside.ts'

const drawings = drawingSizes()
const schemas = outsideSchemas(readSchemas(process.cwd()))

const keys: Record<string, string> = { _page: 'page.json', _site: '_site.json', _shared: '_shared/shared.json' }
const description =
  'A page that holds just one block, whose fields are just inside or just outside of what its schema allows.'

/** What is found in a document of a file; pointers and fields are those inside of the block. */
function findingsOf(name: string, value: unknown) {
  const key = keys[name]
  const page =
    key === undefined ? { title: 'One block', description, blocks: [{ type: name, ...(value as object) }] } : value
  const { findings } = readDocument('pages', key ?? 'page.json', JSON.stringify(page, null, 1), drawings)
  return findings.map(({ code, pointer, message }) => ({
    is: code,
    pointer: key === undefined ? pointer.replace('/blocks/0', '') : pointer,
    message,
  }))
}

const howToGoOn = (name: string) =>
  `If schemas/…/${name.replace('_', '')}.json was changed on purpose, delete tests/fixtures/outside/${name}.json and run: npm run generate`

it('every schema has its file, and no file is left over', () => {
  expect(outsideFiles.map(([name]) => name).sort()).toEqual([...schemas.keys()].sort())
})

describe.each(outsideFiles)('T-R18 a document one step outside of %s', (name, file) => {
  it('begins with one that is inside', () => {
    expect(findingsOf(name, file.base), howToGoOn(name)).toEqual([])
  })

  it('has exactly one finding, with the code of what it leaves, at its place', () => {
    for (const { change, value, pointer } of casesOf(file)) {
      const found = findingsOf(name, value)
      const what = `${JSON.stringify(change)} is no longer outside. ${howToGoOn(name)}`
      expect(
        found.map(({ is, pointer: at }) => ({ is, pointer: at })),
        what,
      ).toEqual([{ is: change.told ?? change.is, pointer }])
    }
  })

  it('names every choice, and says what to write where a text has a form', () => {
    const root = schemas.get(name) as Schema
    for (const { at, is, choices, values = [] } of file.outside) {
      const schema = schemaAt(root, partsOf(at))
      if (is === 'notAllowed') expect(schema?.enum, howToGoOn(name)).toEqual(choices)
      if (is !== 'pattern') continue
      const [parent, key] = [at.slice(0, at.lastIndexOf('/')), at.slice(at.lastIndexOf('/') + 1)]
      const value = casesOf({ ...file, outside: [{ at, is, values }] })[0]?.value
      expect(schema?.patternWords, `${parent} ${key}`).toBeDefined()
      expect(findingsOf(name, value)[0]?.message).toContain(schema?.patternWords)
    }
  })
})
