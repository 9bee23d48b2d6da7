import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashes } from '../support/command.ts'
import { type Dev, expect, open, test } from './devServer.ts'
import { revisionOf, type Sent, send, tokenOf } from './token.ts'

const key = 'compliance.json'
const endpoint = '/__brightrail/documents/'
/** A change that the server would make for a page of its own: one space at the end of the document. */
const harmless = (text: string) => JSON.stringify({ edits: [{ offset: text.length, length: 0, text: ' ' }] })

/** What a page of the server sends; each hostile request differs from it in one thing. */
function honest(dev: Dev, token: string, change: Partial<Sent> = {}): Sent {
  const text = dev.read(key)
  const { host, origin } = new URL(dev.address)
  return {
    path: endpoint + key,
    body: harmless(text),
    ...change,
    headers: {
      Host: host,
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
      'X-Brightrail-Token': token,
      'If-Match': revisionOf(text),
      ...change.headers,
    },
  }
}

test('a page of the server changes a document: 200, the new revision, and what takes it back', async ({
  dev,
  page,
}) => {
  const token = await tokenOf(page, dev.address)
  const before = dev.read(key)
  dev.write(key, before)
  const { status, body } = await send(dev.address, honest(dev, token))
  expect(status).toBe(200)
  expect(dev.read(key)).toBe(`${before} `)
  const { revision, undo } = JSON.parse(body) as { revision: string; undo: unknown[] }
  expect(revision).toBe(revisionOf(`${before} `))
  const back = await send(dev.address, honest(dev, token, { body: JSON.stringify({ edits: undo }) }))
  expect(back.status).toBe(200)
  expect(dev.read(key)).toBe(before)
})

const outside = [
  '../package.json',
  '../../package.json',
  '..%2fpackage.json',
  '%2e%2e/package.json',
  '%2e%2e%2fpackage.json',
  '%252e%252e%252fpackage.json',
  '..%5cpackage.json',
  '..\\package.json',
  '....//package.json',
  './compliance.json',
  '%2e/compliance.json',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  '//etc/passwd',
  'C:%5cWindows%5cwin.json',
  'file:///etc/passwd',
  'compliance.json%00',
  'compliance.json%00.json',
  'compliance%00.json',
  '..%2fpages-evil%2fa.json',
  '../pages-evil/a.json',
  'linked.json',
  'linkedFolder/inner.json',
  '.git/hooks/x',
  '.git/config.json',
  '..%2f.git%2fhooks%2fx.json',
  '.env.json',
  '.hidden.json',
  '_shared/../../package.json',
  '_shared/..%2f..%2fpackage.json',
  '../vite.config.json',
  '../tsconfig.json',
  '../schemas/page.json',
  'compliance.html',
  'compliance.ts',
  'compliance',
  'compliance.json.bak',
  'compliance.json.',
  'compliance.json%20',
  '%20compliance.json',
  'compliance.json/',
  'compliance.json/x.json',
  `${'a'.repeat(300)}.json`,
  'COMPLIANCE.JSON',
  'Compliance.json',
  'c%D0%BEmpliance.json',
  '%EF%BD%83ompliance.json',
  'compliance.json%3a%3a$DATA',
  'con.json',
  'new-file.json',
  'constructor.json',
  '__proto__.json',
  '',
  '%',
  '%zz.json',
  '%ff.json',
]

interface Hostile {
  name: string
  change: Partial<Sent>
  status: number
}

const others: Hostile[] = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({
    name: `method ${method}`,
    change: { method, ...(method === 'GET' || method === 'HEAD' ? { body: '' } : {}) },
    status: 405,
  })),
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'text/json',
    'application/jsonx',
    null,
  ].map((type) => ({ name: `content type ${type}`, change: { headers: { 'Content-Type': type } }, status: 415 })),
  ...[
    'https://evil.example',
    'null',
    'http://localhost:1',
    'http://localhost',
    'https://localhost:PORT',
    'http://127.0.0.1:PORT',
    'http://localhost:PORT.evil.example',
    null,
  ].map((origin) => ({ name: `origin ${origin}`, change: { headers: { Origin: origin } }, status: 403 })),
  ...['cross-site', 'same-site', 'none', 'same-origin, cross-site', null].map((site) => ({
    name: `fetch site ${site}`,
    change: { headers: { 'Sec-Fetch-Site': site } },
    status: 403,
  })),
  ...[
    'evil.example',
    '10.0.0.5',
    '10.0.0.5:PORT',
    'a.localhost:PORT',
    'localhost',
    'localhost:1',
    'evil@localhost:PORT',
  ].map((host) => ({
    name: `host ${host}`,
    change: { headers: { Host: host, Origin: `http://${host}` } },
    status: 403,
  })),
  ...['', 'wrong', 'A'.repeat(43), null].map((token) => ({
    name: `token ${token}`,
    change: { headers: { 'X-Brightrail-Token': token } },
    status: 403,
  })),
  { name: 'a body of 5 MB', change: { body: 'x'.repeat(5_000_000) }, status: 413 },
  {
    name: 'a body of 5 MB without a length',
    change: { body: 'x'.repeat(5_000_000), headers: { 'Transfer-Encoding': 'chunked' } },
    status: 413,
  },
  ...[
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"edits":[]}',
    '{"edits":{}}',
    '{"edits":[null]}',
    '{"edits":[{"offset":-1,"length":0,"text":"x"}]}',
    '{"edits":[{"offset":0.5,"length":0,"text":"x"}]}',
    '{"edits":[{"offset":1e99,"length":0,"text":"x"}]}',
    '{"edits":[{"offset":0,"length":99999999,"text":"x"}]}',
    '{"edits":[{"offset":0,"length":0,"text":1}]}',
    '{"edits":[{"offset":0,"length":0,"text":"\\ud800"}]}',
    '{"edits":[{"offset":0,"length":5,"text":"x"},{"offset":2,"length":5,"text":"y"}]}',
    '{"edits":[{"offset":0,"length":0,"text":"x","file":"../a.json"}]}',
    '{"edits":[{"offset":0,"length":0,"text":"x"}],"path":"../a.json"}',
  ].map((body) => ({ name: `body ${body}`, change: { body }, status: 400 })),
  { name: 'a body that is no UTF-8', change: { body: Buffer.from([0x7b, 0xff, 0x7d]) }, status: 400 },
  ...[
    '{"edits":[{"offset":0,"length":1,"text":""}]}',
    '{"edits":[{"offset":1,"length":0,"text":"\\"nope\\": 1,"}]}',
  ].map((body) => ({ name: `a worse document: ${body}`, change: { body }, status: 422 })),
  { name: 'no revision', change: { headers: { 'If-Match': null } }, status: 428 },
  ...['*', '""', `"${'0'.repeat(64)}"`, 'W/"x"'].map((revision) => ({
    name: `revision ${revision}`,
    change: { headers: { 'If-Match': revision } },
    status: 412,
  })),
]

const hostile: Hostile[] = [
  ...outside.map((path) => ({ name: `path ${path.slice(0, 60)}`, change: { path: endpoint + path }, status: 404 })),
  ...others,
]

test(`SEC-2 ${hostile.length} hostile requests: none is obeyed, and no byte changes inside or outside of the content`, async ({
  dev,
  page,
}) => {
  expect(hostile.length).toBeGreaterThanOrEqual(80)
  const token = await tokenOf(page, dev.address)
  const parent = dirname(dev.folder)
  mkdirSync(join(parent, 'pages-evil'), { recursive: true })
  writeFileSync(join(parent, 'pages-evil/a.json'), '{}')
  writeFileSync(join(parent, 'pages-evil/inner.json'), '{}')
  writeFileSync(join(parent, 'package.json'), '{}')
  const { port } = new URL(dev.address)
  const state = () => JSON.stringify([hashes(dev.folder), hashes(join(parent, 'pages-evil')), hashes('schemas')])
  const before = state()
  symlinkSync(join(parent, 'pages-evil/a.json'), join(dev.folder, 'linked.json'))
  symlinkSync(join(parent, 'pages-evil'), join(dev.folder, 'linkedFolder'))
  const wrong: string[] = []
  for (const { name, change, status } of hostile) {
    const sent = honest(dev, token, change)
    for (const [header, value] of Object.entries(sent.headers ?? {})) {
      if (value !== null && sent.headers) sent.headers[header] = value.replace('PORT', port)
    }
    const answer = await send(dev.address, sent)
    // A path that is no address at all is a bad request.
    const allowed = status === 404 ? [404, 400] : [status]
    if (!allowed.includes(answer.status)) wrong.push(`${name}: ${answer.status} instead of ${status}`)
    if (answer.headers['access-control-allow-origin'] !== undefined) wrong.push(`${name}: lets others read`)
    if (answer.body.includes('    at ')) wrong.push(`${name}: shows a stack`)
  }
  rmSync(join(dev.folder, 'linked.json'))
  rmSync(join(dev.folder, 'linkedFolder'))
  expect(wrong).toEqual([])
  expect(state()).toBe(before)
  // The same request without what was hostile in it is obeyed: the refusals above were no accident.
  dev.write(key, dev.read(key))
  expect((await send(dev.address, honest(dev, token))).status).toBe(200)
})

test('one of two mistakes can be mended, a new one cannot be made', async ({ dev, page }) => {
  const token = await tokenOf(page, dev.address)
  const good = dev.read(key)
  const two = good.replace('"blocks"', '"bloks"').replace('"description"', '"descripton"')
  dev.write(key, two)
  const edit = (from: string, to: string) => {
    const offset = dev.read(key).indexOf(from)
    return honest(dev, token, { body: JSON.stringify({ edits: [{ offset, length: from.length, text: to }] }) })
  }
  expect((await send(dev.address, edit('"bloks"', '"blocks"'))).status).toBe(200)
  const worse = await send(dev.address, edit('"title"', '"titel"'))
  expect(worse.status).toBe(422)
  expect(JSON.parse(worse.body)).toEqual({ message: expect.stringContaining('titel') })
  expect((await send(dev.address, edit('"descripton"', '"description"'))).status).toBe(200)
  expect(dev.read(key)).toBe(good)
})

test('two saves of one revision: the second is refused', async ({ dev, page }) => {
  const token = await tokenOf(page, dev.address)
  dev.write(key, dev.read(key))
  const sent = Array.from({ length: 20 }, () => honest(dev, token))
  const statuses = await Promise.all(sent.map(async (one) => (await send(dev.address, one)).status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 412)).toHaveLength(19)
})

test('a page of another origin can neither write, nor open files, nor hear the token', async ({ dev, page }) => {
  await open(page, dev.address)
  const opened = dev.opened()
  const before = dev.read(key)
  await page.route('http://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>evil' }))
  await page.goto('http://evil.example/')
  const { host } = new URL(dev.address)
  const heard = await page.evaluate(
    async ([address, own]) => {
      const tries = [
        fetch(`${address}__brightrail/documents/compliance.json`, { method: 'PATCH', body: '{}' }),
        fetch(`${address}__brightrail/documents/compliance.json`, { method: 'POST', mode: 'no-cors', body: '{}' }),
        fetch(`${address}__open-in-editor?file=package.json`, { mode: 'no-cors' }),
        fetch(`${address}compliance.json`),
      ]
      const results = await Promise.all(tries.map((one) => one.then(({ type }) => type).catch(() => 'refused')))
      const image = new Image()
      image.src = `${address}__open-in-editor?file=package.json`
      const socket = await new Promise<string>((done) => {
        const one = new WebSocket(`ws://${own}/`, 'vite-hmr')
        one.addEventListener('open', () => done('open'))
        one.addEventListener('error', () => done('refused'))
      })
      return [...results, socket]
    },
    [dev.address, host] as const,
  )
  expect(heard).toEqual([
    'refused',
    expect.stringMatching(/refused|opaque/),
    expect.stringMatching(/refused|opaque/),
    'refused',
    'refused',
  ])
  expect(dev.opened()).toBe(opened)
  expect(dev.read(key)).toBe(before)
})
