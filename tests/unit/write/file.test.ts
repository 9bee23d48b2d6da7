import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeStrays, replaceFile, temporaryPath } from '../../../scripts/write/file.ts'

let folder = ''
const path = (name: string) => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a file is replaced, keeps its rights, and nothing else is left in its folder', () => {
  writeFileSync(path('a.json'), 'old')
  chmodSync(path('a.json'), 0o664)
  replaceFile(path('a.json'), 'new ü', 'old')
  expect(readFileSync(path('a.json'), 'utf8')).toBe('new ü')
  expect(statSync(path('a.json')).mode & 0o777).toBe(0o664)
  replaceFile(path('b.json'), 'made', null)
  expect(readdirSync(folder)).toEqual(['a.json', 'b.json'])
})

test('a symbolic link is refused, and what it leads to stays', () => {
  writeFileSync(path('target'), 'old')
  symlinkSync(path('target'), path('a.json'))
  symlinkSync(path('nowhere'), path('b.json'))
  expect(() => replaceFile(path('a.json'), 'new', 'old')).toThrow('symbolic link')
  expect(() => replaceFile(path('b.json'), 'new', null)).toThrow('symbolic link')
  expect(readFileSync(path('target'), 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['a.json', 'b.json', 'target'])
})

test('where it cannot be written, the old file stays and nothing is left behind', () => {
  mkdirSync(path('a.json'))
  expect(() => replaceFile(path('a.json'), 'new', '')).toThrow('not a file')
  expect(() => replaceFile(path('no/folder.json'), 'new', null)).toThrow('ENOENT')
  expect(readdirSync(folder)).toEqual(['a.json'])
})

test('what an ended process left half written is removed, what a running one writes is not', () => {
  mkdirSync(path('inner'))
  const ended = spawnSync(process.execPath, ['-e', '']).pid
  const stray = (id: number) => temporaryPath(path('inner/a.json')).replace(`-${process.pid}-`, `-${id}-`)
  writeFileSync(stray(ended), 'half')
  writeFileSync(stray(process.pid), 'half')
  writeFileSync(path('.tmp-notes'), 'mine')
  expect(removeStrays(folder)).toBe(1)
  expect(readdirSync(path('inner'))).toHaveLength(1)
  expect(readdirSync(folder)).toContain('.tmp-notes')
})
