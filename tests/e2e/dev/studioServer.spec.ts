import { expect, test } from './devServer.ts'
import { pageHeaders, send, tokenOf } from './token.ts'

test('T-S15 the studio is a page that nobody else can show, and its policy names every script in it', async ({
  dev,
}) => {
  const { host } = new URL(dev.address)
  const get = (path: string) => send(dev.address, { method: 'GET', path, headers: { Host: host, Accept: 'text/html' } })
  const { status, headers, body } = await get('/studio?file=payout.json&at=/blocks/0/title')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).not.toMatch(/token/i)
  expect((await get('/studio/x')).status).toBe(404)
  expect((await get('/')).headers['x-frame-options']).toBe('SAMEORIGIN')
})

test('a studio hears of every change: of an editor, of another studio, of pictures', async ({ dev, page }) => {
  const token = await tokenOf(page, dev.address)
  const heard: string[] = []
  await page.exposeFunction('hear', (message: string) => heard.push(message))
  await page.evaluate(async () => {
    const client = await (await fetch('/@vite/client')).text()
    const key = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? ''
    const socket = new WebSocket(`ws://${location.host}/?token=${key}`, 'vite-hmr')
    socket.addEventListener('message', ({ data }) =>
      (window as unknown as { hear(text: string): void }).hear(String(data)),
    )
    socket.addEventListener('open', () => socket.send('{"type":"custom","event":"brightrail:studio"}'))
  })
  const all = () => heard.join('\n')
  await expect.poll(all).toContain(`"brightrail:token","data":{"token":"${token}"}`)

  const text = dev.read('compliance.json')
  dev.write('compliance.json', `${text}\n`)
  await expect.poll(all).toContain('"key":"compliance.json"')
  dev.write('new-page.json', '{')
  await expect.poll(all).toContain('{"key":"new-page.json","text":"{","revision":"')
  dev.remove('new-page.json')
  await expect.poll(all).toContain('{"key":"new-page.json","gone":true}')

  const body = JSON.stringify({ text })
  const headers = pageHeaders(dev.address, token, `${text}\n`)
  heard.length = 0
  expect(
    (await send(dev.address, { method: 'PUT', path: '/__brightrail/documents/compliance.json', body, headers })).status,
  ).toBe(200)
  await expect.poll(all).toContain('"key":"compliance.json"')
  dev.write('_media/letter.jpg', 'Dear all,')
  await expect.poll(all).toContain('"media":[["letter.jpg",{"width":0')
})
