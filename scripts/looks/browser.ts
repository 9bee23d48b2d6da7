import { createServer } from 'node:http'
import type { Browser, BrowserContext, Page } from 'playwright'
import { listen } from '../server/listen.ts'
import { createSiteHandler } from '../server/site.ts'
import { waitForLetters } from './letters.ts'

/** The widths at which pages are photographed, in px, and the height of the window. */
export const widths = [1440, 768, 360] as const
export const windowHeight = 900

/** A built site that is served, and how a visitor's window opens on it. */
export interface Stage {
  origin: string
  context: BrowserContext
  /** What a foreign server does with a form that is sent to it: nothing ever, or it shows an answer. */
  answers: boolean
  close(): Promise<void>
}

/** A page that is being photographed. */
export interface Sitting {
  page: Page
  stage: Stage
  address: string
}

/** Serves a site, and opens a browser's context of that width on it. Nothing from elsewhere arrives. */
export async function openStage(browser: Browser, site: string, width: number): Promise<Stage> {
  const server = createServer(createSiteHandler(site))
  const origin = `http://localhost:${await listen(server)}`
  const context = await browser.newContext({
    viewport: { width, height: windowHeight },
    // Motion is at its end: what the page promises to those who want none.
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  })
  const stage: Stage = {
    origin,
    context,
    answers: false,
    async close() {
      await context.close()
      server.close()
      server.closeAllConnections()
    },
  }
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      const request = route.request()
      // What waits for a script of another site is photographed while it waits.
      if (request.resourceType() === 'script') return
      if (!request.isNavigationRequest() || request.method() === 'GET') return route.abort()
      // The browser stays on the page as long as no answer comes.
      if (stage.answers) await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Answer</title>' })
    },
  )
  return stage
}

/** Starts the browser without what would make two pictures of the same page differ. */
export async function startBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright')
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
  ]
  return chromium.launch({ executablePath, args })
}

/** Opens an address of a stage in a page, as a visitor who comes for the first time. */
export async function visit({ page, stage: { origin }, address }: Sitting): Promise<void> {
  if (page.url().startsWith(origin)) await page.evaluate(() => sessionStorage.clear())
  await page.goto(origin + address, { waitUntil: 'load' })
  await taken(page)
  await prepare(page)
  await settle(page)
}

/** What would look otherwise from one time to the next is made the same: fonts come however late, a caret does not blink. */
export async function prepare(page: Page): Promise<void> {
  await page.evaluate(waitForLetters)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { caret-color: transparent !important; scroll-behavior: auto !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Waits until React has taken over, or drawn, every part of the page; it marks each element that is its own. */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main, main > *')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber')),
    ),
  )
}

/** Waits until fonts and pictures are there, and what has been pressed is drawn. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let round = 0; round < 2; round++) {
      await frame()
      await frame()
      await document.fonts.ready
      for (const image of document.images) image.loading = 'eager'
      await Promise.allSettled([...document.images].map((image) => image.decode()))
    }
  })
}
