import { renameSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { codeHash } from '../../../scripts/setup/code.mjs'
import { scratchFolder } from '../../support/scratch.ts'

const place = scratchFolder()
const kept = 'kept/code.json'
const hashNow = () => codeHash(place.folder, place.path(kept))
const names = [
  'src/a.ts',
  'src/b/c.ts',
  'scripts/run.mjs',
  'schemas/page.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

beforeEach(() => place.write(Object.fromEntries(names.map((name) => [name, name]))))

test('a changed, a new and a renamed file is other code', () => {
  const seen = [hashNow()]
  place.write({ 'src/a.ts': 'changed' })
  seen.push(hashNow())
  place.write({ 'src/d.ts': '' })
  seen.push(hashNow())
  renameSync(place.path('src/d.ts'), place.path('src/e.ts'))
  seen.push(hashNow())
  expect(new Set(seen).size).toBe(4)
})

test('the same code has the same hash, whatever was kept', () => {
  const first = hashNow()
  place.write({ [kept]: '{"stamps":"of other files","code":"other"}' })
  expect(hashNow()).toBe(first)
  place.write({ [kept]: 'damaged' })
  expect(hashNow()).toBe(first)
})

/** So long after the files were written that another write gives them another time. */
const later = () => Date.now() + 10_000

test('code that is as it was is not read again', () => {
  const first = codeHash(place.folder, place.path(kept), later())
  const { stamps, code } = JSON.parse(place.read(kept)) as { stamps: string; code: string }
  expect(code).toBe(first)
  place.write({ [kept]: JSON.stringify({ stamps, code: 'kept' }) })
  expect(hashNow()).toBe('kept')
  place.write({ 'src/a.ts': 'other' })
  expect(hashNow()).not.toBe('kept')
})

test('nothing is kept of a file that may be written once more at the same moment', () => {
  hashNow()
  expect(() => place.read(kept)).toThrow('ENOENT')
})
