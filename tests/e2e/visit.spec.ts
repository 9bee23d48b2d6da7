import type { Page } from 'playwright/test'
import { isFull, sample } from '../support/sample.ts'
import { allViolations, violations } from './support/axe.ts'
import { foreignRoutes } from './support/dist.ts'
import { needlessFonts } from './support/fonts.ts'
import { pageOf, saidOf, saidOn } from './support/head.ts'
import { htmlProblems, liveHtml } from './support/html.ts'
import { layoutProblems, smallTargets } from './support/layout.ts'
import { hydrated, sidewaysScroll, texts, twoFrames, unfold, visibleText } from './support/page.ts'
import { holdReact } from './support/react.ts'
import { Gate } from './support/gate.ts'
import { expect, test as ofSite } from './support/site.ts'
import { visits, widths } from './support/visits.ts'

// All that every page has to fulfil is looked at in one visit: loading a page costs far more than a look at it.

/** Words are compared at the width that shows the most of them. */
const widest = 1440

/** A page without scripts, which the visits of a worker take one after the other, and what is seen to go wrong in it. */
const test = ofSite.extend<{ plain: { page: Page; problems(): Promise<string[]> } }>({
  plain: async ({ share, browser, site: baseURL }, use) =>
    use(
      await share('plain', async () => {
        const viewport = { width: widest, height: 900 }
        const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport })
        const gate = new Gate()
        await gate.watch(context, false)
        return { made: { page: await context.newPage(), problems: () => gate.take() }, end: () => context.close() }
      }),
    ),
})

const planned = visits()
/** What takes most of the time, and depends on the blocks of a page more than on the page, is done for some. */
const close = new Set(sample(planned, 6, 'close looks'))
/** Half of the pages are also visited without scripts. */
const plainly = new Set(sample(planned, 15, 'without scripts'))

for (const visit of planned) {
  const { route, width } = visit
  test(`DOC-1 DOC-2 DOC-5 ROUTE-1 A11Y-1 LAYOUT-1 NOJS-1 SEO-1 T-A2 T-A4 T-C2 T-R1 T-R4 ${route} at ${width}`, async ({
    page,
    plain,
  }) => {
    const isForeign = foreignRoutes().includes(route)
    await page.setViewportSize({ width, height: 900 })
    const react = await holdReact(page)
    const response = await page.goto(route)
    const sent = await content(page)
    await look('as it was sent', async () => {
      expect(response?.status()).toBe(200)
      expect(new URL(page.url()).pathname).toBe(route)
      await expect.soft(page).toHaveTitle(pageOf(route).title)
      await expectOutline(page)
      expect.soft(await blocksIn(page)).toEqual(pageOf(route).blocks.map(({ type }) => type))
    })

    await react.release()
    await hydrated(page)
    await look('after React has taken over', async () => {
      // What a foreign script puts on a page is not ours.
      if (!isForeign) {
        expect.soft(withoutMarks(await content(page)), 'T-R4 hydration changes nothing').toBe(withoutMarks(sent))
        expect.soft(await saidOn(page), 'T-C3 hydration leaves the head as it is').toEqual(saidOf(route))
        if (close.has(visit))
          expect.soft(await htmlProblems(liveHtml, await page.content()), 'T-C2 valid HTML').toEqual([])
        expect.soft(await needlessFonts(page), 'SPEED-1 fonts that no text needs').toEqual([])
      }
      expect.soft(await blocksIn(page)).toEqual(pageOf(route).blocks.map(({ type }) => type))
      if (close.has(visit)) expect.soft(await (isFull ? allViolations : violations)(page), 'A11Y-1 axe').toEqual([])
      expect.soft(await smallTargets(page), 'T-A2 lower than 44 px').toEqual([])
    })
    // A full run loads the page anew at each width.
    for (const other of isFull ? [width] : [width, ...widths.filter((one) => one !== width)]) {
      await page.setViewportSize({ width: other, height: 900 })
      await twoFrames(page)
      expect.soft(await sidewaysScroll(page), `LAYOUT-1 sideways scroll at ${other}`).toBe(0)
      expect.soft(await layoutProblems(page), `LAYOUT-1 T-A4 texts at ${other}`).toEqual([])
    }

    if (!plainly.has(visit)) return
    await page.setViewportSize({ width: widest, height: 900 })
    const { page: still, problems } = plain
    await still.goto(route)
    await unfold(still)
    const shown = await visibleText(still)
    // Figures that count up arrive at what they say.
    const missing = async () => (await texts(page)).filter((text) => !shown.includes(text))
    await expect.soft.poll(missing, 'NOJS-1 T-R1 words that only a script shows').toEqual([])
    expect.soft((await texts(page)).length).toBeGreaterThan(10)
    expect.soft(await problems(), 'what the page did without scripts that no page may do').toEqual([])
  })
}

/** Does one part of a visit. What it finds does not keep the others from being done. */
async function look(name: string, part: () => Promise<void>): Promise<void> {
  await test.step(name, part).catch((error: unknown) => expect.soft(String(error), name).toBe(''))
}

const content = (page: Page) => page.locator('body').evaluate((body) => body.innerHTML)

/**
 * React marks where a boundary ends with comments that it may change, and takes forms over from the browser (FORM-4). A
 * drawing whose story is over says so.
 */
const withoutMarks = (html: string) =>
  html.replace(/<!--.*?-->/g, '').replace(/ type="(?:button|submit)"| (?:novalidate|data-told)=""/g, '')

const blocksIn = (page: Page) =>
  page.locator('#root [data-block]').evaluateAll((all) => all.map((one) => one.getAttribute('data-block')))

/** One main part, one h1, which comes first, and no level of headings that is left out. */
async function expectOutline(page: Page): Promise<void> {
  const outline = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => Number(localName[1])),
  )
  expect.soft(outline.filter((level) => level === 1)).toHaveLength(1)
  expect.soft(outline[0], 'the first heading is the h1').toBe(1)
  const skipping = outline.filter((level, index) => level > (outline[index - 1] ?? 0) + 1)
  expect.soft(skipping, 'levels that skip one').toEqual([])
  await expect.soft(page.locator('main')).toHaveCount(1)
}
