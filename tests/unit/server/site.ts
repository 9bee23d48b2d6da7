import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { formatHeaders } from '../../../scripts/server/headerFile.ts'
import { headerRules } from '../../../scripts/server/headers.ts'
import { createSiteHandler } from '../../../scripts/server/site.ts'
import { type Answer, ask } from '../../e2e/support/ask.ts'
import { type Files, put } from '../../support/scratch.ts'

/** Fifty different characters, so that a part of them tells where it was. */
export const letters = Array.from({ length: 50 }, (_, at) => String.fromCharCode(48 + at)).join('')

/** The files of a small site, as a build writes them: their names and what is in them. */
export const smallSite = (word = 'first'): Record<string, string> => ({
  '404.html': `<p>Not found, ${word}`,
  'index.html': `<p>Home, ${word}`,
  'payout.html': `<p>Payout, ${word}`,
  'payout.json': JSON.stringify({ word }),
  'contact.html': `<p>Contact, ${word}`,
  'case-studies/one.html': `<p>One, ${word}`,
  'robots.txt': letters,
  'assets/app-Ab_12345.js': `// ${word}`,
  '.well-known/security.txt': 'Contact: mailto:a@b.example',
  _headers: formatHeaders(headerRules([{ route: '/contact', policy: "default-src 'none'" }]), {
    who: 'tests',
    mostCharacters: 2000,
  }),
  _redirects: '/old-payout /payout 301\n/caf%c3%a9.html /payout 301\n',
})

/** The same files, and beside each of them its compressed variants. */
export function compressed(files: Record<string, string>): Record<string, string | Uint8Array> {
  const variants = Object.entries(files).flatMap(([name, text]) =>
    name.startsWith('_')
      ? []
      : [
          [`${name}.br`, brotliCompressSync(text)],
          [`${name}.gz`, gzipSync(text)],
        ],
  )
  return { ...files, ...Object.fromEntries(variants) }
}

/** Serves a folder with these files until the test has ended. */
export async function start(files: Files = smallSite()) {
  const folder = join(mkdtempSync(join(tmpdir(), 'brightrail-serve-')), 'dist')
  put(folder, files)
  const server = createServer(createSiteHandler(folder))
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
    rmSync(dirname(folder), { recursive: true, force: true })
  })
  return {
    folder,
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
      ask(`http://127.0.0.1:${port}`, path, headers, method),
    origin: `http://127.0.0.1:${port}`,
    /** The first line of the answer to a request line that no client library would send. */
    askRaw: (line: string) => firstLine(port, line),
  }
}

function firstLine(port: number, line: string): Promise<string> {
  return new Promise((done, fail) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${line}\r\nHost: a\r\nConnection: close\r\n\r\n`, 'latin1'),
    )
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => {
      text += part
    })
    socket.on('error', fail)
    socket.on('close', () => done(text.split('\r\n')[0] ?? ''))
  })
}
