import type { Page } from 'playwright/test'
import { isFull, routes } from './support/dist.ts'
import { open } from './support/page.ts'
import { expect, test } from './support/site.ts'

/** What a sheet of A4 holds between the margins that the site sets, in CSS pixels. */
const sheet = { width: 733, height: 1016 }

/** Texts that a browser which leaves all grounds out prints lighter than 4.5 to 1 on the white of the paper. */
function pale(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const contrast = (colour: string) => {
      if (!canvas) return 0
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement: element, data } = walker.currentNode as Text
      if (!element || !data.trim() || element.closest('script, style, svg, .vh')) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const { color } = getComputedStyle(element)
      if (contrast(color) < 4.5) found.push(`${color}: ${data.trim().slice(0, 40)}`)
    }
    return found
  })
}

/** The number of sheets in a PDF. */
const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** Between them: the home page, tabs, steps, panels, features, an example of code, questions and a form. */
const telling = ['/', '/for-business', '/bills-payment', '/card-issuing', '/business-faqs', '/contact']

for (const route of isFull ? routes() : telling) {
  test(`PRINT-1 ${route} on paper: dark words, and no sheets that are left empty`, async ({ page }) => {
    await page.setViewportSize(sheet)
    await open(page, route)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => pale(page)).toEqual([])
    const height = await page.evaluate(() => document.body.scrollHeight)
    // What may not be cut leaves some room at the foot of a sheet; the last one ends where it ends.
    expect(sheets(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(Math.floor((height / sheet.height) * 1.2) + 1)
  })
}
