import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { type CodeLoader, createCodeLoader } from './code.ts'
import { followCode } from './followCode.ts'
import { closeGate, closeRoutes } from './gate.ts'
import { removeStrays } from '../write/file.ts'
import { answerGuide } from './guide.ts'
import { LiveContent } from './liveContent.ts'
import { acceptOpening } from './openFile.ts'
import { acceptMoves } from './moves.ts'
import { Pages } from './pages.ts'
import { createReport } from './report.ts'
import { answerRequests } from './requests.ts'
import { createStudioCode } from './studio/bundle.ts'
import { answerChanges } from './studio/changes.ts'
import { followStudios } from './studio/follow.ts'
import { acceptPageFiles } from './studio/pageFiles.ts'
import { acceptPictures } from './studio/pictures.ts'
import { answerStudio } from './studio/shell.ts'
import { followTabs } from './tabs.ts'
import { watchFolder } from '../lib/watchFolder.ts'
import { acceptWrites } from './studio/writes.ts'

/** How long the content has to be quiet before the whole site is checked, in milliseconds. */
const checkPause = 30

/**
 * Serves the documents of a folder as the site, and brings every change of them to the open tabs. The order is what
 * makes it quick on any number of pages: what tabs show is sent first; the whole site is checked afterwards.
 */
export function brightrail(folder: string, today: string): Plugin {
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
      css: { postcss: { plugins: [showLateLetters] } },
      optimizeDeps: { entries: ['src/dev/entry.tsx', 'src/render/blocks.gen.ts'] },
    }),
    async configureServer(server) {
      await serve(server, folder, today)
      // Called when Vite's own answers are there.
      return () => closeRoutes(server)
    },
  }
}

/**
 * Shows the letters of the site however late they come: a visitor keeps a page as it is, but whoever writes it has to judge
 * the right ones.
 */
const showLateLetters = {
  postcssPlugin: 'brightrail-late-letters',
  Declaration: {
    'font-display'(declaration: { value: string }) {
      if (declaration.value === 'optional') declaration.value = 'block'
    },
  },
}

/** The documents have a watcher of their own; what tests and builds write is no news. */
function isIgnored(folder: string): (path: string) => boolean {
  const folders = [folder, resolve('tests'), resolve('dist')].map(normalizePath)
  return (path) => folders.some((one) => path === one || path.startsWith(`${one}/`))
}

async function serve(server: ViteDevServer, folder: string, today: string): Promise<void> {
  const loader = createCodeLoader(server)
  const content = new LiveContent(folder, today)
  // Another one for each start, and in no address: what leads to a page must not be able to write.
  const token = randomBytes(32).toString('base64url')
  const tools = await toolsOf(server)
  const pages = new Pages(content, loader, tools)
  const tabs = followTabs(server, { content, pages, token })
  const tellStudios = followStudios(server, token)
  const studioCode = createStudioCode(server)
  const report = createReport()
  let codeError: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const check = () => {
    tabs.publishFindings(codeError)
    report(content.check(), codeError)
  }
  const publish = () => {
    tabs.publish()
    clearTimeout(timer)
    timer = setTimeout(check, checkPause)
  }
  const redraw = async () => {
    await pages.renew()
    publish()
  }
  const load = async () => {
    codeError = await renewCode(loader, content)
  }

  removeStrays(folder)
  await load().then(publish)
  const unwatch = watchFolder(folder, (changes) => {
    content.apply(changes)
    tellStudios(content, changes.keys())
    publish()
  })
  followCode(server, loader, { renew: () => load().then(redraw), redraw })
  server.httpServer?.once('close', () => {
    clearTimeout(timer)
    unwatch()
  })
  closeGate(server)
  server.middlewares.use(acceptOpening([server.config.root, folder], token, (spot) => content.locate(spot)))
  server.middlewares.use(
    acceptWrites(
      {
        folder,
        keys: () => content.keys,
        has: (key) => content.keys.has(key),
        written: (key, text) => content.apply(new Map([[key, text]])),
        objection: (...change) => content.objection(...change),
      },
      token,
    ),
  )
  for (const accept of [acceptPictures, acceptPageFiles]) server.middlewares.use(accept({ folder, content, token }))
  for (const answer of [answerStudio(content, studioCode), answerChanges(folder, today)]) server.middlewares.use(answer)
  server.middlewares.use(acceptMoves(folder, token, (move) => content.suggests(move)))
  server.middlewares.use(answerGuide(folder, loader))
  server.middlewares.use(answerRequests(server, content, pages, studioCode))
}

/**
 * The content anew with the code as it is now. Gives what is wrong with the code: the content stays as it was shown before.
 * Throws when there is nothing that could stay.
 */
async function renewCode(loader: CodeLoader, content: LiveContent): Promise<string | undefined> {
  let codeError: string | undefined
  // Later it is other code than that which was compiled, and so it is when it was only just generated.
  let isAsCompiled = !content.isLoaded()
  try {
    const written = await loader.generate()
    isAsCompiled &&= written.length === 0
    if (written.length > 0) console.log(`Generated ${written.join(', ')}`)
  } catch (error) {
    codeError = (error as Error).message
  }
  try {
    content.load(await loader.load(), isAsCompiled)
  } catch (error) {
    if (!content.isLoaded()) throw error
    codeError ??= (error as Error).message
  }
  return codeError
}

/** What Vite and its plugins put into the head of a page. */
async function toolsOf(server: ViteDevServer): Promise<string> {
  const html = await server.transformIndexHtml('/', '<head></head>')
  return html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>')).trim()
}
