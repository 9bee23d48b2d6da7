import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, mergeTests } from 'playwright/test'
import { exampleMedia, examplePages } from '../../../scripts/lib/examplePages.ts'
import { createSiteHandler } from '../../../scripts/server/site.ts'
import { mediaFolder } from '../../../src/model/media.ts'
import { dist } from './dist.ts'
import { test as gated } from './gate.ts'

interface Running {
  origin: string
  close(): void
}

/** Serves a built folder with the handler of `npm run serve`, on a port that is free. */
export async function serve(folder: string): Promise<Running> {
  const server = createServer(createSiteHandler(folder))
  await new Promise<void>((done) => void server.listen(0, 'localhost', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The built site at `/`, as a host would serve it, for tests that need no browser. */
export const served = base.extend<object, { site: string; fixtures: string; gallery: string }>({
  site: [
    async ({}, use) => {
      const { origin, close } = await serve(dist())
      await use(origin)
      close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  /** The origin of a second site: the real pages and those of `tests/e2e/fixtures`, which have what no real page has. */
  fixtures: [
    ({}, use) =>
      withPages((pages) => {
        cpSync('tests/e2e/fixtures', pages, { recursive: true })
        cpSync(exampleMedia, join(pages, mediaFolder), { recursive: true })
      }, use),
    { scope: 'worker', timeout: 600_000 },
  ],
  /** The origin of a site in which every example of every block stands at `/gallery/<type>/<number>`. */
  gallery: [
    ({}, use) =>
      withPages((pages) => {
        cpSync(exampleMedia, join(pages, mediaFolder), { recursive: true })
        for (const { type, number, text } of examplePages()) {
          mkdirSync(join(pages, 'gallery', address(type)), { recursive: true })
          writeFileSync(join(pages, 'gallery', address(type), `${number}.json`), text)
        }
      }, use),
    { scope: 'worker', timeout: 600_000 },
  ],
})

/** The same for pages in a browser, which the gate watches. */
export const test = mergeTests(gated, served)

/** A block type as it may stand in the name of a page: `richText` → `rich-text`. */
export const address = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Builds and serves the real pages and those that `add` writes beside them, for as long as they are used. */
export async function withPages(add: (folder: string) => void, use: (origin: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'brightrail-pages-'))
  const [pages, out] = [join(folder, 'pages'), join(folder, 'site')]
  cpSync('pages', pages, { recursive: true })
  add(pages)
  execFileSync(process.execPath, ['scripts/run.mjs', 'build', '--no-compress', '--pages', pages, '--out', out])
  const { origin, close } = await serve(out)
  await use(origin)
  close()
  rmSync(folder, { recursive: true, force: true })
}

export { expect } from './gate.ts'
