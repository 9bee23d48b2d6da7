import { loadDocument } from './documents.ts'
import { internalLink } from './links.ts'
import { documentAddress } from '../model/route.ts'

/** How long a pointer has to rest on a link before it counts as intent, in milliseconds. */
const restTime = 65

/** Of so many links in view the documents are loaded, on each page; and none after so many bytes: the next may be as large again. */
const mostLinks = 4
const mostBytes = 26_000

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether this visitor pays for each byte, or waits for it: then nothing comes before somebody is about to need it. */
export function isMetered(): boolean {
  const connection = (navigator as { connection?: Connection }).connection
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
}

/** Calls `load` with the route of a link that the visitor is about to follow. Returns what ends it. */
export function watchIntent(load: (route: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const routeOf = ({ target }: Event) => {
    const route = internalLink(target)?.pathname
    return route === location.pathname ? undefined : route
  }
  const onOver = (event: Event) => {
    clearTimeout(timer)
    const route = routeOf(event)
    if (route) timer = setTimeout(load, restTime, route)
  }
  const onTouch = (event: Event) => {
    const route = routeOf(event)
    if (route) load(route)
  }
  document.addEventListener('pointerover', onOver, { passive: true })
  document.addEventListener('touchstart', onTouch, { passive: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', onOver)
    document.removeEventListener('touchstart', onTouch)
  }
}

/**
 * When the page is quiet, loads the code of all blocks, and the documents that a few links in view lead to, one after the
 * other. Where the visitor pays for it, nothing. Returns what ends it.
 */
export function watchView(path: string, loadCode: () => Promise<void>): () => void {
  if (isMetered()) return () => {}
  const asked = new Set([path])
  let turn: Promise<unknown> = Promise.resolve()
  let bytes = 0
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const route = isIntersecting && internalLink(target)?.pathname
      if (!route || asked.has(route) || asked.size > mostLinks) continue
      asked.add(route)
      turn = turn.then(async () => {
        if (bytes > mostBytes) return
        await loadDocument(route)
        bytes += bytesOf(documentAddress(route))
      })
    }
  })
  const handle = (window.requestIdleCallback ?? window.setTimeout)(() => {
    void loadCode().catch(() => {
      // Whoever follows a link asks again.
    })
    for (const link of document.querySelectorAll('main a[href^="/"]')) observer.observe(link)
  })
  return () => {
    ;(window.cancelIdleCallback ?? window.clearTimeout)(handle)
    observer.disconnect()
    bytes = Number.POSITIVE_INFINITY
  }
}

/** How many bytes this address has cost, as they came over the line. */
function bytesOf(address: string): number {
  const [entry] = performance.getEntriesByName(new URL(address, location.href).href).slice(-1)
  return (entry as PerformanceResourceTiming | undefined)?.encodedBodySize ?? 0
}
