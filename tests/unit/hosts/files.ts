import { expect } from 'vitest'
import { put } from '../../support/scratch.ts'
import { type Check, expectHeaders, forms } from './check.ts'
import { contactAction, styleHash, textFiles } from './site.ts'

/** One address of each kind, its file, and the type that it has. */
const kinds = [
  ['/', 'index.html', 'text/html; charset=utf-8'],
  ['/payout', 'payout.html', 'text/html; charset=utf-8'],
  ['/contact', 'contact.html', 'text/html; charset=utf-8'],
  ['/book-a-demo', 'book-a-demo.html', 'text/html; charset=utf-8'],
  ['/case-studies/one', 'case-studies/one.html', 'text/html; charset=utf-8'],
  ['/payout.json', 'payout.json', 'application/json; charset=utf-8'],
  ['/site.Ab12.json', 'site.Ab12.json', 'application/json; charset=utf-8'],
  ['/assets/app-Ab_12345.js', 'assets/app-Ab_12345.js', 'text/javascript; charset=utf-8'],
  ['/assets/page-Ab_12345.css', 'assets/page-Ab_12345.css', 'text/css; charset=utf-8'],
  ['/assets/drawing-Ab_1.svg', 'assets/drawing-Ab_1.svg', 'image/svg+xml; charset=utf-8'],
  ['/assets/text-Ab_1.woff2', null, 'font/woff2'],
  ['/assets/social/a.png', null, 'image/png'],
  ['/icon-192.png', null, 'image/png'],
  ['/favicon.svg', 'favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/robots.txt', 'robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'sitemap.xml', 'application/xml; charset=utf-8'],
  ['/site.webmanifest', 'site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/.well-known/security.txt', '.well-known/security.txt', 'text/plain; charset=utf-8'],
] as const

/** How every host sends the files that are there. */
export const fileChecks: Record<string, Check> = {
  'each file has its content, its type and the headers of the table': async ({ ask }) => {
    for (const [path, file, type] of kinds) {
      const { status, headers, body } = await ask(path)
      expect({ status, type: headers['content-type'] }, path).toEqual({ status: 200, type })
      if (file) expect(body.toString(), path).toBe(textFiles[file])
      expectHeaders(headers, path)
    }
  },

  'each page has the policy that its blocks need, and no other': async ({ ask }) => {
    const policies = await Promise.all(
      ['/', '/contact', '/case-studies/one', '/book-a-demo', '/nowhere', '/contact.json', '/contact/'].map(
        async (path) => String((await ask(path)).headers['content-security-policy']),
      ),
    )
    const [home = '', contact = '', study, booking, ...others] = policies
    for (const one of others) expect(one).toBe(home)
    expect(new Set([home, contact, study, booking]).size).toBe(4)
    expect(home).toContain(`style-src 'self' 'sha256-${styleHash}';`)
    expect(contact).toContain(`'sha256-${styleHash}'`)
    expect(contact).toContain(`form-action 'self' ${contactAction};`)
    expect(booking).toContain('frame-src https://cal.example')
  },

  'files are sent compressed as they were built': async ({ ask }) => {
    for (const [path, file] of kinds) {
      if (!file) continue
      for (const [form, decompress, compress] of forms) {
        const { headers, body } = await ask(path, { 'Accept-Encoding': form })
        expect(headers['content-encoding'], path).toBe(form)
        expect(headers.vary, path).toBe('Accept-Encoding')
        expect(body.equals(compress(textFiles[file] ?? '')), path).toBe(true)
        expect(decompress(body).toString()).toBe(textFiles[file])
        expectHeaders(headers, path)
      }
    }
  },

  'a form that a browser does not take is not sent': async ({ ask }) => {
    for (const [accepted, sent] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0', undefined],
      ['br;q=0, gzip;q=0', undefined],
      ['identity', undefined],
      ['brotli', undefined],
      ['', undefined],
    ] as const) {
      const { headers } = await ask('/contact', { 'Accept-Encoding': accepted })
      expect([headers['content-encoding'], headers.vary], accepted).toEqual([sent, 'Accept-Encoding'])
    }
  },

  'what a client has already is not sent again, each form by itself': async ({ ask }) => {
    const tags = new Set<string>()
    for (const accepted of ['br', 'gzip', '']) {
      const { etag = '' } = (await ask('/contact', { 'Accept-Encoding': accepted })).headers
      tags.add(etag)
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const { status, headers, body } = await ask('/contact', { 'Accept-Encoding': accepted, 'If-None-Match': known })
        expect([status, headers.etag, body.length], known).toEqual([304, etag, 0])
        expectHeaders(headers, '/contact')
      }
      expect((await ask('/contact', { 'Accept-Encoding': accepted, 'If-None-Match': '"other"' })).status).toBe(200)
    }
    expect(tags.size).toBe(3)
  },

  'a file that is replaced is sent anew': async ({ site, ask }) => {
    const { etag = '' } = (await ask('/robots.txt')).headers
    put(site, { 'robots.txt': `${textFiles['robots.txt']} more` })
    const { status, body } = await ask('/robots.txt', { 'If-None-Match': etag })
    put(site, { 'robots.txt': textFiles['robots.txt'] ?? '' })
    expect([status, body.toString()]).toEqual([200, `${textFiles['robots.txt']} more`])
  },

  'a part of a file is sent, or that there is none': async ({ ask }) => {
    const whole = textFiles['robots.txt'] ?? ''
    for (const [range, from, to] of [
      ['bytes=0-4', 0, 5],
      ['bytes=45-', 45, 50],
      ['bytes=-5', 45, 50],
      ['bytes=40-999', 40, 50],
    ] as const) {
      const { status, headers, body } = await ask('/robots.txt', { Range: range })
      expect([status, headers['content-range'], body.toString()], range).toEqual([
        206,
        `bytes ${from}-${to - 1}/50`,
        whole.slice(from, to),
      ])
      expectHeaders(headers, '/robots.txt')
    }
    for (const range of ['items=0-1', 'bytes=a-b']) {
      const { status } = await ask('/robots.txt', { Range: range })
      expect([200, 416], range).toContain(status)
    }
    const { etag = '' } = (await ask('/robots.txt')).headers
    expect((await ask('/robots.txt', { Range: 'bytes=0-4', 'If-Range': etag })).status).toBe(206)
    expect((await ask('/robots.txt', { Range: 'bytes=0-4', 'If-Range': '"other"' })).status).toBe(200)
  },

  'a part that a file does not have is refused, with its length and its headers': async ({ ask }) => {
    for (const path of ['/robots.txt', '/payout', '/assets/app-Ab_12345.js']) {
      const { status, headers } = await ask(path, { Range: 'bytes=99999-' })
      expect([status, headers['content-range']], path).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)])
      expectHeaders(headers, path)
    }
  },

  'HEAD says what GET would, without the body': async ({ ask }) => {
    for (const path of ['/payout', '/assets/app-Ab_12345.js', '/nowhere', '/payout/', '/old-payout']) {
      const [get, head] = [await ask(path), await ask(path, {}, 'HEAD')]
      expect([head.status, head.body.length]).toEqual([get.status, 0])
      // Of nothing the length may be left out.
      const same = { date: '', ...(get.body.length === 0 && { 'content-length': '0' }) }
      expect({ ...head.headers, ...same }, path).toEqual({ ...get.headers, ...same })
    }
  },
}
