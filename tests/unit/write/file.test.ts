import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { removeStrays, replaceFile, temporaryPath } from '../../../scripts/write/file.ts'
import { scratchFolder } from '../../support/scratch.ts'

const place = scratchFolder()
const { path } = place

test('a file is replaced, keeps its rights, and nothing else is left in its folder', () => {
  place.write({ 'a.json': 'old' })
  chmodSync(path('a.json'), 0o664)
  replaceFile(path('a.json'), 'new ü', 'old')
  expect(place.read('a.json')).toBe('new ü')
  expect(statSync(path('a.json')).mode & 0o777).toBe(0o664)
  replaceFile(path('b.json'), 'made', null)
  expect(place.names()).toEqual(['a.json', 'b.json'])
})

test('a symbolic link is refused, and what it leads to stays', () => {
  place.write({ target: 'old' })
  symlinkSync(path('target'), path('a.json'))
  symlinkSync(path('nowhere'), path('b.json'))
  expect(() => replaceFile(path('a.json'), 'new', 'old')).toThrow('symbolic link')
  expect(() => replaceFile(path('b.json'), 'new', null)).toThrow('symbolic link')
  expect(place.read('target')).toBe('old')
  expect(place.names()).toEqual(['a.json', 'b.json', 'target'])
})

test('where it cannot be written, the old file stays and nothing is left behind', () => {
  mkdirSync(path('a.json'))
  expect(() => replaceFile(path('a.json'), 'new', '')).toThrow('not a file')
  expect(() => replaceFile(path('no/folder.json'), 'new', null)).toThrow('ENOENT')
  expect(place.names()).toEqual(['a.json'])
})

test('what an ended process left half written is removed, what a running one writes is not', () => {
  mkdirSync(path('inner'))
  const ended = spawnSync(process.execPath, ['-e', '']).pid
  for (const id of [ended, process.pid])
    writeFileSync(temporaryPath(path('inner/a.json')).replace(`-${process.pid}-`, `-${id}-`), 'half')
  place.write({ '.tmp-notes': 'mine' })
  expect(removeStrays(place.folder)).toBe(1)
  expect(readdirSync(path('inner'))).toHaveLength(1)
  expect(place.names()).toContain('.tmp-notes')
})
