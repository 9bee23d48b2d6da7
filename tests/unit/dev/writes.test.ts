import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acceptWrites, type Judge } from '../../../scripts/dev/studio/writes.ts'
import { pageHeaders, revisionOf, send } from '../../e2e/dev/token.ts'
import { createRandom } from '../../../scripts/test/random.ts'
import { isFull } from '../../support/sample.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('dev writes')

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

/** Asks as a page of the server does to write `next` in place of `seen`: as edits, or as a whole text from the studio. */
function save(seen: string, next: string, isWhole = false) {
  const body = isWhole ? { text: next } : { edits: [{ offset: 0, length: seen.length, text: next }] }
  return send(address, {
    method: isWhole ? 'PUT' : 'PATCH',
    path: `/__brightrail/documents/${key}`,
    headers: pageHeaders(address, token, seen),
    body: JSON.stringify(body),
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

const races = isFull ? 300 : 60

test(`T-R13 ${races} saves while another program writes the same file: what it wrote is always there in the end`, async () => {
  const random = createRandom('races')
  const other = fork(join(import.meta.dirname, 'otherEditor.mjs'))
  const statuses = new Set<number>()
  let replaced = 0
  try {
    for (let race = 0; race < races; race++) {
      const before = JSON.stringify(`before ${race}`)
      writeFileSync(path(), before)
      const theirs = `from the editor ${race}`
      const written = once(other, 'message')
      other.send({ path: path(), text: theirs, delay: random() * 6 })
      const own = save(before, JSON.stringify(`from the page ${race}`), race % 2 === 0)
      const [{ status }] = await Promise.all([own, written])
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

const checkouts = isFull ? 200 : 12

test(`T-R13 ${checkouts} saves while git checks another version out: none is lost without a word`, async () => {
  const random = createRandom('checkouts')
  const run = promisify(execFile)
  const git = (...words: string[]) =>
    run('git', ['-C', folder, '-c', 'user.name=x', '-c', 'user.email=x', ...words]).then(
      () => true,
      () => false,
    )
  const versions = ['one', 'two'].map((name) => JSON.stringify({ version: name, text: name.repeat(1000) }))
  await git('init', '-q')
  for (const text of versions) {
    writeFileSync(path(), text)
    await git('add', key)
    await git('commit', '-q', '-m', 'x')
  }
  const [first = '', second = ''] = versions
  const seen = { saved: 0, refused: 0 }
  const lost: string[] = []
  for (let turn = 0; turn < checkouts; turn++) {
    await git('checkout', '-q', 'HEAD~', '--', key)
    const own = JSON.stringify({ turn })
    // Whichever comes first: the other one comes before it has ended, or after.
    const ahead = random() * 24 - 12
    const [isOut, { status, body }] = await Promise.all([
      pause(Math.max(0, -ahead)).then(() => git('checkout', '-q', 'HEAD', '--', key)),
      pause(Math.max(0, ahead)).then(() => save(first, own, true)),
    ])
    const now = read()
    // Ours, after git had written, or any mixture, would be words of others that are gone.
    if (now !== second && !(now === own && !isOut)) lost.push(`${turn}: ${status} ${isOut} ${now.slice(0, 40)}`)
    if (status === 200) seen.saved++
    else if (status === 412) seen.refused++
    else lost.push(`${turn}: ${status}`)
    const { now: told } = JSON.parse(body) as { now?: { text: string } }
    if (status === 412 && told && !second.startsWith(told.text)) lost.push(`${turn}: ${told.text}`)
  }
  expect(lost).toEqual([])
  console.log('SEEN', seen)
  expect(seen.saved + seen.refused).toBe(checkouts)
  expect(readdirSync(folder).sort()).toEqual(['.git', key])
})
