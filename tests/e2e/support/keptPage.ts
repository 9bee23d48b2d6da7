import type { Browser, BrowserContextOptions, Page } from 'playwright/test'
import { isFull } from '../../support/sample.ts'
import { test as base } from './share.ts'
import { followTraces } from './traces.ts'

/**
 * The page of a worker: the tests of the same options take it one after the other. A page in a window of its own costs
 * three times as much, because the browser starts another process and compiles all scripts anew. In a full run each test
 * has a new one, with nothing in its cache.
 */
class Keeper {
  #kept: { page: Page; options: string } | undefined

  /** A page with these options at about:blank, or at a picture of the site: nothing of an earlier test is in it. */
  async take(browser: Browser, options: BrowserContextOptions): Promise<Page> {
    const { viewport, ...others } = options
    const wanted = JSON.stringify(others)
    if (this.#kept?.options !== wanted || this.#kept.page.context().browser() !== browser) await this.drop()
    this.#kept ??= { page: await (await browser.newContext(options)).newPage(), options: wanted }
    const { page } = this.#kept
    if (viewport) await page.setViewportSize(viewport)
    const { colorScheme = null, contrast = null, forcedColors = null, reducedMotion = null } = others
    await page.emulateMedia({ media: null, colorScheme, contrast, forcedColors, reducedMotion })
    return page
  }

  /** Puts the page back as it was before the test, or closes it when that cannot be done. */
  async giveBack(page: Page, isClean: boolean): Promise<void> {
    if (!isClean || isFull || page.isClosed() || !(await wipe(page))) await this.drop()
  }

  async drop(): Promise<void> {
    await this.#kept?.page.context().close()
    this.#kept = undefined
  }
}

/** Leaves nothing stored, no place in the history and no route. False where no answer comes: on a foreign site. */
async function wipe(page: Page): Promise<boolean> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  if (page.url() === 'about:blank') return true
  if (new URL(page.url()).hostname !== 'localhost') return false
  // A picture of the same origin, because for another one the browser would start another process.
  // The server may be gone, when the test had one of its own.
  if (!(await page.goto(new URL('/favicon.svg', page.url()).href).catch(() => null))) return false
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    const deleted = (await indexedDB.databases()).map(
      ({ name = '' }) =>
        new Promise((done) => Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onblocked: done })),
    )
    await Promise.all(deleted)
  })
  await context.clearCookies()
  await page.mouse.move(0, 0)
  const session = await context.newCDPSession(page)
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  return true
}

/** Tests that need no browser are made with this, and so need no other worker than those that do. */
export const worker = base.extend<object, { keeper: Keeper }>({
  keeper: [
    async ({}, use) => {
      const keeper = new Keeper()
      await use(keeper)
      await keeper.drop()
    },
    { scope: 'worker' },
  ],
})

/** Every test in a browser is made with this. It knows the options that tests give; another one has to be named twice here. */
export const test = worker.extend<{ window: Browser }>({
  /** The browser of the test. */
  window: async ({ browser }, use) => use(browser),
  context: async (
    {
      keeper,
      window,
      contextOptions,
      baseURL,
      colorScheme,
      deviceScaleFactor,
      hasTouch,
      javaScriptEnabled,
      locale,
      permissions,
      timezoneId,
      viewport,
    },
    use,
    info,
  ) => {
    const own = {
      baseURL,
      colorScheme,
      deviceScaleFactor,
      hasTouch,
      javaScriptEnabled,
      locale,
      permissions,
      timezoneId,
    }
    const given = Object.fromEntries(Object.entries({ ...own, viewport }).filter(([, value]) => value !== undefined))
    const page = await keeper.take(window, { ...contextOptions, ...given })
    const takeBack = followTraces(page)
    await use(page.context())
    await keeper.giveBack(page, (await takeBack()) && info.status === info.expectedStatus)
  },
  page: async ({ context }, use) => {
    const [page] = context.pages()
    await use(page ?? (await context.newPage()))
  },
})
