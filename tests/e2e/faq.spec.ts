import type { Page } from 'playwright/test'
import { siteDocument } from './support/document.ts'
import { open } from './support/page.ts'
import { expectLink, section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const items = (page: Page) => page.locator('main [data-block=faq] details')
const question = (page: Page, at: number) => items(page).nth(at).locator('summary')

/** Checks that the answers at these places can be read, and no others. */
async function expectOpen(page: Page, wanted: readonly number[]): Promise<void> {
  for (let at = 0; at < (await items(page).count()); at++) {
    const answer = items(page).nth(at).locator('p').first()
    await (wanted.includes(at) ? expect(answer).toBeVisible() : expect(answer).toBeHidden())
  }
}

/** A press opens an answer, closes the one before, and closes its own. */
async function pressThrough(page: Page): Promise<void> {
  await expectOpen(page, [])
  for (const at of [1, 3, 0]) {
    await question(page, at).click()
    await expectOpen(page, [at])
  }
  await question(page, 0).click()
  await expectOpen(page, [])
}

for (const [route, width] of [
  ['/for-business', 1440],
  ['/faqs', 1440],
  ['/pay-bills', 390],
] as const) {
  test(`ACC-1 FAQ-1 one answer of ${route} is open at a time, and closes again, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, route)
    await pressThrough(page)
    const { email } = siteDocument()
    await expectLink(page.locator('main [data-block=faq]'), email, `mailto:${email}`)
  })
}

test('ACC-1 A11Y-1 the same by keys: Tab goes from question to question, Enter and Space press', async ({ page }) => {
  await open(page, '/for-business')
  await question(page, 0).focus()
  await page.keyboard.press('Enter')
  await expectOpen(page, [0])
  await question(page, 1).focus()
  await page.keyboard.press('Tab')
  await expect(question(page, 2)).toBeFocused()
  await page.keyboard.press('Space')
  await expectOpen(page, [2])
  await page.keyboard.press('Space')
  await expectOpen(page, [])
})

test('ACC-1 the same after a navigation', async ({ page }) => {
  await open(page, '/bills-payment')
  await page.locator('main a[href="/pay-bills"]').click()
  await expect(page).toHaveURL('/pay-bills')
  await expect(question(page, 0)).toBeVisible()
  await pressThrough(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('ACC-1 NOJS-1 the same', async ({ page }) => {
    await page.goto('/for-business')
    await pressThrough(page)
  })
})

test('ACC-1 on paper all answers are open', async ({ page }) => {
  await open(page, '/for-business')
  await page.emulateMedia({ media: 'print' })
  await expectOpen(page, [0, 1, 2, 3])
})

test('ACC-1 a link to an answer opens it, from inside and from outside', async ({ page, fixtures }) => {
  const answer = page.locator('#example-brand')
  await open(page, `${fixtures}/gallery/faq/1`)
  await expect(answer).toBeHidden()
  await page.goto(`${fixtures}/gallery/faq/1#example-brand`)
  await expect(answer).toBeInViewport()

  await open(page, `${fixtures}/`)
  await page.evaluate(() => document.querySelector('main a')?.setAttribute('href', '/gallery/faq/1#example-brand'))
  await page.locator('main a').first().click()
  await expect(answer).toBeInViewport()
})

test('FAQ-1 the card beside the questions stays in view, and follows them on narrow pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/faqs')
  const faq = section(page, 'faq')
  const card = faq.locator('div:has(> :is(picture, [role=img]))')
  const top = () => card.evaluate((one) => one.getBoundingClientRect().top)
  const toHeight = (y: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y)
  const start = await top()
  // The list is higher than the card, which goes with the page until it is below the bar.
  await toHeight(start - 90)
  await expect.poll(top).toBe(108)
  for (const width of [1199, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const last = await faq.locator('details').last().boundingBox()
    const place = await card.boundingBox()
    expect(place?.y, `${width}`).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0))
  }
})
