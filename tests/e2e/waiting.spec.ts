import type { Page } from 'playwright/test'
import { documentOf } from './support/dist.ts'
import { titleOf } from './support/document.ts'
import { goInHistory, hold, open } from './support/page.ts'
import { expect, test } from './support/site.ts'

// What becomes of a page's own pictures while the next page is waited for.

test.use({ viewport: { width: 390, height: 800 } })

/** A page whose pictures below its first screen are on their way, and the click on a link whose page is, too. */
async function leaveEarly(page: Page): Promise<{ pictures: () => void; next: () => void }> {
  const pictures = await hold(page, '**/assets/drawings/**')
  await open(page, '/payout')
  const next = await hold(page, documentOf('/api-documentation'))
  await page.evaluate(() => history.pushState(history.state, '', '#here'))
  await page.locator('main a[href="/api-documentation"]').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-waiting')
  return { pictures, next }
}

const waiting = (page: Page) => page.locator('main img:not([src])')

test('a click lets pictures wait that cannot be seen, and a page that stays shows them', async ({ page }) => {
  const { pictures } = await leaveEarly(page)
  await expect(waiting(page)).not.toHaveCount(0)
  const inView = waiting(page).evaluateAll((found) =>
    found.filter((one) => one.getBoundingClientRect().bottom > 0 && one.getBoundingClientRect().top < innerHeight),
  )
  expect(await inView).toEqual([])
  await goInHistory(page, -1)
  await expect(waiting(page)).toHaveCount(0)
  const last = page.locator('main img').last()
  await last.scrollIntoViewIfNeeded()
  pictures()
  await expect.poll(() => last.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true)
})

test('the next page waits for none of its own pictures', async ({ page }) => {
  const { pictures, next } = await leaveEarly(page)
  next()
  await expect(page).toHaveTitle(titleOf('/api-documentation'))
  await page.locator('footer a[href="/payout"]').first().click()
  await expect(page).toHaveTitle(titleOf('/payout'))
  await expect(waiting(page)).toHaveCount(0)
  pictures()
})
