import { existsSync, rmSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { isInstalled } from '../../../scripts/setup/install.mjs'
import { scratchFolder } from '../../support/scratch.ts'

interface Package {
  version: string
  integrity?: string
  optional?: boolean
  extraneous?: boolean
}
type Packages = Record<string, Package>

const react = { version: '19.0.0', integrity: 'sha512-react' }
const scoped = { version: '1.2.3', integrity: 'sha512-scoped' }
const mac = { version: '2.0.0', integrity: 'sha512-mac', optional: true }
const wanted: Packages = { 'node_modules/react': react, 'node_modules/@a/b': scoped, 'node_modules/mac': mac }
const there: Packages = { 'node_modules/react': react, 'node_modules/@a/b': scoped }

const place = scratchFolder()
beforeEach(() => {
  lock(wanted)
  for (const [path, { version }] of Object.entries(there)) put(path, version)
  record(there)
})

const write = (name: string, value: unknown) => place.write({ [name]: JSON.stringify(value) })
const lock = (packages: Packages) => write('package-lock.json', { packages: { '': { name: 'site' }, ...packages } })
const record = (packages: Packages) => write('node_modules/.package-lock.json', { packages })
const put = (path: string, version: string) => write(`${path}/package.json`, { version })
const take = (path: string) => rmSync(place.path(path), { recursive: true })

test('after npm ci nothing is installed a second time', () => {
  expect(isInstalled(place.folder)).toBe(true)
})

test('after npm install of something neither', () => {
  const more = { 'node_modules/more': { version: '3.0.0', integrity: 'sha512-more' } }
  put('node_modules/more', '3.0.0')
  record({ ...there, ...more })
  lock({ ...wanted, ...more })
  expect(isInstalled(place.folder)).toBe(true)
})

const unfinished: Record<string, () => void> = {
  'on a fresh clone': () => take('node_modules'),
  'after npm ci that was cut off, which leaves no record': () => take('node_modules/.package-lock.json'),
  'with a record that was cut off': () => place.write({ 'node_modules/.package-lock.json': '{"packages": {"node' }),
  'with an empty record': () => record({}),
  'when the lock file asks for another version': () =>
    lock({ ...wanted, 'node_modules/react': { ...react, version: '19.0.10' } }),
  'when the lock file asks for another content': () =>
    lock({ ...wanted, 'node_modules/react': { ...react, integrity: 'sha512-another' } }),
  'when the lock file has one more': () => lock({ ...wanted, 'node_modules/more': { version: '1.0.0' } }),
  'when the lock file has one less': () => lock({ 'node_modules/react': react }),
  'when a package is gone': () => take('node_modules/@a/b'),
  'when only the folder of a package is there': () => take('node_modules/@a/b/package.json'),
  'when npm install was cut off after it had put another version there': () => put('node_modules/react', '19.0.10'),
}

test.each(Object.entries(unfinished))('%s everything is installed', (_, spoil) => {
  spoil()
  expect(isInstalled(place.folder)).toBe(false)
})

/** As after a minute: what was written by then is not written again in the same moment. */
const later = () => isInstalled(place.folder, Date.now() + 60_000)
const seen = 'node_modules/.cache/brightrail/packages.json'

// Each changes the size of a file, if it is still there: two writes may fall into one moment.
test.each(Object.entries(unfinished))('%s everything is installed, also where all was seen before', (_, spoil) => {
  expect(later()).toBe(true)
  expect(place.read(seen)).toContain('node_modules/react/package.json')
  spoil()
  expect(later()).toBe(false)
})

test('what was just written is looked at again, and nothing is read of what was seen before', () => {
  expect(isInstalled(place.folder)).toBe(true)
  expect(existsSync(place.path(seen))).toBe(false)
  later()
  const kept = JSON.parse(place.read(seen)) as { files: string[]; stamps: string }
  expect(later()).toBe(true)
  for (const wrong of ['', '{}', JSON.stringify({ ...kept, files: kept.files.slice(1) })]) {
    place.write({ [seen]: wrong })
    put('node_modules/react', '19.0.10')
    expect(later()).toBe(false)
    put('node_modules/react', '19.0.0')
  }
})

test('a package that nobody needs may be missing, as npm leaves it out', () => {
  lock({ ...wanted, 'node_modules/left': { version: '1.0.0', extraneous: true } })
  expect(isInstalled(place.folder)).toBe(true)
})
