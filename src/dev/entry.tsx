import '../theme/site.css'
import { CacheProvider } from '@emotion/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { enhanceFrame } from '../chrome/frameBehaviour.ts'
import { startBehaviours } from '../client/behaviours.ts'
import { readBuildInfo } from '../client/buildInfo.ts'
import { forgetDocuments } from '../client/documents.ts'
import { settleScroll } from '../client/scroll.ts'
import { ClientSite } from '../client/site.tsx'
import type { PageDocument } from '../model/document.ts'
import { allBlocks, allParts } from '../render/allParts.ts'
import { PartsContext } from '../render/parts.ts'
import { createStyleCache } from '../render/styleCache.ts'
import { keepToken } from './ask.ts'
import { namesAfterEdit } from './blockNames.ts'
import { keepOpen } from './keepOpen.ts'
import type { Change, SiteDocument } from './messages.ts'
import { catchFileLinks } from './openFile.ts'
import { createOverlay } from './overlay.ts'

// The page in development: the same site as for visitors, whose document and frame are replaced in place when their
// files change. Nothing here reaches a visitor.

type Replace = (document: PageDocument, path: string) => void

const styles = createStyleCache()
const overlay = createOverlay()
catchFileLinks(overlay.open)
let site: SiteDocument | null = null
let shown: { document: PageDocument; path: string } | null = null
let replace: Replace | null = null
// A block that threw stays replaced, so after the next change the whole tree is made anew.
let generation = 0
let hasFailed = false

/** In the gallery an example is alone. */
const parts = location.pathname.startsWith('/__gallery/') ? allBlocks : allParts

const root = createRoot(document.getElementById('root') as HTMLElement, {
  onCaughtError(error, { componentStack }) {
    hasFailed = true
    console.error(error, componentStack)
  },
})

function draw(): void {
  if (!site || !shown) return
  root.render(
    <CacheProvider value={styles}>
      <PartsContext value={parts}>
        <BrowserRouter>
          <ClientSite
            key={generation}
            site={site.site}
            initial={shown.document}
            subscribe={subscribe}
            onShown={onShown}
          />
        </BrowserRouter>
      </PartsContext>
    </CacheProvider>,
  )
}

function subscribe(next: Replace): () => void {
  replace = next
  return () => {
    replace = null
  }
}

let isSettled = false

function onShown(document: PageDocument, path: string): void {
  shown = { document, path }
  tellServer()
  // The HTML came without content, so the browser could not bring back the position or go to the fragment itself.
  if (!isSettled) settleScroll('history')
  isSettled = true
}

function tellServer(): void {
  const state = { path: shown?.path ?? location.pathname, page: shown?.document.hash ?? '', site: site?.hash ?? '' }
  import.meta.hot?.send('brightrail:tab', state)
}

function onChange({ path, page, site: newSite }: Change): void {
  forgetDocuments()
  if (newSite) {
    site = newSite
    document.documentElement.lang = newSite.site.language
  }
  let next = page
  if (page && (!shown || shown.path === path)) {
    if (shown?.document.route === page.route) next = { ...page, names: namesAfterEdit(shown.document, page) }
    shown = { document: next ?? page, path }
  }
  if ((newSite || page) && hasFailed) {
    hasFailed = false
    generation++
  }
  // At once, because what is open is put right before anybody sees that it was not.
  keepOpen(() =>
    flushSync(() => {
      if (newSite || !replace || generation > 0) draw()
      if (next) replace?.(next, path)
    }),
  )
  for (const button of document.querySelectorAll('[data-submenu] > button:not([aria-expanded])')) {
    button.ariaExpanded = 'false'
  }
}

async function start(): Promise<void> {
  const info = readBuildInfo(document.documentElement)
  const load = async (address: string): Promise<unknown> => (await fetch(address)).json()
  const [page, frame] = await Promise.all([load(info.document), load(info.site)])
  site = frame as SiteDocument | null
  shown = { document: page as PageDocument, path: location.pathname }
  startBehaviours()
  // The frame has to be there before it gets its keys and its roles.
  flushSync(draw)
  enhanceFrame()
  // Without a readable site document nothing can be drawn; the server tells what is wrong with it.
  if (!site) tellServer()
}

import.meta.hot?.on('brightrail:change', onChange)
// The frames of the guide and of the gallery show examples, which have nothing to do with errors of pages. Those of the
// code concern them, too.
const isFramed = window.parent !== window
const ofCode = { here: [], elsewhere: [], warnings: [], count: { here: 0, elsewhere: 0, warnings: 0 } }
import.meta.hot?.on('brightrail:findings', (pageFindings) =>
  overlay.show(isFramed ? { ...pageFindings, ...ofCode } : pageFindings),
)
import.meta.hot?.on('brightrail:token', ({ token }) => keepToken(token))
void start()
