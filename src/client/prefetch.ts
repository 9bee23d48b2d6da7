import { internalLink } from './links.ts'

/** How long a pointer has to rest on a link before it counts as intent, in milliseconds. */
const restTime = 65

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Calls `load` with the route of a link that the visitor is about to follow. Returns what ends it. */
export function watchIntent(load: (route: string) => void): () => void {
  const connection = (navigator as { connection?: Connection }).connection
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const onOver = (event: Event) => {
    clearTimeout(timer)
    const link = internalLink(event)
    if (link && link.pathname !== location.pathname) timer = setTimeout(load, restTime, link.pathname)
  }
  const onTouch = (event: Event) => {
    const link = internalLink(event)
    if (link && link.pathname !== location.pathname) load(link.pathname)
  }
  document.addEventListener('pointerover', onOver, { passive: true })
  document.addEventListener('touchstart', onTouch, { passive: true })
  return () => {
    document.removeEventListener('pointerover', onOver)
    document.removeEventListener('touchstart', onTouch)
  }
}
