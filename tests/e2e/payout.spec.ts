import { returnedArt, stationsArt } from '../../src/theme/art.ts'
import { open } from './support/page.ts'
import { section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test('PAY-1 each station is above its words, and the failed line runs from edge to edge', async ({ page }) => {
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/payout')
    const lefts = await section(page, 'steps')
      .locator('ol > li')
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left))
    const drawn = await section(page, 'steps')
      .locator('img')
      .first()
      .evaluate((img) => img.getBoundingClientRect().toJSON())
    const scale = drawn.width / stationsArt.canvas.width
    for (const [at, left] of lefts.entries())
      expect(left).toBeCloseTo(drawn.left + (stationsArt.x + (stationsArt.columns[at] ?? 0)) * scale, 0)
    const status = section(page, 'status')
    const [outer, inner] = [status, status.locator('img')].map((place) =>
      place.evaluate((element) => element.getBoundingClientRect().toJSON()),
    )
    const [background, art] = [await outer, await inner]
    expect(art.top).toBeLessThan(background.top)
    expect(art.bottom).toBeGreaterThan(background.bottom)
    expect(art.width / art.height).toBeCloseTo(returnedArt.canvas.width / returnedArt.canvas.height, 2)
  }
})

test('below 1200 px each step has its own screen beside the line, and the wide drawing is gone', async ({ page }) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/payout')
    await expect(section(page, 'steps').locator('ol img')).toHaveCount(4)
    await expect(section(page, 'steps').locator('ol img').last()).toBeVisible()
    await expect(section(page, 'steps').locator('img').first()).toBeHidden()
  }
})
