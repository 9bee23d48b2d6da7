import type { Page } from 'playwright/test'
import { siteDocument } from './support/document.ts'
import { goInHistory, isMarked, mark, open } from './support/page.ts'
import { withAndBeforeReact } from './support/react.ts'
import { expect, test } from './support/site.ts'

const { navigation } = siteDocument()
const [developers = '', company = ''] = navigation.items.flatMap(({ text, links }) => (links ? [text] : []))
const faqs = navigation.items.at(-1)?.links?.at(-1)?.text ?? ''

const item = (page: Page, name: string) =>
  page.locator('[data-submenu]').filter({ has: page.locator(`> a:text-is("${name}")`) })
const label = (page: Page, name: string) => item(page, name).locator('> a')
const button = (page: Page, name: string) => item(page, name).locator('> button')
const submenu = (page: Page, name: string) => item(page, name).locator('> ul')

/** The submenu, its links and what its button says agree. */
async function expectOpen(page: Page, name: string, isOpen = true): Promise<void> {
  await expect(submenu(page, name)).toBeVisible({ visible: isOpen })
  await expect(button(page, name)).toHaveAttribute('aria-expanded', `${isOpen}`)
}

withAndBeforeReact('/compliance', () => {
  test('NAV-3 a submenu opens under the pointer, stays on the way to it, and closes behind it', async ({ page }) => {
    await expectOpen(page, company, false)
    await label(page, company).hover()
    await expectOpen(page, company)
    const [from, to] = [await button(page, company).boundingBox(), await submenu(page, company).boundingBox()]
    if (!from || !to) throw new Error('nothing is shown')
    // 24 px below the button, and every pixel in between belongs to it.
    expect(Math.round(to.y - from.y - from.height)).toBe(24)
    await page.mouse.move(from.x + 10, from.y + 30)
    await page.mouse.move(from.x + 10, to.y + 30, { steps: 20 })
    await expectOpen(page, company)
    await label(page, developers).hover()
    await expectOpen(page, company, false)
    await expectOpen(page, developers)
    await page.mouse.move(700, 700)
    await expectOpen(page, developers, false)
  })

  test('NAV-3 Escape closes what the pointer has opened', async ({ page }) => {
    await label(page, company).hover()
    await expectOpen(page, company)
    await page.keyboard.press('Escape')
    await expectOpen(page, company, false)
    const box = await label(page, company).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + 12)
    await expectOpen(page, company, false)
  })

  test('NAV-3 a click keeps a submenu open, the next one closes it, and so does one elsewhere', async ({ page }) => {
    await button(page, company).click()
    await page.mouse.move(700, 700)
    await expectOpen(page, company)
    await button(page, company).click()
    await expectOpen(page, company, false)
    await button(page, developers).click()
    await expectOpen(page, developers)
    await page.mouse.click(700, 700)
    await expectOpen(page, developers, false)
  })

  test('NAV-3 A11Y-1 keys: the button opens, Escape goes back to it, leaving closes', async ({ page }) => {
    await label(page, company).focus()
    await expectOpen(page, company, false)
    await page.keyboard.press('Tab')
    await expect(button(page, company)).toBeFocused()
    await expect(button(page, company)).toHaveAccessibleName('Submenu of Company')
    await page.keyboard.press('Enter')
    await expectOpen(page, company)
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute('href', '/contact')
    await page.keyboard.press('Escape')
    await expectOpen(page, company, false)
    await expect(button(page, company)).toBeFocused()

    await page.keyboard.press(' ')
    await expectOpen(page, company)
    await page.keyboard.press(' ')
    await expectOpen(page, company, false)
    await page.keyboard.press('Enter')
    for (const href of ['/contact', '/faqs']) {
      await page.keyboard.press('Tab')
      await expect(page.locator(':focus')).toHaveAttribute('href', href)
    }
    await expectOpen(page, company)
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText(navigation.signIn.text)
    await expectOpen(page, company, false)

    await button(page, company).focus()
    await page.keyboard.press('Enter')
    await label(page, company).focus()
    await expectOpen(page, company)
    await page.keyboard.press('Shift+Tab')
    await expectOpen(page, company, false)
  })

  test('NAV-3 NAV-1 the label is a link to the page of its own', async ({ page }) => {
    await label(page, developers).click()
    await expect(page).toHaveURL('/for-developers')
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('NAV-3 a tap opens a submenu, the next one closes it, and so does one elsewhere', async ({ page }) => {
    await open(page, '/compliance')
    await button(page, company).tap()
    await expectOpen(page, company)
    await button(page, company).tap()
    await expectOpen(page, company, false)
    await button(page, company).tap()
    await button(page, developers).tap()
    await expectOpen(page, company, false)
    await expectOpen(page, developers)
    await page.touchscreen.tap(700, 700)
    await expectOpen(page, developers, false)
    await label(page, company).tap()
    await expect(page).toHaveURL('/companies')
  })
})

test('NAV-3 NAV-9 a link of a submenu leads on; nothing stays open, the heading has the focus', async ({ page }) => {
  await open(page, '/compliance')
  await mark(page)
  await label(page, company).hover()
  await submenu(page, company).getByRole('link', { name: faqs }).click()
  await expect(page).toHaveURL('/faqs')
  await expect(page.locator('h1')).toBeFocused()
  await expectOpen(page, company, false)
  // By key, too, where no pointer tells that it leaves.
  await button(page, developers).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/api-documentation')
  await expect(page.locator('h1')).toBeFocused()
  await expectOpen(page, developers, false)
  expect(await isMarked(page)).toBe(true)
})

test('NAV-3 Back closes a submenu that is open', async ({ page }) => {
  await open(page, '/compliance')
  await page.locator('header nav a[href="/for-business"]:visible').click()
  // The focus goes to the heading of the new page first.
  await expect(page.locator('h1')).toBeFocused()
  await expect(page).toHaveURL('/for-business')
  await button(page, company).focus()
  await page.keyboard.press('Enter')
  await expectOpen(page, company)
  await goInHistory(page, -1)
  await expect(page).toHaveURL('/compliance')
  await expectOpen(page, company, false)
  // Back leads to the link that was used.
  await expect(page.locator('header nav a[href="/for-business"]:visible')).toBeFocused()
  // One press opens it again.
  await button(page, company).press('Enter')
  await expectOpen(page, company)
})

test('NAV-3 LAYOUT-1 A11Y-1 open submenus stay inside the page, and their links are 44 px high', async ({ page }) => {
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/compliance')
    for (const name of [developers, company]) {
      await button(page, name).press('Enter')
      await expectOpen(page, name)
      const box = await submenu(page, name).boundingBox()
      expect(box?.x).toBeGreaterThan(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(width)
      for (const link of await submenu(page, name).locator('a').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      const button44 = await button(page, name).boundingBox()
      expect(Math.min(button44?.width ?? 0, button44?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('NAV-3 NOJS-1 submenus open under pointer and focus, and their links lead to pages', async ({ page }) => {
    await page.goto('/compliance')
    await expect(submenu(page, company)).toBeHidden()
    await label(page, company).hover()
    await expect(submenu(page, company)).toBeVisible()
    await page.mouse.move(700, 700)
    await expect(submenu(page, company)).toBeHidden()
    await label(page, company).focus()
    // Past the button, which does nothing here, to the first link.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(submenu(page, company)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/contact')
  })
})
