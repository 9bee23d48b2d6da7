import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashes } from '../support/command.ts'
import { type Dev, expect, open, test } from './devServer.ts'
import { endpoint, hostile } from './hostile.ts'
import { pageHeaders, revisionOf, type Sent, send, tokenOf } from './token.ts'

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
