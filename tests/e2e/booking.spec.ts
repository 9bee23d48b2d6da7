import type { Page } from 'playwright/test'
import { type Behaviour, isCalendar, playCalendar } from './support/calendar.ts'
import { blockAt, wordsOf } from './support/document.ts'
import { hold, open } from './support/page.ts'
import { expect, test } from './support/site.ts'

const booking = blockAt('/book-a-demo', 'booking')
const frame = (page: Page) => page.getByRole('group', { name: booking.title })
const calendar = (page: Page) => frame(page).frameLocator('iframe').getByRole('heading', { name: 'June' })
const apology = (page: Page) => frame(page).getByText(wordsOf((booking.missing ?? []).slice(0, 1)), { exact: true })
const link = (page: Page) => frame(page).getByRole('link', { name: booking.link.text })

test('DEMO-1 the calendar of the provider is in its frame, as a month', async ({ page }) => {
  await open(page, '/book-a-demo')
  await expect(calendar(page)).toBeVisible()
  const address = new URL((await frame(page).locator('iframe').getAttribute('src')) ?? '')
  expect(address.pathname).toBe(`/${booking.calLink}/embed`)
  expect(address.searchParams.get('layout')).toBe('month_view')
  await expect(frame(page)).toHaveAttribute('aria-busy', 'false')
  await expect(link(page)).toHaveCount(0)
})

test('DEMO-1 a frame of the same size is there while the calendar loads', async ({ page }) => {
  await playCalendar(page, 'hangs')
  await open(page, '/book-a-demo')
  await expect(frame(page)).toHaveAttribute('aria-busy', 'true')
  const before = await frame(page).boundingBox()
  await playCalendar(page)
  await page.reload()
  await expect(calendar(page)).toBeVisible()
  expect(await frame(page).boundingBox()).toEqual(before)
})

/** Stops the frame at a moment of its wait, in milliseconds: the browser counts it with animations, and would draw all of them. */
async function moveTo(page: Page, moment: number): Promise<void> {
  const moved = await frame(page).evaluate((element, time) => {
    const animations = element.getAnimations({ subtree: true })
    for (const one of animations) {
      one.pause()
      one.currentTime = time
    }
    return animations.length
  }, moment)
  expect(moved, 'what counts the wait').toBeGreaterThan(0)
}

/** Keeps the provider from answering, as it is played, until the returned function is called. */
const holdCalendar = (page: Page) =>
  hold(
    page,
    ({ href }) => isCalendar(href),
    (route) => route.fallback(),
  )

/** What is said in place of the calendar, with the way to its own page. */
async function expectFailure(page: Page): Promise<void> {
  await expect(frame(page).getByRole('status')).toContainText(wordsOf((booking.missing ?? []).slice(0, 1)))
  await expect(apology(page)).toBeVisible()
  await expect(link(page)).toHaveAttribute('href', /^https:/)
  await link(page).click({ trial: true })
  // Even such a press makes a button smaller for a moment.
  await link(page).evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)))
  await expect(frame(page)).toHaveAttribute('aria-busy', 'false')
}

test('DEMO-1 a provider that is slow: after 10 s a link is in its place, until it comes', async ({ page }) => {
  const release = await holdCalendar(page)
  await open(page, '/book-a-demo')
  await moveTo(page, 9999)
  await expect(link(page)).toBeHidden()
  await expect(apology(page)).toBeHidden()
  await moveTo(page, 10_000)
  await expectFailure(page)
  release()
  await expect(calendar(page)).toBeVisible()
  await expect(link(page)).toHaveCount(0)
})

const failures: Behaviour[] = ['cannot be reached', 'answers 500']
for (const how of failures) {
  test(`DEMO-1 a provider that ${how}: the link takes its place at once`, async ({ page, gate }) => {
    await playCalendar(page, how)
    await open(page, '/book-a-demo')
    await expectFailure(page)
    const problems = await gate.take()
    for (const problem of problems)
      expect(problem).toMatch(/^(?:failed: |console\.error: Failed to load).*app\.cal\.com/)
    // The frame is no larger than what is in it, and the rest of the page works as ever.
    expect((await frame(page).boundingBox())?.height).toBeLessThan(400)
    await page.locator('header a[href="/"]').first().click()
    await expect(page).toHaveURL('/')
  })
}

test('DEMO-1 an event that the provider does not know: the link takes its place at once', async ({ page }) => {
  await playCalendar(page, 'knows no such event')
  await open(page, '/book-a-demo')
  await expectFailure(page)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })
    test('DEMO-1 A11Y-1 a focus on the link goes to the calendar that takes its place', async ({ page }) => {
      const release = await holdCalendar(page)
      await open(page, '/book-a-demo')
      await moveTo(page, 10_000)
      await link(page).focus()
      release()
      await expect(frame(page).locator('iframe')).toBeFocused()
    })

    test('DEMO-1 the link stays in its place when the calendar does not come', async ({ page }) => {
      await playCalendar(page, 'knows no such event')
      const release = await holdCalendar(page)
      await open(page, '/book-a-demo')
      await moveTo(page, 10_000)
      await expectFailure(page)
      const before = await link(page).boundingBox()
      const refused = page.evaluate(
        () =>
          new Promise((heard) => {
            addEventListener('message', ({ data }) => data.type === 'linkFailed' && requestAnimationFrame(heard))
          }),
      )
      release()
      await refused
      expect(await link(page).boundingBox()).toEqual(before)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('DEMO-1 NOJS-1 the link is in place of the calendar', async ({ page }) => {
    await page.goto('/book-a-demo')
    await expect(link(page)).toBeVisible()
  })
})
