import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import type { Site } from '../model/schema.gen.ts'
import type { PageDocument } from '../model/document.ts'
import { App } from '../render/app.tsx'
import { useParts } from '../render/parts.ts'
import { LivingContext } from '../ui/images/livingDrawing.tsx'
import { drawLiving } from './living/livingDrawing.tsx'
import { announce } from './announce.ts'
import { differsInFragmentOnly, internalLink, isPlainClick } from './links.ts'
import { loadPage } from './nextPage.ts'
import { adoptStyles } from './pageStyles.ts'
import { isMetered, watchIntent, watchView } from './prefetch.ts'
import { endWaiting, startWaiting } from './waiting.ts'
import { showRoute } from '../chrome/showRoute.ts'
import { isFooterInView, placeFooter } from './frame.ts'
import { followedFragment, reload, settleScroll, startScroll } from './scroll.ts'
import { dropStructuredData } from './structuredData.ts'
import { focusUsedLink, releaseFocus, rememberLink } from './usedLink.ts'

interface Props {
  site: Site
  initial: PageDocument
  /** Hands over newer versions of the page at a path (in development); returns what ends it. */
  subscribe?: (replace: (document: PageDocument, path: string) => void) => () => void
  /** Hears which document is shown at which path, from the first one on (in development). */
  onShown?: (document: PageDocument, path: string) => void
}

/** The document on the screen, the path it is shown at (the not-found page is at any), and how the visitor came. */
interface Shown {
  document: PageDocument
  path: string
  by: 'load' | 'link' | 'history' | 'edit'
  /** The visitor comes to the top of another page: what is below the first screen may be drawn a moment later. */
  isAtTop?: boolean
}

/**
 * The site in the browser: holds the document that is shown, and loads the next one before it changes anything, so that
 * the old page stays until the new one can be drawn.
 */
export function ClientSite({ site, initial, subscribe, onShown }: Props) {
  const [shown, setShown] = useState<Shown>({ document: initial, path: location.pathname, by: 'load' })
  // React follows with this one in the background: the rest of the page is drawn with it.
  const drawn = useDeferredValue(shown)
  const isWhole = drawn === shown || !shown.isAtTop
  const { load, isComplete } = useParts()
  const current = useRef(shown)
  const wanted = useRef(shown.path)
  // The router makes a new function with every step in the history, before the listeners below have heard of that step.
  const latest = useNavigate()
  const navigate = useRef(latest)
  useLayoutEffect(() => {
    navigate.current = latest
  }, [latest])

  useEffect(() => {
    const goTo = (path: string, loadInFull: () => void, change: (document: PageDocument) => void) => {
      wanted.current = path
      startWaiting()
      // A page that is already loaded is drawn once all listeners have seen the click: the menu closes, and gives the focus back.
      void Promise.all([loadPage(path, load), new Promise((done) => setTimeout(done))]).then(([document]) => {
        if (wanted.current !== path) return
        if (!document) return loadInFull()
        draw(document, () => change(document))
        endWaiting()
        focusUsedLink()
      })
    }
    const onClick = (event: MouseEvent) => {
      const link = internalLink(event.target)
      if (!link || !isPlainClick(event) || differsInFragmentOnly(link)) return
      // A page of its own is there before code that is still on its way; where each byte counts, code is worth the wait.
      if (isComplete?.() === false && !isMetered()) return
      event.preventDefault()
      rememberLink(link)
      const path = link.pathname
      const target = path + link.search + link.hash
      const change = (document: PageDocument) => {
        void navigate.current(target)
        setShown({ document, path, by: 'link', isAtTop: target === path && path !== current.current.path })
      }
      goTo(path, () => location.assign(target), change)
    }
    const onPop = () => {
      if (followedFragment()) return
      const path = location.pathname
      if (path !== current.current.path)
        return goTo(
          path,
          () => reload(true),
          (document) => setShown({ document, path, by: 'history' }),
        )
      wanted.current = path
      endWaiting()
      settleScroll('history')
    }
    document.addEventListener('click', onClick)
    addEventListener('popstate', onPop)
    // Where a full load was waited for, Back can bring this page as it was left.
    addEventListener('pageshow', endWaiting)
    return () => {
      document.removeEventListener('click', onClick)
      removeEventListener('popstate', onPop)
      removeEventListener('pageshow', endWaiting)
    }
  }, [load, isComplete])

  useEffect(
    () =>
      subscribe?.((document, path) => setShown((old) => (old.path === path ? { document, path, by: 'edit' } : old))),
    [subscribe],
  )
  useEffect(() => onShown?.(shown.document, shown.path), [onShown, shown])
  useEffect(() => watchIntent((route) => void loadPage(route, load)), [load])
  useEffect(() => (load ? watchView(drawn.path, load) : undefined), [drawn.path, load])

  useEffect(() => {
    // Only who has a touch screen and meets tabs needs the code for it.
    if (navigator.maxTouchPoints > 0 && document.querySelector('[data-tabs]'))
      void import('./swipes.tsx').then(({ startSwipes }) => startSwipes())
  }, [drawn])

  useLayoutEffect(() => {
    const isNewPage = shown.path !== current.current.path
    current.current = shown
    if (shown.by === 'load') return startScroll()
    if (shown.by === 'edit') return
    settleScroll(shown.by)
    if (!isNewPage) return
    dropStructuredData()
    announce(shown.document.page.title)
  }, [shown])
  useLayoutEffect(() => {
    if (drawn.by === 'load') return
    showRoute(drawn.document.route)
    // While the old page was still scrolling, a frame may have shown the footer below the first screen.
    if (drawn.isAtTop) placeFooter(true)
  }, [drawn])

  // A step in the history re-renders all that navigates; the page that is left need not be drawn for it once more.
  return useMemo(
    () => (
      <LivingContext value={drawLiving}>
        <App site={site} document={shown.document} isThere={shown.by === 'load'} isWhole={isWhole} />
      </LivingContext>
    ),
    [site, shown, isWhole],
  )
}

/**
 * Draws what is seen first of the next page in one go: in pieces, with frames of the old page between them, it would
 * arrive later. The styles change in the same moment.
 */
function draw(document: PageDocument, change: () => void): void {
  const wasInView = isFooterInView()
  releaseFocus()
  adoptStyles(document.css)
  flushSync(change)
  placeFooter(wasInView)
}
