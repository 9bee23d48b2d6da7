import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fillFolder } from '../../../scripts/build/fill.ts'
import { bundled } from '../../support/bundled.ts'
import { scratchFolder } from '../../support/scratch.ts'

const failing = vi.hoisted(() => ({ renameSync: [] as number[], writeFileSync: [] as number[], code: '' }))
// The system refuses the calls with these numbers, counted from 1.
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>()
  const guard = (name: 'renameSync' | 'writeFileSync') => {
    let calls = 0
    const work = real[name] as (...args: unknown[]) => void
    return (...args: unknown[]) => {
      if (failing[name].length === 0) calls = 0
      else if (failing[name].includes(++calls))
        throw Object.assign(new Error(`${failing.code}: refused`), { code: failing.code, path: String(args[0]) })
      work(...args)
    }
  }
  return { ...real, renameSync: guard('renameSync'), writeFileSync: guard('writeFileSync') }
})

const scratch = scratchFolder()
let place = ''
beforeEach(() => {
  place = scratch.path('site')
  Object.assign(failing, { renameSync: [], writeFileSync: [], code: '' })
})

const fill = (text: string) =>
  fillFolder({ folder: place, name: 'my site', kind: 'site' }, (output) => output.write('index.html', text))
const text = () => scratch.read('site/index.html')

describe('the last good build is untouched', () => {
  test.each([
    ['between the two moves', { renameSync: [2], code: 'EACCES' }, /not written.*not allowed/],
    ['at the first move', { renameSync: [1], code: 'EBUSY' }, /not written.*in use/],
    ['when the disk is full', { writeFileSync: [1], code: 'ENOSPC' }, /my site was not written.*the disk is full/],
    ['when the disk is full at the end', { writeFileSync: [2], code: 'ENOSPC' }, /the disk is full/],
    ['when the disk is full for its mark', { writeFileSync: [3], code: 'ENOSPC' }, /the disk is full/],
    ['on a disk that cannot be written', { writeFileSync: [1], code: 'EROFS' }, /nothing can be written on this disk/],
    ['when the place is another disk', { renameSync: [2], code: 'EXDEV' }, /another disk/],
  ])('%s', async (_, finding, says) => {
    await fill('one')
    Object.assign(failing, finding)
    const outcome = fill('two')
    await expect(outcome).rejects.toThrow(says)
    await expect(outcome).rejects.not.toThrow(/^E[A-Z]+:/)
    expect(text()).toBe('one')
    expect(scratch.names()).toEqual(['site'])
  })

  test('when the work throws; its own words are kept', async () => {
    await fill('one')
    const work = fillFolder({ folder: place, name: 'my site', kind: 'site' }, (output) => {
      output.write('index.html', 'two')
      throw new Error('The block threw.')
    })
    await expect(work).rejects.toThrow(/^The block threw\.$/)
    expect(text()).toBe('one')
    expect(scratch.names()).toEqual(['site'])
  })
})

describe('a build that is ended', () => {
  const module = bundled('scripts/build/fill.ts')

  async function end(signal: NodeJS.Signals, ...time: string[]): Promise<NodeJS.Signals | null> {
    const args = [join(import.meta.dirname, 'filling.mjs'), module(), place, ...time]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = new Promise<NodeJS.Signals | null>((done) => child.once('exit', (_, by) => done(by)))
    await new Promise((done) => child.stdout.once('data', done))
    expect(scratch.names()).toContain(`site.tmp-${child.pid}`)
    // Then it has been at the lock for a while.
    if (time.length > 0) await pause(300)
    child.kill(signal)
    return ended
  }

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('by %s leaves nothing', async (signal) => {
    await fill('one')
    expect(await end(signal)).toBe(signal)
    expect(scratch.names()).toEqual(['site'])
    expect(text()).toBe('one')
  })

  test('while it waits for another one leaves nothing', async () => {
    fs.writeFileSync(`${place}.tmp-lock`, String(process.pid))
    expect(await end('SIGTERM', '0')).toBe('SIGTERM')
    expect(scratch.names()).toEqual(['site.tmp-lock'])
  })

  test('by SIGKILL leaves a folder that the next one removes', async () => {
    await fill('one')
    await end('SIGKILL')
    expect(scratch.names()).toHaveLength(2)
    await fill('two')
    expect(scratch.names()).toEqual(['site'])
    expect(text()).toBe('two')
  })
})
