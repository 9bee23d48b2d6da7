import type { Page } from 'playwright/test'
import { bothForms, fieldsOf } from '../support/answers.ts'
import { titleOf } from '../support/document.ts'
import { mark, open } from '../support/page.ts'
import { expect, test } from '../support/site.ts'

// The skip link, the summary of errors (as GOV.UK's design system tests them) and the change of a page, line by line.

const skip = (page: Page) => page.locator('a[href="#main"]')

test.describe('T-A6 A11Y-1 NAV-9 the skip link', () => {
  test.beforeEach(({ page }) => open(page, '/compliance'))

  test('is the first stop, and is seen there only', async ({ page }) => {
    await expect(skip(page)).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skip(page)).toBeFocused()
    await expect(skip(page)).toBeInViewport({ ratio: 1 })
  })

  test('leads into the content', async ({ page }) => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('does the same after a navigation', async ({ page }) => {
    await mark(page)
    await page.locator('footer a[href="/faqs"]').click()
    await expect(page).toHaveTitle(titleOf('/faqs'))
    await skip(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

for (const { route, form } of bothForms) {
  test.describe(`T-A6 A11Y-1 FORM-2 the summary of errors of ${route}`, () => {
    const summary = (page: Page) => page.getByRole('group', { name: form.errorTitle })
    test.beforeEach(async ({ page }) => {
      await open(page, route)
      await fieldsOf(page).button.press('Enter')
      await expect(summary(page)).toBeVisible()
    })

    test('has the focus when it comes', async ({ page }) => {
      await expect(summary(page)).toBeFocused()
    })

    test('is no stop on the way back', async ({ page }) => {
      await page.keyboard.press('Tab')
      await expect(summary(page).getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(summary(page)).not.toBeFocused()
    })

    test('leads to a field, with its label in view', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 500 })
      await summary(page).getByRole('link').last().press('Enter')
      await expect(fieldsOf(page).description).toBeFocused()
      await expect(page.getByText(form.descriptionLabel, { exact: true }).first()).toBeInViewport({ ratio: 1 })
    })

    test('leaves the address as it was', async ({ page }) => {
      await summary(page).getByRole('link').first().press('Enter')
      await expect(fieldsOf(page).name).toBeFocused()
      await expect(page).toHaveURL(route)
    })
  })
}

test.describe('T-A6 A11Y-1 NAV-9 a change of the page', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/compliance')
    await mark(page)
    await page.evaluate(() => {
      const said: { words: string; title: string }[] = []
      new MutationObserver(() => {
        const words = document.getElementById('announcement')?.textContent ?? ''
        if (words !== '' && words !== said.at(-1)?.words) said.push({ words, title: document.title })
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
      Object.assign(window, { said })
    })
    await page.locator('footer a[href="/faqs"]').press('Enter')
    await expect(page).toHaveTitle(titleOf('/faqs'))
    await expect(page.locator('main h1')).toBeFocused()
  })

  test('is said once, when the title is the new one', async ({ page }) => {
    const said = () => page.evaluate(() => (window as unknown as { said: object[] }).said)
    await expect.poll(said).toEqual([{ words: titleOf('/faqs'), title: titleOf('/faqs') }])
  })

  test('brings the focus to the heading, which is no stop', async ({ page }) => {
    await expect(page.locator('main h1')).toHaveAttribute('tabindex', '-1')
  })

  test('and Back brings it to the link that was used', async ({ page }) => {
    await page.goBack()
    await expect(page).toHaveTitle(titleOf('/compliance'))
    await expect(page.locator('footer a[href="/faqs"]')).toBeFocused()
  })
})

test('SPEED-1 the link gives up the focus before its page goes, so that the old page is not styled anew', async ({
  page,
}) => {
  await open(page, '/')
  const link = page.locator('main a[href="/api-documentation"]:visible').first()
  await link.evaluate((element) =>
    element.addEventListener('blur', () => {
      document.documentElement.dataset.sheets = String(document.adoptedStyleSheets.length)
    }),
  )
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-sheets', '0')
})
