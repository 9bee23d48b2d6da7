import { examplePages } from '../../scripts/examplePages.ts'
import { violations } from './support/axe.ts'
import { isFull } from './support/dist.ts'
import { open, sidewaysScroll } from './support/page.ts'
import { address, expect, test } from './support/site.ts'

/** An example alone has no h1 before its h2. */
const ofWholePages = ['page-has-heading-one', 'heading-order']
const widths = [360, 768, 1440]

// The first example of each type at one width by turns; in a full run all of them at all widths.
const shown = examplePages().filter(({ number }) => isFull || number === 1)

for (const [at, { type, number }] of shown.entries()) {
  for (const width of isFull ? widths : [widths[at % widths.length] ?? 360]) {
    test(`DOC-3 A11Y-1 LAYOUT-1 ${type}, example ${number} at ${width}`, async ({ page, gallery }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, `${gallery}/gallery/${address(type)}/${number}`)
      expect((await page.locator('main').innerText()).trim()).not.toBe('')
      expect(await violations(page, ofWholePages)).toEqual([])
      expect(await sidewaysScroll(page)).toBe(0)
    })
  }
}
