import { documentOf, read } from './support/dist.ts'
import { expect, test } from './support/site.ts'

test.use({ javaScriptEnabled: false })

test('NOJS-1 TAB-1 every panel is open, each under its name', async ({ page }) => {
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
