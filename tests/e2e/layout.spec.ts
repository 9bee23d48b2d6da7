import type { Page } from 'playwright/test'
import { isFull, pairs, routes } from './support/dist.ts'
import { open, sidewaysScroll } from './support/page.ts'
import { expect, test } from './support/site.ts'

/** Texts that are cut off, leave the page, or are too small. Drawings and lines may be cropped, words may not. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const width = document.documentElement.clientWidth
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const element = text.parentElement
      if (!element || !text.data.trim() || element.closest('svg, script, style, .vh')) continue
      const style = getComputedStyle(element)
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      if (box.width === 0 || style.visibility === 'hidden') continue
      const report = (what: string) => found.push(`"${text.data.trim().slice(0, 40)}" ${what}`)
      if (Number.parseFloat(style.fontSize) < 12) report(`is ${style.fontSize} small`)
      // The skip link waits above the page until it is focused.
      if (box.bottom > 0 && (box.left < -1 || box.right > width + 1)) report('leaves the page')
      for (let frame: HTMLElement | null = element; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(frame)
        // What scrolls in its own box, as code does, can be reached.
        if (/auto|scroll/.test(overflowX)) break
        const edge = frame.getBoundingClientRect()
        const cutX = /hidden|clip/.test(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)
        const cutY = /hidden|clip/.test(overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1)
        if (cutX || cutY) report(`is cut off by <${frame.localName} class="${frame.className}">`)
      }
    }
    return found
  })
}

for (const { route, width } of pairs([320, 360, 768, 1440, 1920])) {
  test(`LAYOUT-1 T-A4 ${route} at ${width}: no sideways scroll, no text cut off or under 12 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, route)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await faults(page)).toEqual([])
  })
}

test('LAYOUT-1 the check of the layout is able to find something', async ({ page, gate }) => {
  await open(page, '/')
  await page.evaluate(() => {
    const wide = document.createElement('p')
    wide.textContent = 'planted '.repeat(80)
    Object.assign(wide.style, { whiteSpace: 'nowrap', fontSize: '10px' })
    document.querySelector('main')?.append(wide)
  })
  expect(await sidewaysScroll(page)).toBeGreaterThan(0)
  expect((await faults(page)).join()).toMatch(/is 10px small.*leaves the page/)

  await page.evaluate(() => {
    const frame = document.querySelector('main > p')?.parentElement
    if (frame) Object.assign(frame.style, { height: '20px', overflow: 'hidden' })
  })
  expect((await faults(page)).join()).toContain('is cut off by <main')
  await gate.take()
})

test('A11Y-1 T-A2 buttons, tabs and the links of the bar are at least 44 px high', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const route of isFull ? routes() : routes().slice(0, 3)) {
      await open(page, route)
      const small = await page
        .locator('button:visible, header a:visible, [data-tab] label:visible')
        .evaluateAll((all) =>
          all
            .filter((one) => one.getBoundingClientRect().height < 43.5 && !one.closest('.vh'))
            .map((one) => one.textContent),
        )
      expect(small, `${route} at ${width}`).toEqual([])
    }
  }
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
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
    }
  })
})

test('NOJS-1 on paper every panel stands open, and the bar stays where it is', async ({ page }) => {
  await open(page, '/')
  await page.emulateMedia({ media: 'print' })
  const panels = page.locator('[data-panel]')
  expect(await panels.count()).toBeGreaterThan(1)
  for (const panel of await panels.all()) await expect(panel).toBeVisible()
  await expect(page.locator('header').first()).toHaveCSS('position', 'static')
})
