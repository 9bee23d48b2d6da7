import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { strictPolicy } from '../../../src/content/resolve/policy.ts'
import { put } from '../../support/scratch.ts'
import { compressed, smallSite, start } from './site.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('server folder')

type Site = Awaited<ReturnType<typeof start>>

/** What visitors may ask for while a site is being put in place: a page, a file, what is not there, and odd things. */
async function visit({ ask }: Site): Promise<void> {
  for (const path of [
    '/payout',
    '/',
    '/nowhere',
    '/assets/app-Ab_12345.js',
    '/assets/gone.js',
    '/old-payout',
    '/payout/',
  ]) {
    const { status, headers } = await ask(path, { 'Accept-Encoding': 'br', Range: 'bytes=5-2' })
    expect([200, 301, 404, 416, 503], path).toContain(status)
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
  }
}

/** What a visitor finds of a site: the words in its files, the policies, and an earlier address. */
async function find({ ask }: Site): Promise<string[]> {
  const found = []
  for (const path of ['/', '/payout', '/nowhere', '/assets/app-Ab_12345.js', '/contact', '/old-payout']) {
    const { status, headers, body } = await ask(path)
    const policy = String(headers['content-security-policy']).replace(strictPolicy, 'strict')
    found.push(`${status} ${policy} ${headers.location ?? body.toString()}`)
  }
  return found
}

/** What a visitor finds of the small site with that word. */
const whole = (word: string) => [
  `200 strict <p>Home, ${word}`,
  `200 strict <p>Payout, ${word}`,
  `404 strict <p>Not found, ${word}`,
  `200 strict // ${word}`,
  `200 default-src 'none' <p>Contact, ${word}`,
  '301 strict /payout',
]

const names = Object.keys(compressed(smallSite()))
test.each([
  ['in the order of their names', names.toSorted()],
  ['the other way round', names.toSorted().toReversed()],
  ['pages last', names.toSorted((a, b) => Number(a.includes('html')) - Number(b.includes('html')))],
  ['what is for the host last', names.toSorted((a, b) => Number(a.startsWith('_')) - Number(b.startsWith('_')))],
])('a new site that is copied file by file is served as soon as it is there: %s', async (_order, order) => {
  const site = await start(compressed(smallSite('first')))
  expect(await find(site)).toEqual(whole('first'))
  const next = compressed(smallSite('second'))
  for (const name of order) {
    await visit(site)
    // A file that is written in place is empty for a moment.
    put(site.folder, { [name]: '' })
    await visit(site)
    put(site.folder, { [name]: next[name] ?? '' })
  }
  expect(await find(site)).toEqual(whole('second'))
})

test('a folder that is deleted and copied again while requests arrive is served as soon as it is there', async () => {
  const site = await start(compressed(smallSite('first')))
  rmSync(site.folder, { recursive: true })
  await visit(site)
  mkdirSync(site.folder)
  await visit(site)
  for (const [name, content] of Object.entries(compressed(smallSite('second')))) {
    put(site.folder, { [name]: content })
    await visit(site)
  }
  expect(await find(site)).toEqual(whole('second'))
})

test('while there is no site, visitors and search engines are told to come back', async () => {
  const { ask, folder } = await start()
  rmSync(folder, { recursive: true })
  for (const path of ['/', '/payout', '/assets/app-Ab_12345.js']) {
    const { status, headers } = await ask(path)
    expect({ status, retry: headers['retry-after'], cache: headers['cache-control'] }).toEqual({
      status: 503,
      retry: '2',
      cache: 'no-store',
    })
  }
})

test('without its table of headers, or with the beginning of one, a site has the strict policy and its styles', async () => {
  const { ask, folder } = await start()
  const headersOf = async (path: string) => (await ask(path)).headers
  for (const text of [
    null,
    '',
    '/*\n',
    '/*\n  X-Content-Type-Options: nosniff\n',
    '\u0000\u0001',
    ': :\n  a b: c\n! \n',
  ]) {
    rmSync(join(folder, '_headers'), { force: true })
    if (text !== null) writeFileSync(join(folder, '_headers'), text)
    for (const path of ['/', '/contact', '/nowhere', '/payout/'])
      expect((await headersOf(path))['content-security-policy'], `${JSON.stringify(text)} ${path}`).toBe(
        strictPolicy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
      )
  }
})

test('a file that becomes shorter while it is sent cuts the answer off, and nothing else', async () => {
  // More than fits between a server and a client that has not begun to read.
  const { ask, folder, origin } = await start({ ...smallSite(), 'big.txt': 'x'.repeat(20_000_000) })
  const outcome = await new Promise((done) => {
    get(`${origin}/big.txt`, (response) => {
      truncateSync(join(folder, 'big.txt'), 100_000)
      response.resume()
      response.on('error', () => done('cut off'))
      response.on('end', () => done('complete'))
    })
  })
  expect(outcome).toBe('cut off')
  expect((await ask('/payout')).status).toBe(200)
})

/** How many files of a folder this process has open. Systems without such a list say 0. */
const openIn = (folder: string) =>
  !existsSync('/proc/self/fd')
    ? 0
    : readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder)
        } catch {
          return false
        }
      }).length

test('a client that asks for much at once and leaves holds no file open', async () => {
  const { ask, folder, origin } = await start({ ...smallSite(), 'big.txt': 'x'.repeat(20_000_000) })
  const most: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((done) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () =>
        socket.write('GET /big.txt HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100)),
      )
      socket.once('data', () => {
        most.push(openIn(folder))
        socket.destroy()
      })
      socket.on('close', done)
    })
  }
  expect(Math.max(...most)).toBeLessThanOrEqual(3)
  await vi.waitFor(() => expect(openIn(folder)).toBe(0), 60_000)
  expect((await ask('/payout')).status).toBe(200)
})

test('requests that are sent before the answer to the last one are answered in their order', async () => {
  const { origin } = await start()
  const paths = ['/payout', '/nowhere', '/', '/payout/', '/robots.txt', '/contact']
  const text = await new Promise<string>((done, fail) => {
    let all = ''
    const lines = paths.map((path, at) => {
      const last = at === paths.length - 1 ? 'Connection: close\r\n' : ''
      return `GET ${path} HTTP/1.1\r\nHost: a\r\n${last}\r\n`
    })
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(lines.join('')))
    socket.on('data', (part) => {
      all += part.toString()
    })
    socket.on('error', fail)
    socket.on('close', () => done(all))
  })
  expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '200',
    '404',
    '200',
    '301',
    '200',
    '200',
  ])
  expect(text.indexOf('Payout, first')).toBeLessThan(text.indexOf('Home, first'))
  expect(text.endsWith('<p>Contact, first')).toBe(true)
})

test('what may not be read, and what is no file, is no reason to end', async () => {
  const { ask, folder } = await start()
  mkdirSync(join(folder, 'folder.html'))
  mkdirSync(join(folder, 'robots.txt.br'))
  rmSync(join(folder, '_redirects'))
  mkdirSync(join(folder, '_redirects'))
  chmodSync(join(folder, 'payout.html'), 0)
  expect((await ask('/folder')).status).toBe(404)
  expect((await ask('/robots.txt', { 'Accept-Encoding': 'br' })).status).toBe(200)
  expect((await ask('/old-payout')).status).toBe(404)
  // Who may do everything can read it all the same.
  expect([200, 500]).toContain((await ask('/payout')).status)
  expect((await ask('/')).status).toBe(200)
})
