import type { Page } from 'playwright/test'
import { blockAt } from '../support/document.ts'
import { open } from '../support/page.ts'
import { expect, test } from '../support/site.ts'

// The search as a combobox in a modal dialog, line by line: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ and
// https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/

const words = blockAt('/faqs', 'search')
const opener = (page: Page) => page.getByRole('button', { name: words.button })
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => dialog(page).getByRole('combobox')
const options = (page: Page) => dialog(page).getByRole('option')
const close = (page: Page) => dialog(page).getByRole('button', { name: words.close })
const caret = (page: Page) => field(page).evaluate((one: HTMLInputElement) => one.selectionStart)

test.describe('T-A6 A11Y-1 SEARCH-1 the list of the search', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/faqs')
    await opener(page).press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(options(page)).not.toHaveCount(0)
  })

  for (const [key, at] of [
    ['ArrowDown', 1],
    ['ArrowUp', -1],
  ] as const) {
    test(`${key} moves in it, and the focus stays in the field`, async ({ page }) => {
      await page.keyboard.press(key)
      const id = await options(page).nth(at).getAttribute('id')
      await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? 'no id')
      await expect(options(page).nth(at)).toHaveAttribute('aria-selected', 'true')
      await expect(field(page)).toBeFocused()
    })
  }

  test('Enter takes the chosen one', async ({ page }) => {
    const question = (await options(page).nth(1).innerText()).trim()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator('details[open]')).toContainText(question)
  })

  test('Escape closes it and leaves the field empty', async ({ page }) => {
    await page.keyboard.type('fee')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await opener(page).press('Enter')
    await expect(field(page)).toHaveValue('')
  })

  test('letters, Home, End and Left edit the text', async ({ page }) => {
    await page.keyboard.type('fees')
    for (const [key, place] of [
      ['Home', 0],
      ['End', 4],
      ['ArrowLeft', 3],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(() => caret(page)).toBe(place)
    }
    await page.keyboard.press('Backspace')
    await expect(field(page)).toHaveValue('fes')
  })

  test('how many were found is said in one place, once', async ({ page }) => {
    await page.evaluate(() => {
      const said: string[] = []
      for (const region of document.querySelectorAll('dialog [role=status], dialog [aria-live]'))
        new MutationObserver(() => said.push(region.textContent)).observe(region, {
          childList: true,
          subtree: true,
          characterData: true,
        })
      Object.assign(window, { said })
    })
    await expect(dialog(page).getByRole('status')).toHaveCount(1)
    await field(page).fill('fee')
    const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
    await expect.poll(said).not.toEqual([])
    expect(new Set(await said()).size, (await said()).join(' | ')).toBe(1)
  })

  test('a word that is being composed is left to the input method', async ({ page }) => {
    await page.keyboard.type('fee')
    const isLeft = await field(page).evaluate((one) =>
      one.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
      ),
    )
    expect(isLeft).toBe(true)
    await expect(field(page)).toBeFocused()
  })
})

test.describe('T-A6 A11Y-1 SEARCH-1 the dialog of the search', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/faqs')
    await opener(page).press('Enter')
    await expect(field(page)).toBeFocused()
  })

  for (const key of ['Tab', 'Shift+Tab']) {
    test(`${key} goes round inside of it`, async ({ page }) => {
      const stops: string[] = []
      for (let press = 0; press < 4; press++) {
        await page.keyboard.press(key)
        stops.push(
          await page.evaluate(() =>
            document.activeElement?.closest('dialog') ? 'dialog' : (document.activeElement?.tagName ?? ''),
          ),
        )
      }
      expect(stops).toEqual(['dialog', 'dialog', 'dialog', 'dialog'])
    })
  }

  test('Escape closes it, and the focus is where it was', async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('the page behind it cannot be reached', async ({ page }) => {
    expect(await dialog(page).evaluate((one) => one.matches(':modal'))).toBe(true)
    const [, y = 0] = [0, (await page.locator('footer a').first().boundingBox())?.y]
    expect(y).not.toBe(0)
    const isBehind = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('header a')
      link?.focus()
      return document.activeElement === link
    })
    expect(isBehind).toBe(false)
  })

  test('it has a name, and a button that closes it', async ({ page }) => {
    await expect(dialog(page)).toHaveAccessibleName(words.button)
    await expect(close(page)).toBeVisible()
    await close(page).press('Enter')
    await expect(dialog(page)).toBeHidden()
  })
})
