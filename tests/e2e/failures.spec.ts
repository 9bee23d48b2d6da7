import type { Page } from 'playwright/test'
import { sample } from '../support/sample.ts'
import { documentOf, foreignRoutes, read, routes } from './support/dist.ts'
import { siteDocument } from './support/document.ts'
import { isMarked, mark, open } from './support/page.ts'
import { expect, test } from './support/site.ts'

interface Document {
  page: { title: string; blocks: Record<string, unknown>[] | null }
}

/** Goes to a page by a link, and hands the browser its document as `spoil` has left it. */
async function arriveAtSpoiled(page: Page, route: string, spoil: (document: Document) => void): Promise<void> {
  const start = route === '/' ? '/compliance' : '/'
  await open(page, start)
  await mark(page)
  await page.route(documentOf(route), async (intercepted) => {
    const response = await intercepted.fetch()
    const json = (await response.json()) as Document
    spoil(json)
    await intercepted.fulfill({ response, json })
  })
  const link = page.locator('footer a[href^="/"]').first()
  await link.evaluate((element, href) => element.setAttribute('href', href), route)
  await link.click()
}

// A page with a policy of its own is entered by a full load, which draws nothing in the browser.
const reached = routes().filter((route) => !foreignRoutes().includes(route))
const documents = reached.map((route) => ({ route, ...(JSON.parse(read(documentOf(route))) as Document) }))
const blocks = documents.flatMap(({ route, page }) =>
  (page.blocks ?? []).map((block, at) => ({ route, page, block, at })),
)

/** Each type of block once, on the first page that has it. */
const cases = blocks.filter(({ block }, at) => blocks.findIndex((other) => other.block.type === block.type) === at)

const site = JSON.parse(read((JSON.parse(read('/index.json')) as { site: string }).site)) as {
  texts: Record<string, string>
}
const failureText = site.texts.blockError ?? 'the site has no text for an error'

/** What no component can draw: React refuses an object in place of a text, and nothing can be read from null. */
const spoiled = (value: unknown) => (typeof value === 'string' ? { spoiled: true } : null)

// In the ordinary run some of the types, in a full run all of them.
for (const { route, page: wanted, block, at } of sample(cases, 6, 'throwing blocks')) {
  test(`DOC-8 T-R6 a ${String(block.type)} that throws costs itself only, and is reported`, async ({ page, gate }) => {
    await arriveAtSpoiled(page, route, (document) => {
      const fields = document.page.blocks?.[at] ?? {}
      for (const [name, value] of Object.entries(fields))
        if (name !== 'type' && name !== 'id') fields[name] = spoiled(value)
    })
    await expect(page).toHaveTitle(wanted.title)
    await expect(page.getByText(failureText, { exact: true })).toHaveCount(1)
    for (const [other, { title }] of (wanted.blocks ?? []).entries()) {
      if (other === at || typeof title !== 'string') continue
      await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
    }
    expect(await isMarked(page)).toBe(true)
    const problems = await gate.take()
    expect(problems.length).toBeGreaterThan(0)
    for (const problem of problems) expect(problem).toMatch(/^error: /)
    // The frame still works.
    const next = route === '/privacy-policy' ? '/compliance' : '/privacy-policy'
    await page.locator(`footer a[href="${next}"]`).first().click()
    await expect(page).toHaveURL(next)
    await expect(page.getByText(failureText, { exact: true })).toHaveCount(0)
  })
}

test('NAV-8 an error outside the blocks shows the screen of last resort with its text', async ({ page, gate }) => {
  await arriveAtSpoiled(page, '/', (document) => {
    document.page.blocks = null
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(siteDocument().texts.errorTitle)
  await expect(page.locator('main')).toContainText(/Cannot read properties of null/)
  const problems = await gate.take()
  expect(problems.length).toBeGreaterThan(0)
  // The screen is shorter than the page that was there, so the footer moves: no page that can be drawn does that.
  for (const problem of problems)
    expect(problem).toMatch(/^error: .*Cannot read properties of null|^shift: .* <footer>/)
  expect(problems.some((problem) => problem.startsWith('error: '))).toBe(true)
})
