import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { compress } from '../../build/compress.ts'
import { filesUnder } from '../../lib/cache.ts'
import { typeOf } from '../../server/files.ts'
import { listen } from '../../server/listen.ts'

/** A site that is being served. */
export interface Served {
  /** With a slash at the end. */
  address: string
  stop: () => void
}

/** Serves a site on this machine until it is stopped. */
export async function serve(handler: RequestListener): Promise<Served> {
  const server: Server = createServer(handler)
  const address = `http://localhost:${await listen(server)}/`
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address, stop }
}

interface Answer {
  headers: Record<string, string>
  body: Buffer
}

/** Files whose names change with their content. */
const lasting = /^\/(?:assets|_astro|_next\/static)\//

/**
 * Answers for the folder of another system as our server does for ours: texts compressed beforehand by brotli 11, whatever
 * has a hash in its name kept by the browser, all else asked for again. `/payout` is payout.html or payout/index.html.
 */
export async function createPeerHandler(folder: string): Promise<RequestListener> {
  const answers = new Map<string, Answer>()
  for (const file of filesUnder(folder)) {
    const address = file.slice(folder.length).replaceAll('\\', '/')
    const plain = readFileSync(file)
    // What a router fetches is text too.
    const [best] = await compress(address.replace(/\.data$/, '.txt'), plain)
    const headers = {
      'Content-Type': typeOf(file),
      'Cache-Control': lasting.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(best && { 'Content-Encoding': 'br' }),
    }
    answers.set(address.replace(/(?:\/index)?\.html$/, '') || '/', { headers, body: best?.bytes ?? plain })
  }
  return ({ url = '/' }, response) => {
    const found = answers.get(decodeURIComponent(url.replace(/[?#].*/, '')))
    response.writeHead(found ? 200 : 404, { ...found?.headers, 'Content-Length': found?.body.length ?? 0 })
    response.end(found?.body)
  }
}
