import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { cacheFolder } from '../../../scripts/lib/cache.ts'
import { forgetTables, readTables, writeTables } from '../../../scripts/lib/keptTables.ts'
import { writeKept } from '../../../scripts/lib/keptValues.ts'
import { createRandom } from '../../../scripts/test/random.ts'
import { seed } from '../../../scripts/test/seed.ts'

const place = `tables-of-a-test-${process.pid}`
const [name, whole, since] = [`${place}/one`, join(cacheFolder, place, 'one'), join(cacheFolder, place, 'one-since')]
const random = createRandom(`${seed} kept tables`)

type Entries = ReadonlyMap<string, readonly [number]>
const many = (count: number): Entries =>
  new Map(Array.from({ length: count }, (_, at) => [`entry ${at}`, [at] as const]))
const read = () => readTables<{ some: Entries; others: Entries }, number>(name)

afterEach(() => rmSync(join(cacheFolder, place), { recursive: true, force: true }))

test('tables are read as they were written, whatever has changed since, and few changes are written beside the rest', () => {
  writeTables(name, { some: many(2_000), others: many(10) }, 0, undefined)
  const [first, before] = [readFileSync(whole), { some: many(2_000), others: many(10) }]
  for (let turn = 1; turn <= 12; turn++) {
    const found = read()
    expect(found?.tables).toEqual(before)
    // What is read is not to be changed.
    const next = { some: new Map(found?.tables.some), others: new Map(found?.tables.others) }
    for (const table of [next.some, next.others]) {
      const [changed, gone, back] = [random(), random(), random()].map((one) => `entry ${Math.floor(one * 10)}`)
      table.set(changed ?? '', [turn])
      table.delete(gone ?? '')
      if (!table.has(back ?? '')) table.set(back ?? '', [-turn])
    }
    writeTables(name, next, turn, found?.origin)
    expect(read()).toMatchObject({ rest: turn })
    Object.assign(before, next)
  }
  expect(read()?.tables).toEqual(before)
  expect(readFileSync(whole)).toEqual(first)

  const found = read()
  writeTables(name, { some: many(1_000), others: new Map() }, 13, found?.origin)
  expect(readFileSync(whole)).not.toEqual(first)
  expect(read()?.tables).toEqual({ some: many(1_000), others: new Map() })
})

test('what belongs to other tables is nothing, and so is what was forgotten', () => {
  writeTables(name, { some: many(3) }, 1, undefined)
  const small = readFileSync(since)
  writeTables(name, { some: many(4) }, 2, undefined)
  expect(read()?.rest).toBe(2)
  writeFileSync(since, small)
  expect(read()).toBeUndefined()
  writeTables(name, { some: many(4) }, 3, undefined)
  forgetTables(name)
  expect([read(), existsSync(since)]).toEqual([undefined, false])
})

test('what says nothing of its whole, or has another owner, is not even read', () => {
  writeKept(name, { id: 'some', written: 0, tables: { some: {} } })
  writeKept(`${name}-since`, { of: 'some', changed: { some: {} }, gone: {}, rest: 1 })
  expect(read()).toBeUndefined()
  writeTables(name, { some: many(1) }, 1, undefined)
  const unpack = () => {
    throw new Error('It is read.')
  }
  expect(readTables(name, { holds: (rest) => rest === 2, pack: (entries) => entries, unpack })).toBeUndefined()
})
