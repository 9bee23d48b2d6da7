import { routes } from './support/dist.ts'
import { expect, test } from './support/site.ts'

const placeholders: Record<string, string> = {
  '/individuals': 'Individuals',
  '/companies': 'Companies',
  '/whitelabel': 'WhiteLabel',
  '/for-developers': 'For Developers API Documentation',
}

for (const [route, words] of Object.entries(placeholders)) {
  test(`PAGE-1 ${route} says "${words}" and nothing else`, async ({ page }) => {
    await page.goto(route)
    const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ').trim()
    expect(text).toBe(words)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.replace(' API Documentation', ''))
    await expect(page.locator('main :is(button, input, img, p)')).toHaveCount(0)
    await expect(page.locator('main svg:not([aria-hidden] *)')).toHaveAttribute('aria-hidden', 'true')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
}

test('PAGE-1 placeholders stay out of the sitemap', async ({ page, site }) => {
  const sitemap = await (await page.request.get(`${site}/sitemap.xml`)).text()
  for (const route of Object.keys(placeholders)) {
    expect(routes()).toContain(route)
    expect(sitemap).not.toContain(`${route}<`)
  }
  expect(sitemap).toContain('/contact<')
})

for (const route of ['/start', '/signup']) {
  test(`PAGE-2 ${route} leads to the app, where accounts are opened`, async ({ page }) => {
    await page.goto(route)
    await expect(page.locator('main').getByRole('link', { name: 'Continue to the app' })).toHaveAttribute(
      'href',
      /^https:\/\/app\./,
    )
    await expect(page.locator('main')).toContainText('not on this website')
    await expect(page.locator('main form')).toHaveCount(0)
  })
}
