import type { ViteDevServer, WebSocketClient } from 'vite'
import { changeOf, type Known } from './content.ts'

/**
 * Listens to the studios that open. Each is told the token for writing here, because only pages of this server get through to
 * Vite's socket, and from then on what becomes of every file. Returns what tells them.
 */
export function followStudios(server: ViteDevServer, token: string): (known: Known, keys: Iterable<string>) => void {
  const studios = new WeakSet<WebSocketClient>()
  server.ws.on('brightrail:studio', (_: null, client: WebSocketClient) => {
    studios.add(client)
    client.send('brightrail:token', { token })
  })
  return (known, keys) => {
    const open = [...server.ws.clients].filter((client) => studios.has(client))
    if (open.length === 0) return
    const change = changeOf(known, keys)
    for (const client of open) client.send('brightrail:files', change)
  }
}
