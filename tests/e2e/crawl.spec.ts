import type { Page } from 'playwright/test'
import { sample } from '../support/sample.ts'
import { forms, playAnswers, submit } from './support/answers.ts'
import { foreignRoutes, routes } from './support/dist.ts'
import { titleOf } from './support/document.ts'
import { hydrated, open } from './support/page.ts'
import { expect, test } from './support/site.ts'

// Everything on a page is used once, under the policy of that page, however the visitor has come to it.

/** Scrolls to the end, and presses all that opens, chooses or turns something: twice, because most of it goes back. */
function useAll(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
    const controls = document.querySelectorAll<HTMLElement>('summary, label, button:not([type="submit"]):not(form *)')
    for (const control of controls) {
      control.click()
      await frame()
      control.click()
      await frame()
    }
  })
}

const violations = (problems: readonly string[]) => problems.filter((problem) => /^(?:policy|error):/.test(problem))

for (const route of sample(routes(), 3, 'crawled pages')) {
  test(`SEC-1 T-S5 all of ${route} can be used under its policy`, async ({ page, gate }) => {
    await playAnswers(page, 'says nothing')
    if (foreignRoutes().includes(route) || route === '/') await open(page, route)
    else {
      await open(page, '/')
      await page
        .locator('footer a[href^="/"]')
        .first()
        .evaluate((link, href) => {
          link.setAttribute('href', href)
          ;(link as HTMLElement).click()
        }, route)
      await expect(page).toHaveTitle(titleOf(route))
      await hydrated(page)
    }
    await useAll(page)
    if (await page.locator(`form[action="${forms.contactAddress}"]`).count()) await submit(page)
    expect(violations(await gate.take())).toEqual([])

    // What is planted now is seen, so it would have been seen before.
    await page.evaluate(() => void (new Image().src = 'https://elsewhere.example/planted.svg'))
    const seen = async () => violations(await gate.seen())
    await expect.poll(seen).toEqual(['policy: img-src blocked https://elsewhere.example/planted.svg'])
    await gate.take()
  })
}
