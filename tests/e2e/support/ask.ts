import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Asks a server as it is: nothing is followed, decompressed, or cleaned up in the path.
 * @param origin its address, or `unix:` and the path of its socket
 */
export function ask(origin: string, path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
  const socket = /^unix:(.*)/.exec(origin)?.[1]
  const { hostname, port } = socket === undefined ? new URL(origin) : { hostname: 'localhost', port: '' }
  return new Promise((done, fail) => {
    const sent = request(
      { hostname, port, ...(socket !== undefined && { socketPath: socket }), path, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        )
      },
    )
    sent.on('error', fail)
    sent.end()
  })
}
