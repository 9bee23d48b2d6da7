import { blockAt, documentAt } from './support/document.ts'
import { htmlOf, read } from './support/dist.ts'
import { expect, test } from './support/site.ts'

const placeholders = ['/individuals', '/companies', '/whitelabel', '/for-developers']

for (const route of placeholders) {
  test(`PAGE-1 ${route} says its word and nothing else`, async ({ page }) => {
    await page.goto(route)
    const { title, second } = blockAt(route, 'placeholder')
    const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ').trim()
    expect(text).toBe(second ? `${title} ${second.text}` : title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('main :is(button, input, img, p)')).toHaveCount(0)
    await expect(page.locator('main svg:not([aria-hidden] *)')).toHaveAttribute('aria-hidden', 'true')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
}

test('PAGE-2 the pages about accounts lead to the app, where they are opened, and have no form', () => {
  for (const route of ['/start', '/signup']) {
    expect(JSON.stringify(documentAt(route).blocks)).toMatch(/"href":"https:\/\/app\./)
    expect(read(htmlOf(route))).not.toContain('<form')
  }
})
