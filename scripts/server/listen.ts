import type { Server } from 'node:http'
import { UsageError } from '../options.ts'

const firstPort = 4173
const lastPort = 4273

/**
 * Starts a server on this machine's loopback address: on the given port, or on the first free one from 4173 on. Returns
 * the port. Throws a {@link UsageError} when the given port is taken.
 */
export async function listen(server: Server, port?: number): Promise<number> {
  if (port !== undefined) {
    if (await tryPort(server, port)) return port
    throw new UsageError(`Port ${port} is in use. Leave --port out, and a free one is found.`)
  }
  for (let candidate = firstPort; candidate <= lastPort; candidate++) {
    if (await tryPort(server, candidate)) return candidate
  }
  throw new UsageError(`No port from ${firstPort} to ${lastPort} is free. End one of the servers there, or use --port.`)
}

function tryPort(server: Server, port: number): Promise<boolean> {
  return new Promise((done, fail) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening)
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') done(false)
      else fail(error)
    }
    const onListening = () => {
      server.off('error', onError)
      done(true)
    }
    server.once('error', onError)
    server.once('listening', onListening)
    server.listen(port, 'localhost')
  })
}
