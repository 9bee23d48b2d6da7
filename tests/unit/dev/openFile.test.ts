import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { acceptOpening } from '../../../scripts/dev/openFile.ts'
import { openAddress, type Spot } from '../../../src/dev/messages.ts'
import { pageHeaders, type Sent, send } from '../../e2e/dev/token.ts'

const token = 'A'.repeat(43)
let root = ''
let pages = ''
let server: Server
let address = ''
/** So long that an editor that fails is always heard, and shorter where none fails. */
let patience = 600_000

beforeEach(async () => {
  patience = 600_000
  root = realpathSync(mkdtempSync(join(tmpdir(), 'open-')))
  pages = join(root, 'pages')
  mkdirSync(join(root, 'pages-other'))
  mkdirSync(join(pages, 'company'), { recursive: true })
  writeFileSync(join(root, 'secret.json'), '')
  writeFileSync(join(root, 'pages-other/about.json'), '')
  writeFileSync(join(pages, 'about.json'), '')
  symlinkSync(join(root, 'secret.json'), join(pages, 'linked.json'))
  symlinkSync(join(root, 'pages-other'), join(pages, 'linkedFolder'))
  vi.stubEnv('LAUNCH_EDITOR', editor('code', 'echo "$@" >> "$0.log"'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const locate = ({ path }: Spot) =>
    path === '/about' ? { file: about(), line: 7, column: 9, what: 'the title of Hero, 1st block' } : undefined
  const accept = (...args: Parameters<ReturnType<typeof acceptOpening>>) =>
    acceptOpening([pages], token, locate, patience)(...args)
  server = createServer((request, response) => accept(request, response, () => response.writeHead(404).end('next')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true, force: true })
})

/** A program in place of an editor. launch-editor knows by its name how to name a line. */
function editor(name: string, command: string): string {
  const path = join(root, name)
  writeFileSync(path, `#!/bin/sh\n${command}\n`, { mode: 0o755 })
  return path
}
const opened = () => (existsSync(join(root, 'code.log')) ? readFileSync(join(root, 'code.log'), 'utf8') : '')

/** What a page of the server sends, changed in one thing. */
const ask = async (file: unknown, { headers, ...change }: Partial<Sent> = {}) => {
  const own = pageHeaders(address, token, '')
  const body = JSON.stringify({ file, line: 3, column: 5 })
  const heard = await send(address, {
    method: 'POST',
    path: openAddress,
    body,
    ...change,
    headers: { ...own, ...headers },
  })
  return { status: heard.status, message: (JSON.parse(heard.body || '{}') as { message?: string }).message }
}
const about = () => join(pages, 'about.json')

test('a file is opened at its line and column', { timeout: 60_000 }, async () => {
  patience = 1
  expect(await ask(about())).toEqual({ status: 200 })
  await vi.waitFor(() => expect(opened()).toBe(`-r -g ${about()}:3:5\n`), { timeout: 60_000 })
})

test('so is the place of what somebody points at on a page, and its name is told', { timeout: 60_000 }, async () => {
  patience = 1
  const spot = { path: '/about', block: 0, words: ['Who we are'] }
  const answer = await ask('', { body: JSON.stringify(spot) })
  expect(answer).toEqual({ status: 200 })
  await vi.waitFor(() => expect(opened()).toBe(`-r -g ${about()}:7:9\n`), { timeout: 60_000 })
  const nowhere = await ask('', { body: JSON.stringify({ ...spot, path: '/nowhere' }) })
  expect(nowhere).toEqual({ status: 404, message: 'No file holds this: there is no page at this address.' })
  const odd = [
    { block: -1 },
    { block: '0' },
    { words: 'x' },
    { words: [1] },
    { words: Array(21).fill('') },
    { more: 1 },
  ]
  for (const change of [...odd, { words: ['x'.repeat(2001)] }])
    expect((await ask('', { body: JSON.stringify({ ...spot, ...change }) })).status).toBe(400)
})

describe('when no editor opens, it says what to do', () => {
  const cases: [name: string, program: () => string, reason: (path: string) => string][] = [
    [
      'the program does not exist',
      () => join(root, 'nowhere'),
      (path) => `LAUNCH_EDITOR names, ${path}, did not start`,
    ],
    ['the program fails', () => editor('broken', 'exit 3'), (path) => `LAUNCH_EDITOR names, ${path}, did not start`],
    ['the file is no program', () => join(root, 'secret.json'), (path) => `${path}, did not start`],
  ]
  for (const [name, program, reason] of cases) {
    test(`when ${name}`, async () => {
      const path = program()
      vi.stubEnv('LAUNCH_EDITOR', path)
      const { status, message } = await ask(about())
      expect(status).toBe(500)
      expect(message).toContain(`${about()} was not opened: the program that`)
      expect(message).toContain(reason(path))
      expect(message).toContain('Open it by hand, at line 3, column 5.')
      expect(message).toContain('set LAUNCH_EDITOR to the full path')
    })
  }

  test('no editor is known', async () => {
    for (const name of ['LAUNCH_EDITOR', 'VISUAL', 'EDITOR']) vi.stubEnv(name, undefined)
    // Nor is one running: what lists the processes is not there.
    vi.stubEnv('PATH', join(root, 'nowhere'))
    const { status, message } = await ask(about())
    expect([status, message]).toEqual([500, expect.stringContaining('no editor could be started. Open it by hand')])
  })
})

describe('nothing else is opened', () => {
  test('no file outside of the folders, however it is named', async () => {
    const files = [
      '/etc/passwd',
      join(root, 'secret.json'),
      join(pages, '../secret.json'),
      join(root, 'pages-other/about.json'),
      join(pages, 'linked.json'),
      join(pages, 'linkedFolder/about.json'),
      join(pages, 'nowhere.json'),
      join(pages, 'company'),
      pages,
      'file:///etc/passwd',
      '\\\\evil\\share',
    ]
    for (const file of files) expect(await ask(file), file).toEqual({ status: 404, message: 'There is no such file.' })
    expect(opened()).toBe('')
  })

  test('nothing that is no place in a file', async () => {
    const place = { file: about(), line: 1, column: 1 }
    const bodies: unknown[] = [
      null,
      [],
      'text',
      {},
      { file: about() },
      { ...place, file: '' },
      { ...place, file: `${about()}\n` },
      { ...place, file: [about()] },
      { ...place, line: '1' },
      { ...place, line: 0 },
      { ...place, column: 1.5 },
      { ...place, editor: '/bin/sh' },
    ]
    for (const body of bodies) {
      expect((await ask('', { body: JSON.stringify(body) })).status, JSON.stringify(body)).toBe(400)
    }
    expect(opened()).toBe('')
  })

  test('nothing that no page of this server asks for', async () => {
    const { port } = new URL(address)
    const changes: [status: number, change: Partial<Sent>][] = [
      ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method): [number, Partial<Sent>] => [
        405,
        { method },
      ]),
      ...['https://evil.example', 'null', `http://localhost:${port}`, null].map((Origin): [number, Partial<Sent>] => [
        403,
        { headers: { Origin } },
      ]),
      ...['cross-site', 'same-site', 'none', null].map((site): [number, Partial<Sent>] => [
        403,
        { headers: { 'Sec-Fetch-Site': site } },
      ]),
      ...['evil.example', `evil.example:${port}`, 'localhost:1'].map((Host): [number, Partial<Sent>] => [
        403,
        { headers: { Host, Origin: `http://${Host}` } },
      ]),
      ...['', 'wrong', null].map((given): [number, Partial<Sent>] => [
        403,
        { headers: { 'X-Brightrail-Token': given } },
      ]),
      ...['text/plain', 'application/x-www-form-urlencoded', null].map((type): [number, Partial<Sent>] => [
        415,
        { headers: { 'Content-Type': type } },
      ]),
    ]
    for (const [status, change] of changes) {
      expect((await ask(about(), change)).status, JSON.stringify(change)).toBe(status)
    }
    expect(opened()).toBe('')
  })
})
