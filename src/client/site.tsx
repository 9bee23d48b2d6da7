import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { Site } from '../content/schema.gen.ts'
import type { PageDocument } from '../content/types.ts'
import { App } from '../render/app.tsx'
import { announce } from './announce.ts'
import { readBuildInfo } from './buildInfo.ts'
import { type Loaded, loadDocument, loadNotFound } from './documents.ts'
import { differsInFragmentOnly, internalLink, isPlainClick } from './links.ts'
import { watchIntent } from './prefetch.ts'
import { settleScroll, startScroll } from './scroll.ts'

interface Props {
  site: Site
  initial: PageDocument
}

/**
 * The site in the browser: holds the document that is shown, and loads the next one before the address changes, so that
 * the old page stays until the new one can be drawn.
 */
export function ClientSite({ site, initial }: Props) {
  const [shown, setShown] = useState(initial)
  const navigate = useNavigate()
  const location = useLocation()
  const type = useNavigationType()
  const wanted = useRef(location.pathname)

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = internalLink(event)
      if (!link || !isPlainClick(event) || differsInFragmentOnly(link)) return
      event.preventDefault()
      const target = link.pathname + link.search + link.hash
      wanted.current = link.pathname
      void resolve(link.pathname).then((document) => {
        if (wanted.current !== link.pathname) return
        if (!document) return globalThis.location.assign(target)
        startTransition(() => {
          setShown(document)
          void navigate(target)
        })
      })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])

  // Back and Forward have changed the address already; the page follows.
  const shownAt = useRef(location.pathname)
  useEffect(() => {
    if (type !== 'POP' || location.pathname === shownAt.current) return
    wanted.current = location.pathname
    void resolve(location.pathname).then((document) => {
      if (wanted.current !== location.pathname) return
      if (!document) return globalThis.location.reload()
      shownAt.current = location.pathname
      startTransition(() => setShown(document))
    })
  }, [location, type])

  const first = useRef(true)
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false
      return startScroll()
    }
    shownAt.current = globalThis.location.pathname
    settleScroll(type === 'POP' ? 'history' : 'link')
    announce(shown.page.title)
    dispatchEvent(new Event('brightrail:page'))
  }, [shown, type])

  useEffect(() => watchIntent((route) => void loadDocument(route)), [])
  return <App site={site} document={shown} />
}

/** The document of a route that this page may draw; null when the browser has to load the page itself. */
async function resolve(route: string): Promise<PageDocument | null> {
  let loaded: Loaded = await loadDocument(route)
  if (loaded.kind === 'missing') loaded = await loadNotFound()
  return loaded.kind === 'page' && belongsHere(loaded.document) ? loaded.document : null
}

/** Another build, another site document or another policy: what is loaded cannot draw it, one full page load can. */
function belongsHere(next: PageDocument): boolean {
  const here = readBuildInfo(document.documentElement)
  return next.code === here.code && next.site === here.site && (next.policy ?? '') === here.policy
}
