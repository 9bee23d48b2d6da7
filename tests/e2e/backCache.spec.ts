import { chromium } from 'playwright/test'
import { findChromium } from '../../scripts/setup/chromium.ts'
import { sample } from '../support/sample.ts'
import { blank, fieldsOf, forms, playAnswers, restore, submit, written } from './support/answers.ts'
import { foreignRoutes, routes } from './support/dist.ts'
import { goInHistory, hydrated, isMarked, mark, open, scrolled } from './support/page.ts'
import { expect, test as base } from './support/site.ts'

// A browser of its own: Playwright turns the cache off, and visitors have it.
const test = base.extend({
  window: async ({ share, launchOptions }, use) =>
    use(
      await share('browser with a cache', async () => {
        const executablePath = (await findChromium('whole')) ?? ''
        const ignoreDefaultArgs = ['--disable-back-forward-cache']
        const made = await chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs })
        return { made, end: () => made.close() }
      }),
    ),
})
test.describe.configure({ mode: 'default' })

test('NAV-6 Back brings a page out of the cache at its place; a reload starts at the top', async ({ page }) => {
  await open(page, '/faqs')
  await mark(page)
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await page.goto('/compliance')
  await goInHistory(page, -1)
  await expect(page).toHaveURL('/faqs')
  expect(await isMarked(page)).toBe(true)
  expect(await scrolled(page)).toBe(400)
  await page.reload()
  await hydrated(page)
  expect(await isMarked(page)).toBe(false)
  expect(await scrolled(page)).toBe(0)
})

// Whether a frame of another site may be kept is for that site to say, and with it for its page.
const own = routes().filter((route) => !foreignRoutes().includes(route))

test('NAV-6 T-R10 every page comes back out of the cache, at its place', async ({ page }) => {
  for (const route of sample(own, 2, 'cached pages')) {
    await open(page, route)
    await mark(page)
    await page.evaluate(() => scrollTo({ top: 150, behavior: 'instant' }))
    const before = await scrolled(page)
    await page.goto(route === '/compliance' ? '/faqs' : '/compliance')
    await goInHistory(page, -1)
    await expect(page).toHaveURL(route)
    expect(await isMarked(page), route).toBe(true)
    expect(Math.abs((await scrolled(page)) - before), route).toBeLessThanOrEqual(2)
  }
})

for (const [what, key] of [
  ['no longer offers a message that has arrived', undefined],
  ['still offers a message when another one has arrived', 'another'],
] as const) {
  test(`FORM-3 a form that comes out of the cache ${what}`, async ({ page, gate, site }) => {
    gate.expect(`foreign: ${forms.contactAddress}`)
    await playAnswers(page, 'answers', (sent) => `${site}/faqs?sent=${key ?? sent}`)
    await open(page, '/contact')
    await mark(page)
    await submit(page)
    await expect(page).toHaveURL(/\/faqs\?sent=/)
    const isOffered = () => page.evaluate(() => (sessionStorage.getItem('forms') ?? '').includes('"sent"'))
    await expect.poll(isOffered).toBe(key !== undefined)
    await goInHistory(page, -1)
    await expect(page).toHaveURL('/contact')
    expect(await isMarked(page)).toBe(true)
    expect(await written(page)).toEqual(blank)
    await expect(fieldsOf(page).button).toBeEnabled()
    await expect(restore(page)).toBeVisible({ visible: key !== undefined })
  })
}
