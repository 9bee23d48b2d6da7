import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { connect } from 'node:net'
import { join, relative } from 'node:path'
import { expect, test } from './devServer.ts'
import { heardToken, send } from './token.ts'

test('T-S15 it listens on this machine only', async ({ dev }) => {
  const { port } = new URL(dev.address)
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address, family, scopeid }) => (family === 'IPv6' && scopeid ? `${address}%${scopeid}` : address))
  const answers = await Promise.all(
    own.map(
      (host) =>
        new Promise<string>((done) => {
          const socket = connect({ host, port: Number(port), timeout: 2000 })
          for (const event of ['connect', 'error', 'timeout']) {
            socket.once(event, () => {
              socket.destroy()
              done(event)
            })
          }
        }),
    ),
  )
  expect(answers).not.toContain('connect')
  // On Linux the system itself says who listens: nobody else's address with this port.
  const hex = Number(port).toString(16).toUpperCase().padStart(4, '0')
  const listening = ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((file) => readLines(file))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === '0A' && local?.endsWith(`:${hex}`))
    .map(([, local = '']) => local.split(':')[0])
  if (process.platform === 'linux') expect(listening.length).toBeGreaterThan(0)
  const loopback = ['0100007F', '00000000000000000000000001000000']
  expect(listening.filter((address) => !loopback.includes(address ?? ''))).toEqual([])
})

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

test('T-S15 the token is in no address, no document and no print', async ({ dev, page }) => {
  const addresses: string[] = []
  const bodies: Promise<string>[] = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('response', (response) => bodies.push(response.text().catch(() => '')))
  const first = await heardToken(page, dev.address)
  await expect(page.locator('h1')).toBeVisible()
  await page.goto(`${dev.address}compliance`)
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(addresses.length).toBeGreaterThan(5)
  expect(addresses.filter((address) => address.includes(first))).toEqual([])
  expect((await Promise.all(bodies)).filter((body) => body.includes(first))).toEqual([])
  expect(dev.printed()).not.toContain(first)
})

test('T-S15 other names of this machine, and names of others, get nothing at all', async ({ dev }) => {
  const { port } = new URL(dev.address)
  const get = (Host: string) => send(dev.address, { method: 'GET', path: '/index.json', headers: { Host } })
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    `10.0.0.5:${port}`,
    `a.localhost:${port}`,
    'localhost:1',
  ]) {
    expect((await get(host)).status, host).toBe(403)
  }
  expect((await get(`localhost:${port}`)).status).toBe(200)
  const answer = await send(dev.address, {
    method: 'GET',
    path: '/index.json',
    headers: { Host: `localhost:${port}`, Origin: 'http://localhost:1' },
  })
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

/** How files that Vite keeps to itself were reached in its published advisories of 2025 and 2026, for a path from its root. */
const bypasses = (path: string, absolute: string) => {
  const bases = [`/${path}`, `/@fs${absolute}`]
  const queries = [
    '',
    '?',
    '??',
    '?raw',
    '?raw??',
    '?raw&',
    '?import&raw??',
    '?import&raw&url',
    '?url',
    '?inline',
    '?import&inline=1.wasm?init',
    '?inline=1.wasm?init',
    '?wasm?init',
    '?.svg?.wasm?init',
    '?worker&inline',
    '?html-proxy',
    '?.html',
    '?commonjs-es-import',
    '?.map',
    '#',
    '#/@fs/x',
  ]
  const forms = [
    '/.',
    '/./',
    '%2f',
    '\\',
    '%5c',
    '.',
    '%20',
    '%00',
    '.html',
    '.map',
    '::$DATA',
    ';.js',
    '/../.env',
    '%2f..%2f.env',
  ]
  return [
    ...bases.flatMap((base) => queries.map((query) => base + query)),
    ...bases.flatMap((base) => forms.flatMap((form) => [base + form, `${base}${form}?raw`])),
    `/@fs/${absolute}?raw`,
    `/@fs//${absolute}`,
    `/@fs${absolute.replace('/.env', '//.env')}?import&raw`,
    `/@fs${absolute.replace('/.env', '/%2eenv')}?raw`,
    `/@fs${absolute.replace('/.env', '/.ENV')}?raw`,
    `/@fs/x/x/x/vite/../../../../../..${absolute}?raw`,
    `/x/x/..%2f..%2f${path}`,
    `/@id/${absolute}?raw`,
    `/@id/__x00__${absolute}?raw`,
    `/src/../${path}?raw`,
    `//${path}`,
    `/./${path}`,
  ]
}

test('T-S15 SEC-2 no published way around Vite leads to a secret', async ({ dev, page }) => {
  mkdirSync('test-results', { recursive: true })
  const folder = mkdtempSync(join('test-results', 'secret-'))
  const secret = `SECRET_${Math.trunc(Date.now()).toString(36)}`
  const file = join(process.cwd(), folder, '.env')
  writeFileSync(file, `KEY=${secret}\n`)
  writeFileSync(join(folder, 'open.txt'), secret)
  const { host } = new URL(dev.address)
  const get = (path: string, accept = '*/*') =>
    send(dev.address, {
      method: 'GET',
      path,
      headers: { Host: host, Accept: accept, 'Sec-Fetch-Dest': 'script', 'Sec-Fetch-Site': 'same-origin' },
    })
  try {
    const addresses = bypasses(relative(process.cwd(), file), file)
    expect(addresses.length).toBeGreaterThan(60)
    const leaks: string[] = []
    for (const path of addresses) {
      for (const accept of ['*/*', 'text/html']) {
        const { status, body } = await get(path, accept).catch(() => ({ status: 0, body: '' }))
        // A page of the site for an unknown address, or a refusal; never the file, in whatever form it would come.
        if (![0, 301, 400, 403, 404, 500].includes(status)) leaks.push(`${status} ${path}`)
        if (body.includes(secret) || body.includes(Buffer.from(secret).toString('base64').slice(4, 12))) {
          leaks.push(`content ${path}`)
        }
      }
    }
    expect(leaks).toEqual([])
    // What is no secret is found in the same place: the refusals are no wrong addresses.
    expect((await get(`/${folder}/open.txt?raw`)).body).toContain(secret)
  } finally {
    // Vite keeps its last error for the next page that connects: here it disturbs nobody.
    const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
    await page.goto(dev.address)
    await connected
    rmSync(folder, { recursive: true, force: true })
  }
})

test('T-S15 the version of Vite has none of the published holes', () => {
  const { version } = JSON.parse(readFileSync('node_modules/vite/package.json', 'utf8')) as { version: string }
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(8_000_005)
})
