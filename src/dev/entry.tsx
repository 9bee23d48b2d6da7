import { CacheProvider } from '@emotion/react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { arrival } from '../boot/arrival.ts'
import '../boot/living.ts'
import { enhanceFrame } from '../chrome/frameBehaviour.ts'
import { startBehaviours } from '../client/behaviours.ts'
import { readBuildInfo } from '../client/buildInfo.ts'
import { forgetDocuments } from '../client/documents.ts'
import { ClientSite } from '../client/site.tsx'
import type { PageDocument } from '../model/document.ts'
import { PartsContext } from '../render/parts.ts'
import { createStyleCache } from '../render/styleCache.ts'
import { enhanceAllTabs } from '../ui/tabs/tabsBehaviour.ts'
import { afterEdit } from './afterEdit.ts'
import { keepToken } from './ask.ts'
import { canvasName } from './canvas/messages.ts'
import { knownParts, learnKinds } from './canvas/unknownKind.tsx'
import { frameHash, replaceFrame } from './frame.ts'
import { keepOpen } from './keepOpen.ts'
import type { Change, SiteDocument } from './messages.ts'
import { catchFileLinks } from './openFile.ts'
import { createOverlay } from './overlay.ts'
import { catchPointing } from './pointing.ts'
import { showBadges } from './badges.ts'

// The page in development: the same HTML as for visitors, of which React takes over every block, and whose document and
// frame are replaced in place when their files change. Nothing here reaches a visitor.

type Replace = (document: PageDocument, path: string) => void

/** The page is the canvas of the studio, which has newer words than its file. */
const canvas = window.name === canvasName && window.parent !== window ? import('./canvas/canvas.ts') : null
// The frames of the guide and of the gallery show examples, which have nothing to do with errors of pages. Those of the
// code concern them, too.
const isFramed = window.parent !== window
const styles = createStyleCache()
const overlay = createOverlay()
catchFileLinks(overlay.open)
catchPointing(() => shown?.path ?? location.pathname, overlay.open)
let site: SiteDocument | null = null
let shown: { document: PageDocument; path: string } | null = null
let replace: Replace | null = null
// A block that threw stays replaced, so after the next change the whole tree is made anew.
let generation = 0
let hasFailed = false

const container = document.getElementById('root') as HTMLElement
let root: Root | undefined
const onCaughtError = (error: unknown, { componentStack }: { componentStack?: string | undefined }) => {
  hasFailed = true
  console.error(error, componentStack)
}

/** `isThere`: the HTML shows just what is drawn. */
function draw(isThere = false): void {
  if (!site || !shown) return
  const tree = (
    <CacheProvider value={styles}>
      {/* Another value each time: so React goes through every block, those too that it has left for a quiet moment. */}
      <PartsContext value={{ ...knownParts }}>
        <BrowserRouter useTransitions={false}>
          <ClientSite
            key={generation}
            site={site.site}
            initial={shown.document}
            subscribe={subscribe}
            onShown={onShown}
          />
        </BrowserRouter>
      </PartsContext>
    </CacheProvider>
  )
  if (!root && isThere) root = hydrateRoot(container, tree, { onCaughtError })
  else {
    root ??= createRoot(container, { onCaughtError })
    root.render(tree)
  }
}

function subscribe(next: Replace): () => void {
  replace = next
  return () => {
    replace = null
  }
}

function onShown(document: PageDocument, path: string): void {
  // An edit comes from those who would be told: in the studio with every key.
  if (shown?.document === document) return
  shown = { document, path }
  tell()
}

/** Tells all who have to know which page is shown. */
function tell(): void {
  nameFiles()
  tellServer()
  void canvas?.then(({ tellShown }) => tellShown(shown?.path ?? location.pathname))
}

/** Says what was written where, and what of it visitors do not see. */
function nameFiles(): void {
  if (!shown) return
  showBadges(shown.document.written)
  if (!isFramed) overlay.showPage(shown.document, shown.path)
}

function tellServer(): void {
  import.meta.hot?.send('brightrail:tab', {
    path: shown?.path ?? location.pathname,
    page: shown?.document.hash ?? '',
    site: site?.hash ?? '',
    frame: frameHash(),
  })
}

function onChange({ path, page, site: newSite, frame }: Change): void {
  forgetDocuments()
  if (newSite) {
    site = newSite
    document.documentElement.lang = newSite.site.language
  }
  let next = page
  if (page) learnKinds(page.page)
  if (page && (!shown || shown.path === path)) {
    if (shown?.document.route === page.route) next = afterEdit(shown.document, page)
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
  if (frame) replaceFrame(frame)
  nameFiles()
}

async function start(): Promise<void> {
  enhanceFrame()
  const info = readBuildInfo(document.documentElement)
  const load = async (address: string): Promise<unknown> => (await fetch(address)).json()
  const [page, frame] = await Promise.all([load(info.document), load(info.site)])
  site = frame as SiteDocument | null
  shown = { document: page as PageDocument, path: location.pathname }
  startBehaviours()
  const isThere = info.hash === shown.document.hash && container.hasChildNodes()
  // The first time leaves the blocks for a quiet moment, the second one takes them over at once.
  flushSync(() => draw(isThere))
  flushSync(() => draw())
  enhanceAllTabs(arrival !== 'navigate')
  // Also where nothing can be drawn without a readable site document: the server tells what is wrong with it.
  tell()
}

void canvas?.then(({ startCanvas }) => startCanvas(onChange))
import.meta.hot?.on('brightrail:change', canvas ? ({ path, frame }) => frame && onChange({ path, frame }) : onChange)
const ofCode = { here: [], elsewhere: [], warnings: [], count: { here: 0, elsewhere: 0, warnings: 0 } }
let codeError: string | undefined
import.meta.hot?.on('brightrail:findings', (pageFindings) => {
  overlay.show(isFramed ? { ...pageFindings, ...ofCode } : pageFindings)
  const isFixed = codeError !== undefined && pageFindings.code === undefined
  codeError = pageFindings.code
  if (!isFixed || !hasFailed) return
  hasFailed = false
  generation++
  draw()
})
import.meta.hot?.on('brightrail:token', ({ token }) => keepToken(token))
void start()
