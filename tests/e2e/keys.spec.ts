import type { Page } from 'playwright/test'
import { blockAt } from './support/document.ts'
import { open } from './support/page.ts'
import { expect, test } from './support/site.ts'

// Lines of the keyboard contracts of the ARIA Authoring Practices that the tests of a single part leave out.

const { button } = blockAt('/faqs', 'search')
const field = (page: Page) => page.getByRole('combobox', { name: button })

test('A11Y-1 T-A6 Tab enters tabs at the open one, and the arrow down leaves it open', async ({ page }) => {
  await open(page, '/')
  const tab = page.locator('[data-tab]').nth(2)
  await tab.click()
  await page.keyboard.press('Shift+Tab')
  await expect(tab).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tab).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(tab).toBeFocused()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('A11Y-1 T-A6 in the search Home and End move the caret, and a word that is being composed is not sent', async ({
  page,
}) => {
  await open(page, '/faqs')
  await page.getByRole('button', { name: button }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('fee')
  const caret = () => field(page).evaluate((one: HTMLInputElement) => one.selectionStart)
  for (const [key, place] of [
    ['Home', 0],
    ['End', 3],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(caret).toBe(place)
  }
  const held = await field(page).evaluate((one) => {
    const enter = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
    return one.dispatchEvent(new KeyboardEvent('keydown', enter))
  })
  expect(held, 'the key belongs to the input method').toBe(true)
  await expect(field(page)).toBeFocused()
})
