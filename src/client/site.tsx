import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Site } from '../content/schema.gen.ts'
import type { PageDocument } from '../content/types.ts'
import { App } from '../render/app.tsx'
import { announce } from './announce.ts'
import { readBuildInfo } from './buildInfo.ts'
import { type Loaded, loadDocument, loadNotFound } from './documents.ts'
import { differsInFragmentOnly, internalLink, isPlainClick } from './links.ts'
import { watchIntent } from './prefetch.ts'
import { followedFragment, settleScroll, startScroll } from './scroll.ts'

interface Props {
  site: Site
  initial: PageDocument
  /** Hands over a newer version of the page that is shown (in development); returns what ends it. */
  subscribe?: (replace: (document: PageDocument) => void) => () => void
}

/** The document on the screen, the path it is shown at (the not-found page stands at any), and how the visitor came. */
interface Shown {
  document: PageDocument
  path: string
  by: 'load' | 'link' | 'history' | 'edit'
}

/**
 * The site in the browser: holds the document that is shown, and loads the next one before it changes anything, so that
 * the old page stays until the new one can be drawn.
 */
export function ClientSite({ site, initial, subscribe }: Props) {
  const [shown, setShown] = useState<Shown>({ document: initial, path: location.pathname, by: 'load' })
  const current = useRef(shown)
  const wanted = useRef(shown.path)
  const navigate = useNavigate()

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = internalLink(event)
      if (!link || !isPlainClick(event) || differsInFragmentOnly(link)) return
      event.preventDefault()
      const path = link.pathname
      const target = path + link.search + link.hash
      wanted.current = path
      void resolve(path).then((document) => {
        if (wanted.current !== path) return
        if (!document) return location.assign(target)
        startTransition(() => {
          void navigate(target)
          setShown({ document, path, by: 'link' })
        })
      })
    }
    const onPop = () => {
      if (followedFragment()) return
      const path = location.pathname
      wanted.current = path
      if (path === current.current.path) return settleScroll('history')
      void resolve(path).then((document) => {
        if (wanted.current !== path) return
        if (!document) return location.reload()
        startTransition(() => setShown({ document, path, by: 'history' }))
      })
    }
    document.addEventListener('click', onClick)
    addEventListener('popstate', onPop)
    return () => {
      document.removeEventListener('click', onClick)
      removeEventListener('popstate', onPop)
    }
  }, [navigate])

  useEffect(() => subscribe?.((document) => setShown((old) => ({ ...old, document, by: 'edit' }))), [subscribe])
  useEffect(() => watchIntent((route) => void loadDocument(route)), [])

  useLayoutEffect(() => {
    const isNewPage = shown.path !== current.current.path
    current.current = shown
    if (shown.by === 'load') return startScroll()
    if (shown.by === 'edit') return
    if (isNewPage) announce(shown.document.page.title)
    settleScroll(shown.by)
  }, [shown])

  return <App site={site} document={shown.document} />
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
