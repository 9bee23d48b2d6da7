import type { Page } from 'playwright/test'
import { siteDocument } from '../support/document.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/site.ts'

// Navigation with submenus, line by line: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/

const links = siteDocument().navigation.items.flatMap((item) => item.links ?? [])
const inside = links.find(({ href }) => href === '/faqs') ?? links[0]

const button = (page: Page) => page.locator('[data-submenu] > button').last()
const list = (page: Page) => page.locator('[data-submenu] > ul').last()

test.describe('T-A6 A11Y-1 NAV-3 a submenu', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/faqs')
    await button(page).focus()
  })

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens and closes it`, async ({ page }) => {
      await page.keyboard.press(key)
      await expect(list(page)).toBeVisible()
      await page.keyboard.press(key)
      await expect(list(page)).toBeHidden()
    })
  }

  test('Escape closes it, and the focus is on its button again', async ({ page }) => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(list(page).locator('a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('Tab goes through its links, and on its way out it closes', async ({ page }) => {
    await page.keyboard.press('Enter')
    const count = await list(page).locator('a').count()
    for (let at = 0; at < count; at++) {
      await page.keyboard.press('Tab')
      await expect(list(page).locator('a').nth(at)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(list(page)).toBeHidden()
  })

  test('its button says whether it is open, and of what', async ({ page }) => {
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(button(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? 'no id')
    await page.keyboard.press('Enter')
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true')
  })

  test('the link to the page that is open says so, and no other one', async ({ page }) => {
    await page.keyboard.press('Enter')
    const current = page.locator('header [data-submenu] > ul a[aria-current=page]')
    await expect(current).toHaveCount(1)
    await expect(current).toHaveAttribute('href', inside?.href ?? 'none')
  })

  test('it is a list of links, and no menu of a program', async ({ page }) => {
    await page.keyboard.press('Enter')
    await expect(page.locator('header').locator('[role=menu], [role=menubar], [role=menuitem]')).toHaveCount(0)
    await expect(list(page).getByRole('link')).toHaveCount(await list(page).locator('li').count())
  })
})
