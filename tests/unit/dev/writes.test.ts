import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acceptWrites, type Judge } from '../../../scripts/dev/writes.ts'
import { pageHeaders, revisionOf, send } from '../../e2e/dev/token.ts'
import { createRandom } from '../../../scripts/test/random.ts'

const key = 'about.json'
const token = 'A'.repeat(43)
let folder = ''
let server: Server
let address = ''
/** What happens while the server judges a save: after it has read the file, before it replaces it. */
let meanwhile = () => {}

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'writes-')))
  meanwhile = () => {}
  const documents: Judge = {
    folder,
    keys: () => [key],
    has: () => true,
    written: () => {},
    objection: () => {
      meanwhile()
      return null
    },
  }
  const accept = acceptWrites(documents, token)
  server = createServer((request, response) => accept(request, response, () => response.writeHead(404).end()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const path = () => join(folder, key)
const read = () => readFileSync(path(), 'utf8')

/** Asks as a page of the server does to write `next` in place of `seen`. */
function save(seen: string, next: string) {
  return send(address, {
    path: `/__brightrail/documents/${key}`,
    headers: pageHeaders(address, token, seen),
    body: JSON.stringify({ edits: [{ offset: 0, length: seen.length, text: next }] }),
  })
}

test('what an editor saves while a save from the page is judged stays, and the page hears 412', async () => {
  writeFileSync(path(), 'first')
  meanwhile = () => writeFileSync(path(), 'from the editor')
  const { status, body } = await save('first', 'from the page')
  expect(read()).toBe('from the editor')
  const now = { text: 'from the editor', revision: revisionOf('from the editor') }
  expect([status, JSON.parse(body)]).toEqual([412, { message: 'The document has changed meanwhile.', now }])
  expect(readdirSync(folder)).toEqual([key])
})

const races = process.env.BRIGHTRAIL_FULL === '1' ? 300 : 60

test(`T-R13 ${races} saves while another program writes the same file: what it wrote is always there in the end`, {
  timeout: 600_000,
}, async () => {
  const random = createRandom('races')
  const other = fork(join(import.meta.dirname, 'otherEditor.mjs'))
  const statuses = new Set<number>()
  let replaced = 0
  try {
    for (let race = 0; race < races; race++) {
      writeFileSync(path(), `before ${race}`)
      const theirs = `from the editor ${race}`
      const written = once(other, 'message')
      other.send({ path: path(), text: theirs, delay: random() * 6 })
      const [{ status }] = await Promise.all([save(`before ${race}`, `from the page ${race}`), written])
      statuses.add(status)
      if (read() !== theirs) replaced++
    }
  } finally {
    other.kill()
  }
  expect(replaced).toBe(0)
  expect([...statuses].filter((status) => status !== 200 && status !== 412)).toEqual([])
  expect(readdirSync(folder)).toEqual([key])
})
