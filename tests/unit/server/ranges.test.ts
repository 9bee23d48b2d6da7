import { expect, test } from 'vitest'
import { letters, start } from './site.ts'

const size = letters.length

test.each([
  ['bytes=0-4', 0, 5],
  ['bytes=0-0', 0, 1],
  ['bytes=45-', 45, 50],
  ['bytes=-5', 45, 50],
  ['bytes=-500', 0, 50],
  ['bytes=40-999', 40, 50],
  ['bytes=0-99999999999999999999', 0, 50],
  ['BYTES=1-2', 1, 3],
])('the range %s is answered with these bytes', async (range, from, to) => {
  const { ask } = await start()
  const { status, headers, body } = await ask('/robots.txt', { Range: range })
  expect(status).toBe(206)
  expect(body.toString()).toBe(letters.slice(from, to))
  expect(headers['content-range']).toBe(`bytes ${from}-${to - 1}/${size}`)
  expect(headers['content-length']).toBe(String(to - from))
})

test.each(['bytes=5-2', 'bytes=10-5', 'bytes=50-', 'bytes=99999999999999999999-', 'bytes=-0'])(
  'the range %s cannot be satisfied, and the answer says how long the file is',
  async (range) => {
    const { ask } = await start()
    for (const path of ['/robots.txt', '/payout', '/']) {
      const { status, headers, body } = await ask(path, { Range: range })
      expect(status).toBe(416)
      expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/)
      expect(headers).toHaveProperty('content-security-policy')
      expect(body).toHaveLength(0)
    }
    expect((await ask('/robots.txt')).body.toString()).toBe(letters)
  },
)

test.each([
  'items=0-1',
  'bytes=0-1,3-4',
  'bytes=a-b',
  'bytes=-',
  'bytes',
  'bytes=1',
  '=',
  'bytes=0x1-0x2',
  'bytes=1.5-2',
])('the range %s means nothing here, and the whole file comes', async (range) => {
  const { ask } = await start()
  const { status, headers, body } = await ask('/robots.txt', { Range: range })
  expect(status).toBe(200)
  expect(headers).not.toHaveProperty('content-range')
  expect(body.toString()).toBe(letters)
})

test('a part of a file comes only while the file is the one that the client has begun with', async () => {
  const { ask } = await start()
  const { headers } = await ask('/robots.txt')
  const part = async (ifRange: string) => (await ask('/robots.txt', { Range: 'bytes=0-4', 'If-Range': ifRange })).status
  expect(await part(String(headers.etag))).toBe(206)
  for (const other of ['"other"', `W/${headers.etag}`, 'Tue, 01 Jan 2030 00:00:00 GMT', 'nonsense'])
    expect(await part(other)).toBe(200)
})

test('HEAD, a page that is not there and one that has not changed know no ranges', async () => {
  const { ask } = await start()
  const head = await ask('/robots.txt', { Range: 'bytes=0-4' }, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(size), 0])
  expect((await ask('/nowhere', { Range: 'bytes=0-4' })).status).toBe(404)
  const { etag = '' } = (await ask('/robots.txt')).headers
  expect((await ask('/robots.txt', { Range: 'bytes=90-', 'If-None-Match': etag })).status).toBe(304)
})

test('an empty file is sent whole, whatever range is asked for', async () => {
  const { ask } = await start({ 'empty.txt': '' })
  for (const range of ['bytes=0-', 'bytes=-1', 'bytes=0-0'])
    expect((await ask('/empty.txt', { Range: range })).status).toBe(200)
})
