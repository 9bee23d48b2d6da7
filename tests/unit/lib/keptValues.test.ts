import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { cacheFolder } from '../../../scripts/lib/cache.ts'
import { forgetKept, readKept, renewFolder, writeKept } from '../../../scripts/lib/keptValues.ts'

const place = `values-of-a-test-${process.pid}`
const folder = join(cacheFolder, place)
const day = 24 * 60 * 60

/** Makes a file of the folder as old as that. */
function age(name: string, days: number): void {
  const then = Date.now() / 1000 - days * day
  utimesSync(join(folder, name), then, then)
}

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what nobody wrote for a week is forgotten, which is looked for once a day', () => {
  const write = (name: string) => writeKept(`${place}/${name}`, [name])
  const old = () => existsSync(join(folder, 'old'))
  write('young')
  write('old')
  age('young', 6)
  age('old', 8)
  write('other')
  expect(old()).toBe(true)
  age('looked-through', 2)
  write('other')
  expect(old()).toBe(false)
  expect(readKept(`${place}/young`)).toEqual(['young'])

  // Also after so long that the note of the last look is old itself, or with a clock that was ahead.
  for (const days of [9, -30]) {
    write('old')
    age('old', 8)
    age('looked-through', days)
    write('other')
    expect(old()).toBe(false)
  }
  write('old')
  age('old', 8)
  write('other')
  expect(old()).toBe(true)
})

test('a bundle that nobody used for a week is forgotten, and no other folder', () => {
  const names = ['studio-old', 'studio-young', 'studio-now', 'studio-now.tmp-1', 'client-old']
  for (const name of names) {
    mkdirSync(join(folder, name, 'entry'), { recursive: true })
    age(name, name === 'studio-young' ? 6 : 8)
  }
  // Using one makes it young again, however old it is.
  for (const used of ['studio-now', 'studio-young']) renewFolder(join(folder, used), 'studio')
  expect(readdirSync(folder).sort()).toEqual(names.filter((name) => name !== 'studio-old').sort())
})

test('a value is forgotten when it is asked for, and where a file is in the way of its folder there is none', () => {
  writeKept(`${place}/one`, 1)
  forgetKept(`${place}/one`)
  expect(readKept(`${place}/one`)).toBeUndefined()
  writeKept(`${place}/one`, 1)
  forgetKept(`${place}/one/inner`)
  expect(readKept(`${place}/one`)).toBe(1)
})
