import { closeSync } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { decodePlain, splitUrl, targetOf } from './address.ts'
import { acceptedEncodings } from './encodings.ts'
import { assetsPrefix, openFile } from './files.ts'
import { headersFor, readTable } from './headerFile.ts'
import { type Exchange, sendFile, sendFound, sendText } from './send.ts'
import { followFile } from './version.ts'

/** What of a folder says how its files are served, as it is at this moment. */
interface Site {
  folder: string
  rules: ReturnType<typeof readTable>
  /** Earlier addresses and those that took their place. */
  redirects: ReadonlyMap<string, string>
}

/**
 * Answers requests for a built site as a host would: real files compressed beforehand, one address for each page (301 to
 * it from `/payout/`, `/payout.html` and earlier addresses), and the site's own page with status 404 for all else.
 * Nothing about the folder is remembered without being compared with it, so each answer is of what is there at that
 * moment: a new build needs no restart, however it came there. No request and no state of the folder makes it throw.
 */
export function createSiteHandler(folder: string): RequestListener {
  const rules = followFile(join(folder, '_headers'), readTable)
  const redirects = followFile(join(folder, '_redirects'), readRedirects)
  return (request, response) => {
    inTurn(response, () => {
      try {
        answer({ folder, rules: rules(), redirects: redirects() }, { request, response })
      } catch (error) {
        console.error(`${request.method} ${request.url}: ${String(error)}`)
        fail(response)
      }
    })
  }
}

/**
 * Runs `work` once the answers before this one on the same connection have been sent. A client may send thousands of
 * requests at once, and leave: for those that nobody will read, no file is opened.
 */
function inTurn(response: ServerResponse, work: () => void): void {
  if (response.socket) work()
  else response.once('socket', work)
}

function fail(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy()
  const headers = { ...headersFor(readTable(''), '/404'), 'Cache-Control': 'no-store' }
  sendText(response, 500, headers, 'Something went wrong on the server.')
}

const readRedirects = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      // Of a file that is still being written the last line may be cut off.
      const [from, to, status] = line.split(' ')
      return from && to && status === '301' ? [[decodePlain(from), to]] : []
    }),
  )

function answer(site: Site, { request, response }: Exchange): void {
  const url = splitUrl(request.url ?? '/')
  const headers = headersFor(site.rules, '/404')
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(response, 405, { ...headers, Allow: 'GET, HEAD' }, '')
  if (!url) return sendText(response, 400, headers, 'This is no address')
  const target = targetOf(url.path, site.redirects)
  if (target.kind === 'moved')
    return sendText(response, 301, { ...headers, Location: target.to + url.query, 'Cache-Control': 'no-cache' }, '')
  const file = target.kind === 'file' ? openFile(join(site.folder, target.file), accepted(request)) : null
  if (!file || target.kind !== 'file') return refuse(site, { request, response })
  sendFound({ request, response }, file, headersFor(site.rules, target.address))
}

const accepted = ({ headers }: IncomingMessage) => acceptedEncodings(headers['accept-encoding'])

/** Answers that there is no such page: with the site's own words, or, while the site is not there, that it will come. */
function refuse(site: Site, { request, response }: Exchange): void {
  const headers = headersFor(site.rules, '/404')
  const file = openFile(join(site.folder, '404.html'), accepted(request))
  if (!file) {
    const soon = { ...headers, 'Cache-Control': 'no-store', 'Retry-After': '2' }
    return sendText(response, 503, soon, 'The site is being put in place. Try again in a moment.')
  }
  // A script or a picture that is gone: whoever asks for it cannot read a page.
  if (request.url?.startsWith(assetsPrefix)) {
    closeSync(file.fd)
    return sendText(response, 404, headers, 'Not found')
  }
  sendFile({ request, response }, file, { status: 404, headers })
}
