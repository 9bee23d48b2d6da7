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

// As high as wide, a telephone on its side, a tablet, and the largest window that has the small picture.
const lowWindows = [
  { width: 768, height: 700 },
  { width: 568, height: 320 },
  { width: 768, height: 800 },
  { width: 1199, height: 1000 },
]
for (const size of lowWindows) {
  test(`the picture keeps clear of the word at ${size.width} by ${size.height}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    for (const route of placeholders) {
      await page.goto(route)
      const room = await page.evaluate(() => {
        const words = [...document.querySelectorAll('main :is(h1, h2)')].map(
          (one) => one.getBoundingClientRect().bottom,
        )
        const shapes = [...document.querySelectorAll('main svg svg :is(path, circle, rect)')]
        const tops = shapes.map((one) => one.getBoundingClientRect()).filter(({ height, width }) => height + width > 0)
        return { shapes: tops.length, gap: Math.min(...tops.map(({ top }) => top)) - Math.max(...words) }
      })
      expect(room.shapes, route).toBeGreaterThan(2)
      expect(room.gap, route).toBeGreaterThan(0)
    }
  })
}

test('PAGE-2 the pages about accounts lead to the app, where they are opened, and have no form', () => {
  for (const route of ['/start', '/signup']) {
    expect(JSON.stringify(documentAt(route).blocks)).toMatch(/"href":"https:\/\/app\./)
    expect(read(htmlOf(route))).not.toContain('<form')
  }
})
