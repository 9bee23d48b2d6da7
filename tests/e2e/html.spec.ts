import { htmlOf, read, routes } from './support/dist.ts'
import { builtHtml, htmlProblems, liveHtml } from './support/html.ts'
import { open } from './support/page.ts'
import { expect, test } from './support/site.ts'

test('T-C2 the HTML of every page is valid as it is built', async () => {
  for (const path of [...routes().map(htmlOf), '/404.html'])
    expect.soft(await htmlProblems(builtHtml, read(path)), path).toEqual([])
})

test('T-C2 the document is valid after a navigation', async ({ page }) => {
  await open(page, '/')
  await page.locator('footer a[href="/compliance"]').click()
  await expect(page.locator('h1')).toBeFocused()
  expect(await htmlProblems(liveHtml, await page.content())).toEqual([])
})

test('T-C2 the check of the HTML is able to find something', async () => {
  expect(
    (await htmlProblems(builtHtml, read('/404.html').replace('</main>', '<img src="/favicon.svg"></main>'))).join(),
  ).toContain('wcag/h37')
})
