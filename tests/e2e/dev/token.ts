import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import type { Page } from 'playwright/test'

/** The token for writing, as a page of this server hears it; the page is at `address` afterwards. */
export function heardToken(page: Page, address: string): Promise<string> {
  return new Promise((done, fail) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const found = tokenIn(String(payload))
        if (found !== undefined) done(found)
      }),
    )
    page.goto(address).catch(fail)
  })
}

const tokenIn = (message: string) => /"brightrail:token","data":\{"token":"([^"]+)"/.exec(message)?.[1]

/**
 * The same, asked for from a picture of this server. The server need not prepare the code of the site for it, which costs
 * more than all else that a test of the writes does.
 */
export async function tokenOf(page: Page, address: string): Promise<string> {
  await page.goto(`${address}favicon.svg`)
  const message = await page.evaluate(async () => {
    const client = await (await fetch('/@vite/client')).text()
    const key = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? ''
    const socket = new WebSocket(`ws://${location.host}/?token=${key}`, 'vite-hmr')
    return new Promise<string>((done, fail) => {
      socket.addEventListener('open', () => socket.send('{"type":"custom","event":"brightrail:hello"}'))
      socket.addEventListener('error', () => fail(new Error('the socket was refused')))
      socket.addEventListener(
        'message',
        ({ data }) => String(data).includes('"brightrail:token"') && done(String(data)),
      )
    })
  })
  return tokenIn(message) ?? ''
}

/** The revision of a text, as the server names it. */
export const revisionOf = (text: string) => `"${createHash('sha256').update(text).digest('hex')}"`

/** The headers with which a page of the server at `address` changes a document whose text it has seen. */
export function pageHeaders(address: string, token: string, seen: string): Record<string, string> {
  const { host, origin } = new URL(address)
  return {
    Host: host,
    Origin: origin,
    'Sec-Fetch-Site': 'same-origin',
    'Content-Type': 'application/json',
    'X-Brightrail-Token': token,
    'If-Match': revisionOf(seen),
  }
}

/** What is sent: everything that a page of the server would send, unless it is given; null leaves a header out. */
export interface Sent {
  method?: string
  path: string
  headers?: Record<string, string | null>
  body?: string | Buffer
}

export interface Heard {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Sends a request as it is given: no client cleans its path or its headers. */
export function send(address: string, { method = 'PATCH', path, headers = {}, body = '' }: Sent): Promise<Heard> {
  const { hostname, port } = new URL(address)
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null)
  const length = 'Transfer-Encoding' in headers ? {} : { 'Content-Length': Buffer.byteLength(body) }
  const all: OutgoingHttpHeaders = { ...length, ...Object.fromEntries(given) }
  return new Promise((done, fail) => {
    const sent = request({ hostname, port, path, method, headers: all, agent: false, setHost: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
    })
    sent.on('error', fail)
    sent.end(body)
  })
}
