import { isFull, sample } from '../support/sample.ts'
import { routes } from './support/dist.ts'
import { layoutProblems } from './support/layout.ts'
import { open, sidewaysScroll, twoFrames, unfoldFromStart } from './support/page.ts'
import { crowdedTexts, overrides, restyle } from './support/reflow.ts'
import { expect, test } from './support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('LAYOUT-1 the check of crowded texts is able to find something', async ({ page, gate }) => {
  await open(page, '/compliance')
  await page.evaluate(() => {
    const over = Object.assign(document.createElement('p'), { textContent: 'planted' })
    Object.assign(over.style, { position: 'absolute', top: '0', left: '0' })
    const button = Object.assign(document.createElement('button'), { textContent: 'planted button' })
    Object.assign(button.style, { display: 'block', width: '20px', whiteSpace: 'nowrap' })
    document.querySelector('main h1')?.append(over)
    over.parentElement?.style.setProperty('position', 'relative')
    document.querySelector('main')?.append(button)
  })
  const found = (await crowdedTexts(page)).join()
  expect(found).toMatch(/"planted" lie over each other|"planted" and ".*" lie over each other/)
  expect(found).toMatch(/"planted button" is \d+ px beyond its <button>/)
  await gate.take()
})

const [spacing, large] = Object.entries(overrides).map(([what, css]) => ({ what, css }))

/** Between them: the home page, tabs, panels, questions, steps and a form. */
const telling = [
  { ...spacing, route: '/' },
  { ...spacing, route: '/payout' },
  { ...large, route: '/for-business' },
  { ...large, route: '/contact' },
]
const everything = [spacing, large].flatMap((override) => routes().map((route) => ({ ...override, route })))

for (const { what = '', css = '', route } of isFull ? everything : sample(telling, 1, 'reflow')) {
  test(`LAYOUT-1 T-A4 with ${what} nothing of ${route} is cut off or covered`, async ({ page }) => {
    await unfoldFromStart(page)
    await restyle(page, css)
    await open(page, route)
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await twoFrames(page)
      expect.soft(await sidewaysScroll(page), `sideways scroll at ${width}`).toBe(0)
      expect.soft(await layoutProblems(page), `texts at ${width}`).toEqual([])
      expect.soft(await crowdedTexts(page), `texts at ${width}`).toEqual([])
    }
  })
}
