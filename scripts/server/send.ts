import { closeSync, createReadStream, read } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { OpenFile } from './files.ts'
import { type Part, partOf } from './range.ts'

/** One request and its answer, which nothing has been written to yet. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/** Sends an open file, or a part of it, or that the client has this version already; closes it in any case. */
export function sendFound({ request, response }: Exchange, file: OpenFile, headers: OutgoingHttpHeaders): void {
  const known = { ...headers, ETag: file.tag, Vary: 'Accept-Encoding' }
  if (isKnown(request, file)) {
    closeSync(file.fd)
    response.writeHead(304, known)
    return void response.end()
  }
  const part = request.method === 'GET' && isBegun(request, file) ? partOf(request.headers.range, file.size) : 'whole'
  const ranges = { ...known, 'Accept-Ranges': 'bytes' }
  if (part === 'whole') return sendFile({ request, response }, file, { status: 200, headers: ranges })
  if (part === 'unsatisfiable') {
    closeSync(file.fd)
    return sendText(response, 416, { ...headers, 'Content-Range': `bytes */${file.size}` }, '')
  }
  const place = `bytes ${part.start}-${part.end}/${file.size}`
  sendFile({ request, response }, file, { status: 206, headers: { ...ranges, 'Content-Range': place }, part })
}

/** Whether the client has this version of the file. */
function isKnown({ headers }: IncomingMessage, { tag }: OpenFile): boolean {
  const known = headers['if-none-match'] ?? ''
  return known.trim() === '*' || [...known.matchAll(/"[^"]*"/g)].some(([one]) => one === tag)
}

/** Whether what the client has of the file, if it says so, is the beginning of this version. */
const isBegun = ({ headers }: IncomingMessage, { tag }: OpenFile) => (headers['if-range'] ?? tag) === tag

interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  /** What is sent of the file; without it all of it. */
  part?: Part
}

/** Sends an open file, or for HEAD only what would come before it, and closes it. */
export function sendFile({ request, response }: Exchange, file: OpenFile, { status, headers, part }: Answer): void {
  const { start, end } = part ?? { start: 0, end: file.size - 1 }
  const length = end - start + 1
  response.writeHead(status, {
    ...headers,
    'Content-Type': file.type,
    // A cache between here and the visitor has to tell the forms of one address from each other.
    Vary: 'Accept-Encoding',
    ...(file.encoding && { 'Content-Encoding': file.encoding }),
    'Content-Length': length,
  })
  if (request.method === 'HEAD' || length === 0) {
    closeSync(file.fd)
    return void response.end()
  }
  const send = length <= atOnce ? sendAtOnce : sendBitByBit
  send(response, file.fd, { start, end })
}

/** Up to this size in bytes a file is read in one go, which costs less than a stream. Few files of a site are larger. */
const atOnce = 256 * 1024

function sendAtOnce(response: ServerResponse, fd: number, { start, end }: Part): void {
  const bytes = Buffer.allocUnsafe(end - start + 1)
  read(fd, bytes, 0, bytes.length, start, (error, count) => {
    closeSync(fd)
    finish(response, !error && count === bytes.length, bytes)
  })
}

function sendBitByBit(response: ServerResponse, fd: number, { start, end }: Part): void {
  const content = createReadStream('', { fd, start, end })
  pipeline(content, response, { end: false }).then(
    () => finish(response, content.bytesRead === end - start + 1),
    () => finish(response, false),
  )
}

/** A file that is written anew in its place may have become shorter: the client has to see that something is missing. */
function finish(response: ServerResponse, isComplete: boolean, rest?: Buffer): void {
  if (isComplete) response.end(rest)
  else response.destroy()
}

/** Answers with a text, or without content when it is empty. */
export function sendText(response: ServerResponse, status: number, headers: OutgoingHttpHeaders, text: string): void {
  const type = text === '' ? {} : { 'Content-Type': 'text/plain; charset=utf-8' }
  response.writeHead(status, { ...headers, ...type, 'Content-Length': Buffer.byteLength(text) })
  response.end(text)
}
