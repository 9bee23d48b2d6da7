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

test('PARTNER-1 a card that opens keeps its height, and its drawing makes room for the words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const card = cards(page).nth(0)
  const height = (at: number) =>
    cards(page)
      .nth(at)
      .evaluate((one) => one.getBoundingClientRect().height)
  const closed = await height(0)
  await card.getByText(benefitsText).click()
  await expect(card.locator('img')).toHaveCSS('opacity', '0')
  expect(await height(0)).toBe(closed)
  // Both are too much for one card: its lane grows, and no other.
  await card.getByText(aboutText).click()
  const both = await height(0)
  expect(both).toBeGreaterThan(closed)
  expect(await height(3)).toBe(both)
  expect(await height(1)).toBe(closed)
})

test('PARTNER-1 LAYOUT-1 a card that opens keeps the line of its lane', async ({ page }) => {
  const card = cards(page).nth(0)
  const line = () =>
    card.locator(':scope > div:has(img)').evaluate((art) => {
      const { content, opacity, height, bottom, left, right } = getComputedStyle(art, '::before')
      return content === 'none' ? undefined : { opacity, height, bottom, left, right }
    })
  // That of the gap beside the card.
  const beside = await card.evaluate((one) => {
    const { height, bottom } = getComputedStyle(one, '::before')
    return { height, bottom }
  })
  await card.getByText(aboutText).click()
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(line, `${width}`).toEqual({ ...beside, opacity: '1', left: '0px', right: '0px' })
  }
  await card.getByText(aboutText).click()
  await expect.poll(async () => (await line())?.opacity).toBe('0')
})

test('PART-1 LAYOUT-1 each partner has a lane, whose cards are in one line at every width', async ({ page }) => {
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const places = await cards(page).evaluateAll((all) =>
      all.map((card) => {
        const { left, top } = card.getBoundingClientRect()
        return { left: Math.round(left), top: Math.round(top) }
      }),
    )
    for (const [at, place] of places.entries()) {
      expect(place.top, `${width}`).toBe(places[at % 3]?.top)
      expect(place.left, `${width}`).toBe(places[at - (at % 3)]?.left)
    }
  }
})

test('PART-1 A11Y-1 on a narrow page keys scroll the lanes to their last cards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const region = page.locator('main [role=region][tabindex]')
  await region.focus()
  const last = cards(page).last()
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowRight')
      return last.evaluate((card) => card.getBoundingClientRect().right <= document.documentElement.clientWidth)
    })
    .toBe(true)
})

test('PARTNER-1 a disclosure under the pointer stands out', async ({ page }) => {
  const summary = cards(page).nth(0).locator('summary').first()
  const background = () => summary.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await background()
  await summary.hover()
  await expect.poll(background).not.toBe(before)
})
