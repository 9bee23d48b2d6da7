import type { Page } from 'playwright/test'
import { blockAt } from './support/document.ts'
import { open } from './support/page.ts'
import { section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { aboutText, benefitsText } = blockAt('/partners-list', 'partners')
const cards = (page: Page) => section(page, 'partners').locator(':scope li:has(h2)')

test.beforeEach(async ({ page }) => open(page, '/partners-list'))

test('PART-1 the name of each disclosure says whose it is', async ({ page }) => {
  for (const card of await cards(page).all()) {
    const name = await card.getByRole('heading').textContent()
    const summaries = card.locator('summary')
    await expect(summaries).toHaveCount(2)
    await expect(summaries.nth(0)).toHaveAccessibleName(`${aboutText} ${name}`)
    await expect(summaries.nth(1)).toHaveAccessibleName(`${benefitsText} ${name}`)
  }
})

test('PARTNER-1 both disclosures start closed, and open on their own', async ({ page }) => {
  await expect(page.locator('main details[open]')).toHaveCount(0)
  const card = cards(page).nth(1)
  const [about, benefits] = [card.locator('details').nth(0), card.locator('details').nth(1)]
  await card.getByText(aboutText).click()
  await expect(about.locator('p')).toBeVisible()
  await expect(benefits).not.toHaveAttribute('open')
  await card.getByText(benefitsText).click()
  await expect(benefits.getByRole('listitem')).toHaveCount(4)
  await expect(page.locator('main details[open]')).toHaveCount(2)
  await card.getByText(aboutText).click()
  await expect(about).not.toHaveAttribute('open')
  await expect(benefits).toHaveAttribute('open')
})

test('PARTNER-1 a card that opens leaves the others as high as they were', async ({ page }) => {
  const height = (at: number) =>
    cards(page)
      .nth(at)
      .evaluate((card) => card.getBoundingClientRect().height)
  const [own, other] = [await height(0), await height(1)]
  await cards(page).nth(0).getByText(benefitsText).click()
  expect(await height(0)).toBeGreaterThan(own + 80)
  expect(await height(1)).toBe(other)
})

test('PARTNER-1 a disclosure under the pointer stands out', async ({ page }) => {
  const summary = cards(page).nth(0).locator('summary').first()
  const background = () => summary.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await background()
  await summary.hover()
  await expect.poll(background).not.toBe(before)
})
