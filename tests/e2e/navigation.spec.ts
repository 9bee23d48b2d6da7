import type { Page, Route } from 'playwright/test'
import { documentOf, read, scripts } from './support/dist.ts'
import { blockAt, titleOf } from './support/document.ts'
import { goInHistory, hold, hydrated, isMarked, mark, open, scrolled, twoFrames } from './support/page.ts'
import { expect, test } from './support/site.ts'

/** Clicks the last visible link to an address: the footer is at the end of every page. */
const follow = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).last().click()

/** Lets a link of the footer lead elsewhere: to what no link of the site leads to. */
const redirect = (page: Page, from: string, to: string) =>
  page.locator(`footer a[href="${from}"]`).evaluate((link, href) => link.setAttribute('href', href), to)

/** Opens a page, and marks its window, so that a full load can be told from a navigation in the browser. */
async function start(page: Page, address: string): Promise<void> {
  await open(page, address)
  await mark(page)
}

test('T-R10 each navigation adds one entry to the history', async ({ page }) => {
  await start(page, '/')
  const before = await page.evaluate(() => history.length)
  for (const href of ['/compliance', '/privacy-policy', '/compliance']) {
    await follow(page, href)
    await expect(page).toHaveTitle(titleOf(href))
  }
  expect(await page.evaluate(() => history.length)).toBe(before + 3)
  expect(await isMarked(page)).toBe(true)
})

test('NAV-6 T-R10 Back and Forward bring the place back where it was', async ({ page }) => {
  await start(page, '/')
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(() => scrolled(page)).toBe(700)
  await twoFrames(page)
  // Clicked from the page, because a real click would scroll the link into view first.
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/compliance"]')?.click())
  await expect(page).toHaveTitle(titleOf('/compliance'))
  await expect.poll(() => scrolled(page)).toBe(0)
  await twoFrames(page)
  await page.evaluate(() => scrollTo(0, 300))
  // The page hears of it with its next frame.
  await twoFrames(page)
  expect(await scrolled(page)).toBe(300)

  await goInHistory(page, -1)
  await expect(page).toHaveTitle(titleOf('/'))
  await expect.poll(async () => Math.abs((await scrolled(page)) - 700)).toBeLessThanOrEqual(2)
  await goInHistory(page, 1)
  await expect(page).toHaveTitle(titleOf('/compliance'))
  await expect.poll(async () => Math.abs((await scrolled(page)) - 300)).toBeLessThanOrEqual(2)
  expect(await isMarked(page)).toBe(true)
})

test('NAV-6 a fragment on the same page goes to its target, without a load', async ({ page }) => {
  await start(page, '/compliance')
  await follow(page, '#data')
  await expect(page).toHaveURL('/compliance#data')
  await expect(page.locator('#data')).toBeInViewport()
  expect(await isMarked(page)).toBe(true)
})

test('NAV-6 a link with a fragment goes to its target on another page', async ({ page }) => {
  await start(page, '/')
  await redirect(page, '/compliance', '/compliance#data')
  await follow(page, '/compliance#data')
  await expect(page).toHaveTitle(titleOf('/compliance'))
  await expect(page.locator('#data')).toBeInViewport()
  // The heading must not lie under the bar, which is 76 px high.
  await expect
    .poll(() => page.locator('#data').evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeGreaterThan(76)
  expect(await isMarked(page)).toBe(true)
})

const blockCode = scripts().find((path) => path.startsWith('/assets/blocks-')) ?? 'no such file'
const { css } = JSON.parse(read(documentOf('/compliance'))) as { css: string }

for (const [what, file, status] of [
  ['NAV-7 the document', '/compliance.json', undefined],
  ['NAV-7 the answer of a server that fails', '/compliance.json', 500],
] as const) {
  test(`${what} does not arrive: the page is loaded in full, never as not found`, async ({ page, gate }) => {
    const reason = status
      ? 'the server responded with a status of 500 (Internal Server Error)'
      : 'net::ERR_CONNECTION_RESET'
    if (!status) gate.expect(`failed: ${file} ${reason}`)
    gate.expect(`console.error: Failed to load resource: ${reason} at ${file}`)
    await start(page, '/')
    const fail = (route: Route) => (status ? route.fulfill({ status, body: '' }) : route.abort('connectionreset'))
    await page.route(file, fail, { times: 1 })
    await follow(page, '/compliance')
    await expect(page).toHaveURL('/compliance')
    await expect(page).toHaveTitle(titleOf('/compliance'))
    await hydrated(page)
    expect(await isMarked(page)).toBe(false)
  })
}

test('DOC-8 the code of the blocks does not arrive: the next page is loaded in full', async ({ page, gate }) => {
  await page.route(blockCode, (route) => route.abort('connectionreset'))
  await start(page, '/')
  await follow(page, '/compliance')
  await expect(page).toHaveURL('/compliance')
  await expect(page).toHaveTitle(titleOf('/compliance'))
  await hydrated(page)
  expect(await isMarked(page)).toBe(false)
  // Each page tries it again.
  const report = /^(?:failed: |console\.error: Failed to load resource: net::ERR_CONNECTION_RESET at )\/assets\/blocks-/
  expect((await gate.take()).filter((problem) => !report.test(problem))).toEqual([])
})

test('SPEED-1 a page is drawn with its styles, which its document brings', async ({ page }) => {
  const adopted = () =>
    page.evaluate(() => document.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)))
  const rules = await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return [...sheet.cssRules].map((rule) => rule.cssText)
  }, css)
  expect(rules.length).toBeGreaterThan(10)
  await start(page, '/')
  expect(await adopted()).toEqual([])
  await follow(page, '/compliance')
  await expect(page).toHaveTitle(titleOf('/compliance'))
  expect(await adopted()).toEqual([rules])
  expect(await isMarked(page)).toBe(true)
})

test('NAV-7 a link to a page that is not there shows the not-found page under its address', async ({ page, gate }) => {
  gate.expect(
    'console.error: Failed to load resource: the server responded with a status of 404 (Not Found) at /gone.json',
  )
  await start(page, '/')
  await redirect(page, '/compliance', '/gone')
  await follow(page, '/gone')
  await expect(page.locator('h1')).toHaveText(blockAt('/404', 'notFound').title)
  await expect(page.locator('h1')).toBeFocused()
  await expect(page).toHaveURL('/gone')
  await goInHistory(page, -1)
  await expect(page).toHaveTitle(titleOf('/'))
  expect(await isMarked(page)).toBe(true)
})

test('of two clicks the second one wins, however late the first one is answered', async ({ page }) => {
  await start(page, '/')
  const release = await hold(page, documentOf('/compliance'))
  await follow(page, '/compliance')
  await follow(page, '/privacy-policy')
  await expect(page).toHaveTitle(titleOf('/privacy-policy'))
  const late = page.waitForResponse((response) => response.url().endsWith('/compliance.json'))
  release()
  await (await late).finished()
  await twoFrames(page)
  await expect(page).toHaveTitle(titleOf('/privacy-policy'))
  await expect(page).toHaveURL('/privacy-policy')
})

test('the old page stays until the new one can be drawn', async ({ page }) => {
  await start(page, '/')
  const release = await hold(page, documentOf('/compliance'))
  const asked = page.waitForRequest((request) => request.url().endsWith('/compliance.json'))
  await follow(page, '/compliance')
  await asked
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(titleOf('/'))
  await expect(page.locator('html')).toHaveAttribute('data-waiting')
  release()
  await expect(page).toHaveURL('/compliance')
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
})

test('Back from a full load that was waited for shows the old page, which waits for nothing', async ({
  page,
  gate,
}) => {
  gate.expect(
    'console.error: Failed to load resource: the server responded with a status of 500 (Internal Server Error) at /compliance.json',
  )
  await start(page, '/')
  const release = await hold(page, documentOf('/compliance'), (route) => route.fulfill({ status: 500, body: '' }))
  await follow(page, '/compliance')
  await expect(page.locator('html')).toHaveAttribute('data-waiting')
  release()
  await expect(page).toHaveURL('/compliance')
  await goInHistory(page, -1)
  await expect(page).toHaveURL('/')
  await hydrated(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
})

for (const modifier of ['Control', 'Shift'] as const) {
  test(`a click with ${modifier} belongs to the browser`, async ({ page, context }) => {
    await start(page, '/')
    const opened = context.waitForEvent('page')
    await page.locator('footer a[href="/compliance"]').click({ modifiers: [modifier] })
    await expect(await opened).toHaveURL('/compliance')
    await expect(page).toHaveURL('/')
  })
}

test('a pointer that rests on a link has its page loaded beforehand, once', async ({ page }) => {
  await start(page, '/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const loaded = page.waitForResponse((response) => response.url().endsWith('/compliance.json'))
  const link = page.locator('footer a[href="/compliance"]')
  await link.hover()
  await loaded
  await page.mouse.move(0, 0)
  await link.hover()
  await link.click()
  await expect(page).toHaveTitle(titleOf('/compliance'))
  expect(asked.filter((path) => path === '/compliance.json')).toHaveLength(1)
})

test('NAV-9 the skip link is the first stop, and leads into the content', async ({ page }) => {
  await start(page, '/')
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveAttribute('href', '#main')
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
