import { examplePages } from '../../scripts/lib/examplePages.ts'
import { sample } from '../support/sample.ts'
import { violations } from './support/axe.ts'
import { open, sidewaysScroll } from './support/page.ts'
import { address, expect, test } from './support/site.ts'

/** An example alone has no h1 before its h2. */
const ofWholePages = ['page-has-heading-one', 'heading-order']
const widths = [360, 768, 1440]

/** In the ordinary run some of them; in a full run all, at all widths. The axe rules and the layout of whole pages see the rest. */
const cases = examplePages().flatMap(({ type, number }) => widths.map((width) => ({ type, number, width })))

for (const { type, number, width } of sample(cases, 12, 'gallery')) {
  test(`DOC-3 A11Y-1 LAYOUT-1 ${type}, example ${number} at ${width}`, async ({ page, fixtures }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `${fixtures}/gallery/${address(type)}/${number}`)
    expect((await page.locator('main').innerText()).trim()).not.toBe('')
    expect(await violations(page, ofWholePages)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  })
}
