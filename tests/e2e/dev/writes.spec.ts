import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashes } from '../support/command.ts'
import { type Dev, expect, open, test } from './devServer.ts'
import { sample } from '../../support/sample.ts'
import { endpoint, type Hostile, hostile } from './hostile.ts'
import type { Door } from './hostileDoor.ts'
import { doors, picture } from './hostileStudio.ts'
import { type Heard, pageHeaders, revisionOf, type Sent, send, tokenOf } from './token.ts'

const key = 'compliance.json'
/** A change that the server would make for a page of its own: one space at the end of the document. */
const harmless = (text: string) => JSON.stringify({ edits: [{ offset: text.length, length: 0, text: ' ' }] })

/** What a page of the server sends; each hostile request differs from it in one thing. */
function honest(dev: Dev, token: string, change: Partial<Sent> = {}): Sent {
  const text = dev.read(key)
  return {
    path: endpoint + key,
    body: harmless(text),
    ...change,
    headers: { ...pageHeaders(dev.address, token, text), ...change.headers },
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

test(`SEC-2 ${hostile.length} hostile requests: none is obeyed, and no byte changes inside or outside of the content`, async ({
  dev,
  page,
}) => {
  expect(hostile.length).toBeGreaterThanOrEqual(80)
  const token = await tokenOf(page, dev.address)
  const surroundings = prepare(dev)
  const wrong: string[] = []
  for (const one of hostile) {
    const answer = await send(dev.address, withPort(dev, honest(dev, token, one.change)))
    wrong.push(...complaints(one, answer, [400, 404]))
  }
  expect(wrong).toEqual([])
  surroundings.expectUnchanged()
  // The same request without what was hostile in it is obeyed: the refusals above were no accident.
  dev.write(key, dev.read(key))
  expect((await send(dev.address, honest(dev, token))).status).toBe(200)
})

const atDoors = doors.flatMap((door) => door.hostile.map((one) => ({ door, one })))
const tried = sample(atDoors, 150, 'hostile')

test(`T-S14 ${tried.length} hostile requests to what the studio asks for: none is obeyed, and no byte changes`, async ({
  dev,
  page,
}) => {
  expect(atDoors.length).toBeGreaterThanOrEqual(120)
  const token = await tokenOf(page, dev.address)
  for (const name of ['there', 'used']) dev.write(`_media/${name}.png`, picture)
  dev.write('with-picture.json', JSON.stringify({ title: 'x', description: 'x', blocks: [showing('used.png')] }))
  await expect.poll(async () => (await fetch(`${dev.address}with-picture.json`)).status).toBe(200)
  const surroundings = prepare(dev)
  const request = ({ honest: { path, method, headers }, body }: Door, change: Partial<Sent> = {}): Sent => ({
    path,
    method,
    body: body === 'TEXT' ? JSON.stringify({ text: `${dev.read(key)} ` }) : body,
    ...change,
    headers: { ...pageHeaders(dev.address, token, dev.read(key)), ...headers, ...change.headers },
  })
  const wrong: string[] = []
  for (const { door, one } of tried) {
    const answer = await send(dev.address, withPort(dev, request(door, one.change)))
    wrong.push(...complaints(one, answer, [400, 404, door.nowhere ?? 404]).map((words) => `${door.name}, ${words}`))
  }
  expect(wrong).toEqual([])
  surroundings.expectUnchanged()
  dev.write(key, dev.read(key))
  for (const door of doors)
    expect([door.name, (await send(dev.address, request(door))).status]).toEqual([door.name, 200])
  for (const made of ['new-page.json', '_media/hostile.png']) rmSync(join(dev.folder, made))
})

const showing = (src: string) => ({ type: 'picture', picture: { src, alt: 'One plain colour and nothing else.' } })

/** Puts beside the content, and as links into it, what a hostile request could lead to. */
function prepare(dev: Dev): { expectUnchanged(): void } {
  const evil = join(dirname(dev.folder), 'pages-evil')
  mkdirSync(evil, { recursive: true })
  for (const name of ['a.json', 'inner.json']) writeFileSync(join(evil, name), '{}')
  writeFileSync(join(dirname(dev.folder), 'package.json'), '{}')
  mkdirSync(join(dev.folder, '_media'), { recursive: true })
  const state = () => JSON.stringify([hashes(dev.folder), hashes(evil), hashes('schemas')])
  const before = state()
  const links = {
    'linked.json': 'a.json',
    linkedFolder: '',
    'linked-folder': '',
    '_media/linked-folder': '',
    '_media/linked.png': 'a.json',
  }
  for (const [name, target] of Object.entries(links)) symlinkSync(join(evil, target), join(dev.folder, name))
  return {
    expectUnchanged() {
      for (const name of Object.keys(links)) rmSync(join(dev.folder, name))
      expect(state()).toBe(before)
    },
  }
}

function withPort(dev: Dev, sent: Sent): Sent {
  const { port } = new URL(dev.address)
  const headers = Object.entries(sent.headers ?? {}).map(([name, value]) => [
    name,
    value?.replace('PORT', port) ?? null,
  ])
  return { ...sent, headers: Object.fromEntries(headers) as Record<string, string | null> }
}

/** What is wrong with the answer to a hostile request. `nowhere`: what may be said of a path that leads nowhere. */
function complaints({ name, status }: Hostile, answer: Heard, nowhere: number[]): string[] {
  const allowed = status === 404 ? nowhere : [status]
  return [
    ...(allowed.includes(answer.status) ? [] : [`${name}: ${answer.status} instead of ${status}`]),
    ...(answer.headers['access-control-allow-origin'] === undefined ? [] : [`${name}: lets others read`]),
    ...(answer.body.includes('    at ') ? [`${name}: shows a stack`] : []),
  ]
}

test('one of two mistakes can be fixed, a new one cannot be made', async ({ dev, page }) => {
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
        fetch(`${address}__brightrail/open`, { method: 'POST', mode: 'no-cors', body: '{"file":"package.json"}' }),
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
