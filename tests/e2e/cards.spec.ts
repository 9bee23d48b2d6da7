import type { Locator } from 'playwright/test'
import { placed } from '../../src/drawings/cards/cardHero.ts'
import { networksArt, weaveArt } from '../../src/theme/art.ts'
import { open } from './support/page.ts'
import { section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const box = (place: Locator) =>
  place.evaluate(
    (element) =>
      element.getBoundingClientRect().toJSON() as Record<'left' | 'right' | 'top' | 'bottom' | 'width', number>,
  )

test('CARD-1 one line runs through the steps and on to the three cards', async ({ page }) => {
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/card-issuing')
    const [steps, next] = [section(page, 'steps'), section(page, 'solutions')]
    const weave = await box(steps.locator('ol + div img'))
    const networks = await box(next.locator('img'))
    const leaves = weave.left + ((weaveArt.x + weaveArt.exit) / weaveArt.canvas.width) * weave.width
    const arrives = networks.left + ((networksArt.x + networksArt.entry) / networksArt.canvas.width) * networks.width
    expect(Math.abs(leaves - arrives)).toBeLessThan(0.6)
    // Both drawings reach over the edge between the sections, which cuts them.
    const [background, lower] = [await box(steps), await box(next)]
    expect(weave.top).toBeLessThan(background.top)
    expect(weave.bottom).toBeGreaterThan(background.bottom)
    expect(networks.top).toBeLessThan(lower.top)
    expect(networks.right).toBeGreaterThanOrEqual(lower.right)
  }
})

test('LAYOUT-1 the words of the head keep 24 px from the line that climbs under them', async ({ page }) => {
  for (const width of [1200, 1320, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/card-issuing')
    const head = section(page, 'hero')
    const art = await box(head.locator('[data-living] > svg').first())
    // The art is the middle half of its canvas.
    const scale = art.width / 2880
    const [below, beside, last] = placed.map(([, x, y]) => ({
      left: art.left + (720 + x) * scale,
      top: art.top + y * scale,
    }))
    const title = await box(head.getByRole('heading'))
    const buttons = await box(head.getByRole('link').last())
    expect((below?.top ?? 0) - buttons.bottom).toBeGreaterThanOrEqual(24)
    expect((beside?.left ?? 0) - buttons.right).toBeGreaterThanOrEqual(24)
    expect((last?.left ?? 0) - title.right).toBeGreaterThanOrEqual(24)
  }
})
