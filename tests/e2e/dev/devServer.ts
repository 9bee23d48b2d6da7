import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { test as base } from '../support/keptPage.ts'
import { hydrated } from '../support/page.ts'

/** A document as the tests change it. */
export interface Document {
  title: string
  blocks: { type: string; [field: string]: unknown }[]
}

/** A development server of its own, and the folder whose documents it shows. */
export interface Dev {
  address: string
  /** Writes a file of the content as it is given, or a document with one change. After the test it is as before. */
  write(key: string, content: string | Uint8Array): void
  edit(key: string, change: (document: Document) => void): void
  remove(key: string): void
  read(key: string): string
  /** The folder of the documents. */
  folder: string
  /** The program in place of an editor, and what it was called with since the start: a line for each time. */
  editor: string
  opened(): string
  /** What the server has printed since the start. */
  printed(): string
}

interface Server {
  address: string
  folder: string
  editor: string
  opened(): string
  printed(): string
}

export const test = base.extend<{ dev: Dev }, { server: Server }>({
  server: [
    async ({}, use) => {
      const temporary = mkdtempSync(join(tmpdir(), 'brightrail-dev-'))
      const folder = join(temporary, 'pages')
      cpSync('pages', folder, { recursive: true })
      const editor = standIn(temporary)
      const { address, printed, end } = await startDev(folder, { LAUNCH_EDITOR: editor })
      await use({ address, folder, printed, editor, opened: () => read(`${editor}.log`) })
      await end()
      rmSync(temporary, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  dev: async ({ server }, use) => {
    const originals = new Map<string, string | null>()
    const path = (key: string) => join(server.folder, key)
    const touch = (key: string) => {
      if (originals.has(key)) return
      originals.set(key, existsSync(path(key)) ? readFileSync(path(key), 'utf8') : null)
      mkdirSync(dirname(path(key)), { recursive: true })
    }
    const dev: Dev = {
      ...server,
      read: (key) => readFileSync(path(key), 'utf8'),
      write(key, content) {
        touch(key)
        writeFileSync(path(key), content)
      },
      edit(key, change) {
        const document = JSON.parse(dev.read(key)) as Document
        change(document)
        dev.write(key, JSON.stringify(document, null, 2))
      },
      remove(key) {
        touch(key)
        rmSync(path(key))
      },
    }
    // What a test does in the studio changes files as well: the next one would begin with them.
    const pages = () => readdirSync(server.folder).filter((key) => key.endsWith('.json'))
    for (const key of pages()) touch(key)
    const before = await served(server.address)
    await use(dev)
    for (const key of pages()) if (!originals.has(key)) originals.set(key, null)
    for (const [key, text] of originals) {
      if (text === null) rmSync(path(key), { force: true })
      else if (!existsSync(path(key)) || dev.read(key) !== text) writeFileSync(path(key), text)
    }
    await expect.poll(() => served(server.address)).toEqual(before)
    for (const [key, text] of originals) {
      const isPage = text === null && key.endsWith('.json')
      if (isPage) await expect.poll(async () => (await fetch(server.address + key)).status).toBe(404)
    }
  },
})

export { expect }

/** Opens a page, waits until React has taken over, and leaves a mark in its window, which a reload would wipe out. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
}

export async function expectNoReload(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
}

async function served(address: string): Promise<unknown[]> {
  const documents = ['index.json', 'compliance.json', 'new-page.json', '404.json', '__brightrail/site.json']
  return Promise.all(documents.map(async (path) => (await fetch(address + path)).json()))
}

/** A program in place of somebody's editor, which notes what it is called with. Vite knows by its name how to name a line. */
function standIn(folder: string): string {
  const path = join(folder, 'code')
  writeFileSync(path, `#!/bin/sh\necho "$@" >> "$0.log"\n`, { mode: 0o755 })
  return path
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** A development server that is running, and what it has printed so far. */
export interface Running {
  address: string
  pid: number
  printed(): string
  end(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a development server for a folder of documents, and waits until it answers. Without a `port` it takes a free one. */
export async function startDev(folder: string, more: Record<string, string> = {}, port?: string): Promise<Running> {
  port ??= String(await freePort())
  const args = ['scripts/run.mjs', 'dev', '--pages', folder, '--port', port]
  // What the runner sets would make Vite and React take the tests for a build.
  const env = { ...process.env, NODE_ENV: 'development', ...more }
  const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  const address = await new Promise<string>((done, fail) => {
    const onPrint = (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /http:\/\/localhost:\d+\//.exec(printed)?.[0]
      if (found) done(found)
    }
    server.stdout.on('data', onPrint)
    server.stderr.on('data', onPrint)
    server.once('exit', () => fail(new Error(`The development server ended before it was ready:\n${printed}`)))
  })
  const end = (signal: NodeJS.Signals = 'SIGTERM') =>
    new Promise<void>((done) => {
      server.removeAllListeners('exit')
      server.once('exit', () => done())
      server.kill(signal)
    })
  return { address, pid: server.pid ?? 0, printed: () => printed, end }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, 'localhost', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
