import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { manifest } from '../build/siteFiles.ts'
import { iconFiles } from '../social/icons.ts'
import { typeOf } from '../server/files.ts'
import { fallbackIcon, manifestAddress, manifestIcons, touchIcon } from '../../src/model/icons.ts'
import { canonicalPath, documentAddress } from '../../src/model/route.ts'
import { handOn, send, sendJson } from './answer.ts'
import { canvasQuery } from '../../src/dev/canvas/messages.ts'
import { stillQuery } from '../guide/page/html.ts'
import type { LiveContent } from './liveContent.ts'
import { siteAddress } from './livePage.ts'
import { missingAddress } from './missingPage.ts'
import type { Pages } from './pages.ts'
import type { StudioCode } from './studio/bundle.ts'

const icons = [fallbackIcon, touchIcon, ...manifestIcons]

type Next = (error?: unknown) => void
type StudioLoader = () => Promise<StudioCode>

/**
 * Answers what the built site would answer: pages, their documents, drawings, pictures, redirects. Everything else (modules,
 * styles, public files) is Vite's.
 */
export function answerRequests(server: ViteDevServer, content: LiveContent, pages: Pages, studio: StudioLoader) {
  const answerPage = async (path: string, query: string | undefined, response: ServerResponse) => {
    await pages.renew()
    const script = query === stillQuery ? null : query === canvasQuery ? (await studio()).canvas : undefined
    const isPage = content.has(path)
    const html = pages.html(path, isPage ? documentAddress(path) : missingDocument(path), script)
    send(response, isPage ? 200 : 404, 'text/html', html)
  }
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const [rawPath = '/', query] = (request.url ?? '/').split('?', 2)
    const path = decode(rawPath)
    if (path === null) return send(response, 400, 'text/plain', 'The address is not well formed.')
    const document = documentAt(content, path)
    if (document) return sendJson(response, 200, document)
    if (path === siteAddress) return sendJson(response, 200, content.site())
    if (path === manifestAddress) {
      const site = content.site()?.site
      return send(response, 200, 'application/manifest+json', site ? manifest(site) : '{}')
    }
    if (path === missingAddress) return sendJson(response, 200, content.page(missingRoute(query)).document)
    if (icons.some((icon) => icon.path === path)) return void handOn(sendIcon(response, path), next)
    const drawing = content.drawing(path)
    if (drawing !== undefined) return send(response, 200, 'image/svg+xml', drawing)
    const picture = content.picture(path)
    if (picture) return sendPicture(response, picture)
    if (!content.has(path) && isVites(path, server)) return next()
    const target = content.redirect(path) ?? canonicalPath(path)
    // Whoever opens a page in a browser is told what is missing; a command such as curl gets the pages that there are.
    if (!request.headers.accept?.includes('text/html') && !content.has(target)) {
      // With a query it is a module that imports JSON.
      return path.endsWith('.json') && query === undefined ? sendJson(response, 404, null) : next()
    }
    if (target !== path) return redirect(response, encodeURI(target) + (query === undefined ? '' : `?${query}`))
    void handOn(answerPage(path, query, response), next)
  }
}

const missingDocument = (path: string) => `${missingAddress}?${new URLSearchParams({ path }).toString()}`
const missingRoute = (query?: string) => new URLSearchParams(query).get('path') ?? '/'

/** The document at an address such as `/payout.json`, `/index.json` or `/404.json`. */
function documentAt(content: LiveContent, path: string) {
  if (!path.endsWith('.json')) return null
  const route = path === '/index.json' ? '/' : path.slice(0, -'.json'.length)
  return route === '/404' || content.has(route) ? content.page(route).document : null
}

/** Whether an address belongs to the code or to the public files, also when a person opens it in the browser. */
function isVites(path: string, server: ViteDevServer): boolean {
  if (/^\/(?:@|src\/|node_modules\/)/.test(path)) return true
  return path !== '/' && existsSync(join(server.config.publicDir, path))
}

function decode(path: string): string | null {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}

function redirect(response: ServerResponse, target: string): void {
  response.writeHead(301, { Location: target, 'Cache-Control': 'no-store' }).end()
}

async function sendIcon(response: ServerResponse, path: string): Promise<void> {
  const icon = (await iconFiles()).find((one) => one.path === path)
  send(response, 200, typeOf(path), icon?.content ?? '')
}

/** A picture that has just gone is one that is not there. */
function sendPicture(response: ServerResponse, { path, type }: { path: string; type: string }): void {
  try {
    send(response, 200, type, readFileSync(path))
  } catch {
    send(response, 404, 'text/plain', 'Not found')
  }
}
