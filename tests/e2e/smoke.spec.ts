import type { Page } from 'playwright/test'
import type { PageDocument } from '../../src/model/document.ts'
import { documentAddress } from '../../src/model/route.ts'
import { expect, test } from './support/both.ts'
import { isMarked, mark, open } from './support/page.ts'

// What has to work wherever the site is shown: these run on the built site and on the development server.

/** Clicks the last visible link to an address: the footer is at the end of every page. */
const follow = (page: Page, href: string) => page.locator(`a[href="${href}"]:visible`).last().click()

/** The document of a route, as this server hands it out. */
async function documentOf(page: Page, route: string): Promise<PageDocument> {
  return (await (await page.request.get(documentAddress(route))).json()) as PageDocument
}

const titleOf = async (page: Page, route: string) => (await documentOf(page, route)).page.title

for (const route of ['/', '/contact']) {
  test(`DOC-5 ${route} shows the blocks of its document in their order, inside the frame`, async ({ page }) => {
    await open(page, route)
    const document = await documentOf(page, route)
    await expect(page).toHaveTitle(document.page.title)
    const drawn = await page.locator('main > [data-block]').evaluateAll((all) => all.map((one) => one.dataset.block))
    expect(drawn).toEqual(document.page.blocks.map(({ type }) => type))
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('body header nav')).not.toHaveCount(0)
    await expect(page.locator('footer')).toHaveCount(1)
    await expect(page.locator('[role=note]')).toHaveCount(0)
  })
}

test('NAV-6 NAV-9 a link changes page, title, focus and announcement without a load', async ({ page }) => {
  const title = await titleOf(page, '/compliance')
  await open(page, '/')
  await mark(page)
  await follow(page, '/compliance')
  await expect(page).toHaveURL('/compliance')
  await expect(page).toHaveTitle(title)
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await isMarked(page)).toBe(true)
})

test('SEO-1 the head after a navigation is the head of a direct load', async ({ page }) => {
  const head = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('title, meta, link[rel=canonical]')]
        .map((element) => element.outerHTML)
        .sort(),
    )
  await open(page, '/compliance')
  const direct = await head()
  await open(page, '/')
  await mark(page)
  await follow(page, '/compliance')
  await expect(page).toHaveTitle(await titleOf(page, '/compliance'))
  await expect.poll(head).toEqual(direct)
  expect(await isMarked(page)).toBe(true)
})

test('TAB-1 ACC-1 NAV-3 a tab, an answer and a submenu open', async ({ page }) => {
  await open(page, '/')
  const tabs = page.locator('[data-tab]')
  await tabs.nth(1).click()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[data-panel]').nth(1)).toBeVisible()
  await expect(page.locator('[data-panel]').nth(0)).toBeHidden()

  const submenu = page.locator('[data-submenu] > button').first()
  await submenu.press('Enter')
  await expect(submenu).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(submenu).toHaveAttribute('aria-expanded', 'false')

  await open(page, '/faqs')
  const answer = page.locator('[data-block=faq] details').nth(1)
  await answer.locator('summary').click()
  await expect(answer).toHaveAttribute('open')
})
