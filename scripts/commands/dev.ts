import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { brightrail } from '../dev/plugin.ts'
import { readDay } from '../lib/day.ts'
import { parseOptions, UsageError } from '../lib/options.ts'
import { portError, requirePort } from '../server/listen.ts'

const help = `npm run dev -- [options]    shows the site while you write: what you save is on the page at once
  --pages DIR    the folder of the documents (pages)
  --today DAY    the day that decides what visitors see, such as 2026-12-01 (today)
  --port N       the port; without it the first free one from 5173 on`

/** A site of fewer files is read before anybody wonders what takes so long. */
const many = 1_000

/** Serves the site on this machine until it is ended (Ctrl+C), and follows every change of content and code. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { pages: 'text', port: 'port', today: 'text' }, help)
  if (!options) return 0
  const pages = options.pages ?? 'pages'
  if (!existsSync(pages))
    throw new UsageError(`There is no folder ${pages}. Name the folder of the documents with --pages.`)
  const today = readDay(options.today)
  // Before anything else is said: below a list of findings nobody would see that no server was started.
  if (options.port !== undefined) await requirePort(options.port)
  const files = readdirSync(pages, { recursive: true }).length
  if (files > many) console.log(`Reading ${files} files …`)
  const server = await createServer({
    logLevel: 'warn',
    plugins: [brightrail(resolve(pages), today)],
    server: { strictPort: options.port !== undefined },
  })
  const interrupted = new Promise<void>((done) => process.once('SIGINT', () => done()))
  try {
    await server.listen(options.port)
  } catch (error) {
    // One that never listened does not tell those who wait for its end, such as the watcher of the documents.
    server.httpServer?.emit('close')
    await server.close()
    const { code, message } = error as NodeJS.ErrnoException
    if (options.port === undefined || (code !== 'EACCES' && !/port .* in use/i.test(message))) throw error
    throw portError(options.port, code === 'EACCES' ? code : 'EADDRINUSE')
  }
  console.log(`The dev server is running at http://localhost:${server.config.server.port}/  (Ctrl+C ends it)`)
  console.log(`The studio, where pages are edited by form: http://localhost:${server.config.server.port}/studio`)
  console.log(`The guide for editors: http://localhost:${server.config.server.port}/_guide`)
  await interrupted
  await server.close()
  return 0
}
