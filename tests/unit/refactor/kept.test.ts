import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main } from '../../../scripts/commands/move.ts'
import { cacheFolder, hashOf } from '../../../scripts/lib/cache.ts'
import { loadContent, rootName } from '../../../scripts/lib/readContent.ts'
import { compareFindings, readSite } from '../../../scripts/refactor/site.ts'
import { seed } from '../../../scripts/test/seed.ts'
import { baseText, baseTexts } from '../content/base.ts'
import { scratchSite } from './scratch.ts'

const site = scratchSite()

beforeEach(() => {
  vi.stubEnv('BRIGHTRAIL_CODE', `test ${seed} refactor`)
  // A file that was written just now would not be known by its times.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  const folder = join(cacheFolder, 'readings')
  const own = hashOf(rootName(site.folder))
  for (const name of readdirSync(folder)) if (name.startsWith(own)) rmSync(join(folder, name))
})

/** What `npm run check` does, which keeps what it has read. */
function check() {
  const { content, keep } = loadContent(site.folder, { kept: true })
  content.findings()
  keep()
}

/** Moves a page, and says what came of it; all files are as before then. */
async function moved() {
  site.printed = ''
  expect(await main(['about.json', 'team.json', '--pages', site.folder])).toBe(0)
  const result = { said: site.printed, texts: site.all(), findings: site.findings() }
  rmSync(site.path('team.json'))
  site.write(baseTexts)
  return result
}

test('a move takes over what a check has read, and does the same', async () => {
  const alone = await moved()
  check()
  const taken = readSite(site.folder)
    .content.entries()
    .flatMap(({ key, kept }) => (kept ? [key] : []))
  expect(taken).toContain('about.json')
  expect(await moved()).toEqual(alone)
})

test('a change is compared with what is kept of all other documents', () => {
  check()
  const changes = new Map([['about.json', baseText('about.json').replace('"description"', '"descriptoin"')]])
  const { fresh, gone, content } = compareFindings(readSite(site.folder), changes)
  site.write(Object.fromEntries(changes))
  expect(content.findings()).toEqual(site.findings())
  expect(fresh.map(({ file }) => file)).toContain(`${rootName(site.folder)}/about.json`)
  expect(gone).toEqual([])
})
