import type { Page, Route } from 'playwright/test'
import { laterScripts } from './dist.ts'

/** Waits until React has taken over, or drawn, every part of the page; it marks each element that is its own. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.querySelector('main > [data-rest]')) return false
    const parts = [...document.querySelectorAll('main, main > *')]
    return parts.length > 1 && parts.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))
  })
}

/** Goes through the history. The call is over before the page goes, which would end it with an error. */
export async function goInHistory(page: Page, by: number): Promise<void> {
  await page.evaluate((steps) => void setTimeout(() => history.go(steps)), by)
}

/** Opens an address and waits until React has taken over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/**
 * The texts that are in the page, each once, also those in closed details and tabs; not those of menus, which open, of
 * the buttons that open them, and of those that do what only a script can. In small letters, with single spaces.
 */
export function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text
      const text = data.replace(/\s+/g, ' ').trim().toLowerCase()
      const unsaid =
        'script, style, noscript, #announcement, [popover], [popovertarget], [data-submenu] > ul, [data-copy], [data-replay]'
      if (!text || !parentElement || parentElement.closest(unsaid)) continue
      // What no press brings to light is a state that has not come: an error, a closed dialog, the other layout.
      const canBeOpened = parentElement.closest('details, [data-panel]')
      if (canBeOpened || parentElement.checkVisibility({ visibilityProperty: true })) found.add(text)
    }
    return [...found]
  })
}

/** What can be seen of the page from top to bottom, in small letters and with single spaces: styles may change the letters. */
export async function visibleText(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replace(/\s+/g, ' ').toLowerCase()
}

/** Waits until two frames have begun: what came before them has been drawn, and the page has heard of it. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** How far the page is scrolled. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Waits until a quiet page has the code of all blocks: before that it leaves links to the browser. With Save-Data none is loaded. */
export async function quiet(page: Page): Promise<void> {
  const isBuilt = await page.evaluate(() => document.querySelector('script[src^="/assets/"]') !== null)
  // The development server has all code from the start.
  const files = isBuilt ? laterScripts() : []
  const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  if (await page.evaluate(savesData)) return
  await page.waitForFunction(
    (paths) => paths.every((path) => performance.getEntriesByName(location.origin + path).length > 0),
    files,
  )
  // A file that has arrived may not have been run yet.
  await page.evaluate((paths) => Promise.allSettled(paths.map((path) => import(path))).then(() => {}), files)
}

/** Sets a mark that lives as long as the window: gone after a full load. Links are followed in this window by then. */
export async function mark(page: Page): Promise<void> {
  await quiet(page)
  await page.evaluate(() => void Object.assign(window, { marked: true }))
}

/** Whether the window is still the one that was marked. */
export const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** The number of sideways pixels that the page can be scrolled. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Waits until the browser has found nothing more to do, twice: what begins then has begun. */
export const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))))

/** Opens what a press opens, without a script, too. Of a group the browser would keep only one open. */
export function unfold(page: Page): Promise<void> {
  return page.locator('details').evaluateAll((groups) => {
    for (const one of groups as HTMLDetailsElement[]) {
      one.removeAttribute('name')
      one.open = true
    }
  })
}

/** From now on every page has all that a press opens stand open, from its first moment: later it would move what is read. */
export const unfoldFromStart = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('details:not([open])')) {
        // Of a group the browser keeps only one open.
        one.removeAttribute('name')
        one.setAttribute('open', '')
      }
    }).observe(document, { childList: true, subtree: true })
  })

/** Keeps everything at these addresses from arriving until the returned function is called; then `answer` gives it. */
export async function hold(
  page: Page,
  addresses: Parameters<Page['route']>[0],
  answer = (intercepted: Route) => intercepted.continue(),
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(addresses, async (intercepted) => {
    await held
    // The page may be gone by then.
    await answer(intercepted).catch(() => undefined)
  })
  return release
}
