import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { createCodeLoader } from './code.ts'
import { followCode } from './followCode.ts'
import { closeGate, closeRoutes } from './gate.ts'
import { removeStrays } from '../write/file.ts'
import { answerGuide } from './guide.ts'
import { createLiveContent } from './liveContent.ts'
import { acceptOpening } from './openFile.ts'
import { Pages } from './pages.ts'
import { createReport } from './report.ts'
import { answerRequests } from './requests.ts'
import { followTabs } from './tabs.ts'
import { watchFolder } from './watchFolder.ts'
import { acceptWrites } from './writes.ts'

/** How long the content has to be quiet before the whole site is checked, in milliseconds. */
const checkPause = 30

/**
 * Serves the documents of a folder as the site, and brings every change of them to the open tabs. The order is what
 * makes it quick on any number of pages: what tabs show is sent first; the whole site is checked afterwards.
 */
export function brightrail(folder: string): Plugin {
  return {
    name: 'brightrail',
    apply: 'serve',
    config: () => ({
      server: {
        host: 'localhost',
        cors: false,
        allowedHosts: ['localhost'],
        fs: { strict: true, allow: [process.cwd()] },
        watch: { ignored: [isIgnored(folder), '**/*.tmp-*'] },
      },
      optimizeDeps: { entries: ['src/dev/entry.tsx', 'src/render/blocks.gen.ts'] },
    }),
    async configureServer(server) {
      await serve(server, folder)
      // Called when Vite's own answers are there.
      return () => closeRoutes(server)
    },
  }
}

/** The documents have a watcher of their own; what tests and builds write is no news. */
function isIgnored(folder: string): (path: string) => boolean {
  const folders = [folder, resolve('tests'), resolve('dist')].map(normalizePath)
  return (path) => folders.some((one) => path === one || path.startsWith(`${one}/`))
}

async function serve(server: ViteDevServer, folder: string): Promise<void> {
  const loader = createCodeLoader(server)
  const content = createLiveContent(folder)
  // Another one for each start, and in no address: what leads to a page must not be able to write.
  const token = randomBytes(32).toString('base64url')
  const pages = new Pages(content, loader, await toolsOf(server))
  const tabs = followTabs(server, { content, pages, token })
  const report = createReport()
  let isLoaded = false
  let codeError: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const check = () => {
    tabs.publishFindings(codeError)
    report(content.check(), codeError)
  }
  const checkSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(check, checkPause)
  }
  /** The content anew with the code as it is now. An error in it leaves the content as it was shown before. */
  const load = async () => {
    codeError = undefined
    try {
      const written = await loader.generate()
      if (written.length > 0) console.log(`Generated ${written.join(', ')}`)
    } catch (error) {
      codeError = (error as Error).message
    }
    try {
      content.load(await loader.load())
      isLoaded = true
    } catch (error) {
      if (!isLoaded) throw error
      codeError ??= (error as Error).message
    }
  }
  const redraw = async () => {
    await pages.renew()
    tabs.publish()
    checkSoon()
  }

  removeStrays(folder)
  await load()
  checkSoon()
  const unwatch = watchFolder(folder, (changes) => {
    content.apply(changes)
    tabs.publish()
    checkSoon()
  })
  followCode(server, loader, { renew: () => load().then(redraw), redraw })
  server.httpServer?.once('close', () => {
    clearTimeout(timer)
    unwatch()
  })
  closeGate(server)
  server.middlewares.use(acceptOpening([server.config.root, folder], token))
  server.middlewares.use(acceptWrites(folder, token, { ...content, has: content.isDocument }))
  server.middlewares.use(answerGuide(folder, loader))
  server.middlewares.use(answerRequests(server, content, pages))
}

/** What Vite and its plugins put into the head of a page. */
async function toolsOf(server: ViteDevServer): Promise<string> {
  const html = await server.transformIndexHtml('/', '<head></head>')
  return html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>')).trim()
}
