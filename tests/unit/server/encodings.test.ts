import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { put } from '../../support/scratch.ts'
import { compressed, smallSite, start } from './site.ts'

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0.5', 'gzip'],
  ['br; q=0 , gzip ; q=0.1', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['identity;q=0', undefined],
  ['brotli', undefined],
  ['sobriety', undefined],
  ['gzip;q=no', undefined],
  ['', undefined],
])('"%s" is answered with %s', async (accepted, encoding) => {
  const { ask } = await start(compressed(smallSite()))
  const { status, headers, body } = await ask('/payout', { 'Accept-Encoding': accepted })
  expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding })
  expect(headers.vary).toContain('Accept-Encoding')
  const read = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : Buffer.from
  expect(read(body).toString()).toBe('<p>Payout, first')
})

test('each variant has its own tag, and is sent once as long as it is the same', async () => {
  const { ask } = await start(compressed(smallSite()))
  const tags = new Set<string>()
  for (const accepted of ['br', 'gzip', '']) {
    const { etag = '' } = (await ask('/payout', { 'Accept-Encoding': accepted })).headers
    tags.add(etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/payout', { 'Accept-Encoding': accepted, 'If-None-Match': known })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    }
    expect((await ask('/payout', { 'Accept-Encoding': accepted, 'If-None-Match': '"other"' })).status).toBe(200)
  }
  expect(tags.size).toBe(3)
})

test('a compressed variant that was left behind by another build is not used', async () => {
  const site = await start(compressed(smallSite('first')))
  // A build without compression, or one whose page has become too short for it, is copied over the one before.
  put(site.folder, smallSite('second'))
  for (const accepted of ['br', 'gzip', 'br, gzip']) {
    const { headers, body } = await site.ask('/payout', { 'Accept-Encoding': accepted })
    expect(headers).not.toHaveProperty('content-encoding')
    expect(body.toString()).toBe('<p>Payout, second')
  }
})

test('a compressed variant that is cut off, or is none, is not used', async () => {
  const files = compressed(smallSite())
  const whole = files['payout.html.br']
  const { ask } = await start({
    ...files,
    'payout.html.br': whole?.slice(0, 9) ?? '',
    'payout.html.gz': 'not compressed',
  })
  const { headers, body } = await ask('/payout', { 'Accept-Encoding': 'br, gzip' })
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, '<p>Payout, first'])
})
