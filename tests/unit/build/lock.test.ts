import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { whileLocked } from '../../../scripts/build/folder/lock.ts'
import { bundled } from '../../support/bundled.ts'
import { scratchFolder } from '../../support/scratch.ts'

const disk = vi.hoisted(() => ({ isFull: false, hasLinks: true }))
// A full one makes files still, but takes nothing into them.
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>()
  const refuse = (code: string, syscall: string) => {
    throw Object.assign(new Error(`${code}: refused`), { code, syscall })
  }
  return {
    ...real,
    linkSync: (...args: Parameters<typeof fs.linkSync>) =>
      disk.hasLinks ? real.linkSync(...args) : refuse('EPERM', 'link'),
    writeFileSync: (...[file, text, options]: Parameters<typeof fs.writeFileSync>) => {
      // Where links are refused, it is full only once the file beside the lock is written.
      const isFull = disk.isFull && (disk.hasLinks || typeof file === 'number')
      real.writeFileSync(file, isFull ? '' : text, options)
      if (isFull) refuse('ENOSPC', 'write')
    },
  }
})

const scratch = scratchFolder()
const dead = String(spawnSync(process.execPath, ['-e', '']).pid)
let place = ''
let lock = ''
beforeEach(() => {
  place = scratch.path('site')
  lock = scratch.path('site.tmp-lock')
  Object.assign(disk, { isFull: false, hasLinks: true })
})

const put = (text: string, age = 0) => {
  fs.writeFileSync(lock, text)
  fs.utimesSync(lock, Date.now() / 1000 - age, Date.now() / 1000 - age)
}

describe.each([
  ['where a file can have two names', true],
  ['where links are refused', false],
])('%s', (_, hasLinks) => {
  beforeEach(() => void (disk.hasLinks = hasLinks))

  test('it is there while the work is done, with the number of the process, and no longer', async () => {
    const names = await whileLocked(place, () => [scratch.names(), Number.parseInt(scratch.read('site.tmp-lock'))])
    expect(names).toEqual([['site.tmp-lock'], process.pid])
    expect(scratch.names()).toEqual([])
    await expect(whileLocked(place, () => expect.fail('It throws.'))).rejects.toThrow('It throws.')
    expect(scratch.names()).toEqual([])
  })

  test('a full disk leaves none', async () => {
    disk.isFull = true
    await expect(whileLocked(place, () => expect.fail('It begins.'))).rejects.toThrow('ENOSPC')
    expect(scratch.names()).toEqual([])
  })

  test.each([
    ['an old empty one', '', 60],
    ['an old one without a number', 'what?', 60],
    ['one of a process that is no more', dead, 0],
    ['one of an earlier process of this number', `${process.pid} before`, 0],
  ])('%s is passed over', async (__, text, age) => {
    put(text, age)
    expect(await whileLocked(place, () => scratch.names())).toEqual(['site.tmp-lock'])
    expect(scratch.names()).toEqual([])
  })

  test('so is one that was abandoned by whoever has passed another one over', async () => {
    put(dead)
    fs.writeFileSync(`${lock}-over`, dead)
    expect(await whileLocked(place, () => scratch.names())).toEqual(['site.tmp-lock'])
    expect(scratch.names()).toEqual([])
  })

  // The time of the first is ahead, so that no machine is slow enough to make it old.
  test.each([
    ['a fresh empty one', '', -600],
    ['one of a process that runs', String(process.ppid), 600],
  ])('%s is waited for, and other tasks have their turn meanwhile', async (__, text, age) => {
    put(text, age)
    let isIn = false
    const work = whileLocked(place, () => (isIn = true))
    await pause(100)
    expect([isIn, scratch.read('site.tmp-lock')]).toEqual([false, text])
    fs.rmSync(lock)
    await work
    expect([isIn, scratch.names()]).toEqual([true, []])
  })

  test('one that somebody else has made meanwhile is left', async () => {
    await whileLocked(place, () => put(String(process.ppid)))
    expect(scratch.read('site.tmp-lock')).toBe(String(process.ppid))
  })
})

test('it is given up after two minutes of the clock, however long each pause was', async () => {
  put(String(process.ppid))
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(start)
  clock.mockReturnValue(start + 121_000)
  try {
    await expect(whileLocked(place, () => {})).rejects.toThrow(/Another build is writing .*site\. .*delete .*tmp-lock/)
  } finally {
    clock.mockRestore()
  }
  expect(scratch.names()).toEqual(['site.tmp-lock'])
})

describe('several processes that come upon an abandoned one', () => {
  const module = bundled('scripts/build/folder/lock.ts')

  async function start(): Promise<ChildProcess> {
    const args = [join(import.meta.dirname, 'contending.mjs'), module(), place, '25', dead]
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
    await new Promise((done) => child.stdout.once('data', done))
    return child
  }

  test('are never in at the same time', { timeout: 120_000 }, async () => {
    put(dead)
    const all = await Promise.all(Array.from({ length: 6 }, start))
    const ends = all.map((child) => new Promise((done) => child.once('exit', done)))
    for (const child of all) child.stdin?.write('go\n')
    expect(await Promise.all(ends)).toEqual(all.map(() => 0))
    expect(scratch.names()).toEqual(['site.tmp-lock'])
  })
})
