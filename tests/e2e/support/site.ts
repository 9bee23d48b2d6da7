import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { mergeTests } from 'playwright/test'
import { exampleMedia, examplePages } from '../../../scripts/lib/examplePages.ts'
import { createSiteHandler } from '../../../scripts/server/site.ts'
import { mediaFolder } from '../../../src/model/media.ts'
import { isFull } from '../../support/sample.ts'
import { pageCount, validPage } from '../../support/validPages/pages.ts'
import { startDev } from '../dev/devServer.ts'
import { builtOnce } from './builtOnce.ts'
import { dist } from './dist.ts'
import { test as gated } from './gate.ts'
import { worker } from './keptPage.ts'

interface Running {
  origin: string
  close(): void
}

/** Serves a built folder on a port that is free: as `npm run serve` does, or with the answers of `handler`. */
export async function serve(folder: string, handler: RequestListener = createSiteHandler(folder)): Promise<Running> {
  // A connection that the server has closed after 5 idle seconds may be used once more on a busy machine, and is reset.
  const server = createServer({ keepAliveTimeout: 10 * 60_000 }, handler)
  await new Promise<void>((done) => void server.listen(0, 'localhost', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The site at `/`, for tests that need no browser: as a host would serve it; in the project `dev` as the development server does. */
export const served = worker.extend<object, { site: string; fixtures: string }>({
  site: [
    async ({}, use, { project }) => {
      if (project.name === 'dev') {
        const { address, end } = await startDev('pages')
        await use(address)
        return end()
      }
      const { origin, close } = await serve(dist())
      await use(origin)
      close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
  /**
   * The origin of a second site: the real pages, those of `tests/e2e/fixtures`, which have what no real page has, every
   * example of every block at `/gallery/<type>/<number>`, and, unless all are tested, the pages of {@link validNumbers} at `/valid/page-<number>`.
   */
  fixtures: [
    async ({}, use) => {
      const { folder } = await builtOnce('fixtures', addFixtures)
      const { origin, close } = await serve(folder)
      await use(origin)
      close()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

/**
 * Of the pages that are as long or short as a page may be: in a full run all, else always the same few, so that a commit is
 * blamed for nothing but what it has changed.
 */
export const validNumbers = isFull ? [...Array(pageCount).keys()] : [108, 115, 347, 668, 807, 864, 919, 989]

/** Writes the pages of {@link validNumbers}. All 1,000 get a site of their own: together they need more policies than hosts can read. */
export function addValidPages(pages: string): void {
  cpSync(exampleMedia, join(pages, mediaFolder), { recursive: true })
  mkdirSync(join(pages, 'valid'))
  for (const { key, document } of validNumbers.map(validPage)) writeFileSync(join(pages, key), JSON.stringify(document))
}

/** Writes what the second site has beside the real pages. */
export function addFixtures(pages: string): void {
  cpSync('tests/e2e/fixtures', pages, { recursive: true })
  cpSync(exampleMedia, join(pages, mediaFolder), { recursive: true })
  if (!isFull) addValidPages(pages)
  for (const { type, number, text } of examplePages()) {
    mkdirSync(join(pages, 'gallery', address(type)), { recursive: true })
    writeFileSync(join(pages, 'gallery', address(type), `${number}.json`), text)
  }
}

/** The same for pages in a browser, which the gate watches. */
export const test = mergeTests(gated, served)

/** A block type as it may be in the name of a page: `richText` → `rich-text`. */
export const address = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export { expect } from './gate.ts'
