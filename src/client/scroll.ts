import { recall, store } from '../ui/tabs/tabMemory.ts'
import { openTab } from '../ui/tabs/tabsBehaviour.ts'

const storageKey = 'scroll'
const reloadKey = 'scroll reload'

let positions: Record<string, number> = {}

/** The name that the router gives each entry of the history. */
export const entryKey = () => (history.state as { key?: string } | null)?.key ?? 'first'

/**
 * Remembers where each entry of the history was scrolled to (NAV-6); the declarative router does not. While the site
 * is open the browser must not scroll on its own, because the old page is still there when Back is pressed; when the site
 * is left it must, because then it restores the position itself.
 */
export function keepScrollPositions(): void {
  positions = (recall(storageKey) ?? {}) as Record<string, number>
  if (isStep() && scrollY === 0) scrollTo({ top: positions[entryKey()] ?? 0, behavior: 'instant' })
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    remember()
    store(storageKey, positions)
  })
  addEventListener('scroll', remember, { passive: true })
}

/** Whether this load ends a step in the history whose place the browser does not bring back. */
function isStep(): boolean {
  const isReloaded = recall(reloadKey) === entryKey()
  store(reloadKey, null)
  // The site was open here when it went on from this entry without a load.
  return isReloaded || (isBack() && history.scrollRestoration === 'manual')
}

/** Whether Back or Forward has loaded this page. */
const isBack = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'back_forward'

/**
 * Loads the page again because another build has replaced it. When a step in the history has led to it, it shall still come
 * to its place.
 */
export function reload(isInStep = isBack()): void {
  store(reloadKey, isInStep && entryKey())
  location.reload()
}

let current = ''

function remember(): void {
  // Between Back and the arrival of its page, the position still belongs to the page that is being left.
  if (current === entryKey()) positions[current] = scrollY
}

/**
 * Goes where the visitor expects after a page has changed: back to the old place, to the fragment, to the tab that the
 * address names (HOME-3), or to the top.
 */
export function settleScroll(how: 'history' | 'link'): void {
  current = entryKey()
  const target = namedPlace()
  const kept = how === 'history' ? positions[current] : undefined
  const openedTab = openTab()
  const go = () => scrollTo({ top: kept ?? 0, behavior: 'instant' })
  if (kept === undefined && target) {
    // What the browser itself does when it follows a link to something folded.
    target.closest('details')?.setAttribute('open', '')
    target.scrollIntoView()
  } else if (kept !== undefined || !openedTab) {
    go()
    // Where the old page was still scrolling smoothly, the browser adds what it has moved meanwhile.
    requestAnimationFrame(go)
  }
}

/** What the fragment of the address names, if it is there. */
function namedPlace(): HTMLElement | null {
  let name = location.hash.slice(1)
  try {
    name = decodeURIComponent(name)
  } catch {
    // A % that begins no character, as in `#100%`.
  }
  return document.getElementById(name)
}

/** The page that is open now is the one whose position counts. */
export function startScroll(): void {
  nameEntry()
  current = entryKey()
}

/**
 * Whether this step in the history is a fragment link that the browser has followed by itself: such an entry has no
 * state yet. It gets a name, so that Back finds its position again.
 */
export function followedFragment(): boolean {
  if (history.state !== null) return false
  startScroll()
  return true
}

function nameEntry(): void {
  const state = history.state as { key?: string } | null
  if (!state?.key) history.replaceState({ ...state, key: crypto.randomUUID() }, '')
}
