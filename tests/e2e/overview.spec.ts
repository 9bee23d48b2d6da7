import { open } from './support/page.ts'
import { boxOf } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test('PAGE-2 the example of the head is on its lower edge, in full', async ({ page }) => {
  for (const width of [1440, 1200, 768, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/api-documentation')
    const head = await boxOf(page.locator('main section').first())
    const panel = await boxOf(page.locator('[data-example]'))
    expect(Math.abs(head.y + head.height - panel.y - panel.height)).toBeLessThan(0.5)
    expect(panel.x + panel.width).toBeLessThan(width)
  }
})
