import type { Page } from 'playwright/test'
import { documentOf, read, routes } from './support/dist.ts'
import { hydrated, texts, visibleText } from './support/page.ts'
import { expect, test } from './support/site.ts'

test.use({ javaScriptEnabled: false })

/** Opens what a press opens, without a script, too. Of a group the browser would keep only one open. */
function unfold(page: Page): Promise<void> {
  return page.locator('details').evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) {
      one.removeAttribute('name')
      one.open = true
    }
  })
}

for (const route of routes()) {
  test(`NOJS-1 T-R1 ${route} shows without JavaScript every word that it has with it`, async ({
    page,
    browser,
    site,
    gate,
  }) => {
    const context = await browser.newContext({ baseURL: site, javaScriptEnabled: true })
    await gate.watch(context)
    const live = await context.newPage()
    await live.goto(route)
    await hydrated(live)
    const wanted = await texts(live)
    await context.close()

    await page.goto(route)
    await unfold(page)
    const shown = await visibleText(page)
    expect(wanted.length).toBeGreaterThan(10)
    expect(wanted.filter((text) => !shown.includes(text))).toEqual([])
  })
}

test('NOJS-1 TAB-1 every panel stands open, each under its name', async ({ page }) => {
  await page.goto('/')
  const panels = page.locator('[data-panel]')
  const { blocks } = JSON.parse(read(documentOf('/'))).page as {
    blocks: { type: string; items?: { label: string }[] }[]
  }
  const labels = blocks.find(({ type }) => type === 'tabs')?.items?.map(({ label }) => label) ?? []
  expect(labels.length).toBeGreaterThan(1)
  for (const [at, label] of labels.entries()) {
    await expect(panels.nth(at)).toBeVisible()
    await expect(panels.nth(at).getByText(label, { exact: true }).first()).toBeVisible()
  }
})

test('NOJS-1 NAV-1 links lead to pages', async ({ page }) => {
  await page.goto('/')
  await page.locator('header a[href="/for-business"]:visible').click()
  await expect(page).toHaveURL('/for-business')
  await expect(page.locator('h1')).toBeVisible()
  await page.locator('footer a[href="/book-a-demo"]').click()
  await expect(page).toHaveURL('/book-a-demo')
})

test('NOJS-1 the skip link comes first and leads to the content', async ({ page }) => {
  await page.goto('/compliance')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('href', '#main')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/compliance#main')
})
