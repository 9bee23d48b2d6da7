import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSiteHandler } from '../../../scripts/server/site.ts'
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

/** The built site at `/`, as a host would serve it. */
export const test = gated.extend<object, { site: string; fixtures: string }>({
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
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'brightrail-fixtures-'))
      const [pages, out] = [join(folder, 'pages'), join(folder, 'site')]
      cpSync('pages', pages, { recursive: true })
      cpSync('tests/e2e/fixtures', pages, { recursive: true })
      execFileSync(process.execPath, ['scripts/run.mjs', 'build', '--no-compress', '--pages', pages, '--out', out])
      const { origin, close } = await serve(out)
      await use(origin)
      close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect } from './gate.ts'
