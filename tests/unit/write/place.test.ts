import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { replaceFile } from '../../../scripts/write/file.ts'
import { writeFiles } from '../../../scripts/write/files.ts'
import { isText, putInPlace, StaleError, takeAway } from '../../../scripts/write/place.ts'
import { scratchFolder } from '../../support/scratch.ts'

/** What another program does right before the next call of that name. */
const before: Record<string, (() => void) | undefined> = {}
const hasLinks = vi.hoisted(() => ({ value: true }))

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  const watched = (name: 'renameSync' | 'linkSync') => (from: string, to: string) => {
    const act = before[name]
    before[name] = undefined
    act?.()
    if (name === 'linkSync' && !hasLinks.value) throw Object.assign(new Error('EPERM'), { code: 'EPERM' })
    real[name](from, to)
  }
  const names = ['renameSync', 'linkSync'] as const
  return { ...real, ...Object.fromEntries(names.map((name) => [name, watched(name)])) }
})

const scratch = scratchFolder()
const { path } = scratch
const read = (name = 'a.json') => scratch.read(name)

afterEach(() => {
  for (const name in before) before[name] = undefined
  hasLinks.value = true
})

const put = (seen: string | null) => {
  writeFileSync(path('fresh'), 'ours')
  return putInPlace(path('fresh'), path('a.json'), path('spare'), isText(seen))
}
/** What editors do that write a file of their own and rename it. */
const exchange = () => {
  rmSync(path('a.json'))
  writeFileSync(path('a.json'), 'theirs')
}

describe('a file is replaced only if it is what was seen', () => {
  test('another file that is put there while it is being looked at stays', () => {
    writeFileSync(path('a.json'), 'seen')
    before.linkSync = exchange
    expect([put('seen'), read()]).toEqual([false, 'theirs'])
  })

  test('where a file has no second name, it is replaced as well, and looked at before', () => {
    hasLinks.value = false
    writeFileSync(path('a.json'), 'seen')
    expect([put('seen'), read()]).toEqual([true, 'ours'])
    expect([put('seen'), read()]).toEqual([false, 'ours'])
  })

  test('bytes that are not the text are another file', () => {
    writeFileSync(path('a.json'), Buffer.from([0x61, 0xff]))
    expect(put('a\ufffd')).toBe(false)
  })
})

describe('a new file takes no place that is taken', () => {
  for (const value of [true, false]) {
    test(`${value ? 'with' : 'without'} second names`, () => {
      hasLinks.value = value
      expect([put(null), read(), scratch.names()]).toEqual([true, 'ours', ['a.json']])
      writeFileSync(path('a.json'), 'theirs')
      expect([put(null), read()]).toEqual([false, 'theirs'])
    })
  }
})

describe('a file is removed only if it is what was seen', () => {
  const take = () => takeAway(path('a.json'), path('spare'), isText('seen'))

  test('the newest of several files stays', () => {
    writeFileSync(path('a.json'), 'seen')
    before.renameSync = () => writeFileSync(path('a.json'), 'theirs')
    before.linkSync = () => writeFileSync(path('a.json'), 'theirs, and newer')
    expect([take(), read(), scratch.names()]).toEqual([false, 'theirs, and newer', ['a.json']])
  })
})

describe('who writes says what was seen', () => {
  test('one file: what another program writes meanwhile stays', () => {
    writeFileSync(path('a.json'), 'seen')
    before.renameSync = () => writeFileSync(path('a.json'), 'theirs')
    expect(() => replaceFile(path('a.json'), 'ours', 'seen')).toThrow(StaleError)
    expect([read(), scratch.names()]).toEqual(['theirs', ['a.json']])
    before.linkSync = () => writeFileSync(path('b.json'), 'theirs')
    expect(() => replaceFile(path('b.json'), 'ours', null)).toThrow(StaleError)
    expect([read('b.json'), scratch.names()]).toEqual(['theirs', ['a.json', 'b.json']])
  })

  const changes = new Map([
    ['a.json', 'new a'],
    ['b.json', null],
    ['c.json', 'new c'],
  ])
  const expected = new Map([
    ['a.json', 'a'],
    ['b.json', 'b'],
    ['c.json', null],
  ])
  for (const [call, name] of [
    ['renameSync', 'a.json'],
    ['renameSync', 'b.json'],
    ['renameSync', 'c.json'],
    ['linkSync', 'a.json'],
    ['linkSync', 'b.json'],
    ['linkSync', 'c.json'],
  ] as const) {
    test(`several files: what comes to ${name} before ${call} stays, and the others are as before`, () => {
      for (const one of ['a', 'b']) writeFileSync(path(`${one}.json`), one)
      before[call] = () => writeFileSync(path(name), 'theirs')
      expect(() => writeFiles(scratch.folder, changes, expected)).toThrow(StaleError)
      const found = Object.fromEntries(scratch.names().map((one) => [one, read(one)]))
      expect(found).toEqual({ 'a.json': 'a', 'b.json': 'b', [name]: 'theirs' })
    })
  }
})
