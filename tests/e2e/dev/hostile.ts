import type { Sent } from './token.ts'

/** Where documents are changed. */
export const endpoint = '/__brightrail/documents/'

/** What follows the address of the endpoint and is no document of the content. */
export const outside = [
  '../package.json',
  '../../package.json',
  '..%2fpackage.json',
  '%2e%2e/package.json',
  '%2e%2e%2fpackage.json',
  '%252e%252e%252fpackage.json',
  '..%5cpackage.json',
  '..\\package.json',
  '....//package.json',
  './compliance.json',
  '%2e/compliance.json',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  '//etc/passwd',
  'C:%5cWindows%5cwin.json',
  'file:///etc/passwd',
  'compliance.json%00',
  'compliance.json%00.json',
  'compliance%00.json',
  '..%2fpages-evil%2fa.json',
  '../pages-evil/a.json',
  'linked.json',
  'linkedFolder/inner.json',
  '.git/hooks/x',
  '.git/config.json',
  '..%2f.git%2fhooks%2fx.json',
  '.env.json',
  '.hidden.json',
  '_shared/../../package.json',
  '_shared/..%2f..%2fpackage.json',
  '../vite.config.json',
  '../tsconfig.json',
  '../schemas/page.json',
  'compliance.html',
  'compliance.ts',
  'compliance',
  'compliance.json.bak',
  'compliance.json.',
  'compliance.json%20',
  '%20compliance.json',
  'compliance.json/',
  'compliance.json/x.json',
  `${'a'.repeat(300)}.json`,
  'COMPLIANCE.JSON',
  'Compliance.json',
  'c%D0%BEmpliance.json',
  '%EF%BD%83ompliance.json',
  'compliance.json%3a%3a$DATA',
  'con.json',
  'new-file.json',
  'constructor.json',
  '__proto__.json',
  '',
  '%',
  '%zz.json',
  '%ff.json',
]

/** A request that differs from an honest one in one thing, and the status that it has to get. */
export interface Hostile {
  name: string
  change: Partial<Sent>
  status: number
}

/** Requests with methods that an address does not know. */
export const byMethod = (...methods: string[]): Hostile[] =>
  methods.map((method) => ({
    name: `method ${method}`,
    change: { method, ...(method === 'HEAD' ? { body: '' } : {}) },
    status: 405,
  }))

/** Requests that no page of the server has sent, as a browser would tell; PORT stands for the server's. */
export const fromElsewhere: Hostile[] = [
  ...['cross-site', 'same-site', 'none', 'same-origin, cross-site', null].map((site) => ({
    name: `fetch site ${site}`,
    change: { headers: { 'Sec-Fetch-Site': site } },
    status: 403,
  })),
  ...[
    'evil.example',
    '10.0.0.5',
    '10.0.0.5:PORT',
    'a.localhost:PORT',
    'localhost',
    'localhost:1',
    'evil@localhost:PORT',
  ].map((host) => ({
    name: `host ${host}`,
    change: { headers: { Host: host, Origin: `http://${host}` } },
    status: 403,
  })),
]

/** Requests that would change something, and come from elsewhere or without the token. */
export const unasked: Hostile[] = [
  ...fromElsewhere,
  ...[
    'https://evil.example',
    'null',
    'http://localhost:1',
    'http://localhost',
    'https://localhost:PORT',
    'http://127.0.0.1:PORT',
    'http://localhost:PORT.evil.example',
    null,
  ].map((origin) => ({ name: `origin ${origin}`, change: { headers: { Origin: origin } }, status: 403 })),
  ...['', 'wrong', 'A'.repeat(43), null].map((token) => ({
    name: `token ${token}`,
    change: { headers: { 'X-Brightrail-Token': token } },
    status: 403,
  })),
]

const others: Hostile[] = [
  ...byMethod('HEAD', 'POST', 'DELETE', 'OPTIONS'),
  ...unasked,
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'text/json',
    'application/jsonx',
    null,
  ].map((type) => ({ name: `content type ${type}`, change: { headers: { 'Content-Type': type } }, status: 415 })),
  { name: 'a body of 5 MB', change: { body: 'x'.repeat(5_000_000) }, status: 413 },
  {
    name: 'a body of 5 MB without a length',
    change: { body: 'x'.repeat(5_000_000), headers: { 'Transfer-Encoding': 'chunked' } },
    status: 413,
  },
  ...[
    '',
    '{',
    'null',
    '[]',
    '{}',
    '{"edits":[]}',
    '{"edits":{}}',
    '{"edits":[null]}',
    '{"edits":[{"offset":-1,"length":0,"text":"x"}]}',
    '{"edits":[{"offset":0.5,"length":0,"text":"x"}]}',
    '{"edits":[{"offset":1e99,"length":0,"text":"x"}]}',
    '{"edits":[{"offset":0,"length":99999999,"text":"x"}]}',
    '{"edits":[{"offset":0,"length":0,"text":1}]}',
    '{"edits":[{"offset":0,"length":0,"text":"\\ud800"}]}',
    '{"edits":[{"offset":0,"length":5,"text":"x"},{"offset":2,"length":5,"text":"y"}]}',
    '{"edits":[{"offset":0,"length":0,"text":"x","file":"../a.json"}]}',
    '{"edits":[{"offset":0,"length":0,"text":"x"}],"path":"../a.json"}',
  ].map((body) => ({ name: `body ${body}`, change: { body }, status: 400 })),
  { name: 'a body that is no UTF-8', change: { body: Buffer.from([0x7b, 0xff, 0x7d]) }, status: 400 },
  ...[
    '{"edits":[{"offset":0,"length":1,"text":""}]}',
    '{"edits":[{"offset":1,"length":0,"text":"\\"nope\\": 1,"}]}',
  ].map((body) => ({ name: `a worse document: ${body}`, change: { body }, status: 422 })),
  { name: 'no revision', change: { headers: { 'If-Match': null } }, status: 428 },
  ...['*', '""', `"${'0'.repeat(64)}"`, 'W/"x"'].map((revision) => ({
    name: `revision ${revision}`,
    change: { headers: { 'If-Match': revision } },
    status: 412,
  })),
]

/** Every way to misuse the endpoint that is known here; PORT stands for the server's. */
export const hostile: Hostile[] = [
  ...outside.map((path) => ({ name: `path ${path.slice(0, 60)}`, change: { path: endpoint + path }, status: 404 })),
  ...others,
]
