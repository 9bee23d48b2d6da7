import type { Page } from 'playwright/test'
import { open, scrolled } from '../support/page.ts'
import { expect, test } from '../support/site.ts'
import { pagesWith } from './shown.ts'

// Tabs, line by line: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/

const tabs = (page: Page) => page.locator('[data-tab]')
const panels = (page: Page) => page.locator('[data-panel]')
const selected = (page: Page) =>
  tabs(page).evaluateAll((all) => all.flatMap((tab, at) => (tab.getAttribute('aria-selected') === 'true' ? [at] : [])))

for (const route of pagesWith('tabs')) {
  test.describe(`T-A6 A11Y-1 TAB-1 tabs of ${route}`, () => {
    test.beforeEach(({ page }) => open(page, route))

    test('Tab enters at the selected one', async ({ page }) => {
      await tabs(page).nth(1).click()
      await page.keyboard.press('Shift+Tab')
      await expect(tabs(page).nth(1)).not.toBeFocused()
      await page.keyboard.press('Tab')
      await expect(tabs(page).nth(1)).toBeFocused()
    })

    test('Right and Left move, and go round at the ends', async ({ page }) => {
      const last = (await tabs(page).count()) - 1
      await tabs(page).first().focus()
      await page.keyboard.press('ArrowRight')
      await expect(tabs(page).nth(1)).toBeFocused()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expect(tabs(page).nth(last)).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(tabs(page).first()).toBeFocused()
    })

    test('End and Home lead to the ends', async ({ page }) => {
      await tabs(page).first().focus()
      await page.keyboard.press('End')
      await expect(tabs(page).last()).toBeFocused()
      await page.keyboard.press('Home')
      await expect(tabs(page).first()).toBeFocused()
    })

    test('the one with the focus shows its panel at once', async ({ page }) => {
      await tabs(page).first().focus()
      await page.keyboard.press('ArrowRight')
      await expect(panels(page).nth(1)).toBeVisible()
      await expect(panels(page).first()).toBeHidden()
    })

    test('exactly one is selected', async ({ page }) => {
      expect(await selected(page)).toEqual([0])
      await tabs(page).first().focus()
      await page.keyboard.press('End')
      await expect.poll(() => selected(page)).toEqual([(await tabs(page).count()) - 1])
    })

    test('all together are one stop', async ({ page }) => {
      await tabs(page).nth(1).click()
      const stops = await tabs(page).evaluateAll((all) => all.flatMap((tab, at) => (tab.tabIndex === 0 ? [at] : [])))
      expect(stops).toEqual([1])
    })

    test('Tab leads on to the panel', async ({ page }) => {
      await tabs(page).nth(1).click()
      await page.keyboard.press('Tab')
      await expect(panels(page).nth(1)).toBeFocused()
    })

    test('Down scrolls the page and selects nothing', async ({ page }) => {
      await tabs(page).first().focus()
      const before = await scrolled(page)
      await page.keyboard.press('ArrowDown')
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before)
      await expect(tabs(page).first()).toBeFocused()
      expect(await selected(page)).toEqual([0])
    })
  })
}
