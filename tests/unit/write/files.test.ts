import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recover, StaleError, writeFiles } from '../../../scripts/write/files.ts'
import { journalIn } from '../../../scripts/write/journal.ts'
import { temporary } from '../../e2e/support/command.ts'
import { asNobody } from '../../support/asNobody.ts'
import { isFull, sample } from '../../support/sample.ts'
import { put, scratchFolder } from '../../support/scratch.ts'
import { takeTurns } from '../../support/turns.ts'

const before = { 'a.json': 'old a', 'old/b.json': 'old b', 'c.json': 'kept' }
const changes = { 'a.json': 'new a, which is longer', 'old/b.json': null, 'new/deep/d.json': 'new d' }
const after = { 'a.json': 'new a, which is longer', 'new/deep/d.json': 'new d', 'c.json': 'kept' }

const tools = temporary()
const tool = join(tools.folder, 'files.mjs')
const place = scratchFolder()
let folder = ''

beforeAll(async () => {
  const bundle = await rolldown({ input: 'scripts/write/files.ts', platform: 'node' })
  await bundle.write({ file: tool, format: 'esm' })
})
afterAll(tools.remove)
beforeEach(() => {
  folder = place.path('pages')
  put(folder, before)
})

const write = (all: Record<string, string | null> = changes) => writeFiles(folder, new Map(Object.entries(all)))

/** Everything in the folder, also temporary files and (with a slash) folders. */
function state(): Record<string, string> {
  const found: Record<string, string> = {}
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const key = path.slice(folder.length + 1)
    if (entry.isFile()) found[key] = readFileSync(path, 'utf8')
    else if (readdirSync(path).length === 0) found[`${key}/`] = ''
  }
  return found
}

function faulty(how: 'kill' | 'once' | 'ever', number: number, what = JSON.stringify(changes)) {
  const args = [join(import.meta.dirname, 'faulty.mjs'), tool, folder, what, how, String(number)]
  const { stdout } = spawnSync(process.execPath, args)
  return stdout.length === 0 ? null : (JSON.parse(String(stdout)) as { calls: number; error: string | null })
}

/** Every call, or in the ordinary run some of them. */
function points(name: string): number[] {
  const { calls } = faulty('once', 0) ?? { calls: 0 }
  expect(state()).toEqual(after)
  expect(calls).toBeGreaterThan(20)
  return sample(
    Array.from({ length: calls }, (_, index) => index + 1),
    5,
    name,
  )
}

function reset() {
  rmSync(folder, { recursive: true })
  put(folder, before)
}

describe('several files are written as one', () => {
  test('they are all there, emptied folders are gone, nothing is left over', () => {
    write()
    expect(state()).toEqual(after)
  })

  test('a file keeps its mode', () => {
    chmodSync(join(folder, 'a.json'), 0o640)
    write()
    expect(statSync(join(folder, 'a.json')).mode & 0o777).toBe(0o640)
  })

  test('what is there already is not written again', () => {
    const { mtimeMs, ino } = statSync(join(folder, 'c.json'))
    write({ 'c.json': 'kept', 'a.json': 'other' })
    expect(statSync(join(folder, 'c.json'))).toMatchObject({ mtimeMs, ino })
  })

  test('a folder keeps what else is in it', () => {
    writeFileSync(join(folder, 'old/notes.txt'), 'mine')
    write()
    expect(state()).toEqual({ ...after, 'old/notes.txt': 'mine' })
  })

  test('texts that have changed since are not overwritten', () => {
    const act = () => writeFiles(folder, new Map(Object.entries(changes)), new Map([['c.json', 'older']]))
    expect(act).toThrow(StaleError)
    expect(act).toThrow('c.json has changed in the meantime, so nothing was written.')
    expect(state()).toEqual(before)
    expect(() => writeFiles(folder, new Map([['e.json', 'e']]), new Map([['e.json', null]]))).not.toThrow()
  })
})

describe('what is refused, and then nothing is done', () => {
  for (const key of ['../out.json', '/etc/out.json', 'x//y.json', 'x/./y.json', '', 'x\\..\\y.json']) {
    test(`the path ${JSON.stringify(key)}`, () => {
      expect(() => write({ 'a.json': 'new', [key]: 'x' })).toThrow(/is not a path inside of the folder/)
      expect(state()).toEqual(before)
    })
  }

  test('symbolic links, as a file and as a folder on the way', () => {
    symlinkSync(join(folder, 'c.json'), join(folder, 'link.json'))
    symlinkSync(tools.folder, join(folder, 'away'))
    expect(() => write({ 'a.json': 'new', 'link.json': 'x' })).toThrow('link.json is a symbolic link')
    expect(() => write({ 'a.json': 'new', 'away/x.json': 'x' })).toThrow('away is a symbolic link')
    expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('old a')
    expect(existsSync(join(tools.folder, 'x.json'))).toBe(false)
  })

  test('a folder in the place of a file, and a file in the place of a folder', () => {
    mkdirSync(join(folder, 'f.json'))
    expect(() => write({ 'a.json': 'new', 'f.json': 'x' })).toThrow(/something else is in the way at f\.json/)
    expect(() => write({ 'a.json': 'new', 'c.json/x.json': 'x' })).toThrow(/something else is in the way at c\.json/)
    rmSync(join(folder, 'f.json'), { recursive: true })
    expect(state()).toEqual(before)
  })

  test('a folder that must not be written', () => {
    chmodSync(join(folder, 'old'), 0o555)
    expect(() => asNobody(place.folder, write)).toThrow(/^Nothing was changed: you are not allowed to write there/)
    chmodSync(join(folder, 'old'), 0o755)
    expect(state()).toEqual(before)
  })

  test('a name that the system does not take', () => {
    expect(() => write({ 'a.json': 'new', [`${'x'.repeat(300)}.json`]: 'x' })).toThrow(/the name is too long/)
    expect(state()).toEqual(before)
  })
})

describe('a process that is killed, and a disk that fails', () => {
  takeTurns('write files')
  test('killed at any moment: all or nothing, after the next command', () => {
    for (const point of points('killed')) {
      reset()
      expect(faulty('kill', point)).toBeNull()
      recover(folder)
      expect([before, after], `at call ${point}`).toContainEqual(state())
    }
  })

  test('killed again while that command puts it right', () => {
    for (const point of points('killed again')) {
      for (const second of isFull ? [1, 2, 4, 7] : [3]) {
        reset()
        faulty('kill', point)
        faulty('kill', second, 'recover')
        recover(folder)
        expect([before, after], `at call ${point}, then ${second}`).toContainEqual(state())
      }
    }
  })

  test('one call fails: all or nothing at once, and it says which', () => {
    for (const point of points('one call fails')) {
      reset()
      const { error } = faulty('once', point) ?? {}
      const told = error === null ? after : before
      const found = Object.fromEntries(Object.entries(state()).filter(([key]) => !/\.tmp-|\/$/.test(key)))
      expect(found, `at call ${point}: ${error}`).toEqual(told)
      if (error !== null) expect(error).toMatch(/the disk is full/)
      recover(folder)
      expect(Object.keys(state()).filter((key) => key.includes('.tmp-'))).toEqual([])
    }
  })

  test('every call fails from one on: all or nothing, when the disk works again', () => {
    for (const point of points('every call fails')) {
      reset()
      faulty('ever', point)
      recover(folder)
      expect([before, after], `from call ${point}`).toContainEqual(state())
    }
  })

  test('what cannot be finished is taken back', () => {
    const { calls } = faulty('once', 0) ?? { calls: 0 }
    let taken = 0
    for (let point = 1; point <= calls; point += isFull ? 1 : 3) {
      reset()
      faulty('kill', point)
      if (!readFileSync(journalIn(folder), { encoding: 'utf8', flag: 'a+' }).endsWith('\n')) continue
      if (!existsSync(join(folder, 'new/deep/d.json'))) mkdirSync(join(folder, 'new/deep/d.json'), { recursive: true })
      else continue
      expect(() => recover(folder)).toThrow(/^Nothing was changed: a folder is in the way/)
      rmSync(join(folder, 'new'), { recursive: true })
      expect(state()).toEqual(before)
      taken++
    }
    expect(taken).toBeGreaterThan(0)
  })

  test('what somebody wrote after the kill stays, and the rest is taken back', () => {
    const { calls } = faulty('once', 0) ?? { calls: 0 }
    let kept = 0
    for (let point = 1; point <= calls; point += isFull ? 1 : 3) {
      reset()
      faulty('kill', point)
      if (!existsSync(journalIn(folder)) || existsSync(join(folder, 'new/deep/d.json'))) continue
      if (!readFileSync(journalIn(folder), 'utf8').endsWith('\n')) continue
      writeFileSync(join(folder, 'a.json'), 'by hand')
      expect(() => recover(folder)).toThrow(StaleError)
      expect(state()).toEqual({ ...before, 'a.json': 'by hand' })
      kept++
    }
    expect(kept).toBeGreaterThan(0)
  })

  test('two processes that write at once do so one after the other', async () => {
    const runs = Array.from({ length: 4 }, (_, number) => {
      const texts = { 'a.json': `a of ${number}`, 'c.json': `c of ${number}`, [`n${number}/x.json`]: 'x' }
      const args = [join(import.meta.dirname, 'faulty.mjs'), tool, folder, JSON.stringify(texts), 'once', '0']
      return new Promise((done) => spawn(process.execPath, args, { stdio: 'ignore' }).on('close', done))
    })
    await Promise.all(runs)
    const found = state()
    expect(found['a.json']?.slice(-1)).toBe(found['c.json']?.slice(-1))
    expect(Object.keys(found)).toHaveLength(3 + 4)
  })
})
