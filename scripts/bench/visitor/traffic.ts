import type { CDPSession } from 'playwright'

export type Kind = 'html' | 'css' | 'fonts' | 'script' | 'pictures' | 'data'

/** What a page has been sent, by kind; bytes as they went over the line, with their headers. */
export type Traffic = Partial<Record<Kind, { requests: number; bytes: number }>>

const kinds: [RegExp, Kind][] = [
  [/html/, 'html'],
  [/css/, 'css'],
  [/font/, 'fonts'],
  [/javascript/, 'script'],
  [/^(?:image|video)/, 'pictures'],
  [/./, 'data'],
]

/** Counts what a page is sent from now on; `take` hands it over and begins anew. What comes from a cache is not counted. */
export async function countTraffic(cdp: CDPSession): Promise<{ take: () => Traffic }> {
  const cached = new Set<string>()
  const known = new Map<string, Kind>()
  let traffic: Traffic = {}
  cdp.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (cached.has(requestId) || response.fromDiskCache || response.fromPrefetchCache) return
    const kind = kinds.find(([pattern]) => pattern.test(response.mimeType))?.[1]
    if (kind) known.set(requestId, kind)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = known.get(requestId)
    if (!kind) return
    const entry = (traffic[kind] ??= { requests: 0, bytes: 0 })
    entry.requests++
    entry.bytes += encodedDataLength
  })
  await cdp.send('Network.enable')
  return {
    take() {
      const taken = traffic
      traffic = {}
      return taken
    },
  }
}
