import { expect, test } from './devServer.ts'
import { send } from './token.ts'

/** Addresses under which Vite, or a plugin of it, could open a file in the editor or tell about the project. */
const vites = [
  '/__open-in-editor',
  '/__OPEN-in-editor',
  '/__Open-In-Editor.json',
  '/__open-in-editor.',
  '/__open-in-editor.x',
  '/__open-in-editor/',
  '/__open-in-editor;x',
  '/__open-in-editor%00',
  '/%5f%5fopen-in-editor',
  '/__open%2din-editor',
  '//__open-in-editor',
  '/./__open-in-editor',
  '/x/../__open-in-editor',
  '/base/../__open-in-editor',
  '/\\__open-in-editor',
  '/__inspect/',
  '/__devtools/',
  '/__vite_ping',
  '/__brightrail/',
  '/__brightrail/open.x',
  '/__BRIGHTRAIL/open',
]

test('T-S15 SEC-2 nobody reaches an editor by an address of Vite, and every answer says who may frame it', async ({
  dev,
}) => {
  const { host, origin } = new URL(dev.address)
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(dev.address, { method, path, headers: { Host: host, 'Sec-Fetch-Site': 'same-origin', ...headers } })
  const wrong: string[] = []
  for (const [path, method] of vites.flatMap((one) => ['GET', 'POST'].map((name) => [one, name] as const))) {
    const { status, headers } = await ask(`${path}?file=package.json`, { Origin: origin }, method)
    if (![301, 400, 404].includes(status) || /editor/.test(headers.location ?? '/'))
      wrong.push(`${method} ${path}: ${status}`)
  }
  // A client that talks to a proxy names the host in the address as well.
  const { status } = await ask(`${origin}/__open-in-editor?file=package.json`)
  expect([status, wrong]).toEqual([400, []])

  // The site answers some of these with a page, which is as good. What is odd is nobody's error but the asker's.
  const odd = [
    '//',
    '///',
    '//evil.example/',
    '//evil.example/%2e%2e',
    '/%',
    '/%ff',
    '/%00',
    '/%E0%A4%A',
    '/a%2',
    '/\\',
    '/?%',
    '/#',
    '/%5c',
  ]
  const usual = [
    '/',
    '/index.json',
    '/nowhere',
    '/nowhere.json',
    '/@vite/client',
    '/src/dev/entry.tsx',
    '/src/nowhere.ts',
    '/favicon.svg',
    '/@fs/etc/passwd',
    '/__gallery',
    '/__gallery/stats',
    '/_guide',
    '/_guide/assets/guide.js',
    '/__brightrail/site.json',
    '/__brightrail/open',
    '/__brightrail/documents/x',
  ]
  for (const path of [...odd, ...usual, ...vites]) {
    for (const Accept of ['*/*', 'text/html']) {
      const answer = await ask(path, { Accept })
      if (answer.status >= 500) wrong.push(`${path}: ${answer.status}`)
      if (answer.headers.location?.startsWith('//')) wrong.push(`${path} leads to ${answer.headers.location}`)
      const { 'content-security-policy': policy, 'x-frame-options': framing } = answer.headers
      if (policy !== "frame-ancestors 'self'" || framing !== 'SAMEORIGIN') wrong.push(`${path} may be framed`)
    }
  }
  const refused = await ask('/', { Host: 'evil.example' })
  expect(refused.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(wrong).toEqual([])
  expect(dev.opened()).not.toContain('package.json')
})
