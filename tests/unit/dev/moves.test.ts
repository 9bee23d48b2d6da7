import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acceptMoves } from '../../../scripts/dev/moves.ts'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import type { FileMove } from '../../../src/content/finding/index.ts'
import { moveAddress } from '../../../src/dev/messages.ts'
import { pageHeaders, type Sent, send } from '../../e2e/dev/token.ts'
import { baseText } from '../content/base.ts'
import { encode, quarters } from '../media/make.ts'
import { scratchSite } from '../refactor/scratch.ts'

const token = 'A'.repeat(43)
const site = scratchSite()
let server: Server
let address = ''

beforeEach(async () => {
  const isSuggested = ({ from, to }: FileMove) =>
    site.findings().some(({ move }) => move?.from === from && move.to === to)
  const accept = acceptMoves(site.folder, token, isSuggested)
  server = createServer((request, response) => accept(request, response, () => response.writeHead(404).end()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => void server.close())

const [from, to] = ['_media/Team Lagos.JPG', '_media/team-lagos.jpg']

/** What a page of the server sends, changed in one thing. */
async function ask(body: object, { headers, ...change }: Partial<Sent> = {}) {
  const own = pageHeaders(address, token, '')
  const sent = {
    method: 'POST',
    path: moveAddress,
    body: JSON.stringify(body),
    ...change,
    headers: { ...own, ...headers },
  }
  const heard = await send(address, sent)
  return { status: heard.status, ...(JSON.parse(heard.body || '{}') as { message?: string }) }
}

const shown = (name: string) =>
  baseText('index.json').replace(
    '{ "type": "shared"',
    `{ "type": "picture", "picture": { "src": "${name}", "alt": "Three people at a table look at a plan." } },\n    { "type": "shared"`,
  )
const team = () => encode.jpeg(quarters(1300, 700))

test('a badly named picture gets the name that its finding suggests, and what shows it follows', async () => {
  site.write({ 'index.json': shown('Team Lagos.JPG'), [from]: await team() })
  expect(site.findings()).toMatchObject([{ code: 'pictureName', move: { from, to } }])
  const { status, message } = await ask({ from, to })
  expect([status, message]).toEqual([200, expect.stringMatching(/_media\/team-lagos\.jpg, and 1 place with it$/)])
  expect(site.read('index.json')).toBe(shown('team-lagos.jpg'))
  expect(site.findings()).toEqual([])
})

test('a picture that lies among the pages comes into the folder of pictures, under a good name', async () => {
  site.write({ 'index.json': shown('team-lagos.jpg'), 'Team Lagos.JPG': await team() })
  expect((await ask({ from: 'Team Lagos.JPG', to })).status).toBe(200)
  expect(site.findings()).toEqual([])
})

test('a rename is taken back by its two names the other way round, once, byte for byte', async () => {
  site.write({ 'index.json': shown('Team Lagos.JPG'), [from]: await team() })
  const before = site.all()
  const back = { from: to, to: from }
  expect((await ask(back)).status).toBe(404)
  await ask({ from, to })
  expect(await ask(back)).toMatchObject({ status: 200, message: expect.stringMatching(/^Renamed back: .*Team Lagos/) })
  expect(site.all()).toEqual(before)
  expect((await ask(back)).status).toBe(404)
})

test('what has changed meanwhile is not taken back', async () => {
  site.write({ 'index.json': shown('Team Lagos.JPG'), [from]: await team() })
  await ask({ from, to })
  site.write({ 'index.json': shown('team-lagos.jpg').replace('table', 'desk') })
  const now = site.all()
  const answer = await ask({ from: to, to: from })
  expect(answer).toMatchObject({ status: 409, message: expect.stringMatching(/index\.json has changed meanwhile/) })
  expect(site.all()).toEqual(now)
})

test('nothing else is renamed', async () => {
  site.write({ [from]: await team(), 'about.txt': 'x' })
  const before = site.all()
  const asked = [
    ask({ from, to: '_media/other.jpg' }),
    ask({ from: 'about.json', to: 'company.json' }),
    ask({ from: '../package.json', to: '_media/x.json' }),
    ask({ from }),
    ask({ from, to, dryRun: true }),
    ask({ from, to }, { method: 'PUT' }),
    ask({ from, to }, { headers: { 'X-Brightrail-Token': 'B'.repeat(43) } }),
    ask({ from, to }, { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
    ask({ from, to }, { headers: { 'Content-Type': 'text/plain' } }),
  ]
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404, 404, 400, 400, 405, 403, 403, 415])
  expect(site.all()).toEqual(before)
})

test('a document that cannot be read or a taken name is said, and everything stays', async () => {
  site.write({ 'index.json': shown('Team Lagos.JPG').slice(0, -3), [from]: await team() })
  const before = site.all()
  expect(await ask({ from, to })).toMatchObject({
    status: 409,
    message: expect.stringMatching(
      /^The picture "Team Lagos.JPG" is named in .*index\.json, which has an error in line/,
    ),
  })
  expect(site.all()).toEqual(before)
  site.write({ 'index.json': baseText('index.json'), [to]: await team() })
  expect(await ask({ from, to })).toMatchObject({ status: 409, message: expect.stringContaining('exists already') })
  expect(loadContent(site.folder).pictures.size).toBe(2)
})
