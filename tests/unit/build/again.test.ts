import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClientBuild } from '../../../scripts/build/client.ts'
import { buildInto } from '../../../scripts/build/intoFolder.ts'
import { cacheFolder, hashOf } from '../../../scripts/lib/cache.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { createRandom } from '../../../scripts/test/random.ts'
import { seed } from '../../../scripts/test/seed.ts'
import type { Content } from '../../../src/content/store/index.ts'
import { kindOf, notFoundRoute } from '../../../src/model/route.ts'
import { isFull } from '../../support/sample.ts'
import { scratchFolder } from '../../support/scratch.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('build again')

const scratch = scratchFolder()
const random = createRandom(`${seed} built again`)
const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T
const { BRIGHTRAIL_CODE: code } = process.env

beforeAll(() => {
  process.env.BRIGHTRAIL_CODE = `test ${seed} ${process.pid}`
})
afterAll(() => {
  if (code === undefined) delete process.env.BRIGHTRAIL_CODE
  else process.env.BRIGHTRAIL_CODE = code
})

interface Options {
  today?: string
  effort?: 'quick' | null
  /** After so many pages it throws. */
  ends?: number
  /** The file that the site's script comes from can no longer be read. */
  isGone?: boolean
}

/** Builds the documents of the test into a folder. */
async function build(name: string, options: Options = {}) {
  const { today = '2026-12-01', effort = null, ends = Infinity, isGone = false } = options
  const { content: whole, pictures } = loadContent(scratch.path('pages'), { today, kept: true })
  const keys = new Map([[notFoundRoute, '_404.json'], ...whole.routes().map(({ route, key }) => [route, key] as const)])
  const counts = { placed: 0, resolved: 0 }
  const basis = (route: string) => {
    if (++counts.placed > ends) throw new Error('It ends here.')
    return whole.basis(route)
  }
  const page = (route: string) => {
    counts.resolved++
    // Whatever has become of the pages that it leads to.
    return whole.page(route) ?? whole.draft(keys.get(route) ?? '')
  }
  const content = { ...bound(whole), basis, page }
  const script = scratch.path('script.js')
  writeFileSync(script, '')
  const addresses = ['boot', 'living', 'react', 'client'].map((one) => `/assets/${one}.js`)
  const [boot = '', living = '', react = '', main = ''] = addresses
  const files = addresses.map((address) => ({
    address,
    path: isGone && address === main ? scratch.path('gone.js') : script,
  }))
  const client: ClientBuild = { code: '', boot, living, react, client: main, css: '', font: '/sans.woff2', files }
  const folder = scratch.path(name)
  const task = { content, pictures, client, baseUrl: undefined, host: undefined, effort, social: false }
  const report = await buildInto({ folder, name }, task)
  return { ...report, resolved: counts.resolved }
}

/** The functions of a store, to be called on their own. */
const bound = (content: Content): Content => ({
  ...content,
  site: () => content.draftSite(),
  routes: () => content.routes(),
  redirects: () => content.redirects(),
  release: (key) => content.release(key),
})

/** All files of a build by their paths. */
function filesOf(name: string): Record<string, string> {
  const folder = scratch.path(name)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  return Object.fromEntries(
    files.map((one) => {
      const path = join(one.parentPath, one.name)
      return [path.slice(folder.length), hashOf(readFileSync(path))]
    }),
  )
}

/** The files of a build that begins with nothing: no code before its own has built anything. */
async function fresh(options: Options): Promise<Record<string, string>> {
  rmSync(scratch.path('fresh'), { recursive: true, force: true })
  const { BRIGHTRAIL_CODE: own } = process.env
  process.env.BRIGHTRAIL_CODE = `${own} ${++freshBuilds}`
  const { kept } = await build('fresh', options)
  process.env.BRIGHTRAIL_CODE = own
  expect(kept).toBe(0)
  return filesOf('fresh')
}
let freshBuilds = 0

const documents = () =>
  readdirSync(scratch.path('pages'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .sort()

/** One letter of one text of a document. */
function edit(key: string): void {
  const path = scratch.path(`pages/${key}`)
  const text = readFileSync(path, 'utf8')
  const words = [...text.matchAll(/[a-z]{5,}(?= [a-z]+ [^"\n]*")/g)]
  if (words.length === 0) return
  const { index, 0: word } = pick(words)
  writeFileSync(path, `${text.slice(0, index)}${word.slice(1)}${text.slice(index + word.length)}`)
}

const pages = () => documents().filter((key) => kindOf(key) === 'page')
const built = () => Object.keys(filesOf('site'))

/** What may happen between two builds: something to the documents, and then something else. */
const edits: Record<string, () => unknown> = {
  'a page is edited': () => edit(pick(pages())),
  'the page for unknown addresses is edited': () => edit('_404.json'),
  'a shared document is edited': () => edit(pick(documents().filter((key) => kindOf(key) === 'shared'))),
  "the site's document is edited": () => edit('_site.json'),
  'a page is copied': () => writeFileSync(scratch.path('pages/copied.json'), scratch.read(`pages/${pick(pages())}`)),
  'a page is renamed': () => renameSync(scratch.path(`pages/${pick(pages())}`), scratch.path('pages/renamed.json')),
  'a page is deleted': () => rmSync(scratch.path(`pages/${pick(pages())}`)),
}
const happenings: Record<string, () => unknown> = {
  ...edits,
  'a file of the build is changed': () => writeFileSync(scratch.path(`site${pick(built())}`), 'changed'),
  'a file of the build is deleted': () => {
    const path = pick(built())
    if (path !== '/_build') rmSync(scratch.path(`site${path}`))
  },
  'a file is added to the build': () => scratch.write({ 'site/assets/mine.css': 'mine' }),
  'the whole build is deleted': () => rmSync(scratch.path('site'), { recursive: true }),
  'a build ends half-way': () =>
    expect(build('site', { today: '2030-01-01', ends: Math.floor(random() * 10) })).rejects.toThrow('It ends here.'),
  'what was remembered is damaged': () => {
    const file = pick(memoryFiles())
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    const at = Math.floor(random() * text.length)
    writeFileSync(file, pick(['', '{}', text.slice(0, at), `${text.slice(0, at)}0${text.slice(at + 1)}`, '\0\0\0']))
  },
  'nothing is remembered': () => rmSync(pick(memoryFiles()), { force: true }),
}

const memoryFile = (ending = '') => join(cacheFolder, `builds/${hashOf(scratch.path('site'))}${ending}`)
const memoryFiles = () => [memoryFile(), memoryFile('-since')]

/** The site, with no more than the first block and the shared ones on most pages: what counts here is what depends on what. */
function writeSite(): void {
  cpSync('pages', scratch.path('pages'), { recursive: true })
  for (const key of pages().filter((one) => !inFull.has(one))) {
    const { silence: _, ...page } = JSON.parse(readFileSync(scratch.path(`pages/${key}`), 'utf8')) as Page
    const blocks = page.blocks.filter(({ type }, at) => at === 0 || type === 'shared')
    writeFileSync(scratch.path(`pages/${key}`), JSON.stringify({ ...page, blocks }, null, 2))
  }
}

interface Page {
  blocks: { type: string }[]
  silence?: unknown
}

/** A page with a list of others, and one with a form. */
const inFull = new Set(['case-studies.json', 'contact.json'])

describe('a build into the folder of an earlier one is what a fresh one would be, byte for byte', () => {
  test('nothing has changed: no page is resolved or drawn; one page was edited: one page is', async () => {
    cpSync('pages', scratch.path('pages'), { recursive: true })
    const first = await build('site', { effort: 'quick' })
    expect([first.kept, first.drawn > 20]).toEqual([0, true])
    // What an address tells of a file need not be read in it.
    const second = await build('site', { effort: 'quick', isGone: true })
    expect([second.kept, second.drawn, second.resolved]).toEqual([first.drawn, 0, 0])
    const path = scratch.path('pages/payout.json')
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"description": "\w+/, '$& now'))
    const third = await build('site', { effort: 'quick' })
    expect([third.drawn, third.resolved]).toEqual([1, 1])
    expect(filesOf('site')).toEqual(await fresh({ effort: 'quick' }))
  })

  test('nothing has changed but the folder: no page is drawn, but one of which another text is kept', async () => {
    cpSync('pages', scratch.path('pages'), { recursive: true })
    // A text that no other test has compressed.
    const path = scratch.path('pages/about.json')
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"description": "\w+/, `$& ${seed}`))
    const first = await build('site', { effort: 'quick' })
    const moved = await build('elsewhere', { effort: 'quick' })
    expect([moved.kept, moved.drawn]).toEqual([first.drawn, 0])
    expect(filesOf('elsewhere')).toEqual(filesOf('site'))
    const keptOf = (page: string) => join(cacheFolder, `compressed/${filesOf('site')[page]}-quick.br`)
    cpSync(keptOf('/contact.html'), keptOf('/about.html'))
    const third = await build('third', { effort: 'quick' })
    rmSync(keptOf('/about.html'))
    expect([third.kept, third.drawn]).toEqual([first.drawn - 1, 1])
    expect(filesOf('third')['/about.html']).toBe(filesOf('site')['/about.html'])
    expect(await fresh({ effort: 'quick' })).toEqual(filesOf('site'))
    // Without compressed variants there are no such texts.
    expect((await build('fourth')).drawn).toBe(first.drawn)
  })

  const turns = isFull ? 150 : 3
  test(`${turns} times something happens in between`, async () => {
    writeSite()
    await build('site')
    for (let turn = 0; turn < turns; turn++) {
      const names = [pick(Object.keys(edits)), pick(Object.keys(happenings))]
      const what = `turn ${turn}: ${names.join(', then ')}`
      for (const name of names) await happenings[name]?.()
      const options = { today: pick(['2026-12-01', '2030-01-01']), effort: pick(['quick', null] as const) }
      await build('site', options)
      expect(filesOf('site'), what).toEqual(await fresh(options))
      if (turn % 10 === 9) {
        rmSync(scratch.path('pages'), { recursive: true })
        writeSite()
      }
    }
  })
})
