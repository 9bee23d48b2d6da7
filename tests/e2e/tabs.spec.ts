import type { Locator, Page } from 'playwright/test'
import { siteDocument } from './support/document.ts'
import { hydrated, isMarked, mark, open } from './support/page.ts'
import { holdReact } from './support/react.ts'
import { expect, test } from './support/site.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 800 }

const tabs = (page: Page) => page.locator('[data-tab]')
const panels = (page: Page) => page.locator('[data-panel]')

/** Checks that exactly one tab is open, and that its panel is the one that shows. */
async function expectOpen(page: Page, at: number): Promise<void> {
  const attribute = (page.viewportSize()?.width ?? 0) >= 1200 ? 'aria-selected' : 'aria-expanded'
  const count = await tabs(page).count()
  const states = () => tabs(page).evaluateAll((all, name) => all.map((tab) => tab.getAttribute(name)), attribute)
  await expect.poll(states).toEqual(Array.from({ length: count }, (_, other) => `${other === at}`))
  for (let other = 0; other < count; other++) {
    const panel = panels(page).nth(other)
    await (other === at ? expect(panel).toBeVisible() : expect(panel).toBeHidden())
  }
}

/** Draws a finger over an element, as a touch screen reports it. */
async function swipe(page: Page, element: Locator, by: number): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('what should be swiped cannot be seen')
  const height = page.viewportSize()?.height ?? 0
  const x = box.x + box.width / 2
  const y = Math.min(Math.max(box.y, 0) + 60, height - 20)
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', [{ x, y }])
  for (let step = 1; step <= 4; step++) await send('touchMove', [{ x: x + (by * step) / 4, y }])
  await send('touchEnd', [])
  await client.detach()
}

/** The same as events only: the browser holds back what a real finger does within its first 15 px. */
function moveFinger(element: Locator, by: number): Promise<void> {
  return element.evaluate((target, distance) => {
    const [clientX, clientY] = [300, 300]
    const send = (type: string, x: number, isDown: boolean) => {
      const touches = [new Touch({ identifier: 1, target, clientX: x, clientY })]
      const given = { touches: isDown ? touches : [], changedTouches: touches, bubbles: true, cancelable: true }
      target.dispatchEvent(new TouchEvent(type, given))
    }
    send('touchstart', clientX, true)
    send('touchmove', clientX + distance, true)
    send('touchend', clientX + distance, false)
  }, by)
}

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test.describe(name, () => {
    test.use({ viewport })

    test('TAB-1 the first tab is open at the start; a click opens a tab and closes the other', async ({ page }) => {
      await open(page, '/')
      await expectOpen(page, 0)
      for (const at of [1, 3, 0]) {
        await tabs(page).nth(at).click()
        await expectOpen(page, at)
      }
    })

    test('TAB-1 tabs work before React has come: by click and by key', async ({ page }) => {
      await holdReact(page)
      await page.goto('/')
      await tabs(page).nth(1).click()
      await expectOpen(page, 1)
      await tabs(page).nth(1).focus()
      await page.keyboard.press(name === 'desktop' ? 'ArrowRight' : 'ArrowDown')
      await expect(tabs(page).nth(2)).toBeFocused()
      await page.keyboard.press('Enter')
      await expectOpen(page, 2)
    })

    test('TAB-1 tabs work after a navigation', async ({ page }) => {
      await open(page, '/compliance')
      await page.locator('header a[href="/"]').first().click()
      await expect(page).toHaveURL('/')
      // The address changes first; the page follows in the same transition.
      await expect(tabs(page).first()).toBeVisible()
      await expectOpen(page, 0)
      await tabs(page).nth(2).click()
      await expectOpen(page, 2)
    })

    test.describe('by touch', () => {
      test.use({ hasTouch: true })

      test('TAB-1 a finger to the left opens the next tab, to the right the last, around the ends', async ({
        page,
      }) => {
        await open(page, '/')
        const last = (await tabs(page).count()) - 1
        await swipe(page, panels(page).first(), -80)
        await expectOpen(page, 1)
        await swipe(page, panels(page).nth(1), 80)
        await expectOpen(page, 0)
        await swipe(page, panels(page).first(), 80)
        await expectOpen(page, last)
        await swipe(page, panels(page).nth(last), -80)
        await expectOpen(page, 0)
      })

      test('TAB-1 a finger that moves less than 10 px opens nothing, one that moves more does', async ({ page }) => {
        await open(page, '/')
        await moveFinger(panels(page).first(), -9)
        await expectOpen(page, 0)
        await moveFinger(panels(page).first(), -11)
        await expectOpen(page, 1)
      })
    })
  })
}

test.describe('keys', () => {
  test.use({ viewport: desktop })

  test('TAB-1 T-A6 arrows go round, Home and End go to the ends, and one tab only is a stop', async ({ page }) => {
    await open(page, '/')
    const last = (await tabs(page).count()) - 1
    await tabs(page).first().focus()
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', last],
      ['ArrowRight', 0],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tabs(page).nth(at)).toBeFocused()
      await expectOpen(page, at)
    }
    expect(await tabs(page).evaluateAll((all) => all.filter((tab) => tab.tabIndex === 0).length)).toBe(1)
    await page.keyboard.press('Tab')
    await expect(panels(page).first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(tabs(page).first()).toBeFocused()
  })

  test('A11Y-1 each tab names its panel, and each panel its tab', async ({ page }) => {
    await open(page, '/')
    await expect(page.getByRole('tablist')).toHaveCount(1)
    for (const [at, tab] of (await tabs(page).all()).entries()) {
      const panel = panels(page).nth(at)
      await expect(tab).toHaveAttribute('role', 'tab')
      await expect(panel).toHaveAttribute('role', 'tabpanel')
      await expect(tab).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? 'no id')
      await expect(panel).toHaveAttribute('aria-labelledby', (await tab.getAttribute('id')) ?? 'no id')
    }
  })
})

test('TAB-1 the roles follow the width: tabs on a desktop, buttons elsewhere', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/')
  await tabs(page).nth(1).click()
  await page.setViewportSize(phone)
  await expect(tabs(page).nth(1)).toHaveAttribute('role', 'button')
  await expectOpen(page, 1)
  await page.setViewportSize(desktop)
  await expect(tabs(page).nth(1)).toHaveAttribute('role', 'tab')
  await expectOpen(page, 1)
})

const tab = (page: Page, value: string) => page.locator(`[data-tab="${value}"]`)

for (const [route, value] of [
  ['/', 'savings-investment'],
  ['/payout', 'digital-payments'],
  ['/card-issuing', 'saas'],
  ['/for-business', 'automated-payouts'],
] as const) {
  for (const viewport of [desktop, phone]) {
    test(`TAB-1 PAY-1 CARD-1 BIZ-1 ${route}?tab=${value} opens its tab at ${viewport.width}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const react = await holdReact(page)
      await page.goto(`${route}?tab=${value}`)
      const values = await tabs(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-tab')))
      await expectOpen(page, values.indexOf(value))
      await react.release()
      await hydrated(page)
      await expectOpen(page, values.indexOf(value))
      await expect(page.locator(`[data-panel=${value}]`).getByRole('heading').first()).toBeInViewport()
    })
  }
}

test('HOME-3 NAV-6 a link with ?tab= opens its tab and brings the section into view', async ({ page }) => {
  const follow = async (from: string, to: string) => {
    const link = page.locator(`footer a[href="${from}"]`)
    await link.evaluate((one, href) => one.setAttribute('href', href), to)
    await page.locator(`footer a[href="${to}"]`).click()
  }
  await open(page, '/compliance')
  await mark(page)
  await follow('/faqs', '/?tab=issue-cards')
  await expect(page).toHaveURL('/?tab=issue-cards')
  await expect(tab(page, 'issue-cards')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'issue-cards')).toBeInViewport()
  // On the page that is open already, another value does the same.
  await follow('/book-a-demo', '/?tab=bill-payments')
  await expect(tab(page, 'bill-payments')).toHaveAttribute('aria-selected', 'true')
  await expect(tab(page, 'bill-payments')).toBeInViewport()
  expect(await isMarked(page)).toBe(true)
})

test('HOME-3 PAY-1 an unknown value of ?tab= leaves the first tab, and the page at its top', async ({ page }) => {
  await open(page, '/?tab=nothing"]')
  await expectOpen(page, 0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('TAB-1 without tabs the page says so', async ({ page, fixtures }) => {
  await open(page, `${fixtures}/empty-tabs`)
  await expect(page.getByText(siteDocument().texts.noTabs)).toBeVisible()
})
