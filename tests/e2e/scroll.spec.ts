import type { Page } from 'playwright/test'
import { documentOf } from './support/dist.ts'
import { titleOf } from './support/document.ts'
import { goInHistory, hydrated, isMarked, mark, open, scrolled, twoFrames } from './support/page.ts'
import { holdReact } from './support/react.ts'
import { expect, test } from './support/site.ts'

async function scrollDown(page: Page, to: number): Promise<void> {
  // The page may still be gliding to the fragment of its address.
  await expect(async () => {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to)
    // The place is remembered with the event that tells of it.
    await twoFrames(page)
    expect(await scrolled(page)).toBe(to)
  }).toPass()
}

/** Clicked from the page, because a real click would scroll the link into view first. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(), href)

/** Goes through the history, and waits until the page that is reached has been loaded or drawn. */
async function step(page: Page, by: number, route: string): Promise<void> {
  await goInHistory(page, by)
  await expect(page).toHaveTitle(titleOf(route))
  await hydrated(page)
}

test('NAV-6 a reload starts at the top', async ({ page }) => {
  await open(page, '/compliance')
  await scrollDown(page, 500)
  await page.reload()
  await hydrated(page)
  expect(await scrolled(page)).toBe(0)
})

test('NAV-6 a page begins at its top also while the one before is still scrolling', async ({ page }) => {
  await open(page, '/use-cases')
  // So slow that the browser moves on while the next page is drawn.
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  for (const [from, to] of [
    ['/use-cases', '/faqs'],
    ['/faqs', '/use-cases'],
    ['/use-cases', '/compliance'],
  ] as const) {
    await expect(page).toHaveTitle(titleOf(from))
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'smooth' }))
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
    await follow(page, to)
    await expect(page).toHaveTitle(titleOf(to))
    await twoFrames(page)
    expect(await scrolled(page)).toBe(0)
  }
})

test('NAV-6 a reload starts at the top also when it comes before React, once and twice', async ({ page }) => {
  await holdReact(page)
  await page.goto('/compliance')
  for (const place of [500, 300]) {
    await scrollDown(page, place)
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(0)
  }
})

test('NAV-6 a reload goes to the fragment and to the tab that the address names', async ({ page, gate }) => {
  await open(page, '/compliance#data')
  await scrollDown(page, 100)
  await expect(page.locator('#data')).not.toBeInViewport()
  await page.reload()
  await hydrated(page)
  await expect(page.locator('#data')).toBeInViewport()

  // No answer of the site has an id.
  await page.route('/faqs', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</summary><div', '$& id="answer"') })
  })
  await open(page, '/faqs#answer')
  await expect(page.locator('details[open]')).toHaveCount(1)
  await scrollDown(page, 0)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('details[open] #answer')).toBeInViewport()
  // The browser opens the answer that the address names, and what is below it moves.
  expect((await gate.take()).filter((problem) => !/^shift: .*<details>/.test(problem))).toEqual([])

  await open(page, '/payout?tab=payroll')
  await scrollDown(page, 100)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('[data-tab=payroll]')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[data-tab=payroll]')).toBeInViewport()
})

test('NAV-6 Back and Forward across full loads come back to the place, also after a reload', async ({ page }) => {
  await open(page, '/faqs')
  await page.reload()
  await hydrated(page)
  await scrollDown(page, 400)
  await page.goto('/compliance')
  await hydrated(page)
  await scrollDown(page, 300)
  await step(page, -1, '/faqs')
  await expect.poll(() => scrolled(page)).toBe(400)
  await step(page, 1, '/compliance')
  await expect.poll(() => scrolled(page)).toBe(300)
})

test('NAV-6 HOME-3 Back across a full load comes back to the place, not to the tab', async ({ page }) => {
  await open(page, '/payout?tab=payroll')
  await scrollDown(page, 200)
  await page.goto('/compliance')
  await step(page, -1, '/payout')
  expect(await scrolled(page)).toBe(200)
})

test('NAV-6 Back over several steps comes back to a place that was left by a link', async ({ page }) => {
  await open(page, '/compliance')
  await scrollDown(page, 500)
  await follow(page, '/faqs')
  await expect(page).toHaveTitle(titleOf('/faqs'))
  await page.goto('/contact')
  await step(page, -2, '/compliance')
  await expect.poll(() => scrolled(page)).toBe(500)
})

test('NAV-6 Back to a page that a newer build has changed comes back to the place', async ({ page }) => {
  await open(page, '/compliance')
  await scrollDown(page, 500)
  await follow(page, '/faqs')
  await expect(page).toHaveTitle(titleOf('/faqs'))
  await page.reload()
  await hydrated(page)
  await mark(page)
  // The next build answers from here on.
  const asked = page.waitForRequest((request) => request.url().endsWith(documentOf('/compliance')))
  await page.route(
    documentOf('/compliance'),
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), site: '/site.other.json' } })
    },
    { times: 1 },
  )
  await step(page, -1, '/compliance')
  await asked
  expect(await isMarked(page)).toBe(false)
  await expect.poll(() => scrolled(page)).toBe(500)
  // That was one step. A reload of the visitor's own is another matter.
  await page.reload()
  await hydrated(page)
  expect(await scrolled(page)).toBe(0)
})

test('NAV-6 a fragment that is no valid address leaves the page at its top', async ({ page }) => {
  await open(page, '/compliance#%')
  await scrollDown(page, 400)
  await follow(page, '/faqs')
  await expect(page).toHaveTitle(titleOf('/faqs'))
  await page.evaluate(() => sessionStorage.clear())
  await step(page, -1, '/compliance')
  await expect.poll(() => scrolled(page)).toBe(400)
  await page.reload()
  await hydrated(page)
  expect(await scrolled(page)).toBe(0)
})
