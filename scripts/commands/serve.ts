import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { parseOptions, UsageError } from '../lib/options.ts'
import { createSiteHandler } from '../server/site.ts'
import { listen } from '../server/listen.ts'

const help = `npm run serve -- [options]    serves the built site as production does
  --dir DIR    the folder of the built site (dist)
  --port N     the port; without it the first free one from 4173 on`

/** Serves the built site until it is ended, with its real headers, compressed files, redirects and status 404. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { dir: 'text', port: 'port' }, help)
  if (!options) return 0
  const dir = resolve(options.dir ?? 'dist')
  if (!existsSync(join(dir, '404.html')))
    throw new UsageError(`There is no built site in ${options.dir ?? 'dist'}. Run: npm run build`)
  const server = createServer(createSiteHandler(dir))
  const port = await listen(server, options.port)
  console.log(`The site is running at http://localhost:${port}/  (Ctrl+C ends it)`)
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => server.close(() => done()) && server.closeAllConnections())
  })
  return 0
}
