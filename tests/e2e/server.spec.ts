import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFor, readTable } from '../../scripts/server/headerFile.ts'
import { ask } from './support/ask.ts'
import { dist, files, foreignRoutes, read, routes, scripts } from './support/dist.ts'
import { expect, served as test } from './support/site.ts'

// The built site as it is served. What the server does with odd addresses, ranges and encodings: tests/unit/server.

const somePage = routes().find((route) => route !== '/' && !foreignRoutes().includes(route)) ?? '/'
const first = (ending: string) => files().find((path) => path.endsWith(ending)) ?? `no file ends with ${ending}`

interface Kind {
  path: string
  status: number
  method?: string
  type?: string
  cache?: string
}

const forever = 'public, max-age=31536000, immutable'

/** One address of each kind of answer. */
const kinds: Record<string, Kind> = {
  'a page': { path: somePage, status: 200, type: 'text/html', cache: 'no-cache' },
  'the home page': { path: '/', status: 200, type: 'text/html' },
  'a document': { path: `${somePage}.json`, status: 200, type: 'application/json' },
  'the site document': { path: files().find((path) => /^\/site\.\w+\.json$/.test(path)) ?? '', status: 200 },
  'a script': { path: first('.js'), status: 200, type: 'text/javascript', cache: forever },
  'the stylesheet': { path: first('.css'), status: 200, type: 'text/css', cache: forever },
  'a font': { path: first('.woff2'), status: 200, type: 'font/woff2', cache: forever },
  'a picture': { path: first('.svg'), status: 200, type: 'image/svg+xml' },
  'robots.txt': { path: '/robots.txt', status: 200, type: 'text/plain' },
  'the sitemap': { path: '/sitemap.xml', status: 200 },
  'security.txt': { path: '/.well-known/security.txt', status: 200 },
  'an unknown page': { path: '/no/such/page', status: 404, type: 'text/html' },
  'an unknown asset': { path: '/assets/gone-12345678.js', status: 404, type: 'text/plain' },
  'a redirect': { path: `${somePage}/`, status: 301 },
  'a method that nothing answers': { path: '/', status: 405, method: 'POST' },
}

for (const [kind, { path, status, method, type, cache }] of Object.entries(kinds)) {
  test(`SEC-1 T-S2 T-R7 ${kind} has the headers of the table, and says what it is`, async ({ site }) => {
    const answer = await ask(site, path, {}, method)
    expect(answer.status).toBe(status)
    const { 'Cache-Control': kept, 'Content-Security-Policy': strict, ...others } = headersFor(readTable(''), path)
    const styles = [...read('/index.html').matchAll(/<style>(.*?)<\/style>/gs)].map(([, one = '']) => one)
    const hashes = styles.map((one) => `'sha256-${createHash('sha256').update(one).digest('base64')}'`)
    // Without a table any style of a page is allowed; with it, the ones that it names.
    const policy = strict?.replace("style-src 'self' 'unsafe-inline'", ["style-src 'self'", ...hashes].join(' '))
    expect(policy).not.toBe(strict)
    const wanted = { ...others, 'Content-Security-Policy': policy }
    for (const [name, value] of Object.entries(wanted)) expect(answer.headers[name.toLowerCase()], name).toBe(value)
    // What failed may not be kept as if it were the file.
    if (status === 200) expect(answer.headers['cache-control']).toBe(kept)
    else expect(answer.headers['cache-control'] ?? 'no-cache').not.toContain('immutable')
    if (cache) expect(answer.headers['cache-control']).toBe(cache)
    if (!type) return
    const said = answer.headers['content-type'] ?? ''
    expect(said.replace(/;.*/, '')).toBe(type)
    if (type !== 'font/woff2') expect(said, 'its character set').toMatch(/;\s?charset=utf-8$/i)
  })
}

test('SEC-1 the policy allows nothing inline, nothing foreign and no text as code', async ({ site }) => {
  const policy = String((await ask(site, '/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe-|https?:|\*|data:/)
})

test('T-R8 an earlier address leads to its page', async ({ fixtures }) => {
  for (const path of ['/old-address', '/older/address']) {
    const { status, headers } = await ask(fixtures, path)
    expect({ status, to: headers.location }).toEqual({ status: 301, to: '/moved' })
  }
  expect((await ask(fixtures, '/moved')).status).toBe(200)
})

test('HEAD says what GET would, without the body', async ({ site }) => {
  for (const path of [somePage, scripts()[0] ?? '', '/no/such/page']) {
    const [get, head] = [await ask(site, path), await ask(site, path, {}, 'HEAD')]
    expect(head.status).toBe(get.status)
    expect(head.body).toHaveLength(0)
    const length = get.status === 200 ? {} : { 'content-length': '' }
    expect({ ...head.headers, date: '', ...length }).toEqual({ ...get.headers, date: '', ...length })
  }
})

test('methods that change something are refused, and the answer names those that work', async ({ site }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const { status, headers } = await ask(site, somePage, {}, method)
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' })
  }
})

test('SPEED-1 a page, a script and a stylesheet are sent compressed as they were built', async ({ site }) => {
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    for (const path of [somePage, scripts()[0] ?? '', first('.css')]) {
      const { headers, body } = await ask(site, path, { 'Accept-Encoding': encoding })
      expect(headers['content-encoding']).toBe(encoding)
      const file = join(dist(), `${path === somePage ? `${path}.html` : path}${ending}`)
      expect(body.equals(readFileSync(file))).toBe(true)
    }
  }
})
