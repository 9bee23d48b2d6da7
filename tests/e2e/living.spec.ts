import { open, quiet } from './support/page.ts'
import { expect, test } from './support/site.ts'

const words = 'main [data-living] text'

test.use({ savesData: false })

test('NAV-2 a drawing that lives comes with a page that is reached by a link, as it is in the HTML', async ({
  page,
}) => {
  await open(page, '/')
  const direct = await page.locator(words).allTextContents()
  expect(direct.length).toBeGreaterThan(10)
  await open(page, '/compliance')
  await quiet(page)
  const loads: string[] = []
  page.on('request', (request) => loads.push(request.resourceType()))
  await page.locator('header a[href="/"]').first().click()
  await expect(page.locator(words).first()).toBeAttached()
  expect(loads).not.toContain('document')
  // The layers of each drawing come by themselves.
  await expect.poll(() => page.locator(words).allTextContents()).toEqual(direct)
  // The space was kept, and the rules have come along.
  await expect(page.locator('main [data-living=go] .sig').first()).toHaveCSS('opacity', '0')
  await expect(page.locator('main [data-living=go] > svg:not(.d)').first()).toHaveCSS('visibility', 'hidden')
})

test('MOTION-1 a drawing below the window waits, and starts once its place is seen', async ({ page }) => {
  await open(page, '/about')
  const closing = page.locator('main section').last().locator('[data-living]')
  await expect(closing).toHaveAttribute('data-living', 'wait')
  await closing.locator('xpath=..').scrollIntoViewIfNeeded()
  await expect(closing).toHaveAttribute('data-living', 'go')
})

test('MOTION-1 a story that has been told is not told again in a window of another width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/')
  const drawing = page.locator('main [data-living=go]').first()
  await expect(drawing.locator('> .d').first()).toHaveCSS('visibility', 'hidden')
  const moving = () => drawing.evaluate((element) => element.getAnimations({ subtree: true }).length)
  await drawing.evaluate((element) => {
    for (const one of element.getAnimations({ subtree: true })) one.finish()
  })
  await expect(drawing).toHaveAttribute('data-told')
  await page.setViewportSize({ width: 1440, height: 800 })
  await expect(drawing.locator('> .d').first()).toHaveCSS('visibility', 'visible')
  expect(await moving()).toBe(0)
})

test('MOTION-1 a cut that is not shown runs no animations', async ({ page }) => {
  await page.goto('/')
  const cuts = page.locator('main [data-living=go]').first().locator('> svg')
  const running = await cuts.evaluateAll((all) =>
    all.map((one) => ({
      isShown: getComputedStyle(one).visibility === 'visible',
      moves: one.getAnimations({ subtree: true }).length > 0,
    })),
  )
  expect(running).toContainEqual({ isShown: true, moves: true })
  expect(running.filter(({ isShown, moves }) => moves && !isShown)).toEqual([])
})

test('T-R1 where its layers do not arrive, a drawing is shown as a file', async ({ page, gate }) => {
  gate.expect(/\.living\./)
  await page.route(/\.living\./, (route) => route.abort())
  await open(page, '/compliance')
  await quiet(page)
  await page.locator('header a[href="/"]').first().click()
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.locator('main section').first().locator('picture > img')).toBeVisible()
})
