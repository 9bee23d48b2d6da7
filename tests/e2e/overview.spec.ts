import { open } from './support/page.ts'
import { boxOf } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test('PAGE-2 the example is as wide as the column of the page, and one with the head', async ({ page }) => {
  for (const width of [1440, 1200, 768, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/api-documentation')
    const head = await boxOf(page.locator('main section').first())
    const stations = await boxOf(page.locator('[data-stepper]'))
    const panel = await boxOf(page.locator('[data-example]:visible'))
    const title = await boxOf(page.locator('main h1'))
    expect(panel.x, `${width}`).toBe(title.x)
    expect(panel.x + panel.width, `${width}`).toBeCloseTo(width - title.x, 0)
    expect(stations.y, `${width}`).toBeCloseTo(head.y + head.height, 0)
  }
})

test('PAGE-2 the stations of the APIs are on one line, without a gap', async ({ page }) => {
  await open(page, '/api-documentation')
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await page.locator('#apis ul > li').evaluateAll((all) =>
      all.map((row) => {
        const { left, top } = row.getBoundingClientRect()
        const line = getComputedStyle(row, '::before')
        const from = top + Number.parseFloat(line.top)
        return { x: left + Number.parseFloat(line.left), from, to: from + Number.parseFloat(line.height) }
      }),
    )
    expect(lines.length).toBeGreaterThan(2)
    for (const [at, { x, to }] of lines.entries()) {
      expect(x).toBe(lines[0]?.x)
      const next = lines[at + 1]
      if (next) expect(Math.abs(next.from - to), `${width}`).toBeLessThan(2.5)
    }
  }
})
