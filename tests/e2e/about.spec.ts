import { open } from './support/page.ts'
import { section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test('ABOUT-1 one line runs through the drawings of the story, and beside them on narrow pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/about')
  const images = section(page, 'story').locator('img')
  const boxes = () => images.evaluateAll((all) => all.map((image) => image.getBoundingClientRect().toJSON() as DOMRect))
  const wide = await boxes()
  for (const [at, { x, bottom }] of wide.entries()) {
    expect(x).toBe(wide[0]?.x)
    const next = wide[at + 1]
    if (next) expect(Math.abs(next.top - bottom)).toBeLessThan(0.5)
  }
  for (const width of [1199, 640, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const parts = section(page, 'story').locator('ol > li')
    const lines = await parts.evaluateAll((all) =>
      all.map((part) => {
        const { left, top } = part.getBoundingClientRect()
        const line = getComputedStyle(part, '::before')
        const from = top + Number.parseFloat(line.top)
        return { x: left + Number.parseFloat(line.left), from, to: from + Number.parseFloat(line.height) }
      }),
    )
    for (const [at, { x, to }] of lines.entries()) {
      expect(x).toBe(lines[0]?.x)
      const next = lines[at + 1]
      if (next) expect(Math.abs(next.from - to), `${width}`).toBeLessThan(0.5)
    }
  }
})
