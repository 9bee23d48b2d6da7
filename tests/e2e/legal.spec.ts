import type { Page } from 'playwright/test'
import { blockAt, siteDocument, wordsOf } from './support/document.ts'
import { open, sidewaysScroll } from './support/page.ts'
import { expect, test } from './support/site.ts'

const routes = ['/privacy-policy', '/terms-and-conditions', '/compliance'] as const

/** The main headings of a page in order, each with its anchor. */
const headingsOf = (route: (typeof routes)[number]) =>
  blockAt(route, 'richText').text.flatMap((node) =>
    typeof node === 'object' && node.tag === 'h2'
      ? [{ name: wordsOf(node.children ?? []), anchor: node.id ?? '' }]
      : [],
  )

/** A heading near the end of the terms. */
const late = () => headingsOf('/terms-and-conditions').at(-2) ?? { name: '', anchor: '' }

/** The list of contents that can be seen: beside the text or folded above it. */
const contents = (page: Page) => page.getByRole('navigation', { name: siteDocument().texts.contents })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('LEGAL-1 NOJS-1 the privacy policy names the permissions of the mobile app in a table', async ({ page }) => {
    await page.goto('/privacy-policy')
    const names = page.getByRole('table').getByRole('rowheader')
    const [table] = blockAt('/privacy-policy', 'richText').tables ?? []
    await expect(names).toHaveText((table?.rows ?? []).map(([name = '']) => name))
  })

  test('LEGAL-1 on a phone the list of contents is closed, opens, and leads to its headings', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/terms-and-conditions')
    const { name, anchor } = late()
    const link = contents(page).getByRole('link', { name, exact: true })
    await expect(link).toHaveCount(0)
    await contents(page).getByText(siteDocument().texts.contents).first().click()
    await link.click()
    await expect(page).toHaveURL(`/terms-and-conditions#${anchor}`)
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
  })
})

for (const route of routes) {
  test(`LEGAL-1 every entry of the contents of ${route} leads to its heading`, async ({ page }) => {
    await page.goto(route)
    const names = headingsOf(route).map(({ name }) => name)
    const links = contents(page).getByRole('link')
    await expect(links).toHaveText(names)
    const targets = await links.evaluateAll((all) =>
      all.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent),
    )
    expect(targets).toEqual(names)
  })
}

test('LEGAL-1 the contents mark the part that is being read, and keep it in sight', async ({ page }) => {
  // So low that the list of contents has to scroll.
  await page.setViewportSize({ width: 1440, height: 620 })
  await open(page, '/terms-and-conditions')
  for (const { name, anchor } of [headingsOf('/terms-and-conditions')[4] ?? late(), late()]) {
    const link = contents(page).getByRole('link', { name, exact: true })
    await link.click()
    await expect(page).toHaveURL(`/terms-and-conditions#${anchor}`)
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(link).toBeInViewport()
  }
  await expect(contents(page).locator('a[aria-current]:visible')).toHaveCount(1)
})

test('LEGAL-1 the contents follow also a jump over all parts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/compliance')
  const marked = contents(page).locator('a[aria-current]:visible')
  const jump = (to: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to)
  await jump(99_999)
  await expect(marked).toHaveText(headingsOf('/compliance').at(-1)?.name ?? '')
  await jump(0)
  await expect(marked).toHaveText(headingsOf('/compliance')[0]?.name ?? '')
})

test('LEGAL-1 on paper there is no list of contents, and links say where they lead', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/privacy-policy')
  await expect(page.locator('main nav')).toBeHidden()
  const after = (address: string) =>
    page
      .locator(`main p a[href^="${address}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await after('/contact')).toContain('(')
  expect(await after('mailto:')).toBe('none')
})

test('LEGAL-1 the table fits on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/privacy-policy')
  expect(await sidewaysScroll(page)).toBe(0)
  const box = page.locator('main table').locator('..')
  expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})

test('LAYOUT-1 a table that is too wide scrolls inside its box, also with the keyboard', async ({ page, fixtures }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(`${fixtures}/wide-table`)
  expect(await sidewaysScroll(page)).toBe(0)
  const box = page.getByRole('region', { name: 'Who may do what with a payment' })
  expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(100)
  await box.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => box.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
})
