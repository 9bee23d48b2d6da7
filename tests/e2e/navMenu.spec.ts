import type { Page } from 'playwright/test'
import { siteDocument } from './support/document.ts'
import { smallTargets } from './support/layout.ts'
import { goInHistory, hydrated, isMarked, mark, open, scrolled, sidewaysScroll, twoFrames } from './support/page.ts'
import { holdReact, withAndBeforeReact } from './support/react.ts'
import { boxOf } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { navigation, texts } = siteDocument()
const [home = '', businesses = '', developers = '', company = ''] = navigation.items.map(({ text }) => text)
const [contact = '', faqs = ''] = navigation.items.at(-1)?.links?.map(({ text }) => text) ?? []

const opener = (page: Page) => page.locator('header > div > button')
const menu = (page: Page) => page.locator('#menu')
const row = (page: Page, name: string) => menu(page).locator(`> ul > li > :is(a, button):text-is("${name}")`)
const level = (page: Page, name: string) => menu(page).getByRole('group', { name })
const back = (page: Page, name: string) => level(page, name).getByRole('button', { name: texts.back })
const close = (page: Page) => page.getByRole('button', { name: texts.close })

async function openLevel(page: Page, name: string): Promise<void> {
  await opener(page).click()
  await row(page, name).click()
  await expect(level(page, name)).toBeVisible()
}

test.use({ viewport: { width: 390, height: 800 } })

withAndBeforeReact('/compliance', () => {
  test('NAV-4 the menu opens over the whole screen, and closes; the focus goes in and comes back', async ({ page }) => {
    await expect(opener(page)).toHaveAccessibleName(texts.menu)
    await opener(page).press('Enter')
    expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 })
    await expect(close(page)).toBeFocused()
    for (const name of [home, businesses, developers, company]) await expect(row(page, name)).toBeVisible()
    await close(page).press('Enter')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await opener(page).press('Enter')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('NAV-4 a row opens its part, Back leads to the row, and the focus goes along', async ({ page }) => {
    await opener(page).click()
    for (const name of [developers, company]) {
      await row(page, name).click()
      await expect(level(page, name)).toBeVisible()
      await expect(level(page, name).getByRole('heading', { name })).toBeFocused()
      await expect(row(page, name)).toBeHidden()
      await back(page, name).click()
      await expect(level(page, name)).toBeHidden()
      await expect(row(page, name)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(level(page, company)).toBeVisible()
    const links = level(page, company).locator('a[href^="/"]')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/companies',
      '/contact',
      '/faqs',
    ])
    for (const name of [navigation.createAccount.text, navigation.signIn.text])
      await expect(level(page, company).getByRole('link', { name })).toBeInViewport()
    // Escape leads back by one level, then out.
    await page.keyboard.press('Escape')
    await expect(level(page, company)).toBeHidden()
    await expect(row(page, company)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  })

  test('NAV-4 Close in a part of the menu closes all of it', async ({ page }) => {
    await openLevel(page, company)
    await close(page).click()
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    // It begins again at the first level.
    await opener(page).click()
    await expect(row(page, home)).toBeVisible()
    await expect(level(page, company)).toBeHidden()
  })

  test('NAV-4 A11Y-1 what is open holds the keys: nothing behind it is reached', async ({ page }) => {
    await opener(page).press('Enter')
    const reached = async (presses: number) => {
      const found = new Set<string>()
      for (let press = 0; press < presses; press++) {
        await page.keyboard.press('Tab')
        found.add(
          await page.evaluate(() => {
            const { activeElement } = document
            // After the last stop comes the browser itself, which the page sees as its own body.
            if (!activeElement || activeElement === document.body) return ''
            return activeElement.closest('[popover]')?.id ?? 'page'
          }),
        )
      }
      return [...found].filter(Boolean)
    }
    expect(await reached(10)).toEqual(['menu'])
    await row(page, company).click()
    const here = (await level(page, company).getAttribute('id')) ?? ''
    expect(await reached(10)).toEqual([here])
  })

  test('NAV-4 the page behind does not scroll, and is where it was', async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
    await opener(page).click()
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 600)
    await page.keyboard.press('PageDown')
    await twoFrames(page)
    await close(page).click()
    await expect(page.locator('main')).toBeVisible()
    expect(await scrolled(page)).toBe(500)
    await page.mouse.wheel(0, 100)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  })
})

test('NAV-4 NAV-9 a link leads on, closes the menu, and the focus is on the heading', async ({ page }) => {
  await open(page, '/compliance')
  await mark(page)
  await opener(page).click()
  await row(page, businesses).click()
  await expect(page).toHaveURL('/for-business')
  await expect(page.locator('h1')).toBeFocused()
  await expect(menu(page)).toBeHidden()
  await openLevel(page, company)
  await level(page, company).getByRole('link', { name: faqs }).press('Enter')
  await expect(page).toHaveURL('/faqs')
  await expect(page.locator('h1')).toBeFocused()
  await expect(menu(page)).toBeHidden()
  expect(await isMarked(page)).toBe(true)
})

test('NAV-4 a link to the page that is open closes the menu', async ({ page }) => {
  await open(page, '/')
  await opener(page).click()
  await row(page, home).click()
  await expect(menu(page)).toBeHidden()
  await expect(page.locator('h1')).toBeVisible()
})

test('NAV-4 Back in the browser closes the menu', async ({ page }) => {
  await open(page, '/compliance')
  await opener(page).click()
  await row(page, businesses).click()
  await expect(page).toHaveURL('/for-business')
  await openLevel(page, company)
  await goInHistory(page, -1)
  await expect(page).toHaveURL('/compliance')
  await expect(menu(page)).toBeHidden()
  await expect(page.locator('h1')).toBeFocused()
})

test('T-R5 NAV-4 a level that was opened before React came stays open', async ({ page }) => {
  const react = await holdReact(page)
  await page.goto('/compliance')
  await openLevel(page, company)
  await react.release()
  await hydrated(page)
  await expect(level(page, company)).toBeVisible()
  await expect(level(page, company).getByRole('heading')).toBeFocused()
})

test.describe('in a small window', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const viewport of [
    { width: 320, height: 480 },
    { width: 320, height: 256 },
    { width: 800, height: 360 },
    { width: 1199, height: 480 },
  ]) {
    test(`NAV-4 LAYOUT-1 the menu works at ${viewport.width} x ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await open(page, '/compliance')
      await openLevel(page, company)
      const last = level(page, company).getByRole('link', { name: faqs })
      await last.focus()
      const create = level(page, company).getByRole('link', { name: navigation.createAccount.text })
      const [box, pinned] = [await boxOf(last), await boxOf(create)]
      expect(box.y).toBeGreaterThanOrEqual(68)
      // What has the focus lies under nothing that is pinned.
      expect(box.y + box.height).toBeLessThanOrEqual(Math.min(pinned.y, viewport.height))
      expect(await sidewaysScroll(page)).toBe(0)
      expect(
        await level(page, company).evaluate((one) => one.scrollWidth - one.clientWidth),
        'sideways scroll in the menu',
      ).toBe(0)
      expect(await smallTargets(page)).toEqual([])
    })
  }
})

test('NAV-4 a window that grows while the menu is open shows its page again', async ({ page }) => {
  await open(page, '/compliance')
  await openLevel(page, company)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('h1')).toBeVisible()
  await expect(menu(page)).toBeHidden()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('NAV-4 NOJS-1 the menu and its levels open and close, and their links lead to pages', async ({ page }) => {
    await page.goto('/compliance')
    await openLevel(page, company)
    await page.keyboard.press('Tab')
    await expect(back(page, company)).toBeFocused()
    await back(page, company).click()
    await expect(row(page, home)).toBeVisible()
    await row(page, developers).click()
    await close(page).click()
    await expect(menu(page)).toBeHidden()
    await openLevel(page, company)
    await level(page, company).getByRole('link', { name: contact }).click()
    await expect(page).toHaveURL('/contact')
  })

  test('NAV-4 NOJS-1 a browser that knows no popovers shows the links under the bar', async ({ page }) => {
    // The styles of such a browser, and a document in which the attribute means nothing. The policy knows its own styles
    // only, and an address the text that it belongs to.
    await page.route(/\/(?:compliance|contact)$|\.css$/, async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': _, ...headers } = response.headers()
      const text = (await response.text()).replace(/@supports not selector\(:popover-open\)/g, '@supports (top:0)')
      await route.fulfill({ response, headers, body: text.replace(/ (?:popover|integrity)="[^"]*"/g, '') })
    })
    await page.goto('/compliance')
    for (const href of ['/', '/for-business', '/companies', '/contact', '/faqs'])
      await expect(menu(page).locator(`a[href="${href}"]:visible`)).toHaveCount(1)
    await expect(page.locator('header button:visible')).toHaveCount(0)
    await menu(page).locator('a[href="/contact"]').click()
    await expect(page).toHaveURL('/contact')
  })
})
