import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentAddress, studioAddress } from '../../../src/studio/server/messages.ts'
import { typeOf } from '../../server/files.ts'
import { answerWith, handOn, send } from '../answer.ts'
import { requireOwnPage } from '../guard.ts'
import { codeAddress, type StudioCode } from './bundle.ts'
import { type Known, siteContent } from './content.ts'

/** Answers for the studio itself, for its code, and for all of the content. */
export function answerStudio(known: Known, code: () => Promise<StudioCode>) {
  const answerShell = async (response: ServerResponse, host: string | undefined) => {
    const html = shell(await code())
    for (const [name, value] of Object.entries(headersFor(host))) response.setHeader(name, value)
    send(response, 200, 'text/html', html)
  }
  const answerCode = async (response: ServerResponse, path: string) => {
    const file = (await code()).files.get(path)
    if (file === undefined) send(response, 404, 'text/plain', 'Not found')
    else send(response, 200, typeOf(file), readFileSync(file), kept)
  }
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const [path = ''] = (request.url ?? '').split('?', 1)
    if (path === contentAddress) {
      const read = () => {
        requireOwnPage(request)
        return siteContent(known)
      }
      return void answerWith(request, response, { GET: read })
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    if (path === studioAddress) void handOn(answerShell(response, request.headers.host), next)
    else if (path.startsWith(codeAddress)) void handOn(answerCode(response, path), next)
    else next()
  }
}

/** Each name of a file of the code holds the hash of its content: a browser that keeps it need not compile it again. */
const kept = 'private, max-age=31536000, immutable'

const shell = ({ script, sheets }: StudioCode) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Studio</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">\n`).join('')}<script type="module" src="${script}"></script>
</head>
<body>
<noscript><p class="banner">The studio needs JavaScript. Allow it for this address in your browser, then reload the page.</p></noscript>
<div id="studio"></div>
</body>
</html>
`

/** Nobody shows the studio in a frame; it shows pages of its own server. Styles come as elements, from editors of text. */
function headersFor(host = ''): Record<string, string> {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    // Not every browser takes the socket of the same server for "self".
    `connect-src 'self' ws://${host}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
  }
}
