import { relative } from 'node:path'
import { normalizePath, type ViteDevServer } from 'vite'
import type { CodeLoader } from './code.ts'

/** How long to collect what belongs to one change, such as a new block's two files, in milliseconds. */
const pause = 40

/**
 * Calls `renew` when code that the content depends on has changed: schemas, tokens, drawings, the content core, and the
 * list of components. What the browser runs is Vite's to replace. Never two calls at a time.
 */
export function followCode(server: ViteDevServer, loader: CodeLoader, renew: () => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  server.watcher.on('all', (event, file) => {
    const path = normalizePath(relative(server.config.root, file))
    const isContentCode = loader.uses(normalizePath(file)) || /^(?:schemas|src\/drawings)\//.test(path)
    const isComponentList = event !== 'change' && path.startsWith('src/blocks/')
    // The generated files are written here; waiting for their events would do everything twice.
    if (path.includes('.gen.') || !(isContentCode || isComponentList)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(renew)
    }, pause)
  })
}
