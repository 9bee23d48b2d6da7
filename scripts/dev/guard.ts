import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Refused } from '../../src/studio/server/messages.ts'

type More = Omit<Refused, 'message'>

/** Why a request is refused: its status, a sentence for whoever reads the answer, and what else that one should know. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly more: More
  constructor(status: number, message: string, more: More = {}) {
    super(message)
    this.status = status
    this.more = more
  }
}

const names = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a request was sent to this machine by one of its own names. Another name means that somebody else's domain
 * leads here (DNS rebinding), and then "same origin" would mean theirs.
 */
export function isOwnHost({ headers, socket }: IncomingMessage): boolean {
  const isOwn = names.some((name) => headers.host === `${name}:${socket.localPort}`)
  return isOwn && /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '')
}

/** Refuses what no page of this server has sent: a browser says where a request comes from, and no page can change that. */
export function requireOwnPage(request: IncomingMessage): void {
  if (!isOwnHost(request) || request.headers['sec-fetch-site'] !== 'same-origin') {
    throw new Refusal(403, 'Only pages of this server may ask for this.')
  }
}

/** Refuses what does not come from a page that this very run of the server has told its token. */
export function requireToken(request: IncomingMessage, token: string): void {
  requireOwnPage(request)
  const { origin, host } = request.headers
  if (origin !== `http://${host}`) throw new Refusal(403, 'Only pages of this server may ask for this.')
  const given = Buffer.from(String(request.headers['x-brightrail-token'] ?? ''))
  const known = Buffer.from(token)
  if (given.length !== known.length || !timingSafeEqual(given, known)) {
    throw new Refusal(403, 'The server was started anew. Reload the page.')
  }
}

/** So much may be sent: a document of the greatest length, and its characters written as codes. */
const mostBytes = 4 * 1024 * 1024

/** The JSON that a request brings; other kinds of content, which a form can send without being asked, are refused. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!/^application\/json(?:; ?charset=utf-8)?$/i.test(request.headers['content-type'] ?? '')) {
    throw new Refusal(415, 'The content has to be application/json.')
  }
  const bytes = await readBody(request, mostBytes)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal(400, 'The content is no JSON.')
  }
}

/** What a request brings. `most`: more bytes are refused with 413. */
export async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  const isTooMuch = () => new Refusal(413, `This is too large: ${Math.floor(most / 1_000_000)} MB are the most.`)
  if (Number(request.headers['content-length'] ?? 0) > most) throw isTooMuch()
  const parts: Buffer[] = []
  let size = 0
  // Leaving the loop must not cut the connection: the answer still goes through it.
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) throw isTooMuch()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** So much of a refused request is read before the line is cut: who is still sending would not hear the answer. */
const mostRefused = 64 * 1024 * 1024

/** Reads what is left of a request, and forgets it. */
export function readAway(request: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    if (request.readableEnded || request.destroyed) return done()
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size > mostRefused) request.destroy()
    })
    request.once('close', done).once('end', done)
    request.resume()
  })
}
