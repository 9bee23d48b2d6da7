import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheFolder, hashOf } from '../../../scripts/lib/cache.ts'
import { loadContent, rootName } from '../../../scripts/lib/readContent.ts'
import { isSettled } from '../../../scripts/lib/readings/index.ts'
import { baseSite } from '../../../scripts/rules/cases.ts'
import { seed } from '../../../scripts/test/seed.ts'

const { BRIGHTRAIL_CODE: real } = process.env
let folder: string
const about = () => join(folder, 'about.json')

beforeEach(() => {
  process.env.BRIGHTRAIL_CODE = `test ${seed} stamps`
  folder = mkdtempSync(join('node_modules', '.stamps-'))
  for (const [key, text] of Object.entries(baseSite())) {
    mkdirSync(dirname(join(folder, key)), { recursive: true })
    writeFileSync(join(folder, key), text)
    // A whole second can be given back exactly.
    utimesSync(join(folder, key), 1_790_000_000, 1_790_000_000)
  }
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
  rmSync(join(cacheFolder, 'readings', hashOf(rootName(folder))), { force: true })
  if (real === undefined) delete process.env.BRIGHTRAIL_CODE
  else process.env.BRIGHTRAIL_CODE = real
})

/** Loads the site as so much later, keeps what is known of it, and says what it found, and of which files it knows the text. */
function load(seconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: statSync(about()).ctimeMs + seconds * 1000 })
  const { content, keep } = loadContent(folder, { kept: true, today: '2026-12-01' })
  const codes = content.findings().map(({ code }) => code)
  keep()
  vi.useRealTimers()
  return { content, codes }
}

/** Writes another text of the same length, and gives the file its time back. */
function rewrite(path: string): void {
  const { atime, mtime } = statSync(path)
  writeFileSync(path, readFileSync(path, 'utf8').replace('"lead"', '"leed"'))
  utimesSync(path, atime, mtime)
}

test('of a file that is as it was nobody reads the text', () => {
  load(60)
  const { content } = load(60)
  expect(content.map().get('about.json')?.kept).toBeDefined()
  // Whoever asks for it now finds that it is another one.
  rewrite(about())
  expect(() => content.text('about.json')).toThrow('was changed while this command ran')
  expect(content.text('index.json')).toBe(readFileSync(join(folder, 'index.json'), 'utf8'))
  rmSync(join(folder, '_404.json'))
  expect(() => content.text('_404.json')).toThrow('was changed while this command ran')
})

test('the text of a file that was read is let go, and so is what was seen in it', () => {
  const { content } = load(60)
  rewrite(about())
  expect(() => content.text('about.json')).toThrow('was changed while this command ran')
  expect(() => content.map().get('about.json')?.wording.blocks).toThrow('was changed while this command ran')
})

test('a file that changes after it was taken over is the new one', () => {
  load(60)
  const { content } = load(60)
  rewrite(about())
  content.set('about.json', readFileSync(about(), 'utf8'))
  expect(content.findings().map(({ code }) => code)).toEqual(['keyUnknown'])
})

test('a file with another text is read again, whatever its size and its time say', () => {
  expect(load(60).codes).toEqual([])
  rewrite(about())
  expect(load(60).codes).toEqual(['keyUnknown'])
  const other = `${about()}.tmp`
  writeFileSync(other, readFileSync(about(), 'utf8').replace('"leed"', '"lead"'))
  renameSync(other, about())
  expect(load(60).codes).toEqual([])
})

test('a file that was just written tells nothing: it may be written once more in the same moment', () => {
  load(1)
  const { content } = load(60)
  rewrite(about())
  // It was read, because its stamp was not to be trusted.
  expect(content.text('about.json')).toContain('"lead"')
  expect([isSettled(10_000, 11_999), isSettled(10_000, 12_001), isSettled(10_000, 9_000)]).toEqual([false, true, false])
})
