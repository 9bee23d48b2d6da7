import { relative } from 'node:path'
import { normalizePath, type ViteDevServer } from 'vite'
import type { CodeLoader } from './code.ts'

/** How long to collect what belongs to one change, such as a new block's two files, in milliseconds. */
const pause = 40

/**
 * Calls `renew` when code has changed on which the content depends (schemas, tokens, drawings, the content core, and the list
 * of components), and `redraw` when it is only what draws the pages. What the browser runs is Vite's to replace. Never two
 * calls at a time.
 */
export function followCode(
  server: ViteDevServer,
  loader: CodeLoader,
  { renew, redraw }: Record<'renew' | 'redraw', () => Promise<void>>,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  let isOfContent = false
  server.watcher.on('all', (event, file) => {
    const path = normalizePath(relative(server.config.root, file))
    const used = loader.uses(normalizePath(file))
    const isContentCode = used.content || /^(?:schemas|src\/drawings)\//.test(path)
    const isComponentList = event !== 'change' && path.startsWith('src/blocks/')
    // The generated files are written here; waiting for their events would do everything twice.
    if (path.includes('.gen.') || !(isContentCode || isComponentList || used.pages)) return
    isOfContent ||= isContentCode || isComponentList
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(isOfContent ? renew : redraw)
      isOfContent = false
    }, pause)
  })
}
