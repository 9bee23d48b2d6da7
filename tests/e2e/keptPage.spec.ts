import type { Page } from 'playwright/test'
import { expect, test } from './support/site.ts'

// The tests of a worker take one page in turn: what one of them leaves behind, the next must not find.
test.describe.configure({ mode: 'default' })

const heard: string[] = []

/** What a test could leave in the page, the window or the browser. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('left')),
    cookie: document.cookie,
    left: 'left' in window,
    entries: history.length,
    width: innerWidth,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isPrinted: matchMedia('print').matches,
  }))

let fresh: Awaited<ReturnType<typeof stateOf>>

for (const turn of [1, 2, 3]) {
  test(`what a test leaves behind, the next one does not find: ${turn}`, { tag: '@always' }, async ({
    page,
    context,
  }) => {
    // The page before may have told of its own entries in the history after its test had ended.
    heard.length = 0
    await page.goto('/privacy-policy')
    expect((await page.request.get('/robots.txt')).status()).toBe(200)
    const before = await stateOf(page)
    fresh ??= before
    expect(before).toEqual(fresh)
    expect(context.pages()).toHaveLength(1)
    expect(heard).toEqual([])
    expect(await page.evaluate(async () => (await fetch('/robots.txt')).status)).toBe(200)

    await page.evaluate(() => {
      localStorage.setItem('left', 'x')
      sessionStorage.setItem('left', 'x')
      document.cookie = 'left=x'
    })
    await page.addInitScript(() => void Object.assign(window, { left: true }))
    await page.route('/robots.txt', (route) => route.fulfill({ status: 204 }))
    page.on('framenavigated', (frame) => void (frame.url().endsWith('/privacy-policy') && heard.push(frame.url())))
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce', colorScheme: 'dark' })
    await page.setViewportSize({ width: 400, height: 400 })
    await page.goto('/privacy-policy')
    expect(await stateOf(page)).toMatchObject({ left: true, width: 400, isStill: true, isPrinted: true })
    expect(heard).not.toEqual([])
    await context.newPage()
  })
}
