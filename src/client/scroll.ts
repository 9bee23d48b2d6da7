import { openTab } from '../ui/tabsBehaviour.ts'

const storageKey = 'scroll'

let positions: Record<string, number> = {}

/** The name that the router gives each entry of the history. */
const entryKey = () => (history.state as { key?: string } | null)?.key ?? 'first'

/**
 * Remembers where each entry of the history was scrolled to (NAV-6); the declarative router does not. While the site
 * is open the browser must not scroll on its own, because the old page still stands when Back is pressed; when the site
 * is left it must, because then it restores the position itself.
 */
export function keepScrollPositions(): void {
  try {
    positions = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>
  } catch {
    positions = {}
  }
  history.scrollRestoration = 'manual'
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    remember()
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions))
    } catch {
      // Storage is full or forbidden: Back then starts at the top.
    }
  })
  addEventListener('scroll', remember, { passive: true })
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
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const kept = how === 'history' ? positions[current] : undefined
  const openedTab = openTab(location.search)
  if (kept !== undefined) scrollTo({ top: kept, behavior: 'instant' })
  else if (target) {
    // What the browser itself does when it follows a link to something folded.
    target.closest('details')?.setAttribute('open', '')
    target.scrollIntoView()
  } else if (!openedTab) scrollTo({ top: 0, behavior: 'instant' })
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
