import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { generateOutside, type OutsideFile } from '../../../scripts/generate/outside/index.ts'
import { readSchemas } from '../../../scripts/generate/schemas.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'brightrail-outside-'))
  cpSync('schemas', join(root, 'schemas'), { recursive: true })
  mkdirSync(join(root, 'tests/fixtures/outside'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes the files as `npm run generate` does, after a change of the schema of tabs. */
function generateWith(change: (schema: string) => string): OutsideFile {
  const schema = join(root, 'schemas/blocks/tabs.json')
  writeFileSync(schema, change(readFileSync(schema, 'utf8')))
  const texts = generateOutside(root, readSchemas(root))
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(root, path), text)
  return JSON.parse(texts['tests/fixtures/outside/tabs.json'] ?? '') as OutsideFile
}

const titleIn = ({ outside }: OutsideFile) => outside.filter(({ at, is }) => at === '/title' && is === 'tooLong')

it('a limit that is loosened later keeps the line that was written for it', () => {
  const first = generateWith((schema) => schema)
  const [line] = titleIn(first)
  expect(line?.length).toBeGreaterThan(10)
  const loosened = generateWith((schema) => schema.replace('"maxLength"', '"maxLength": 999, "was"'))
  expect(titleIn(loosened)).toEqual([line])
})

it('a field that is new gets its lines, and a value; all others stay', () => {
  const first = generateWith((schema) => schema)
  const second = generateWith((schema) =>
    schema.replace(
      '"properties": {',
      '"properties": { "note": { "title": "Note", "description": "A note.", "type": "string", "maxLength": 9, "examples": ["Now"] },',
    ),
  )
  expect(second.base).toEqual({ ...first.base, note: 'Now' })
  expect(second.outside.slice(0, first.outside.length)).toEqual(first.outside)
  expect(second.outside.slice(first.outside.length)).toEqual([
    { at: '/note', is: 'wrongType', values: [null, true, 7, ['Hello'], { text: 'Hello' }] },
    { at: '/note', is: 'tooLong', length: 10 },
  ])
})
