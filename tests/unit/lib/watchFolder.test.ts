import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FileState, watchFolder } from '../../../scripts/lib/watchFolder.ts'

let folder: string
let unwatch: () => void
let states: Map<string, FileState>
let calls: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brightrail-watch-'))
  mkdirSync(join(folder, 'about'))
  write('index.json', 'first')
  write('about/team.json', 'first')
  states = new Map()
  calls = 0
  unwatch = watchFolder(folder, (changes) => {
    calls++
    for (const [key, state] of changes) states.set(key, state)
  })
})

afterEach(() => {
  unwatch()
  rmSync(folder, { recursive: true, force: true })
})

const write = (key: string, text: string) => writeFileSync(join(folder, key), text)
const seen = () => Object.fromEntries(states)
const patience = { timeout: 60_000, interval: 5 }

test('a changed file, also in a folder', async () => {
  write('about/team.json', 'second')
  await expect.poll(seen, patience).toEqual({ 'about/team.json': 'second' })
})

test('of many quick saves the last one is told', async () => {
  for (let turn = 0; turn < 50; turn++) write('index.json', `turn ${turn}`)
  await expect.poll(seen, patience).toEqual({ 'index.json': 'turn 49' })
  expect(calls).toBeLessThan(50)
})

test('new files and new folders inside new folders', async () => {
  mkdirSync(join(folder, 'use-cases/retail'), { recursive: true })
  write('use-cases/retail/one.json', 'new')
  await expect.poll(seen, patience).toEqual({ 'use-cases/retail/one.json': 'new' })
  write('use-cases/retail/one.json', 'newer')
  await expect.poll(seen, patience).toEqual({ 'use-cases/retail/one.json': 'newer' })
})

test('a deleted file, and all files of a deleted folder', async () => {
  rmSync(join(folder, 'index.json'))
  rmSync(join(folder, 'about'), { recursive: true })
  await expect.poll(seen, patience).toEqual({ 'index.json': null, 'about/team.json': null })
})

test('a file that is no document, with an ending or without one, and none that a system has left', async () => {
  write('.DS_Store', 'x')
  write('about/team.json~', 'x')
  write('Team.docx', 'four')
  write('about/team', 'three')
  await expect.poll(seen, patience).toEqual({ 'Team.docx': '4', 'about/team': '5' })
  rmSync(join(folder, 'about/team'))
  await expect.poll(seen, patience).toEqual({ 'Team.docx': '4', 'about/team': null })
})

test('a folder that gets another name', async () => {
  renameSync(join(folder, 'about'), join(folder, 'company'))
  await expect.poll(seen, patience).toEqual({ 'about/team.json': null, 'company/team.json': 'first' })
})

test('a file that is put in place of another is a change and no deletion', async () => {
  write('index.json.tmp-1', 'second')
  write('.index.json', 'backup')
  rmSync(join(folder, 'index.json'))
  renameSync(join(folder, 'index.json.tmp-1'), join(folder, 'index.json'))
  await expect.poll(seen, patience).toEqual({ 'index.json': 'second' })
  expect(calls).toBe(1)
})

test('a file that an editor empties before it writes is told once', async () => {
  // The clock of the test: however slow the machine is, the file is empty for 20 ms.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  write('index.json', '')
  await expect.poll(() => vi.getTimerCount(), patience).toBeGreaterThan(0)
  vi.advanceTimersByTime(20)
  expect(calls).toBe(0)
  write('index.json', 'second')
  vi.advanceTimersByTime(100)
  vi.useRealTimers()
  expect(seen()).toEqual({ 'index.json': 'second' })
  expect(calls).toBe(1)
})

test('pictures, also when their folder comes later, and one that is beside the pages', async () => {
  mkdirSync(join(folder, '_media/people'), { recursive: true })
  write('_media/people/ada.jpg', 'four')
  write('notes.jpg', 'these are no news')
  await expect.poll(seen, patience).toEqual({ 'notes.jpg': '17', '_media/people/ada.jpg': '4' })
  write('_media/people/ada.jpg', 'longer')
  await expect.poll(seen, patience).toMatchObject({ '_media/people/ada.jpg': '6' })
  rmSync(join(folder, '_media/people/ada.jpg'))
  await expect.poll(seen, patience).toMatchObject({ '_media/people/ada.jpg': null })
})
