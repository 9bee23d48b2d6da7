import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { canonicalPath } from '../../src/content/route.ts'
import { headersFor, readTable } from './headerFile.ts'

/**
 * Answers requests for a built site as a host would: real files compressed beforehand, one address for each page (301 to
 * it from `/payout/`, `/payout.html` and earlier addresses), and the site's own page with status 404 for all else.
 */
export function createSiteHandler(dir: string): RequestListener {
  let build = buildOf(dir)
  let handler = createBuildHandler(dir)
  return (request, response) => {
    const current = buildOf(dir)
    if (current !== build && current !== '') {
      build = current
      handler = createBuildHandler(dir)
    }
    handler(request, response)
  }
}

/** Tells one build in a folder from the next, so that a new one is served without a restart. */
function buildOf(dir: string): string {
  const stats = statSync(join(dir, '404.html'), { throwIfNoEntry: false })
  return stats ? `${stats.ino} ${stats.mtimeMs}` : ''
}

/** sirv names the type without its character set, except for HTML. */
const textTypes: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
}

function createBuildHandler(dir: string): RequestListener {
  const rules = readTable(read(dir, '_headers'))
  const redirects = new Map(
    read(dir, '_redirects')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  )
  const notFound = readFileSync(join(dir, '404.html'))
  const refuse = (request: IncomingMessage, response: ServerResponse) => {
    // A script or a picture that is gone: whoever asks for it cannot read a page.
    if (request.url?.startsWith('/assets/')) {
      return send(
        response,
        404,
        { ...headersFor(rules, '/404'), 'Content-Type': 'text/plain; charset=utf-8' },
        request.method === 'HEAD' ? '' : 'Not found',
      )
    }
    send(
      response,
      404,
      { ...headersFor(rules, '/404'), 'Content-Type': 'text/html; charset=utf-8' },
      request.method === 'HEAD' ? '' : notFound,
    )
  }
  const files = sirv(dir, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value)
      // Both variants of one address exist, so a cache between here and the visitor has to know which is which.
      response.setHeader('Vary', 'Accept-Encoding')
      const type = textTypes[extname(path)]
      if (type) response.setHeader('Content-Type', `${type};charset=utf-8`)
      // Of this one sirv knows nothing.
      else if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
    },
    onNoMatch: refuse,
  })
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return send(response, 405, { ...headersFor(rules, request.url ?? '/'), Allow: 'GET, HEAD' }, '')
    const { path, query } = split(request.url ?? '/')
    const target = redirects.get(path) ?? canonicalPath(path)
    if (target !== path)
      return send(
        response,
        301,
        { ...headersFor(rules, path), Location: target + query, 'Cache-Control': 'no-cache' },
        '',
      )
    // Files for the host are no files of the site, and the not-found page is what refuse() sends.
    if (/^\/(?:_|404$|404\.html|.*\.(?:br|gz)$)/.test(path)) return refuse(request, response)
    // A build that is put in place at this moment may take a file away under the reader.
    response.on('pipe', (file) => file.on('error', () => response.destroy()))
    files(request, response)
  }
}

const read = (dir: string, name: string) => (existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8') : '')

function split(url: string): { path: string; query: string } {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at) }
}

function send(
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string | Uint8Array,
): void {
  response.writeHead(status, {
    'X-Content-Type-Options': 'nosniff',
    ...headers,
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(body)
}
