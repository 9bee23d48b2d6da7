import { documentAddress } from '../model/route.ts'
import type { PageDocument } from '../model/document.ts'

/** What came of asking for the document of a route. `failed`: the network or the server, so the browser should load the page itself. */
export type Loaded = { kind: 'page'; document: PageDocument } | { kind: 'missing' } | { kind: 'failed' }

/** How long a prefetched document may be used, in milliseconds: a visitor who stays gets what is current. */
const freshFor = 5 * 60_000

const kept = new Map<string, { at: number; loaded: Promise<Loaded> }>()

/** Loads the document of a route, once for all who ask within five minutes. Never rejects. */
export function loadDocument(route: string): Promise<Loaded> {
  const known = kept.get(route)
  if (known && Date.now() - known.at < freshFor) return known.loaded
  const loaded = request(documentAddress(route))
  kept.set(route, { at: Date.now(), loaded })
  void loaded.then((result) => {
    if (result.kind === 'failed') kept.delete(route)
  })
  return loaded
}

/** Forgets what has been loaded, because it has changed (in development). */
export function forgetDocuments(): void {
  kept.clear()
}

/** The not-found page's document, for addresses that have none. */
export function loadNotFound(): Promise<Loaded> {
  return request('/404.json')
}

async function request(address: string): Promise<Loaded> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } })
    if (response.status === 404) return { kind: 'missing' }
    if (!response.ok) return { kind: 'failed' }
    return { kind: 'page', document: (await response.json()) as PageDocument }
  } catch {
    return { kind: 'failed' }
  }
}
