import type { Page } from 'playwright/test'
import { blockAt } from './support/document.ts'
import { open, twoFrames } from './support/page.ts'
import { section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const figuresOf = (id: string) => blockAt('/affiliate', 'stats', id).figures.map(({ figure }) => figure)
const figures = figuresOf('stats')
const [, naira = ''] = figures
const amount = (page: Page) => section(page, 'stats').getByRole('definition').nth(1)
/** What lies over the figure while it counts. */
const count = (page: Page) => amount(page).locator('[aria-hidden]')

/** Writes down every figure that begins to count. */
const watchCounts = (page: Page) =>
  page.addInitScript(() => {
    const counted: string[] = []
    Object.assign(window, { counted })
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.hasAttribute('data-counting'))
          counted.push(target.firstElementChild?.textContent ?? '')
    }).observe(document, { subtree: true, attributeFilter: ['data-counting'] })
  })
const counted = (page: Page) => page.evaluate(() => (window as unknown as { counted: string[] }).counted)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('STAT-1 AFF-1 NOJS-1 the figures are in the page, each the definition of what it counts', async ({ page }) => {
    await page.goto('/affiliate')
    const labels = blockAt('/affiliate', 'stats').figures.map(({ label }) => label)
    await expect(section(page, 'stats').getByRole('term')).toHaveText(labels)
    await expect(section(page, 'stats').getByRole('definition')).toHaveText(figures)
  })
})

test('STAT-1 a figure counts from 0 to its value in about a second when it comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await open(page, '/affiliate')
  const before = await amount(page).evaluate((element) => element.clientWidth)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await amount(page).scrollIntoViewIfNeeded()

  await expect(amount(page)).toHaveAttribute('data-counting', '')
  await expect(count(page)).toHaveText('NGN 0')
  await page.clock.runFor(17)
  expect(await count(page).textContent()).toMatch(/^NGN (?:1\d|2\d),\d{3}$/)
  await page.clock.runFor(483)
  const half = await count(page).textContent()
  expect(half).toMatch(/^NGN 6\d\d,\d{3}$/)
  // Assistive technology reads the value all the time, and the count takes no room.
  const spoken = await section(page, 'stats').locator('dl').ariaSnapshot()
  expect(spoken).toContain(naira)
  expect(spoken).not.toContain(half ?? 'no count')
  expect(await amount(page).evaluate((element) => element.clientWidth)).toBe(before)

  await page.clock.runFor(550)
  await expect(amount(page)).not.toHaveAttribute('data-counting')
  await expect(count(page)).toBeHidden()
  await expect(amount(page).locator(':scope > :first-child')).toHaveCSS('opacity', '1')
  await page.clock.resume()
})

test('STAT-1 each figure counts once', async ({ page }) => {
  await watchCounts(page)
  await page.setViewportSize({ width: 1440, height: 500 })
  await open(page, '/affiliate')
  for (let turn = 0; turn < 2; turn += 1) {
    await amount(page).scrollIntoViewIfNeeded()
    await expect.poll(async () => (await counted(page)).toSorted()).toEqual(figures.toSorted())
    await expect(page.locator('[data-counting]')).toHaveCount(0)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
})

test('STAT-1 figures in view when the page opens stay as they are', async ({ page }) => {
  await watchCounts(page)
  await page.setViewportSize({ width: 1440, height: 1600 })
  await open(page, '/affiliate')
  await expect(amount(page)).toBeInViewport()
  // The band further below counts, so the watch is alive.
  await section(page, 'band').scrollIntoViewIfNeeded()
  await expect.poll(() => counted(page)).toEqual(figuresOf('band'))
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('STAT-1 MOTION-1 the figures are there at once', async ({ page }) => {
    await watchCounts(page)
    await page.setViewportSize({ width: 1440, height: 500 })
    await open(page, '/affiliate')
    await amount(page).scrollIntoViewIfNeeded()
    await expect(amount(page)).toBeInViewport()
    await twoFrames(page)
    expect(await counted(page)).toEqual([])
  })
})

test('STAT-1 figures that come by a navigation count, too', async ({ page }) => {
  await watchCounts(page)
  await page.setViewportSize({ width: 1440, height: 500 })
  await open(page, '/partners-list')
  await page.locator('main a[href="/affiliate"]').first().click()
  await expect(page).toHaveURL(/\/affiliate$/)
  await amount(page).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await counted(page)).includes(naira)).toBe(true)
})
