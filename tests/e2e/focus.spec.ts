import { isFull, sample } from '../support/sample.ts'
import { routes } from './support/dist.ts'
import { walkByTab } from './support/focus.ts'
import { open, unfoldFromStart } from './support/page.ts'
import { expect, test } from './support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** 1280 px at 400 %, a tablet and a desktop. */
const zoomed = { width: 320, height: 256 }
const tablet = { width: 768, height: 900 }
const desktop = { width: 1440, height: 900 }

/** Between them: the home page, a form, questions, tabs, an example of code, a board and a page along a line. */
const telling = [
  { route: '/', viewport: desktop },
  { route: '/for-business', viewport: desktop },
  { route: '/api-documentation', viewport: desktop },
  { route: '/overview', viewport: tablet },
  { route: '/faqs', viewport: tablet },
  { route: '/contact', viewport: zoomed },
]
const everything = routes().flatMap((route) => [zoomed, tablet, desktop].map((viewport) => ({ route, viewport })))

for (const { route, viewport } of isFull ? everything : sample(telling, 1, 'focus')) {
  test(`A11Y-1 T-A3 every stop of ${route} is seen at ${viewport.width} x ${viewport.height}`, async ({ page }) => {
    await unfoldFromStart(page)
    await page.setViewportSize(viewport)
    await open(page, route)
    const { problems, stops } = await walkByTab(page)
    expect(problems).toEqual([])
    expect(stops).toBeGreaterThan(10)
  })
}
