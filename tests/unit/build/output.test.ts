import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createOutput } from '../../../scripts/build/output.ts'
import { requirePlace } from '../../../scripts/build/place.ts'

let folder = ''
let out = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'))
  out = join(folder, 'site')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Puts a build with one file there. */
function put(text: string): void {
  const output = createOutput(out, 'site')
  output.write('index.html', text)
  output.publish()
}

const text = () => readFileSync(join(out, 'index.html'), 'utf8')

describe('a folder is put in place whole', () => {
  test('and takes the place of an earlier one, by its mark; nothing is left beside it', () => {
    put('one')
    expect(requirePlace(out, 'site', 'pages')).toBe(out)
    put('two')
    expect(text()).toBe('two')
    expect(readdirSync(folder)).toEqual(['site'])
  })

  test('what somebody has put into an earlier build is not deleted', () => {
    put('one')
    writeFileSync(join(out, 'mine.txt'), 'My notes')
    expect(() => requirePlace(out, 'site', 'pages')).toThrow(/holds mine\.txt/)
    expect(() => put('two')).toThrow(/holds mine\.txt/)
    expect(readdirSync(out)).toContain('mine.txt')
    expect(text()).toBe('one')
  })

  test('a file that would be outside of it is refused', () => {
    const output = createOutput(out, 'site')
    for (const path of ['../mine.txt', 'a/../../mine.txt', '/etc/x', 'a\\..\\..\\x', 'a\0b', ''])
      expect(() => output.write(path, ''), path).toThrow(/no path inside/)
    output.discard()
    expect(readdirSync(folder)).toEqual([])
  })

  test('two builds at a time: the later one is there, whole', () => {
    const [one, two] = [createOutput(out, 'site'), createOutput(out, 'site')]
    one.write('index.html', 'one')
    two.write('index.html', 'two')
    one.publish()
    two.publish()
    expect(text()).toBe('two')
    expect(readdirSync(folder)).toEqual(['site'])
  })
})

describe('what an interrupted build left behind', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid

  test('is removed by the next one; the folders of a process that still runs are not', () => {
    mkdirSync(join(folder, `site.tmp-${dead}`, 'assets'), { recursive: true })
    mkdirSync(join(folder, `site.tmp-${process.ppid}`))
    mkdirSync(join(folder, `other.tmp-${dead}`))
    mkdirSync(join(folder, 'site.old-2024'))
    put('one')
    expect(readdirSync(folder).sort()).toEqual(
      [`other.tmp-${dead}`, 'site', 'site.old-2024', `site.tmp-${process.ppid}`].sort(),
    )
  })

  test('an earlier build that was moved aside and never replaced comes back', () => {
    put('one')
    execFileSync('mv', [out, `${out}.tmp-${dead}-old`])
    createOutput(out, 'site').discard()
    expect(text()).toBe('one')
    expect(readdirSync(folder)).toEqual(['site'])
  })

  test('git ignores it', () => {
    for (const name of [`dist.tmp-${dead}`, `dist.tmp-${dead}-old`, `guide.tmp-${dead}`])
      expect(execFileSync('git', ['check-ignore', `${name}/index.html`], { encoding: 'utf8' }).trim()).toContain(name)
  })
})

test('a build that is taken back leaves nothing', () => {
  put('one')
  const output = createOutput(out, 'site')
  output.write('index.html', 'two')
  output.discard()
  expect(text()).toBe('one')
  expect(readdirSync(folder)).toEqual(['site'])
  expect(existsSync(out)).toBe(true)
})
