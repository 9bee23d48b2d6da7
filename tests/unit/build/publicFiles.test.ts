import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ClientBuild } from '../../../scripts/build/client.ts'
import { buildInto } from '../../../scripts/build/intoFolder.ts'
import { isIn } from '../../../scripts/build/shards/shard.ts'
import type { SiteTask } from '../../../scripts/build/site.ts'
import { filesUnder } from '../../../scripts/lib/cache.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { seed } from '../../../scripts/test/seed.ts'
import { type Files, put, scratchFolder } from '../../support/scratch.ts'
import { baseTexts } from '../content/base.ts'

const scratch = scratchFolder()
const { BRIGHTRAIL_CODE: code } = process.env

beforeAll(() => {
  process.env.BRIGHTRAIL_CODE = `test ${seed} ${process.pid} public`
})
afterAll(() => {
  if (code === undefined) delete process.env.BRIGHTRAIL_CODE
  else process.env.BRIGHTRAIL_CODE = code
})
beforeEach(() => put(scratch.path('pages'), baseTexts))

/** Builds the small site with these public files. */
function build(files: Files, options: Partial<SiteTask> = {}) {
  rmSync(scratch.path('public'), { recursive: true, force: true })
  put(scratch.path('public'), files)
  const { content, pictures } = loadContent(scratch.path('pages'), { today: '2026-12-01', kept: true })
  writeFileSync(scratch.path('script.js'), '')
  const addresses = { boot: '/assets/a.js', living: '/assets/b.js', react: '/assets/c.js', client: '/assets/d.js' }
  const scripts = Object.values(addresses).map((address) => ({ address, path: scratch.path('script.js') }))
  const client: ClientBuild = { code: '', css: '', font: '/sans.woff2', files: scripts, ...addresses }
  const task = { content, pictures, client, baseUrl: undefined, host: undefined, effort: null, social: false }
  const own = { publicFolder: scratch.path('public'), threads: 0 }
  return buildInto({ folder: scratch.path('site'), name: 'site' }, { ...task, ...own, ...options })
}

const deleteIt = 'Delete it, or give it another name.'
const writes = (path: string) => `would replace the ${path} that the build writes. ${deleteIt}`
const compressed = (path: string) => writes(`compressed ${path}`)
const unknown = 'the page for addresses that do not exist'

/** Public files that stand in the way of something, and what the refusal says of them. */
const refused: Record<string, string> = {
  'about.html': 'would replace the page /about. Give it another name.',
  'about.json': 'would replace the document of the page /about. Give it another name.',
  'about.html.br': compressed('about.html'),
  'index.json.gz': compressed('index.json'),
  '404.html': `would replace ${unknown}. Give it another name.`,
  'robots.txt': writes('robots.txt'),
  'sitemap.xml': writes('sitemap.xml'),
  'robots.txt.gz': compressed('robots.txt'),
  'llms.txt': writes('llms.txt'),
  '.well-known/security.txt': writes('.well-known/security.txt'),
  _headers: writes('_headers'),
  _build: writes('_build'),
  'favicon.ico': writes('favicon.ico'),
  'icon-512.png': writes('icon-512.png'),
  'assets/a.js': writes('assets/a.js'),
  'assets/a.js.br': compressed('assets/a.js'),
}

test('a public file that would replace another one stops the build, with the names of both', async () => {
  const { output } = await build({ 'words.txt': 'Kept' })
  const before = filesUnder(scratch.path('site'))
  expect(output.nameOf('words.txt')).toBeDefined()
  for (const [path, says] of Object.entries(refused)) {
    // Beside an earlier build, whose pages are taken over, and from nothing.
    await expect(build({ [path]: 'Mine' }), path).rejects.toMatchObject({
      name: 'UsageError',
      message: `public/${path} ${says}`,
    })
  }
  const sheet = before.find((path) => path.endsWith('.css'))?.slice(scratch.path('site/').length) ?? ''
  await expect(build({ [sheet]: '' })).rejects.toThrow(`public/${sheet} ${writes(sheet)}`)
  await expect(build({ 'a.txt': 'A', 'a.txt.br': '' })).rejects.toThrow(`public/a.txt.br ${compressed('a.txt')}`)
  expect(filesUnder(scratch.path('site'))).toEqual(before)
  rmSync(scratch.path('site'), { recursive: true })
  await expect(build({ 'about.html': 'Mine' })).rejects.toThrow('would replace the page /about')
})

test('it stops every shard, also those that have another part of the pages', async () => {
  const shards = [1, 2, 3].map((number) => ({ number, of: 3 }))
  expect(shards.filter((shard) => isIn(shard, 'about.json'))).toHaveLength(1)
  for (const shard of shards) {
    await expect(build({ 'about.html': 'Mine' }, { shard })).rejects.toThrow('would replace the page /about')
    await expect(build({ 'robots.txt': 'Mine' }, { shard })).rejects.toThrow('would replace the robots.txt')
  }
})

test('a page that visitors do not see yet has its address already', async () => {
  writeFileSync(scratch.path('pages/about.json'), baseTexts['about.json']?.replace('{', '{ "draft": true,') ?? '')
  expect(loadContent(scratch.path('pages')).content.hidden()).toHaveLength(1)
  await expect(build({ 'about.html': 'Mine' })).rejects.toThrow('would replace the page /about')
})

test('other files are copied, and those of this project stand in nobody’s way', async () => {
  const files = { 'about.pdf': 'A', 'about/plan.html': 'B', 'data/list.json': '[]', 'film.mp4.gz': 'C', 'x.br': 'D' }
  const real = filesUnder('public').map((path) => [path.slice('public/'.length), readFileSync(path)] as const)
  expect(real.length).toBeGreaterThan(0)
  await build({ ...files, ...Object.fromEntries(real) }, { effort: 'quick', host: 'nginx' })
  for (const [path, content] of [...Object.entries(files), ...real])
    expect(readFileSync(scratch.path(`site/${path}`)).equals(Buffer.from(content)), path).toBe(true)
})
