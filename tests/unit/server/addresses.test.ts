import { expect, test } from 'vitest'
import { compressed, smallSite, start } from './site.ts'

test.each([
  ['/payout/', '/payout'],
  ['/payout//', '/payout'],
  ['//payout', '/payout'],
  ['/payout.html', '/payout'],
  ['/payout%2ehtml', '/payout'],
  ['/payout%2Ehtml?tab=a%2eb', '/payout?tab=a%2eb'],
  ['/%70ayout', '/payout'],
  ['/payout/index.html', '/payout'],
  ['/index', '/'],
  ['/case%2Dstudies/one', '/case-studies/one'],
  ['/robots%2etxt', '/robots.txt'],
  ['/old-payout', '/payout'],
  ['/old%2dpayout', '/payout'],
  ['/caf%C3%A9.html', '/payout'],
  ['//elsewhere.example/', '/elsewhere.example'],
])('a page has one address: %s has moved to %s', async (from, to) => {
  const { ask } = await start()
  const { status, headers } = await ask(from)
  expect({ status, to: headers.location }).toEqual({ status: 301, to })
})

const refused = [
  [
    'files for the host',
    '/_headers',
    '/%5fheaders',
    '/%5Fheaders',
    '//_headers',
    '/_redirects',
    '/_headers.joined',
    '/_build',
  ],
  [
    'the not-found page',
    '/404',
    '/404.html',
    '/404%2ehtml',
    '/40%34',
    '/404/',
    '/404.HTML',
    '//404',
    '/404/index.html',
  ],
  [
    'compressed bytes',
    '/payout.html.br',
    '/payout.html%2ebr',
    '/payout.html.gz',
    '/payout.html%2Egz',
    '/payout.html.BR',
  ],
  ['hidden files', '/.git/config', '/%2egit/config', '/.env', '/case-studies/.secret', '/.well-known/.x'],
  ['another case', '/PAYOUT', '/Payout.html', '/payout.HTML', '/payout%2eHTML', '/INDEX'],
  ['encoded twice', '/%2570ayout', '/payout%252ehtml', '/%255fheaders', '/%25', '/payout%25'],
  [
    'no character',
    '/payout%00',
    '/payout%00.html',
    '/%00',
    '/payout%0d%0aX-A:b',
    '/payout%0a',
    '/payout%7f',
    '/payout%09',
  ],
  [
    'an encoded slash',
    '/case-studies%2fone',
    '/case-studies%2Fone',
    '/%2fpayout',
    '/payout%2f',
    '/%2f%2felsewhere.example',
  ],
  [
    'a backslash',
    '/\\elsewhere.example/',
    '/%5celsewhere.example/',
    '/case-studies\\one',
    '/case-studies%5cone',
    '/\\',
    '/\\/a/',
  ],
  [
    'a way out',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/a/../payout',
    '/./payout',
    '/payout.',
    '/payout%2e',
  ],
  [
    'bytes that mean nothing',
    '/%',
    '/%zz',
    '/payout%',
    '/%c0%ae',
    '/%c0%af',
    '/%e0%80%af',
    '/%ff',
    '/%u002e',
    '/%80payout',
  ],
  [
    'what a system reads in its own way',
    '/payout.html::$DATA',
    '/payout~1',
    '/PAYOUT~1.HTM',
    '/con',
    '/nul.txt',
    '/payout;a=b',
    '/payout%20',
  ],
  ['a folder', '/assets', '/assets/', '/case-studies', '/.well-known'],
  ['something very long', `/${'a'.repeat(300)}`, `/${'a/'.repeat(3000)}`, `/${'%61'.repeat(2000)}`],
]

test.each(refused.map(([what = '', ...paths]) => ({ what, paths })))(
  'no address of a site: $what',
  async ({ paths }) => {
    const { ask } = await start(compressed(smallSite()))
    for (const path of paths) {
      let { status, headers, body } = await ask(path)
      // An address that only has a tidier form is first led there.
      for (let turn = 0; status === 301 && turn < 3; turn++) {
        expect(headers.location, path).toMatch(/^\/(?![/\\])[\w./-]*$/)
        ;({ status, headers, body } = await ask(String(headers.location)))
      }
      expect({ status, type: headers['content-type'] }, path).toEqual({ status: 404, type: 'text/html; charset=utf-8' })
      expect(headers['content-security-policy'], path).toContain("default-src 'none'")
      expect(body.toString(), path).toBe('<p>Not found, first')
    }
  },
)

test.each(['/_headers', '/%5fheaders', '/404%2ehtml', '/40%34', '/payout.html%2ebr', '/\\elsewhere.example/'])(
  '%s is refused at once, without a detour',
  async (path) => {
    const { ask } = await start(compressed(smallSite()))
    expect((await ask(path)).status).toBe(404)
  },
)

test('files are found under their own names, and only there', async () => {
  const { ask } = await start()
  for (const [path, text] of [
    ['/', '<p>Home, first'],
    ['/?a=b', '<p>Home, first'],
    ['/payout', '<p>Payout, first'],
    ['/case-studies/one?x', '<p>One, first'],
    ['/assets/app-Ab_12345.js', '// first'],
    ['/.well-known/security.txt', 'Contact: mailto:a@b.example'],
  ]) {
    const { status, body } = await ask(String(path))
    expect({ status, text: body.toString() }, path).toEqual({ status: 200, text })
  }
})

test.each([
  ['GET http://site.example/payout HTTP/1.1', '200'],
  ['GET http://site.example HTTP/1.1', '200'],
  ['GET http://site.example/_headers HTTP/1.1', '404'],
  ['GET /payout\u00e9 HTTP/1.1', '400'],
  ['GET /payout/?a=<b> HTTP/1.1', '301'],
  ['GET /payout/?\u007f HTTP/1.1', '400'],
  ['GET payout HTTP/1.1', '400'],
  ['OPTIONS * HTTP/1.1', '405'],
  ['BREW / HTTP/1.1', '400'],
])('%s is answered with %s, and the server goes on', async (line, status) => {
  const { askRaw, ask } = await start()
  expect(await askRaw(line)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect((await ask('/payout')).status).toBe(200)
})
