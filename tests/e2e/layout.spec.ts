import type { Page } from 'playwright/test'
import { isFull } from '../support/sample.ts'
import { routes } from './support/dist.ts'
import { layoutProblems } from './support/layout.ts'
import { open, sidewaysScroll } from './support/page.ts'
import { expect, test } from './support/site.ts'

test('LAYOUT-1 the check of the layout is able to find something', async ({ page, gate }) => {
  await open(page, '/')
  await page.evaluate(() => {
    const wide = document.createElement('p')
    wide.textContent = 'planted '.repeat(80)
    Object.assign(wide.style, { whiteSpace: 'nowrap', fontSize: '10px' })
    document.querySelector('main')?.append(wide)
  })
  expect(await sidewaysScroll(page)).toBeGreaterThan(0)
  expect((await layoutProblems(page)).join()).toMatch(/is 10px small.*leaves the page/)

  await page.evaluate(() => {
    const frame = document.querySelector('main > p')?.parentElement
    if (frame) Object.assign(frame.style, { height: '20px', overflow: 'hidden' })
  })
  expect((await layoutProblems(page)).join()).toContain('is cut off by <main')
  await gate.take()
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('MOTION-1 T-A5 nothing moves by itself, and scrolling is not smooth', async ({ page }) => {
    for (const route of isFull ? routes() : ['/', '/compliance']) {
      await open(page, route)
      await page.mouse.wheel(0, 400)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      const running = await page.evaluate(
        () =>
          document.getAnimations().filter(({ playState, effect }) => {
            const { duration } = effect?.getComputedTiming() ?? {}
            return playState === 'running' && Number(duration) > 1
          }).length,
      )
      expect(running).toBe(0)
    }
    await open(page, '/compliance#data')
    expect(await scrollBehavior(page)).toBe('auto')
  })
})

test('MOTION-1 the way to a place on the page is smooth, the way of the focus is not', async ({ page }) => {
  await open(page, '/compliance')
  await page.locator('footer a').last().focus()
  expect(await scrollBehavior(page)).toBe('auto')
  await open(page, '/compliance#data')
  expect(await scrollBehavior(page)).toBe('smooth')
})

const scrollBehavior = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)

test('NOJS-1 on paper every panel is open, and the bar stays where it is', async ({ page }) => {
  await open(page, '/')
  await page.emulateMedia({ media: 'print' })
  const panels = page.locator('[data-panel]')
  expect(await panels.count()).toBeGreaterThan(1)
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
  await expect(page.locator('header').first()).toHaveCSS('position', 'static')
})
