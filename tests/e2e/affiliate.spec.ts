import { blockAt } from './support/document.ts'
import { open } from './support/page.ts'
import { section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const paths = blockAt('/affiliate', 'partnerPaths').items

for (const [at, { points, button }] of paths.entries())
  test(`AFF-1 path ${at + 1} has its benefits, and a button that does nothing`, async ({ page }) => {
    await open(page, '/affiliate')
    const path = section(page, 'paths').getByRole('article').nth(at)
    await expect(path.getByRole('listitem')).toHaveText(points ?? [])
    const control = path.getByRole('button', { name: button?.text ?? '', exact: true })
    await expect(control).toBeEnabled()
    await control.click()
    await expect(page).toHaveURL(/\/affiliate$/)
    await expect(path.getByRole('link')).toHaveCount(0)
  })

test('AFF-1 LAYOUT-1 the heading of the paths keeps clear of the lines that pass it', async ({ page }) => {
  for (const width of [1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/affiliate')
    const { words, middle } = await section(page, 'paths').evaluate((part) => {
      const range = document.createRange()
      range.selectNodeContents(part.querySelector('h2') ?? part)
      const art = part.querySelector('img')?.getBoundingClientRect()
      return { words: range.getBoundingClientRect().right, middle: art && art.left + art.width / 2 }
    })
    // The lines are 8 px beside the middle, and 14 px wide.
    expect(middle, `${width}`).toBeGreaterThan(words + 48)
  }
})
