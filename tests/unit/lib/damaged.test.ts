import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { bundleFolder } from '../../../scripts/lib/bundleFolder.ts'
import { cached, cacheFolder } from '../../../scripts/lib/cache.ts'
import { scratchFolder } from '../../support/scratch.ts'

const kept = `damaged-${process.pid}`
afterAll(() => rmSync(join(cacheFolder, kept), { recursive: true, force: true }))

const damages: [string, (file: string) => void][] = [
  ['cut off', (file) => writeFileSync(file, readFileSync(file).subarray(0, 5))],
  ['emptied', (file) => writeFileSync(file, '')],
  ['changed in one byte', (file) => writeFileSync(file, readFileSync(file).fill(1, 2, 3))],
  ['deleted', (file) => rmSync(file)],
]

describe('a kept file', () => {
  /** Asks for the file, and tells whether it had to be made. */
  async function ask(name: string, text = 'the kept words') {
    let isMade = false
    const bytes = await cached(`${kept}/${name}`, () => {
      isMade = true
      return Buffer.from(text)
    })
    return [bytes.toString(), isMade] as const
  }

  test.each(damages)('that is %s is made again', async (name, damage) => {
    expect(await ask(name)).toEqual(['the kept words', true])
    expect(await ask(name)).toEqual(['the kept words', false])
    damage(join(cacheFolder, kept, name))
    expect(await ask(name)).toEqual(['the kept words', true])
    expect(await ask(name)).toEqual(['the kept words', false])
  })

  test('may be empty', async () => {
    expect(await ask('nothing', '')).toEqual(['', true])
    expect(await ask('nothing', '')).toEqual(['', false])
  })

  test('that cannot be written costs nothing but time', async () => {
    mkdirSync(join(cacheFolder, kept), { recursive: true })
    writeFileSync(join(cacheFolder, kept, 'no folder'), '')
    expect(await ask('no folder/file')).toEqual(['the kept words', true])
  })
})

describe('a kept bundle', () => {
  const place = scratchFolder()
  const names = ['assets/client.js', 'site.css']

  /** Asks for the bundle: what is in it, and whether it had to be bundled. */
  async function ask(isCurrent = () => true) {
    let isMade = false
    const bundle = async (outDir: string) => {
      isMade = true
      for (const name of names) {
        mkdirSync(dirname(join(outDir, name)), { recursive: true })
        writeFileSync(join(outDir, name), `all of ${name}`)
      }
    }
    const { files, hash } = await bundleFolder(place.path('bundle'), bundle, isCurrent)
    return { texts: files.map(({ address, path }) => [address, readFileSync(path, 'utf8')]), hash, isMade }
  }

  const whole = names.map((name) => [`/${name}`, `all of ${name}`])

  test('is not kept when the code was changed meanwhile', async () => {
    await expect(ask(() => false)).rejects.toThrow('The code was changed while it was bundled. Run the command again.')
    expect((await ask()).isMade).toBe(true)
    expect((await ask()).isMade).toBe(false)
  })

  test.each<[string, (file: string) => void]>([
    ...damages,
    ['without its folder', (file) => rmSync(dirname(file), { recursive: true })],
    ['joined by another one', (file) => writeFileSync(`${file}.map`, '')],
  ])('of which a file is %s is bundled again', async (_, damage) => {
    const first = await ask()
    expect(first).toMatchObject({ texts: whole, isMade: true })
    expect(await ask()).toEqual({ ...first, isMade: false })
    damage(place.path('bundle/assets/client.js'))
    expect(await ask()).toEqual(first)
    expect(await ask()).toEqual({ ...first, isMade: false })
  })

  test('in whose place a file is, is bundled again', async () => {
    place.write({ bundle: 'no folder' })
    expect(await ask()).toMatchObject({ texts: whole, isMade: true })
  })
})
