import type { Page } from 'playwright/test'
import { isFull } from '../support/sample.ts'
import { documentOf, read, routes } from './support/dist.ts'
import { hydrated, isMarked, mark, open } from './support/page.ts'
import { holdReact } from './support/react.ts'
import { expect, test } from './support/site.ts'

for (const [timezoneId, locale, colorScheme] of [
  ['Pacific/Kiritimati', 'ar-EG', 'dark'],
  ['America/St_Johns', 'de-DE', 'light'],
] as const) {
  test.describe(`in ${timezoneId}, ${locale}, ${colorScheme}`, () => {
    test.use({ timezoneId, locale, colorScheme })
    test('T-R4 hydration finds no difference', async ({ page }) => {
      for (const route of isFull ? routes() : ['/']) await open(page, route)
    })
  })
}

test('SPEED-1 React goes through a page once as it takes it over', async ({ page }) => {
  // What React tells its developer tools.
  await page.addInitScript(() => {
    const counted = window as unknown as { commits: number; __REACT_DEVTOOLS_GLOBAL_HOOK__: object }
    const ignore = () => {}
    counted.commits = 0
    counted.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (counted.commits += 1),
      onPostCommitFiberRoot: ignore,
      onCommitFiberUnmount: ignore,
    }
  })
  await open(page, '/payout')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await page.evaluate('commits')).toBe(1)
})

test('T-R5 a tab that was opened before hydration stays open, and keeps the focus', async ({ page }) => {
  const react = await holdReact(page)
  await page.goto('/')
  const tab = page.locator('[data-tab]').nth(2)
  await tab.click()
  await tab.focus()
  await react.release()
  await hydrated(page)
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[data-panel]').nth(2)).toBeVisible()
  await expect(tab).toBeFocused()
})

test('T-R5 a list that was opened before hydration stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const react = await holdReact(page)
  await page.goto('/compliance')
  await page.locator('main summary').first().click()
  await react.release()
  await hydrated(page)
  await expect(page.locator('main details').first()).toHaveAttribute('open')
})

/** Answers for the document of a route with one that has been changed, as a newer build would. */
async function change(
  page: Page,
  route: string,
  field: 'hash' | 'code' | 'site' | 'policy',
  times?: number,
): Promise<void> {
  const handle = async (intercepted: Parameters<Parameters<Page['route']>[1]>[0]) => {
    const response = await intercepted.fetch()
    await intercepted.fulfill({ response, json: { ...(await response.json()), [field]: 'another' } })
  }
  await page.route(documentOf(route), handle, times ? { times } : {})
}

for (const field of ['hash', 'code'] as const) {
  test(`T-R7 a document with another ${field} causes one reload, then the page stays usable`, async ({ page }) => {
    await change(page, '/', field)
    let loads = 0
    page.on('framenavigated', () => loads++)
    const answered = () => page.waitForResponse((response) => response.url().endsWith('/index.json'))
    const [first] = [answered()]
    await page.goto('/')
    await first
    await answered()
    await expect.poll(() => loads).toBe(2)
    // The second document differs as well: now nothing more may happen, and everything must work without React.
    await page.locator('[data-tab]').nth(1).click()
    await expect(page.locator('[data-panel]').nth(1)).toBeVisible()
    expect(loads).toBe(2)
    await page.locator('footer a[href="/compliance"]').click()
    await expect(page).toHaveURL('/compliance')
    await expect(page.locator('h1')).toBeVisible()
  })
}

for (const field of ['code', 'site', 'policy'] as const) {
  test(`T-R7 SEC-1 a page with another ${field} is loaded in full`, async ({ page }) => {
    await open(page, '/')
    await mark(page)
    await change(page, '/compliance', field, 1)
    await page.locator('footer a[href="/compliance"]').click()
    await expect(page).toHaveURL('/compliance')
    await hydrated(page)
    expect(await isMarked(page)).toBe(false)
  })
}

test('NOJS-1 a page that an extension has changed is drawn anew, with all of its blocks', async ({ page, gate }) => {
  await page.route('/compliance', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/<main[^>]*>/, '$&<aside>Save to my notes</aside>') })
  })
  await page.goto('/compliance')
  await expect(page.locator('aside')).toHaveCount(0)
  await hydrated(page)
  const { blocks } = JSON.parse(read(documentOf('/compliance'))).page as { blocks: { type: string; title?: string }[] }
  await expect(page.locator('#root [data-block]')).toHaveCount(blocks.length)
  for (const { title } of blocks) if (title) await expect(page.getByRole('heading', { name: title })).toBeVisible()
  // React reports what it has found, and what was there before is replaced.
  const report = /^error: Minified React error #418|^shift: /
  expect((await gate.take()).filter((problem) => !report.test(problem))).toEqual([])
})

test('a page whose document does not arrive stays what it is', async ({ page, gate }) => {
  gate.expect('failed: /compliance.json net::ERR_CONNECTION_RESET')
  gate.expect('console.error: Failed to load resource: net::ERR_CONNECTION_RESET at /compliance.json')
  await page.route('/compliance.json', (route) => route.abort('connectionreset'))
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/compliance')
  await failed
  await expect(page.locator('h1')).toBeVisible()
  await page.locator('footer a[href="/privacy-policy"]').click()
  await expect(page).toHaveURL('/privacy-policy')
})
