import type { Page } from 'playwright/test'
import { blockAt } from './support/document.ts'
import { open } from './support/page.ts'
import { expectLink, section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { stations, more } = blockAt('/use-cases', 'trunk')

test('USE-1 the head leads to its panels, which are in their order', async ({ page }) => {
  await open(page, '/use-cases')
  const head = page.locator('main section').first()
  const ids = await page.locator('#panels > div > section').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual([...stations.map(({ anchor }) => anchor), more?.anchor])
  for (const { anchor, title } of stations) {
    await expect(section(page, anchor).getByRole('heading')).toHaveText(title)
    await expectLink(head, title, `#${anchor}`)
  }
})

/** The pieces of the trunk: left edge, top and bottom of each, in px of the page. */
const pieces = (page: Page) =>
  page.locator('main section > div').evaluateAll((all) =>
    all.flatMap((element) => {
      const line = getComputedStyle(element, '::before')
      if (!line.backgroundImage.includes('gradient')) return []
      const { left, top } = element.getBoundingClientRect()
      const from = top + scrollY + Number.parseFloat(line.top)
      return [{ x: left + Number.parseFloat(line.left), from, to: from + Number.parseFloat(line.height) }]
    }),
  )

test('USE-1 one trunk runs from the bar to its capsule, without a gap', async ({ page }) => {
  for (const width of [1440, 1200, 768, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/use-cases')
    const [head, body, ...others] = await pieces(page)
    expect(others).toEqual([])
    if (!head || !body) throw new Error('the trunk has two pieces')
    expect(head.x).toBe(body.x)
    const bar = await page.locator('header').first().boundingBox()
    expect(Math.abs(head.from - (bar?.height ?? 0))).toBeLessThan(0.5)
    expect(Math.abs(head.to - body.from)).toBeLessThan(0.5)
    // What is beside the trunk keeps clear of it.
    const words = await section(page, 'health').boundingBox()
    expect((words?.x ?? 0) - body.x).toBeCloseTo(width >= 1200 ? 168 : width >= 768 ? 132 : 44, 1)
  }
})

test('USE-1 a panel can be reached by its address', async ({ page }) => {
  await open(page, '/use-cases#retail')
  await expect(section(page, 'retail').getByRole('heading')).toBeInViewport()
})

test('LAYOUT-1 the arrow of a link stays beside its last word where the words break', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, '/use-cases')
  const links = await page.locator('main a:has(svg):not([aria-label])').evaluateAll((all) =>
    all.flatMap((link) => {
      const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode()
      const arrow = link.querySelector('svg')?.getBoundingClientRect()
      if (!words || !arrow?.width) return []
      const range = document.createRange()
      range.selectNodeContents(words)
      const lines = [...range.getClientRects()]
      const last = lines.at(-1)
      return [{ name: link.textContent, lines: lines.length, gap: arrow.left - (last?.right ?? 0) }]
    }),
  )
  expect(links.filter(({ lines }) => lines > 1).length).toBeGreaterThan(0)
  for (const { name, gap } of links) expect(Math.abs(gap - 8), name ?? '').toBeLessThan(6)
})
