import type { Page } from 'playwright/test'
import { open } from './support/page.ts'
import { expectLink, section, sectionIds } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const partners = [
  ['Marrowgate Systems', 'Infrastructure'],
  ['Tumbleyard Games', 'Gaming'],
  ['Fennelstone Finance', 'Finance'],
] as const
const cards = (page: Page) => section(page, 'partners').locator(':scope li:has(h2)')

test.beforeEach(async ({ page }) => open(page, '/partners-list'))

test('PART-1 nine cards show three partners of three categories', async ({ page }) => {
  expect(await sectionIds(page)).toEqual(['hero', 'partners'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Partners')
  await expect(cards(page)).toHaveCount(9)
  for (const [at, card] of (await cards(page).all()).entries()) {
    const [name, category] = partners[at % 3] ?? partners[0]
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(name)
    await expect(card.getByText(category, { exact: true })).toBeVisible()
    await expect(card.locator('details').nth(1).locator('li')).toHaveCount(4)
  }
})

test('PART-1 the name of each disclosure says whose it is', async ({ page }) => {
  for (const card of await cards(page).all()) {
    const name = await card.getByRole('heading').textContent()
    const summaries = card.locator('summary')
    await expect(summaries).toHaveCount(2)
    await expect(summaries.nth(0)).toHaveAccessibleName(`About Partner ${name}`)
    await expect(summaries.nth(1)).toHaveAccessibleName(`Partner Benefits ${name}`)
  }
})

test('PART-1 the closing call is that of the affiliate page', async ({ page }) => {
  const closing = page.locator('main section').last()
  await expectLink(closing, 'Become a Partner', '/signup')
  await expectLink(closing, 'Contact Support', '/contact')
})

test('PARTNER-1 both disclosures start closed, and open on their own', async ({ page }) => {
  await expect(page.locator('main details[open]')).toHaveCount(0)
  const card = cards(page).nth(1)
  const [about, benefits] = [card.locator('details').nth(0), card.locator('details').nth(1)]
  await card.getByText('About Partner').click()
  await expect(about.getByText('Runs games and communities for players.')).toBeVisible()
  await expect(benefits).not.toHaveAttribute('open')
  await card.getByText('Partner Benefits').click()
  await expect(benefits.getByText('Payouts for tournament prizes')).toBeVisible()
  await expect(page.locator('main details[open]')).toHaveCount(2)
  await card.getByText('About Partner').click()
  await expect(about).not.toHaveAttribute('open')
  await expect(benefits).toHaveAttribute('open')
})

test('PARTNER-1 a card that opens leaves the others as high as they were', async ({ page }) => {
  const height = (at: number) =>
    cards(page)
      .nth(at)
      .evaluate((card) => card.getBoundingClientRect().height)
  const [own, other] = [await height(0), await height(1)]
  await cards(page).nth(0).getByText('Partner Benefits').click()
  expect(await height(0)).toBeGreaterThan(own + 80)
  expect(await height(1)).toBe(other)
})

test('PARTNER-1 a disclosure under the pointer stands out', async ({ page }) => {
  const summary = cards(page).nth(0).locator('summary').first()
  const ground = () => summary.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await ground()
  await summary.hover()
  await expect.poll(ground).not.toBe(before)
})
