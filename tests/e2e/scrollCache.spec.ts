import { hydrated, isMarked, mark, open } from './support/page.ts'
import { expect, test } from './support/site.ts'

// A browser of its own: Playwright turns the cache off, and visitors have it.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

test('NAV-6 Back brings a page out of the cache at its place, and a reload of it starts at the top', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY)
  await open(page, '/faqs')
  await mark(page)
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await page.goto('/compliance')
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/faqs')
  expect(await isMarked(page)).toBe(true)
  expect(await scrolled()).toBe(400)
  await page.reload()
  await hydrated(page)
  expect(await isMarked(page)).toBe(false)
  expect(await scrolled()).toBe(0)
})
