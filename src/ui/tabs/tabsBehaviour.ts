// What the tabs do beyond HTML and CSS, without React: the small script that runs before React uses it, and so does the
// component after a navigation in the browser. The checked radio button in the document is the only state there is.

const isWide = () => matchMedia('(min-width: 1200px)').matches

type Attributes = Record<string, string | false>

function set(element: Element, attributes: Attributes): void {
  for (const name in attributes) {
    if (attributes[name]) element.setAttribute(name, attributes[name])
    else element.removeAttribute(name)
  }
}

const tabsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-tab]')]
const radioOf = (tab: Element) => tab.previousElementSibling as HTMLInputElement
const panelOf = (tab: Element) => tab.nextElementSibling as HTMLElement
const topOf = (element: Element) => element.getBoundingClientRect().top

/** Says to assistive technology what is seen: tabs over one panel on a desktop, buttons that disclose elsewhere. */
function describe(root: Element): void {
  const wide = isWide()
  const tabs = tabsOf(root)
  // The panels are between the tabs, so the list owns its tabs from the side.
  set(root.firstElementChild as Element, {
    role: wide && 'tablist',
    'aria-owns': wide && tabs.map((tab) => tab.id).join(' '),
  })
  for (const tab of tabs) {
    const open = radioOf(tab).checked
    const panel = panelOf(tab)
    set(tab, {
      role: wide ? 'tab' : 'button',
      tabindex: wide && !open ? '-1' : '0',
      'aria-controls': panel.id,
      'aria-selected': wide && `${open}`,
      'aria-expanded': !wide && `${open}`,
      'aria-disabled': !wide && open && 'true',
    })
    set(panel, { role: wide ? 'tabpanel' : 'region', tabindex: wide && '0', 'aria-labelledby': tab.id })
  }
}

/** Opens a tab. Where the panels are between the tabs, `to` comes to the height at which `from` was. */
function choose(tab: Element, from = tab, to = tab): void {
  const top = Math.max(topOf(from), 96)
  radioOf(tab).checked = true
  describe(tab.parentElement as Element)
  if (!isWide()) scrollBy({ top: topOf(to) - top, behavior: 'instant' })
}

/** Opens the next (1) or the previous (-1) tab; after the last one comes the first. */
export function stepTabs(root: Element, by: 1 | -1): void {
  const tabs = tabsOf(root)
  const at = tabs.findIndex((tab) => radioOf(tab).checked)
  const tab = tabs.at((at + by) % tabs.length)
  if (tab) choose(tab, panelOf(tabs[at] ?? tab), panelOf(tab))
}

/** The tab that an address names (`?tab=payroll`). */
const namedTab = () =>
  tabsOf(document).find((tab) => tab.dataset.tab === new URLSearchParams(location.search).get('tab'))

const showSection = (tab: Element) => tab.closest('section')?.scrollIntoView({ behavior: 'instant' })

/** Opens the tab that an address names and brings its section into view; tells whether there is one. */
export function openTab(): boolean {
  const tab = namedTab()
  if (!tab) return false
  choose(tab)
  showSection(tab)
  return true
}

/**
 * Enhances every `[data-tabs]` of a page that has been parsed, and opens the tab that its address names. Its section comes
 * into view unless the page is at a place that shall stay (`isPlaced`).
 */
export function enhanceAllTabs(isPlaced: boolean): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-tabs]')) enhanceTabs(root)
  const tab = namedTab()
  if (!tab) return
  choose(tab)
  if (isPlaced) return
  // The page may have been painted already. Once the panels have changed places out of sight, nothing moves in view.
  requestAnimationFrame(() => requestAnimationFrame(() => showSection(tab)))
}

/**
 * Gives a `[data-tabs]` element keys and roles. It may run any number of times; its listeners end with the element.
 * The document works without it: each tab is the label of a radio button, which the script takes out of sight.
 */
export function enhanceTabs(root: HTMLElement): void {
  describe(root)
  if (root.dataset.live) return
  root.dataset.live = 'true'
  // What had the focus is out of sight now.
  const next = document.activeElement?.nextElementSibling as HTMLElement | null
  if (next?.dataset.tab) next.focus()

  root.addEventListener('click', ({ target }) => {
    const tab = (target as Element).closest('[data-tab]')
    if (tab) choose(tab)
  })
  root.addEventListener('keydown', (event) => {
    const tabs = tabsOf(root)
    const at = tabs.indexOf(event.target as HTMLElement)
    if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return
    const wide = isWide()
    const places: Record<string, number> = {
      Enter: at,
      ' ': at,
      Home: 0,
      End: -1,
      [`Arrow${wide ? 'Right' : 'Down'}`]: at + 1,
      [`Arrow${wide ? 'Left' : 'Up'}`]: at - 1,
    }
    const place = places[event.key]
    if (place === undefined) return
    event.preventDefault()
    const tab = tabs.at(place % tabs.length)
    tab?.focus()
    if (tab && (wide || place === at)) choose(tab)
  })
  new ResizeObserver(() => describe(root)).observe(root)
}
