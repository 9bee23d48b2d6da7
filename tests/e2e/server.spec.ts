import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { headersFor, readTable } from '../../scripts/server/headerFile.ts'
import { ask } from './support/ask.ts'
import { dist, files, read, foreignRoutes, routes, scripts } from './support/dist.ts'
import { expect, served as test } from './support/site.ts'

const somePage = routes().find((route) => route !== '/' && !foreignRoutes().includes(route)) ?? '/'
const first = (ending: string) => files().find((path) => path.endsWith(ending)) ?? `no file ends with ${ending}`

/** One address of each kind of answer. */
const kinds: Record<string, { path: string; status: number; method?: string }> = {
  'a page': { path: somePage, status: 200 },
  'the home page': { path: '/', status: 200 },
  'a document': { path: `${somePage}.json`, status: 200 },
  'the site document': { path: files().find((path) => /^\/site\.\w+\.json$/.test(path)) ?? '', status: 200 },
  'a script': { path: first('.js'), status: 200 },
  'the stylesheet': { path: first('.css'), status: 200 },
  'a font': { path: first('.woff2'), status: 200 },
  'a picture': { path: first('.svg'), status: 200 },
  'robots.txt': { path: '/robots.txt', status: 200 },
  'the sitemap': { path: '/sitemap.xml', status: 200 },
  'security.txt': { path: '/.well-known/security.txt', status: 200 },
  'an unknown page': { path: '/no/such/page', status: 404 },
  'an unknown asset': { path: '/assets/gone-12345678.js', status: 404 },
  'a redirect': { path: `${somePage}/`, status: 301 },
  'a method that nothing answers': { path: '/', status: 405, method: 'POST' },
}

for (const [kind, { path, status, method }] of Object.entries(kinds)) {
  test(`SEC-1 T-S2 ${kind} has the headers of the table`, async ({ site }) => {
    const answer = await ask(site, path, {}, method)
    expect(answer.status).toBe(status)
    const { 'Cache-Control': cache, ...wanted } = headersFor(readTable(''), path)
    expect(wanted).toHaveProperty('Content-Security-Policy')
    for (const [name, value] of Object.entries(wanted)) expect(answer.headers[name.toLowerCase()], name).toBe(value)
    // What failed may not be kept as if it were the file.
    if (status === 200) expect(answer.headers['cache-control']).toBe(cache)
    else expect(answer.headers['cache-control'] ?? 'no-cache').not.toContain('immutable')
  })
}

test('SEC-1 the policy allows nothing inline, nothing foreign and no text as code', async ({ site }) => {
  const policy = String((await ask(site, '/')).headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toMatch(/unsafe-|https?:|\*|data:/)
})

const types: Record<string, string> = {
  [somePage]: 'text/html',
  [`${somePage}.json`]: 'application/json',
  [first('.js')]: 'text/javascript',
  [first('.css')]: 'text/css',
  [first('.svg')]: 'image/svg+xml',
  [first('.woff2')]: 'font/woff2',
  '/robots.txt': 'text/plain',
}
for (const [path, type] of Object.entries(types)) {
  test(`T-S2 ${path.replace(/-[\w-]{8}(?=\.)/, '')} is ${type}, with its character set when it is text`, async ({
    site,
  }) => {
    const { headers } = await ask(site, path)
    expect(headers['content-type']?.replace(/;.*/, '')).toBe(type)
    if (type !== 'font/woff2') expect(headers['content-type']).toMatch(/;\s?charset=utf-8$/i)
  })
}

test('NAV-7 an unknown path is answered with the page of the site, not with a page that exists', async ({ site }) => {
  const { body, headers } = await ask(site, '/no/such/page')
  expect(body.toString()).toBe(read('/404.html'))
  expect(headers['content-type']).toMatch(/^text\/html/)
})

test('T-R7 an asset that is gone is never answered with HTML', async ({ site }) => {
  for (const path of ['/assets/gone-12345678.js', '/assets/gone.css', '/assets/gone.svg']) {
    const { status, headers } = await ask(site, path)
    expect(status).toBe(404)
    expect(headers['content-type'] ?? '').not.toContain('html')
  }
})

for (const [from, to] of [
  [`${somePage}/`, somePage],
  [`${somePage}//`, somePage],
  [`${somePage}.html`, somePage],
  [`${somePage}.html?tab=x`, `${somePage}?tab=x`],
  ['/index.html', '/'],
  ['/index', '/'],
  ['//elsewhere.example/', '/elsewhere.example'],
]) {
  test(`T-R8 ${from} has moved to ${to}`, async ({ site }) => {
    const { status, headers } = await ask(site, String(from))
    expect({ status, to: headers.location }).toEqual({ status: 301, to })
  })
}

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
    expect({ ...head.headers, date: '', 'content-length': '' }).toEqual({
      ...get.headers,
      date: '',
      'content-length': '',
    })
    if (get.status === 200) expect(head.headers['content-length']).toBe(get.headers['content-length'])
  }
})

test('methods that change something are refused, and the answer names those that work', async ({ site }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const { status, headers } = await ask(site, somePage, {}, method)
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' })
  }
})

test('a page is asked for again each time, and is not sent again when it is the same', async ({ site }) => {
  const { headers } = await ask(site, somePage)
  expect(headers['cache-control']).toBe('no-cache')
  const again = await ask(site, somePage, { 'If-None-Match': headers.etag })
  expect(again.status).toBe(304)
  expect(again.body).toHaveLength(0)
})

test('what carries the hash of its content is kept for a year', async ({ site }) => {
  for (const path of files()
    .filter((one) => one.startsWith('/assets/') && !/\.(?:br|gz)$/.test(one))
    .slice(0, 10)) {
    expect((await ask(site, path)).headers['cache-control'], path).toBe('public, max-age=31536000, immutable')
  }
})

for (const [accepted, encoding, ending] of [
  ['gzip, deflate, br', 'br', '.br'],
  ['gzip', 'gzip', '.gz'],
  ['', undefined, ''],
] as const) {
  test(`SPEED-1 "${accepted}" is answered with ${encoding ?? 'the plain file'}`, async ({ site }) => {
    const pages = [`${somePage}.html`, scripts()[0] ?? '', first('.css')]
    for (const [at, path] of [somePage, pages[1] ?? '', pages[2] ?? ''].entries()) {
      const { headers, body } = await ask(site, path, accepted ? { 'Accept-Encoding': accepted } : {})
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers.vary).toContain('Accept-Encoding')
      const file = join(dist(), `${pages[at]}${ending}`)
      expect(body).toHaveLength(statSync(file).size)
      expect(body.equals(readFileSync(file))).toBe(true)
    }
  })
}

test('files that speak to the host, and paths that lead out of the site, are not served', async ({ site }) => {
  const paths = [
    '/_headers',
    '/_redirects',
    '/404',
    '/404.html',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%',
    '/%c0%ae',
    '/.git/config',
    '/index.html.br',
  ]
  for (const path of paths) {
    const { status, body } = await ask(site, path)
    expect([301, 404], path).toContain(status)
    expect(body.toString()).not.toContain('"devDependencies"')
  }
})
