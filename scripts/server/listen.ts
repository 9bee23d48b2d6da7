import { createServer, type Server } from 'node:http'
import { UsageError } from '../lib/options.ts'

const firstPort = 4173
const lastPort = 4273

/**
 * Starts a server on this machine's loopback address: on the given port, or on the first free one from 4173 on. Returns
 * the port. Throws a {@link UsageError} when the given port cannot be had.
 */
export async function listen(server: Server, port?: number): Promise<number> {
  if (port !== undefined) {
    const refusal = await tryPort(server, port)
    if (refusal === null) return port
    throw portError(port, refusal)
  }
  for (let candidate = firstPort; candidate <= lastPort; candidate++) {
    if ((await tryPort(server, candidate)) === null) return candidate
  }
  throw new UsageError(
    `No port from ${firstPort} to ${lastPort} is free. Stop one of the servers there, or use --port.`,
  )
}

/** Throws the same where a server could not have this port. */
export async function requirePort(port: number): Promise<void> {
  const server = createServer()
  await listen(server, port)
  await new Promise((done) => server.close(done))
}

type Refusal = 'EADDRINUSE' | 'EACCES'

/** Says why a port cannot be had, and what to do. */
export const portError = (port: number, refusal: Refusal): UsageError =>
  new UsageError(
    refusal === 'EACCES'
      ? `Port ${port} is reserved for the system. Use a port from 1024 on, or leave --port out.`
      : `Port ${port} is in use. Leave --port out, and a free one is found.`,
  )

function tryPort(server: Server, port: number): Promise<Refusal | null> {
  return new Promise((done, fail) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening)
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') done(error.code)
      else fail(error)
    }
    const onListening = () => {
      server.off('error', onError)
      done(null)
    }
    server.once('error', onError)
    server.once('listening', onListening)
    server.listen(port, 'localhost')
  })
}
