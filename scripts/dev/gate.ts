import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ViteDevServer } from 'vite'
import { send } from './answer.ts'
import { isOwnHost } from './guard.ts'

type Next = (error?: unknown) => void

/**
 * On every answer, also on Vite's: what is shown here writes files at a press, so no other site may show it in a frame
 * (the gallery and the guide frame pages of their own), and none may embed what it serves.
 */
const headers = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * Comes before everything else that answers: gives each answer the headers above, and refuses requests under other names
 * than this machine's and addresses that are not well formed, before anything has to read them.
 */
export function closeGate(server: ViteDevServer): void {
  // Before Connect, because some of Vite's own refusals come before any plugin's.
  server.httpServer?.prependListener('request', (_: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  })
  server.middlewares.use((request, response, next: Next) => {
    if (!isOwnHost(request)) return send(response, 403, 'text/plain', 'This server answers to localhost only.')
    if (!isWellFormed(request.url ?? '')) return send(response, 400, 'text/plain', 'The address is not well formed.')
    next()
  })
}

/**
 * Comes after everything else: closes what Vite answers at addresses of its own, and says that there is nothing more. Vite's
 * `/__open-in-editor` opens any file for any page that asks; whatever else a later version brings is asked for by nobody.
 * Call it when Vite's answers are in place.
 */
export function closeRoutes({ middlewares }: ViteDevServer): void {
  middlewares.stack = middlewares.stack.filter(({ route }) => route === '')
  middlewares.use((_, response) => send(response, 404, 'text/plain', 'Not found'))
}

/** A path from the root of this server that every later reader can decode, and reads as the same path. */
function isWellFormed(url: string): boolean {
  if (!url.startsWith('/')) return false
  try {
    return !/[\\\0]/.test(decodeURIComponent(url.split('?', 1)[0] ?? ''))
  } catch {
    return false
  }
}
