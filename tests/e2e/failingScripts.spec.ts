import type { Page } from 'playwright/test'
import { isFull, sample } from '../support/sample.ts'
import { allScriptsOf, routes } from './support/dist.ts'
import { visibleText } from './support/page.ts'
import { expect, test } from './support/site.ts'

// Whichever script does not arrive, and however it fails, the page stays as it was sent.

// What a quiet page loads can fail as well.
test.use({ savesData: false })

type Failure = 'broken connection' | 'status 404' | 'no answer'
const failures: Failure[] = ['broken connection', 'status 404', 'no answer']

function fail(page: Page, script: string, how: Failure): Promise<unknown> {
  return page.route(script, (route) => {
    if (how === 'broken connection') return route.abort('connectionreset')
    if (how === 'status 404') return route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' })
    // No answer: the request stays open until the page is left.
    return undefined
  })
}

/** What the browser says of a script that does not arrive, or of the one that imports it. Nothing else may be wrong. */
const report =
  /^(?:failed: |console\.error: Failed to load resource: .* at |error: Failed to fetch dynamically imported module: )\/assets\/\S+\.js/

const named = (script: string) => script.replace(/^\/assets\/|\.js$/g, '')
const pages = isFull ? routes() : ['/']
/** Each script of each page, in each way in which it may fail. */
const cases = pages.flatMap((route) =>
  allScriptsOf(route).flatMap((script) => failures.map((how) => ({ route, script, how }))),
)

for (const { route, script, how } of sample(cases, 5, 'scripts')) {
  test(`NOJS-1 T-R2 ${route} works when ${named(script)} fails: ${how}`, async ({ page, browser, site, gate }) => {
    const plain = await browser.newContext({
      baseURL: site,
      javaScriptEnabled: false,
      viewport: page.viewportSize(),
    })
    const still = await plain.newPage()
    await still.goto(route)

    await fail(page, script, how)
    const asked = page.waitForRequest((request) => request.url().endsWith(script))
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
    await asked
    await expect(page.locator('h1')).toBeVisible()
    const first = 'main > :first-child'
    await expect(page.locator(first)).toHaveText((await still.locator(first).textContent()) ?? '')
    expect(await page.locator(first).boundingBox()).toEqual(await still.locator(first).boundingBox())
    await plain.close()

    const tab = page.locator('[data-tab]').nth(1)
    if (await tab.count()) {
      await tab.click()
      await expect(page.locator('[data-panel]').nth(1)).toBeVisible()
      await expect(page.locator('[data-panel]').first()).toBeHidden()
    }
    expect((await visibleText(page)).length).toBeGreaterThan(100)
    await page.locator('footer a[href^="/"]').first().click()
    await expect(page.locator('h1')).toBeVisible()
    // Away from the site nothing more can fail, so all has been said.
    await page.goto('about:blank')
    expect((await gate.take()).filter((problem) => !report.test(problem))).toEqual([])
  })
}
