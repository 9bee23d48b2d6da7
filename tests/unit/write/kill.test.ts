import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeStrays } from '../../../scripts/write/file.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('write kill')

const isFull = process.env.BRIGHTRAIL_FULL === '1'
const kills = isFull ? 300 : 15
const reads = isFull ? 10_000 : 1000

let folder = ''
let module = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kill-'))
  module = join(folder, 'file.mjs')
  const bundle = await rolldown({ input: 'scripts/write/file.ts', platform: 'node' })
  await bundle.write({ file: module })
  await bundle.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function startSaving(path: string, seed: number): Promise<ChildProcess> {
  const args = [join(import.meta.dirname, 'harness.mjs'), module, path, String(seed)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((done) => child.stdout?.once('data', done))
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await ended
}

/** The same for a picture. */
function isWholePicture(bytes: Buffer): boolean {
  const found = /^\xff\xd8(\d+) ([a-h]*)$/.exec(bytes.toString('latin1'))
  return found !== null && Number(found[1]) === found[2]?.length && /^(.)\1*$/.test(found[2])
}

/** Whether a text is exactly one of those that the harness writes. */
function isWhole(text: string): boolean {
  const found = /^\{"length":(\d+),"text":"([a-h]*)"\}$/.exec(text)
  return found !== null && Number(found[1]) === found[2]?.length && /^(.)\1*$/.test(found[2])
}

test(`T-R11 a process that is ended at ${kills} random moments while it saves leaves whole documents and pictures only`, {
  timeout: 600_000,
}, async () => {
  const path = join(folder, 'a.json')
  const picture = join(folder, 'a.jpg')
  writeFileSync(path, JSON.stringify({ length: 1, text: 'a' }))
  writeFileSync(picture, Buffer.from('\xff\xd81 a', 'latin1'))
  let state = 20_261_121
  const random = (below: number) => (state = (state * 48271) % 2147483647) % below
  let strays = 0
  // Until it was really ended in the middle of a save, not only between two.
  for (let turn = 1; turn <= kills || strays === 0; turn++) {
    const before = readFileSync(path, 'utf8')
    const child = await startSaving(path, random(1_000_000) + 1)
    while (readFileSync(path, 'utf8') === before) await pause(1)
    await pause(random(25))
    await kill(child)
    const text = readFileSync(path, 'utf8')
    expect(isWhole(text), `after ${turn} times: ${text.slice(0, 60)}`).toBe(true)
    expect(isWholePicture(readFileSync(picture)), `the picture after ${turn} times`).toBe(true)
    // What the next start does.
    strays += removeStrays(folder)
    expect(readdirSync(folder).sort()).toEqual(['a.jpg', 'a.json', 'file.mjs'])
  }
})

test(`T-R11 ${reads} readings while somebody saves: none is torn`, async () => {
  const path = join(folder, 'b.json')
  const child = await startSaving(path, 7)
  const texts = new Set<string>()
  let torn = 0
  try {
    while (readdirSync(folder).every((name) => name !== 'b.json')) await pause(1)
    for (let turn = 0; turn < reads || texts.size <= 10; turn++) {
      const text = readFileSync(path, 'utf8')
      if (!isWhole(text)) torn++
      texts.add(text.slice(0, 40))
      // The other process gets its turn also where there is one core only.
      if (turn % 10 === 0) await pause(1)
    }
  } finally {
    await kill(child)
  }
  expect(torn).toBe(0)
})
