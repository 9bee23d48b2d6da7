import * as fs from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { FolderChanged, type LeftFolder, nothingLeft } from '../../../scripts/build/folder/asLeft.ts'
import { createOutput } from '../../../scripts/build/output.ts'
import { requirePlace } from '../../../scripts/build/place.ts'
import { scratchFolder } from '../../support/scratch.ts'

const system = vi.hoisted(() => ({ calls: 0, refuses: Number.POSITIVE_INFINITY, isDead: false, seen: () => {} }))
// It can refuse the nth call that changes something, and all after it: then the process is as good as gone.
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>()
  const guard = <A extends unknown[], R>(work: (...args: A) => R) => {
    return (...args: A) => {
      const number = ++system.calls
      if (number === system.refuses || (system.isDead && number > system.refuses))
        throw Object.assign(new Error('EIO: refused'), { code: 'EIO' })
      const result = work(...args)
      system.seen()
      return result
    }
  }
  const { linkSync, mkdirSync, renameSync, rmSync, rmdirSync, writeFileSync } = real
  const changing = { linkSync, mkdirSync, renameSync, rmSync, rmdirSync, writeFileSync }
  return {
    ...real,
    ...Object.fromEntries(Object.entries(changing).map(([name, work]) => [name, guard(work as never)])),
  }
})

const scratch = scratchFolder()
let out = ''
/** What is remembered of the folder. */
let left: LeftFolder | undefined
beforeEach(() => {
  out = scratch.path('site')
  left = undefined
  Object.assign(system, { calls: 0, refuses: Number.POSITIVE_INFINITY, isDead: false, seen() {} })
})

type Texts = Readonly<Record<string, string>>

/** Many files that stay as they are, so that a change is a small one. */
const rest = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`section/page-${at}.html`, `page ${at}`]))
const one: Texts = {
  ...rest,
  'index.html': 'one',
  'index.json': '{"one":1}',
  'assets/a.css': 'a',
  'old/only.html': 'old',
}
const two: Texts = {
  ...rest,
  'index.html': 'two!',
  'index.json': '{"two":2}',
  'assets/b.css': 'b',
  'new/deep/c.html': 'c',
}

/** Begins a build of these files; `put` ends it. */
function begin(texts: Texts) {
  const output = createOutput(out, 'site', left ?? nothingLeft)
  for (const [path, text] of Object.entries(texts)) output.write(path, text)
  return {
    put: () =>
      output.publish({
        begin: () => (left = undefined),
        end: (now) => (left = now),
      }),
  }
}
const build = (texts: Texts) => begin(texts).put()

/** What is in a folder, with its folders. */
function filesIn(folder: string): Texts {
  const all = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    all
      .map((entry) => [join(entry.parentPath, entry.name), entry.isFile()] as const)
      .map(([path, isFile]) => [path.slice(folder.length + 1), isFile ? fs.readFileSync(path, 'utf8') : '/']),
  )
}

/** The files of a build that begins with nothing. */
async function fresh(texts: Texts): Promise<Texts> {
  const output = createOutput(scratch.path('fresh'), 'site')
  for (const [path, text] of Object.entries(texts)) output.write(path, text)
  await output.publish()
  const files = filesIn(scratch.path('fresh'))
  fs.rmSync(scratch.path('fresh'), { recursive: true })
  return files
}

const inode = (path: string) => fs.statSync(join(out, path)).ino

describe('a build in which few files differ', () => {
  test('changes those and no other, and is what a fresh one would be', async () => {
    await build(one)
    const before = [inode(''), inode('section/page-5.html'), inode('index.html')]
    await build(two)
    expect(filesIn(out)).toEqual(await fresh(two))
    const after = [inode(''), inode('section/page-5.html'), inode('index.html')]
    expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([true, true, false])
    expect(scratch.names()).toEqual(['site'])
  })

  test('shows whoever reads meanwhile old files or new ones, each whole, and no page before what it asks for', async () => {
    await build(one)
    const waiting = begin(two)
    const seen = { steps: 0, halves: 0, early: 0 }
    system.seen = () => {
      const read = (path: string) => (fs.existsSync(join(out, path)) ? fs.readFileSync(join(out, path), 'utf8') : null)
      const page = read('index.html')
      seen.steps++
      if (page !== 'one' && page !== 'two!') seen.halves++
      if (page === 'two!' && (read('assets/b.css') !== 'b' || read('index.json') !== '{"two":2}')) seen.early++
      if (page === 'one' && read('assets/a.css') !== 'a') seen.early++
    }
    await waiting.put()
    system.seen = () => {}
    expect(seen.steps).toBeGreaterThan(10)
    expect([seen.halves, seen.early]).toEqual([0, 0])
  })

  /** Has the system refuse each step in turn, and tells whether the build has failed at it. */
  async function refuseEach(isDead: boolean, check: (hasFailed: boolean) => Promise<void> | void): Promise<number> {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    for (let step = 1; ; step++) {
      fs.rmSync(scratch.folder, { recursive: true, force: true })
      fs.mkdirSync(scratch.folder)
      left = undefined
      await build(one)
      const waiting = begin(two)
      Object.assign(system, { calls: 0, refuses: step, isDead })
      let hasFailed = false
      try {
        await waiting.put()
      } catch {
        hasFailed = true
      }
      const isOver = system.calls < step
      Object.assign(system, { refuses: Number.POSITIVE_INFINITY, isDead: false })
      if (isOver) return step
      await check(hasFailed)
    }
  }

  test('takes all of it back when the system refuses a step, whichever', async () => {
    const [before, after] = [await fresh(one), await fresh(two)]
    const steps = await refuseEach(false, (hasFailed) => expect(filesIn(out)).toEqual(hasFailed ? before : after))
    expect(steps).toBeGreaterThan(20)
  })

  test('leaves, when its process is killed at any step, a folder that the next one makes whole', async () => {
    const dead = spawnSync(process.execPath, ['-e', '']).pid
    const after = await fresh(two)
    const steps = await refuseEach(true, async () => {
      for (const name of scratch.names().filter((other) => other !== 'site'))
        if (name.endsWith('lock')) fs.writeFileSync(scratch.path(name), String(dead))
        else fs.renameSync(scratch.path(name), scratch.path(name.replace(String(process.pid), String(dead))))
      expect(requirePlace(out, 'site', 'pages')).toBe(out)
      await build(two)
      expect(filesIn(out)).toEqual(after)
      expect(scratch.names()).toEqual(['site'])
    })
    expect(steps).toBeGreaterThan(20)
  })
})

describe('a folder that is not as the build before has left it', () => {
  test.each<[string, () => void]>([
    ['a file was changed', () => scratch.write({ 'site/section/page-3.html': 'mine' })],
    ['a file was changed to the same size', () => scratch.write({ 'site/section/page-3.html': 'Page 3' })],
    ['a file was deleted', () => fs.rmSync(join(out, 'section/page-3.html'))],
    ['a file was replaced', () => fs.renameSync(join(out, 'section/page-4.html'), join(out, 'section/page-3.html'))],
    ['a file was added', () => scratch.write({ 'site/section/mine.html': 'mine' })],
    ['a folder was added', () => scratch.write({ 'site/section/mine/mine.html': 'mine' })],
    ['a folder was deleted', () => fs.rmSync(join(out, 'section'), { recursive: true })],
    ['all of it was deleted', () => fs.rmSync(out, { recursive: true })],
  ])('%s: the next one is what a fresh one would be', async (_, happen) => {
    await build(one)
    happen()
    await build(two)
    expect(filesIn(out)).toEqual(await fresh(two))
    expect(scratch.names()).toEqual(['site'])
  })

  test('something of the same name on a disk without capitals, or a file where a folder was: a fresh folder is put there', async () => {
    await build({ ...one, 'x.html': 'x', y: 'y' })
    await build({ ...one, 'X.html': 'x', 'y/z.html': 'z' })
    expect(filesIn(out)).toEqual(await fresh({ ...one, 'X.html': 'x', 'y/z.html': 'z' }))
    await build(one)
    expect(filesIn(out)).toEqual(await fresh(one))
  })

  test('another build has changed it meanwhile: nothing is put there, and the one that is begun anew is whole', async () => {
    await build(one)
    const waiting = begin({ ...one, 'index.html': 'three' })
    left = undefined
    await build(two)
    await expect(waiting.put()).rejects.toThrow(FolderChanged)
    expect(filesIn(out)).toEqual(await fresh(two))
    await build({ ...one, 'index.html': 'three' })
    expect(filesIn(out)).toEqual(await fresh({ ...one, 'index.html': 'three' }))
  })
})
