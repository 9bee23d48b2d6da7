import type { Page } from 'playwright/test'
import { allScriptsOf, documentOf, laterScripts, scriptsOf } from './support/dist.ts'
import { titleOf } from './support/document.ts'
import { pageOf } from './support/head.ts'
import { hydrated, idle, isMarked, mark, open, quiet } from './support/page.ts'
import { expect, test } from './support/site.ts'

// What a visitor's browser asks for beside what the page itself needs: when, and how much.

/** The paths that a page asks for, from now on. */
function watchRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

const scriptsIn = (asked: readonly string[]) => [...new Set(asked.filter((path) => path.endsWith('.js')))].sort()
const documentsIn = (asked: readonly string[]) => [
  ...new Set(asked.filter((path) => /^(?!\/site\.).*\.json$/.test(path))),
]

/** Opens a page and waits until the code of all blocks is there. */
async function openQuiet(page: Page, address: string): Promise<void> {
  await open(page, address)
  await quiet(page)
}

test.use({ savesData: false })

test('SPEED-1 a quiet page loads the code of all blocks, and what at most four links in view lead to', async ({
  page,
}) => {
  const asked = watchRequests(page)
  await openQuiet(page, '/')
  expect(scriptsIn(asked)).toEqual(allScriptsOf('/'))
  const inView = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')]
      .filter((link) => link.getBoundingClientRect().top < innerHeight)
      .map((link) => link.pathname),
  )
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 600)
    await idle(page)
  }
  const others = documentsIn(asked).filter((path) => path !== documentOf('/'))
  expect(others).toEqual(expect.arrayContaining([...new Set(inView)].slice(0, 4).map(documentOf)))
  expect(others.length).toBeLessThanOrEqual(4)
})

test.describe('with Save-Data', () => {
  test.use({ savesData: true })

  test('SPEED-1 a page loads nothing before somebody is about to follow a link', async ({ page }) => {
    const asked = watchRequests(page)
    await open(page, '/')
    await idle(page)
    expect(scriptsIn(asked)).toEqual(scriptsOf('/'))
    expect(documentsIn(asked)).toEqual([documentOf('/')])
    await mark(page)
    const link = page.locator('footer a[href="/privacy-policy"]')
    const loaded = page.waitForResponse((response) => response.url().endsWith('/privacy-policy.json'))
    await link.hover()
    await loaded
    await link.click()
    await expect(page).toHaveTitle(titleOf('/privacy-policy'))
    expect(scriptsIn(asked)).toEqual(allScriptsOf('/'))
    expect(await isMarked(page)).toBe(true)
  })
})

test('SPEED-1 a click asks for the document of the next page and for nothing else before it is drawn', async ({
  page,
}) => {
  await openQuiet(page, '/')
  await mark(page)
  const asked = watchRequests(page)
  // A page without a drawing that moves: the layers of one come after it is drawn.
  // Clicked from the page, so that no pointer announces it.
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/privacy-policy"]')?.click())
  await expect(page).toHaveTitle(titleOf('/privacy-policy'))
  // A font that comes late is left for the next page (font-display: optional).
  expect(asked.filter((path) => /\.(?:js|css)$/.test(path))).toEqual([])
  // What its own links in view lead to comes once it is quiet.
  expect(documentsIn(asked)[0]).toBe('/privacy-policy.json')
  await hydrated(page)
  expect(await isMarked(page)).toBe(true)
})

test('SPEED-1 a link that is followed before the code of the blocks has come is left to the browser', async ({
  page,
}) => {
  // No answer: the request stays open until the page is left.
  await page.route(
    (url) => laterScripts().includes(url.pathname),
    () => {},
  )
  await open(page, '/')
  const asked = watchRequests(page)
  await page.locator('footer a[href="/compliance"]').click()
  await expect(page).toHaveURL('/compliance')
  expect(asked).toContain('/compliance')
})

test('SPEED-1 the first screen of the next page is drawn at once, the rest behind it and out of sight', async ({
  page,
}) => {
  const route = '/payout'
  const all = pageOf(route).blocks.map(({ type }) => type)
  expect(all.length).toBeGreaterThan(2)
  await openQuiet(page, '/compliance')
  await mark(page)
  const seen = await page.evaluate((href) => {
    const states: { blocks: (string | undefined)[]; isFooterInView: boolean }[] = []
    const note = () => {
      const blocks = [...document.querySelectorAll<HTMLElement>('main > [data-block]')].map((one) => one.dataset.block)
      const footer = document.querySelector('body > footer')?.getBoundingClientRect().top ?? 0
      states.push({ blocks, isFooterInView: footer < innerHeight })
      return blocks.length
    }
    const link = document.querySelector<HTMLAnchorElement>('footer a[href^="/"]')
    link?.setAttribute('href', href)
    link?.click()
    return new Promise<typeof states>((done) => {
      new MutationObserver(() => {
        // The frame that shows the heading may come before the one that shows the rest.
        if (note() > 2) done(states)
      }).observe(document.querySelector('#root') ?? document.body, { childList: true, subtree: true })
    })
  }, route)
  expect(seen.at(0)).toEqual({ blocks: all.slice(0, 2), isFooterInView: false })
  expect(seen.at(-1)).toEqual({ blocks: all, isFooterInView: false })
  await hydrated(page)
  expect(await isMarked(page)).toBe(true)
})
