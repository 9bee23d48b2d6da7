import type { Page } from 'playwright/test'
import { sample } from '../support/sample.ts'
import { titleOf } from './support/document.ts'
import { allScriptsOf, foreignRoutes, htmlOf, read, routes } from './support/dist.ts'
import { idle, texts, unfold, visibleText } from './support/page.ts'
import { expect, test } from './support/site.ts'

// Whichever script does not arrive, and however it fails, the page stays as it was sent.

// What a quiet page loads can fail as well.
test.use({ savesData: false })

/** What a server answers in place of a script; 'aborted' and 'hanging': nothing. */
const answers = {
  'status 404': { status: 404, contentType: 'text/plain', body: 'gone' },
  'throws at once': { contentType: 'text/javascript', body: 'throw new Error("planted")' },
  'is no JavaScript': { contentType: 'text/javascript', body: 'const = planted' },
  'is a page': { contentType: 'text/html', body: '<!doctype html><title>Planted</title>' },
}
type Failure = keyof typeof answers | 'aborted' | 'hanging'
const broken = ['throws at once', 'is no JavaScript', 'is a page'] as const

function fail(page: Page, script: string, how: Failure): Promise<unknown> {
  return page.route(script, (route) => {
    if (how === 'aborted') return route.abort('connectionreset')
    // The request stays open until the page is left.
    if (how === 'hanging') return undefined
    return route.fulfill(answers[how])
  })
}

/** What the browser says of a script that does not arrive or is none, or of the one that imports it. Nothing else may be wrong. */
const reports = [
  /^(?:failed: |console\.error: Failed to load resource: .* at |error: Failed to fetch dynamically imported module: )\/assets\/\S+\.js/,
  /^console\.error: Failed to load module script: .* MIME type of "text\/html"/,
  /^console\.error: Failed to find a valid digest in the 'integrity' attribute/,
  /^error: (?:planted$|Unexpected token '=')/,
  // Of a script that has ended before it gave what another one imports.
  /^error: The requested module '\.\/\S+\.js' does not provide an export named/,
]

/** The first page of each choice of live blocks: what can fail on the others fails on these. */
function templates(): string[] {
  const first = new Map<string, string>()
  for (const route of ['/', ...routes()]) {
    const live = (read(htmlOf(route)).match(/ data-block="\w+" data-live/g) ?? []).join()
    if (!first.has(live)) first.set(live, route)
  }
  return [...first.values()]
}

/** Each script of each template, in each way in which it may fail; of the three ways to be broken one after the other. */
const cases = templates().flatMap((route, page) =>
  allScriptsOf(route).flatMap((script, at) =>
    (['status 404', 'aborted', 'hanging', broken[(page + at) % broken.length] ?? 'is a page'] as const).map((how) => ({
      route,
      script,
      how,
    })),
  ),
)

const named = (script: string) => script.replace(/^\/assets\/|\.js$/g, '')

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
    const request = await asked
    if (how !== 'hanging') await request.response()
    await idle(page)
    await expect(page.locator('h1').first()).toBeVisible()
    const first = 'main > :first-child'
    await expect(page.locator(first)).toHaveText((await still.locator(first).textContent()) ?? '')
    expect(await page.locator(first).boundingBox()).toEqual(await still.locator(first).boundingBox())

    await unfold(still)
    // A foreign script takes the place of what its block says without it.
    if (foreignRoutes().includes(route)) await still.locator('[data-block="booking"]').evaluate((one) => one.remove())
    const shown = await visibleText(still)
    const wanted = (await texts(still)).filter((text) => shown.includes(text))
    await plain.close()
    expect(wanted.length).toBeGreaterThan(5)
    await expect.poll(() => hidden(page, wanted), 'texts that no control can reveal').toEqual([])

    const tab = page.locator('[data-tab]').nth(1)
    if (await tab.count()) {
      await tab.click()
      await expect(page.locator('[data-panel]').nth(1)).toBeVisible()
      await expect(page.locator('[data-panel]').first()).toBeHidden()
    }
    const next = route === '/compliance' ? '/faqs' : '/compliance'
    await page.locator(`footer a[href="${next}"]`).click()
    await expect(page).toHaveURL(next)
    await expect(page).toHaveTitle(titleOf(next))
    await expect(page.locator('h1')).toBeVisible()
    // Away from the site nothing more can fail, so all has been said.
    await page.goto('about:blank')
    const others = (await gate.take()).filter((problem) => !reports.some((report) => report.test(problem)))
    expect(others).toEqual([])
  })
}

/** Those of some texts that a visitor cannot bring to light by any tab and any question of the page. */
async function hidden(page: Page, wanted: readonly string[]): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const found = [document.body.innerText]
    for (const control of document.querySelectorAll<HTMLElement>('main [data-tab] > label, main summary')) {
      control.click()
      found.push(document.querySelector('main')?.innerText ?? '')
    }
    return found.join(' ').replace(/\s+/g, ' ').toLowerCase()
  })
  return wanted.filter((text) => !seen.includes(text))
}
