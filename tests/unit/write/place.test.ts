import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { replaceFile } from '../../../scripts/write/file.ts'
import { writeFiles } from '../../../scripts/write/files.ts'
import { isText, putInPlace, StaleError, takeAway } from '../../../scripts/write/place.ts'

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

let folder = ''
const path = (name: string) => join(folder, name)
const read = (name = 'a.json') => readFileSync(path(name), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'place-'))
})
afterEach(() => {
  for (const name in before) before[name] = undefined
  hasLinks.value = true
  rmSync(folder, { recursive: true, force: true })
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
  test('it is replaced, and nothing is left beside it', () => {
    writeFileSync(path('a.json'), 'seen')
    expect([put('seen'), read(), readdirSync(folder)]).toEqual([true, 'ours', ['a.json']])
  })

  test('what was written before stays', () => {
    writeFileSync(path('a.json'), 'theirs')
    expect([put('seen'), read(), existsSync(path('spare'))]).toEqual([false, 'theirs', false])
    rmSync(path('a.json'))
    expect([put('seen'), existsSync(path('a.json'))]).toEqual([false, false])
  })

  test('what is written into the file right before the step comes back', () => {
    writeFileSync(path('a.json'), 'seen')
    before.renameSync = () => writeFileSync(path('a.json'), 'theirs')
    expect([put('seen'), read(), existsSync(path('spare'))]).toEqual([false, 'theirs', false])
  })

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
      expect([put(null), read(), readdirSync(folder)]).toEqual([true, 'ours', ['a.json']])
      writeFileSync(path('a.json'), 'theirs')
      expect([put(null), read()]).toEqual([false, 'theirs'])
    })
  }

  test('also when it is taken right before the step', () => {
    before.linkSync = () => writeFileSync(path('a.json'), 'theirs')
    expect([put(null), read()]).toEqual([false, 'theirs'])
  })
})

describe('a file is removed only if it is what was seen', () => {
  const take = () => takeAway(path('a.json'), path('spare'), isText('seen'))

  test('it is removed', () => {
    writeFileSync(path('a.json'), 'seen')
    expect([take(), readdirSync(folder)]).toEqual([true, []])
  })

  test('what is written right before stays', () => {
    writeFileSync(path('a.json'), 'seen')
    before.renameSync = () => writeFileSync(path('a.json'), 'theirs')
    expect([take(), read(), readdirSync(folder)]).toEqual([false, 'theirs', ['a.json']])
  })

  test('the newest of several files stays', () => {
    writeFileSync(path('a.json'), 'seen')
    before.renameSync = () => writeFileSync(path('a.json'), 'theirs')
    before.linkSync = () => writeFileSync(path('a.json'), 'theirs, and newer')
    expect([take(), read(), readdirSync(folder)]).toEqual([false, 'theirs, and newer', ['a.json']])
  })
})

describe('who writes says what was seen', () => {
  test('one file: what another program writes meanwhile stays', () => {
    writeFileSync(path('a.json'), 'seen')
    before.renameSync = () => writeFileSync(path('a.json'), 'theirs')
    expect(() => replaceFile(path('a.json'), 'ours', 'seen')).toThrow(StaleError)
    expect([read(), readdirSync(folder)]).toEqual(['theirs', ['a.json']])
    before.linkSync = () => writeFileSync(path('b.json'), 'theirs')
    expect(() => replaceFile(path('b.json'), 'ours', null)).toThrow(StaleError)
    expect([read('b.json'), readdirSync(folder)]).toEqual(['theirs', ['a.json', 'b.json']])
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
      expect(() => writeFiles(folder, changes, expected)).toThrow(StaleError)
      const found = Object.fromEntries(readdirSync(folder).map((one) => [one, read(one)]))
      expect(found).toEqual({ 'a.json': 'a', 'b.json': 'b', [name]: 'theirs' })
    })
  }
})
