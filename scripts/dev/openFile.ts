import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal, requireOwnPage } from './guard.ts'
import { isInside } from './paths.ts'

/**
 * Stands before Vite's `/__open-in-editor`, which starts the editor with any file for any page that asks: it is a GET
 * without a token. Here only a page of this server may ask, for a file of the project or of the content.
 */
export function guardEditor(folders: readonly string[]) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (!/^\/__open-in-editor(?:\/|$)/i.test(pathname)) return next()
    try {
      requireOwnPage(request)
      const file = (searchParams.get('file') ?? '').replace(/(?::\d+){0,2}$/, '')
      if (!isInside(file, folders)) throw new Refusal(404, 'There is no such file.')
      next()
    } catch (error) {
      const status = error instanceof Refusal ? error.status : 400
      response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' }).end((error as Error).message)
    }
  }
}
