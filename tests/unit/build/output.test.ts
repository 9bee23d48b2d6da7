import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { knownOf, type LeftFolder, nothingLeft } from '../../../scripts/build/folder/asLeft.ts'
import { createOutput } from '../../../scripts/build/output.ts'
import { requirePlace } from '../../../scripts/build/place.ts'
import { hashOf } from '../../../scripts/lib/cache.ts'
import { scratchFolder } from '../../support/scratch.ts'

const place = scratchFolder()
let out = ''
beforeEach(() => {
  out = place.path('site')
})

/** Puts a build with one file there. */
async function put(text: string): Promise<void> {
  const output = createOutput(out, 'site')
  output.write('index.html', text)
  await output.publish()
}

const text = () => place.read('site/index.html')

describe('a folder is put in place whole', () => {
  test('and takes the place of an earlier one, by its mark; nothing is left beside it', async () => {
    await put('one')
    expect(requirePlace(out, 'site', 'pages')).toBe(out)
    await put('two')
    expect(text()).toBe('two')
    expect(place.names()).toEqual(['site'])
  })

  test('what somebody has put into an earlier build is not deleted', async () => {
    await put('one')
    place.write({ 'site/mine.txt': 'My notes' })
    expect(() => requirePlace(out, 'site', 'pages')).toThrow(/holds mine\.txt/)
    await expect(put('two')).rejects.toThrow(/holds mine\.txt/)
    expect(place.read('site/mine.txt')).toBe('My notes')
    expect(text()).toBe('one')
  })

  test('work that is still under way when it is discarded writes nothing more', () => {
    const output = createOutput(out, 'site')
    output.write('a/index.html', 'first')
    output.discard()
    expect(() => output.write('a/late.html', 'late')).toThrow('a/late.html was not written')
    expect(place.names()).toEqual([])
  })

  test('a file that would be outside of it is refused', () => {
    const output = createOutput(out, 'site')
    for (const path of ['../mine.txt', 'a/../../mine.txt', '/etc/x', 'a\\..\\..\\x', 'a\0b', ''])
      expect(() => output.write(path, ''), path).toThrow(/is not a path inside/)
    output.discard()
    expect(place.names()).toEqual([])
  })

  test('a file that another thread has written is taken in, but where the same is there already', async () => {
    let left: LeftFolder = nothingLeft
    const build = async (files: Record<string, string>) => {
      const output = createOutput(out, 'site', left)
      for (const [path, content] of Object.entries(files)) {
        const file = output.placeOf(path)
        writeFileSync(file, content)
        output.adopt(path, knownOf(file, hashOf(content)))
      }
      expect(Object.keys(files).map((path) => output.nameOf(path))).toEqual(
        Object.values(files).map((one) => hashOf(one)),
      )
      await output.publish({ end: (now) => (left = now) })
    }
    const number = (path: string) => statSync(place.path(`site/${path}`)).ino
    await build({ 'a/index.html': 'one', 'a/index.json': '{}' })
    const before = ['a/index.html', 'a/index.json'].map(number)
    await build({ 'a/index.html': 'two', 'a/index.json': '{}' })
    expect([place.read('site/a/index.html'), place.read('site/a/index.json')]).toEqual(['two', '{}'])
    expect([number('a/index.html') === before[0], number('a/index.json') === before[1]]).toEqual([false, true])
    expect(() => createOutput(out, 'site').placeOf('../mine.html')).toThrow(/is not a path inside/)
  })

  test('two builds at a time: the later one is there, whole', async () => {
    const [one, two] = [createOutput(out, 'site'), createOutput(out, 'site')]
    one.write('index.html', 'one')
    two.write('index.html', 'two')
    await one.publish()
    await two.publish()
    expect(text()).toBe('two')
    expect(place.names()).toEqual(['site'])
  })
})

describe('what an interrupted build left behind', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid

  test('is removed by the next one; the folders of a process that still runs are not', async () => {
    mkdirSync(place.path(`site.tmp-${dead}/assets`), { recursive: true })
    mkdirSync(place.path(`site.tmp-${process.ppid}`))
    mkdirSync(place.path(`other.tmp-${dead}`))
    mkdirSync(place.path('site.old-2024'))
    await put('one')
    expect(place.names()).toEqual([`other.tmp-${dead}`, 'site', 'site.old-2024', `site.tmp-${process.ppid}`].sort())
  })

  test('an earlier build that was moved aside and never replaced comes back', async () => {
    await put('one')
    execFileSync('mv', [out, `${out}.tmp-${dead}-old`])
    createOutput(out, 'site').discard()
    expect(text()).toBe('one')
    expect(place.names()).toEqual(['site'])
  })

  test('git ignores it', () => {
    for (const name of [`dist.tmp-${dead}`, `dist.tmp-${dead}-old`, `guide.tmp-${dead}`])
      expect(execFileSync('git', ['check-ignore', `${name}/index.html`], { encoding: 'utf8' }).trim()).toContain(name)
  })
})
