import { expect } from 'vitest'
import { type Check, expectHeaders, forms, odd } from './check.ts'
import type { Running } from './running.ts'
import { table, textFiles } from './site.ts'

/** Addresses that every server can decode, and that no site has. */
const refused =
  `/nowhere /no/such/page /_headers /_redirects /_build /_host/nginx-http.conf /_host/site.caddy /_host/Dockerfile
  /%5fheaders //_headers /404 /404.html /404/ /40%34 /payout.html.br /payout.html.gz /payout.html%2ebr /.git/config
  /%2egit/config /.env /case-studies/.secret /.well-known/.x /.well-known /PAYOUT /payout.HTML /payout%2eHTML /%2570ayout
  /payout%252ehtml /%25 /payout%0d%0aX-A:b /payout%7f /case-studies%2fone /%2fpayout /payout%2f /%5cevil.example/
  /\\evil.example/ /\\ /a/../payout /./payout /payout. /payout%2e /payout%20 /payout;a=b /payout~1 /case-studies /assets
  /${'a'.repeat(300)} /caf%C3%A9x /%ff`.split(/\s+/)

/** Follows an address to its tidier forms, as a browser would, but never away from the site. */
async function follow({ ask }: Running, path: string) {
  let answer = await ask(path)
  for (let turn = 0; answer.status === 301 && turn < 4; turn++) {
    expect(answer.headers.location, path).toMatch(/^\/(?![/\\])[\w./-]*$/)
    answer = await ask(String(answer.headers.location))
  }
  return answer
}

/** What every host makes of addresses and methods. */
export const addressChecks: Record<string, Check> = {
  'methods that change something are refused, and the answer names those that work': async ({ ask }) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      for (const path of ['/payout', '/nowhere', '/old-payout', '/assets/app-Ab_12345.js']) {
        const { status, headers } = await ask(path, {}, method)
        expect({ status, allow: headers.allow }, `${method} ${path}`).toEqual({ status: 405, allow: 'GET, HEAD' })
        expectHeaders(headers, '/nowhere')
      }
  },

  'a page has one address, and the others lead to it': async ({ ask }) => {
    for (const [from, to] of [
      ['/payout/', '/payout'],
      ['/payout//', '/payout'],
      ['//payout', '/payout'],
      ['/payout.html', '/payout'],
      ['/payout%2ehtml', '/payout'],
      ['/payout%2Ehtml?tab=a%2eb', '/payout?tab=a%2eb'],
      ['/payout/index.html', '/payout'],
      ['/case%2Dstudies/one', '/case-studies/one'],
      ['/case-studies//one/', '/case-studies/one'],
      ['/%70ayout', '/payout'],
      ['/index', '/'],
      ['/index.html?a=b', '/?a=b'],
      ['/robots%2etxt', '/robots.txt'],
      ['//elsewhere.example/', '/elsewhere.example'],
    ] as const) {
      const { status, headers } = await ask(from)
      expect({ status, to: headers.location }, from).toEqual({ status: 301, to })
      expectHeaders(headers, '/nowhere')
    }
    for (const path of ['/payout?', '/payout?a=b&c', '/?', '/?a=/payout/'])
      expect((await ask(path)).status, path).toBe(200)
  },

  'an earlier address leads to its page': async (site) => {
    for (const { from, to } of table.redirects) {
      const { status, headers } = await site.ask(`${from}?a=b`)
      expect({ status, to: headers.location }, from).toEqual({ status: 301, to: `${to}?a=b` })
      expectHeaders(headers, '/nowhere')
    }
    for (const path of ['/caf%c3%a9', '/old%2dpayout', '//old-payout'])
      expect((await follow(site, path)).status).toBe(200)
    expect((await site.ask('/Old-Payout')).status).toBe(404)
  },

  "what is not there is answered with the site's page, status 404 and strict headers": async (site) => {
    for (const path of refused) {
      const { status, headers, body } = await follow(site, path)
      const type = headers['content-type']
      expect({ status, type, body: body.toString() }, path).toEqual({
        status: 404,
        type: 'text/html; charset=utf-8',
        body: textFiles['404.html'],
      })
      expectHeaders(headers, '/nowhere')
    }
  },

  'the page for what is not there comes compressed, whole, and whatever the client has': async ({ ask }) => {
    const { etag = '"none"' } = (await ask('/nowhere')).headers
    for (const [form, decompress] of forms)
      for (const known of [{}, { 'If-None-Match': etag }, { 'If-None-Match': '*' }, { Range: 'bytes=0-3' }]) {
        const { status, headers, body } = await ask('/nowhere', { ...known, 'Accept-Encoding': form })
        expect([status, headers['content-encoding'], headers.vary]).toEqual([404, form, 'Accept-Encoding'])
        expect(decompress(body).toString()).toBe(textFiles['404.html'])
      }
  },

  'a script or a picture that is gone is no page, and is not kept': async ({ ask }) => {
    for (const path of ['/assets/gone-12345678.js', '/assets/social/gone.png', '/assets/app-Ab_12345.js.map']) {
      const { status, headers, body } = await ask(path, { 'Accept-Encoding': 'br' })
      expect([status, headers['content-type'], body.toString()]).toEqual([
        404,
        'text/plain; charset=utf-8',
        'Not found',
      ])
      expectHeaders(headers, '/nowhere')
    }
  },

  'no address shows what is beside the site': async ({ ask }) => {
    for (const path of [
      ...odd,
      '/../socket',
      '/%2e%2e/socket',
      '/..%2fsocket',
      '/a/../../socket',
      '/%c0%ae%c0%ae/socket',
    ]) {
      const { status, body } = await ask(path)
      expect([400, 404], path).toContain(status)
      expect(body.toString().startsWith('<p>Not found') || body.length < 400, path).toBe(true)
    }
  },
}
