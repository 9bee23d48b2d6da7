import { walk } from '../../src/content/schema/index.ts'
import { wordVisitor } from '../../src/content/wording/index.ts'
import { documentAt } from './support/document.ts'
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

/** Words of states that come later, such as an error, are in the document only. */
const later: Record<string, readonly string[]> = {
  form: ['errorMark', 'checkFailed', 'noAnswer', 'sendAnyway', 'restore', 'success'],
  search: ['found'],
}

/** Only letters and digits: entities, and marks that keep words together, make no difference. */
const bare = (text: string) => text.replace(/&(?:#\w+|\w+);|<!-- -->/g, '').replace(/[^\p{L}\p{N}]+/gu, '')

test('PAGE-2 NOJS-1 the HTML of every page holds all words of its document', () => {
  for (const route of routes()) {
    const html = read(htmlOf(route))
    // Attributes hold words, too; and marks may be inside of a word.
    const held = [html, html.replace(/<[^>]*>/g, '')].map(bare)
    const missing: string[] = []
    const words = wordVisitor({
      text: ({ key, text, schema, group }) => {
        const isLater = later[String(group.value.type)]?.includes(key)
        if (isLater || schema.pattern || schema.format) return
        if (!held.some((one) => one.includes(bare(text)))) missing.push(`${group.place.where}: ${text}`)
      },
    })
    walk('page', documentAt(route), [words])
    expect.soft(missing, route).toEqual([])
  }
})
