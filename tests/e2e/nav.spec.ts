import type { Locator } from 'playwright/test'
import { siteDocument } from './support/document.ts'
import { hydrated, open, sidewaysScroll, twoFrames } from './support/page.ts'
import { expectLink } from './support/sections.ts'
import { expect, test } from './support/site.ts'

/** What the links say and where they lead, with single spaces. */
const linksOf = (place: Locator) =>
  place.locator('a').evaluateAll((all) =>
    all.map((link) => {
      const name = link.getAttribute('aria-label') ?? link.textContent ?? ''
      return `${name.replace(/\s+/g, ' ').trim()} → ${link.getAttribute('href')}`
    }),
  )

const site = siteDocument()
const { navigation, footer } = site

test('NAV-1 the bar has its links in their order, and leads to the app', async ({ page }) => {
  await open(page, '/')
  const wanted = navigation.items.flatMap(({ text, href, links = [] }) => [
    `${text} → ${href}`,
    ...links.map((link) => `${link.text} ${link.summary} → ${link.href}`),
  ])
  expect(await linksOf(page.locator('header nav').first())).toEqual(wanted)
  for (const { text, href } of [navigation.signIn, navigation.createAccount])
    await expectLink(page.locator('header > div'), text, href)
})

test('NAV-5 the footer has its columns, links, profiles and claims', async ({ page }) => {
  await open(page, '/')
  const shown = page.locator('footer')
  const columns = await shown.locator('nav > div').evaluateAll((all) => all.map((one) => one.firstChild?.textContent))
  expect(columns).toEqual(footer.columns.map(({ title }) => title))
  const wanted = footer.columns.flatMap(({ links }) => links.map(({ text, href }) => `${text} → ${href}`))
  expect(await linksOf(shown.locator('nav'))).toEqual(wanted)
  for (const { text, href } of site.social) await expectLink(shown, text, href)
  await expectLink(shown, `${footer.badge.lead} ${footer.badge.name}`, footer.badge.href)
  for (const { text } of footer.claims) await expect(shown.getByText(text)).toBeVisible()
})

test('NAV-2 the bar stays at the top from the first pixel to the last, and nothing shifts', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    await open(page, '/')
    const bar = page.locator('header').first()
    const progress = page.locator('[data-progress]')
    const heading = () => page.locator('h1').evaluate((h1) => h1.getBoundingClientRect().top + scrollY)
    const [before, start] = [await bar.boundingBox(), await heading()]
    expect(before).toMatchObject({ x: 0, y: 0, width })
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
    for (const to of [1, 300, Math.round(end / 2), end]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to)
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(to)
      expect(await bar.boundingBox(), `at ${to}`).toEqual(before)
      expect(Math.abs((await heading()) - start)).toBeLessThan(1)
      // The progress bar is as long as the part of the page that has gone by.
      await expect
        .poll(async () => Math.abs(((await progress.boundingBox())?.width ?? 0) - (width * to) / end))
        .toBeLessThan(2)
      expect((await progress.boundingBox())?.height).toBe(4)
    }
  }
})

test('NAV-2 A11Y-1 the focus moves through the bar without moving the page', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await page.locator('header a').first().focus()
  for (let stop = 0; stop < 8; stop++) await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(navigation.createAccount.text)
  await twoFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(500)
})

test('NAV-2 a script shows the progress where the browser has no scroll timelines', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'ScrollTimeline'))
  await open(page, '/')
  await page.evaluate(() =>
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) / 2, behavior: 'instant' }),
  )
  const shown = () =>
    page.locator('[data-progress]').evaluate((bar: HTMLElement) => Number(bar.style.getPropertyValue('--progress')))
  await expect.poll(async () => Math.abs((await shown()) - 0.5)).toBeLessThan(0.01)
})

for (const width of [320, 390, 1200, 1220, 1280, 1440]) {
  test(`NAV-1 LAYOUT-1 the bar and the footer fit at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/')
    expect(await sidewaysScroll(page)).toBe(0)
    const boxes = await page
      .locator('header > div')
      .first()
      .locator('a:visible, button:visible')
      .evaluateAll((all) =>
        all.map((one) => {
          const { left, right, height } = one.getBoundingClientRect()
          return { name: one.textContent, left, right, height }
        }),
      )
    expect(boxes.length).toBe(width < 1200 ? 2 : 9)
    for (const [at, box] of boxes.entries()) {
      expect(box.left, box.name ?? '').toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0)
      expect(box.right, box.name ?? '').toBeLessThanOrEqual(width)
      // One line, and large enough for a finger.
      expect(box.height, box.name ?? '').toBeGreaterThanOrEqual(44)
      expect(box.height, box.name ?? '').toBeLessThanOrEqual(48)
    }
    // What is pressed, and what the ring of the focus goes round, is the logo alone.
    const logo = await page
      .locator('header a')
      .first()
      .evaluate((one) => {
        const drawn = document.createRange()
        drawn.selectNodeContents(one)
        return { link: one.getBoundingClientRect().width, drawn: drawn.getBoundingClientRect().width }
      })
    expect(logo.link).toBeCloseTo(logo.drawn, 0)
    const small = await page
      .locator('footer a')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent))
    expect(small).toEqual([])
  })
}

test('NAV-1 the link of the page that is shown is marked, and the mark moves with the page', async ({ page }) => {
  const marked = () =>
    page.locator('header nav [aria-current="page"]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  await open(page, '/faqs')
  // Once in the bar, once in the menu of small screens.
  expect(await marked()).toEqual(['/faqs', '/faqs'])
  await page.locator('header nav a[href="/for-business"]:visible').click()
  await expect(page).toHaveURL('/for-business')
  await expect.poll(marked).toEqual(['/for-business', '/for-business'])
  await page.goBack()
  await hydrated(page)
  await expect.poll(marked).toEqual(['/faqs', '/faqs'])
})

test('NAV-2 NAV-5 on paper the frame has no links to press', async ({ page }) => {
  await open(page, '/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header').first()).toHaveCSS('position', 'static')
  await expect(page.locator('header nav:visible, header button:visible, footer nav:visible')).toHaveCount(0)
  await expect(page.locator('footer')).toContainText(site.companyNumber)
})
