import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentAddress, studioAddress } from '../../../src/studio/server/messages.ts'
import { answerWith, send } from '../answer.ts'
import { requireOwnPage } from '../guard.ts'
import { type Known, siteContent } from './content.ts'

/** Answers for the studio itself, whose code Vite brings, and for all of the content. `tools`: what Vite wants in the head. */
export function answerStudio(known: Known, tools: string) {
  const html = shell(tools)
  const scripts = hashesIn(tools)
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [path] = (request.url ?? '').split('?', 1)
    if (path === contentAddress) {
      const read = () => {
        requireOwnPage(request)
        return siteContent(known)
      }
      return void answerWith(request, response, { GET: read }, ({ message }) => message)
    }
    if (path !== studioAddress || (request.method !== 'GET' && request.method !== 'HEAD')) return next()
    for (const [name, value] of Object.entries(headersFor(scripts, request.headers.host)))
      response.setHeader(name, value)
    send(response, 200, 'text/html', html)
  }
}

const shell = (tools: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Studio</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${tools}
</head>
<body>
<div id="studio"></div>
<noscript>The studio needs JavaScript. Allow it for this address in your browser, then reload the page.</noscript>
<script type="module" src="/src/studio/entry.tsx"></script>
</body>
</html>
`

/** The inline scripts of Vite's plugins, as a policy names them. */
const hashesIn = (tools: string) =>
  [...tools.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )

/** Nobody shows the studio in a frame; it shows pages of its own server. Styles come as elements, from Vite and from editors. */
function headersFor(scripts: readonly string[], host = ''): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
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
