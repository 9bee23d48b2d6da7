import { blockAt } from './support/document.ts'
import { open } from './support/page.ts'
import { boxOf, section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const route = '/for-business'

test('LAYOUT-1 the drawing of a card is above its words, and on a tablet beside them', async ({ page }) => {
  await open(page, route)
  const card = section(page, 'benefits').getByRole('listitem').first()
  for (const [width, beside] of [
    [390, false],
    [768, true],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    // The line of the drawing runs on past its field, which clips it.
    const field = card.getByRole('img').first().locator('..')
    // Pictures that come after a change of the width move both.
    const places = async () => {
      const [drawing, words] = await Promise.all([boxOf(field), boxOf(card.getByRole('heading'))])
      return { beside: words.x > drawing.x + drawing.width, below: words.y > drawing.y + drawing.height }
    }
    await expect.poll(places, `at ${width}`).toEqual({ beside, below: !beside })
  }
})

test('BIZ-1 words and drawings of the panels change sides on a desktop; else words come first', async ({ page }) => {
  await open(page, route)
  const panels = section(page, 'panels').getByRole('article')
  await expect(panels).toHaveCount(4)
  for (let at = 0; at < 4; at++) {
    const panel = panels.nth(at)
    await panel.scrollIntoViewIfNeeded()
    const words = await boxOf(panel.getByRole('heading'))
    expect(words.x < 720, `words of panel ${at + 1} on the left`).toBe(at % 2 === 0)
    const picture = panel.getByRole('img')
    // Its line leaves the panel and reaches the edge of the page.
    const { x, width } = await boxOf(picture)
    expect(at % 2 === 0 ? x + width : -x).toBeGreaterThanOrEqual(at % 2 === 0 ? 1440 : 0)
  }
  await page.setViewportSize({ width: 768, height: 900 })
  for (let at = 0; at < 4; at++) {
    const panel = panels.nth(at)
    expect((await boxOf(panel.getByRole('heading'))).y).toBeLessThan((await boxOf(panel.getByRole('img'))).y)
  }
})

test('BIZ-1 USE-1 the strip of sectors is a navigation that leads to their panels', async ({ page }) => {
  await open(page, route)
  const { title, links } = blockAt(route, 'linkStrip')
  const found = page.getByRole('navigation', { name: title }).getByRole('link')
  await expect(found).toHaveText(links.map(({ text }) => text))
  const hrefs = await found.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const stations = blockAt('/use-cases', 'trunk').stations.map(({ anchor }) => `/use-cases#${anchor}`)
  expect(hrefs).toEqual(stations)
})
