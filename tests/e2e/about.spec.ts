import { open } from './support/page.ts'
import { section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test('ABOUT-1 the drawings of the story change sides on a desktop, and are above their words on narrow pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/about')
  const parts = section(page, 'story').locator('ol > li')
  const places = () =>
    parts.evaluateAll((all) =>
      all.map((part) => {
        const image = part.querySelector('img')?.getBoundingClientRect()
        const words = part.querySelector('h3')?.getBoundingClientRect()
        return { dx: (image?.x ?? 0) - (words?.x ?? 0), dy: (image?.y ?? 0) - (words?.y ?? 0) }
      }),
    )
  expect((await places()).map(({ dx }) => Math.sign(dx))).toEqual([-1, 1, -1])
  for (const width of [1199, 640, 320]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { dx, dy } of await places()) {
      expect(dx, `${width}`).toBe(0)
      expect(dy, `${width}`).toBeLessThan(0)
    }
  }
})

test('ABOUT-1 the edge of the desks reaches both edges of the page', async ({ page }) => {
  await open(page, '/about')
  for (const width of [1920, 1440, 1199, 768, 640, 360, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const canvas = await section(page, 'team')
      .locator('[role=img]')
      .evaluate((art) => {
        const { left, right } = art.getBoundingClientRect()
        return { left, right, page: document.documentElement.clientWidth }
      })
    expect(canvas.left, `${width}`).toBeLessThanOrEqual(0)
    expect(canvas.right, `${width}`).toBeGreaterThanOrEqual(canvas.page)
  }
})
