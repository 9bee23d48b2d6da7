import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClientBuild } from '../../../scripts/build/client.ts'
import { buildInto } from '../../../scripts/build/intoFolder.ts'
import { pathsOf } from '../../../scripts/build/pages.ts'
import { findingsFor, isIn, readShard, type Shard } from '../../../scripts/build/shards/shard.ts'
import { hashOf } from '../../../scripts/lib/cache.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { createRandom } from '../../../scripts/test/random.ts'
import { seed } from '../../../scripts/test/seed.ts'
import { isFull } from '../../support/sample.ts'
import { scratchFolder } from '../../support/scratch.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('build shard')

const scratch = scratchFolder()
const random = createRandom(`${seed} shards`)
const { BRIGHTRAIL_CODE: code } = process.env
const today = '2026-12-01'

beforeAll(() => {
  process.env.BRIGHTRAIL_CODE = `test ${seed} ${process.pid}`
})
afterAll(() => {
  if (code === undefined) delete process.env.BRIGHTRAIL_CODE
  else process.env.BRIGHTRAIL_CODE = code
})

/** The site, and some pages below one that the frame does not name: they say its main title. */
function writeSite(): void {
  cpSync('pages', scratch.path('pages'), { recursive: true })
  const text = readFileSync('pages/case-studies/kredapay.json', 'utf8')
  mkdirSync(scratch.path('pages/case-studies/kredapay'))
  for (const at of [1, 2, 3, 4])
    writeFileSync(
      scratch.path(`pages/case-studies/kredapay/part${at}.json`),
      text.replace(/"title": "|"description": "/g, `$&Part ${at} `),
    )
}

/** Builds the site, or a shard of it, into a folder. */
function build(name: string, shard?: Shard) {
  const { content, pictures } = loadContent(scratch.path('pages'), { today, drafts: true, kept: true })
  const script = scratch.path('script.js')
  writeFileSync(script, '')
  const [boot, living, react, main] = [
    '/assets/boot.js',
    '/assets/living.js',
    '/assets/react.js',
    '/assets/client.js',
  ] as const
  const files = [boot, living, react, main].map((address) => ({ address, path: script }))
  const client: ClientBuild = { code: '', boot, living, react, client: main, css: '', font: '/sans.woff2', files }
  const task = { content, pictures, client, baseUrl: undefined, host: 'nginx', effort: 'quick', social: false } as const
  return buildInto({ folder: scratch.path(name), name }, { ...task, shard })
}

/** All files of a folder by their paths. */
function filesOf(name: string): Record<string, string> {
  const folder = scratch.path(name)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const paths = files.map((one) => join(one.parentPath, one.name)).sort()
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), hashOf(readFileSync(path))]))
}

describe('a site in shards', () => {
  test('copied into one folder in any order they are the whole, byte for byte, and each page is in one of them', async () => {
    writeSite()
    await build('whole')
    const whole = filesOf('whole')
    const { content } = loadContent(scratch.path('pages'), { today })
    const pages = content.routes().map(({ route }) => pathsOf(route).html)
    for (const of of isFull ? [1, 2, 3, 7] : [3]) {
      const names = Array.from({ length: of }, (_, at) => `shard${at + 1}of${of}`)
      for (const [at, name] of names.entries()) await build(name, { number: at + 1, of })
      const order = names.map((name) => ({ name, at: random() })).sort((a, b) => a.at - b.at)
      for (const { name } of order) cpSync(scratch.path(name), scratch.path(`all${of}`), { recursive: true })
      expect(filesOf(`all${of}`), order.map(({ name }) => name).join()).toEqual(whole)
      const placed = names.flatMap((name) => Object.keys(filesOf(name)))
      for (const page of pages)
        expect(
          placed.filter((path) => path === page),
          page,
        ).toHaveLength(1)
      expect(placed.filter((path) => path === 'sitemap.xml')).toHaveLength(1)
    }
  }, 300_000)

  test('a shard built again into its folder takes over what it has', async () => {
    writeSite()
    const shard = { number: 2, of: 3 }
    const first = await build('again', shard)
    const files = filesOf('again')
    const second = await build('again', shard)
    expect([second.kept, second.drawn]).toEqual([first.drawn, 0])
    expect(filesOf('again')).toEqual(files)
  })
})

describe('what a shard refuses', () => {
  const errors = (shard: Shard) => {
    const { content } = loadContent(scratch.path('pages'), { today })
    return findingsFor(content, shard).filter(({ severity }) => severity === 'error')
  }
  const shards = [1, 2, 3].map((number) => ({ number, of: 3 }))

  test('an error in the reading of a page is refused by its own shard; one between documents by all', () => {
    cpSync('pages', scratch.path('pages'), { recursive: true })
    const path = scratch.path('pages/payout.json')
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace('"title":', '"titel":'))
    expect(shards.filter((shard) => errors(shard).length > 0)).toEqual(shards.filter((one) => isIn(one, 'payout.json')))
    writeFileSync(path, text.replace(/"href": "[^"]*"/, '"href": "/nowhere"'))
    expect(shards.filter((shard) => errors(shard).length > 0)).toEqual(shards)
  })

  test.each(['', '1', '0/2', '3/2', '1/0', '1/2/3', '-1/2', '1.5/2'])('%j is not a valid shard', (given) => {
    expect(() => readShard(given)).toThrow(/is not a valid shard\. Write .*--shard 1\/4/)
  })

  test('without the option all is built', () => {
    expect([readShard(undefined), readShard('2/5')]).toEqual([
      { number: 1, of: 1 },
      { number: 2, of: 5 },
    ])
  })
})
