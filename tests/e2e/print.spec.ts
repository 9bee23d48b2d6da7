import { isFull, sample } from '../support/sample.ts'
import { routes } from './support/dist.ts'
import { paleLetters } from './support/contrast.ts'
import { open } from './support/page.ts'
import { paleTexts, sheet, sheetsIn } from './support/paper.ts'
import { expect, test } from './support/site.ts'

/** Between them: the home page, tabs, steps, panels, features, an example of code, questions and a form. */
const telling = ['/', '/for-business', '/bills-payment', '/card-issuing', '/business-faqs', '/contact']

for (const route of isFull ? routes() : sample(telling, 3, 'paper')) {
  test(`PRINT-1 ${route} on paper: dark words, and no sheets that are left empty`, async ({ page }) => {
    await page.setViewportSize(sheet)
    await open(page, route)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => paleTexts(page)).toEqual([])
    const height = await page.evaluate(() => document.body.scrollHeight)
    // What may not be cut leaves some room at the foot of a sheet; the last one ends where it ends.
    expect(sheetsIn(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(
      Math.floor((height / sheet.height) * 1.2) + 1,
    )
  })
}

test('PRINT-1 on a sheet as wide as a desktop no words of the first screen are on lines', async ({ page, gate }) => {
  await page.setViewportSize({ width: 1500, height: 1000 })
  for (const [route, ...places] of [
    ['/', 'h1', 'h1 + p'],
    ['/api-documentation', '[data-head] h1', '[data-shown] pre'],
  ] as const) {
    await open(page, route)
    await page.emulateMedia({ media: 'print' })
    const texts = places.map((selector) => ({ selector, small: 4.5, large: 3 }))
    expect(await paleLetters(page, texts), route).toEqual([])
    // Another medium moves what is on the page, as it should.
    for (const problem of await gate.take()) expect(problem).toMatch(/^shift: /)
    await page.emulateMedia({ media: 'screen' })
    await gate.take()
  }
})
