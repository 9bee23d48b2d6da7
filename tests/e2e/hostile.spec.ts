import type { Page } from 'playwright/test'
import { sample } from '../support/sample.ts'
import { builtOnce } from './support/builtOnce.ts'
import { type HostilePage, hostile, writeHostilePages } from './support/hostile.ts'
import { hydrated, isMarked, mark } from './support/page.ts'
import { expect, serve, test as base } from './support/site.ts'

// What editors may write as text is text, whatever it looks like. Besides what is here, each test fails on a policy
// report, a message on the console and a request to a foreign origin.

interface Hostile {
  origin: string
  pages: HostilePage[]
}

const test = base.extend<{ poisoned: Hostile }>({
  poisoned: async ({ share }, use) =>
    use(
      await share('poisoned', async () => {
        const { folder, made } = await builtOnce('hostile', writeHostilePages)
        const { origin, close } = await serve(folder)
        return { made: { origin, pages: made }, end: close }
      }),
    ),
})

/** What a page holds that only a string taken for HTML could have made, and the strings that nobody can read on it. */
const inspect = (page: Page, texts: readonly string[]) =>
  page.evaluate((wanted) => {
    const made =
      'img[src="x"], iframe:not([src^="https://app.cal.com/"]), base, [href^="javascript:" i], [href^="data:" i]:not(link), meta[http-equiv="refresh"]'
    const elements = [...document.querySelectorAll('*')]
    const handlers = elements.filter((one) => one.getAttributeNames().some((name) => name.startsWith('on')))
    const inline = elements.filter(
      (one) => one.localName === 'script' && !one.hasAttribute('src') && one.textContent.endsWith('alert(1)'),
    )
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let words = ''
    while (walker.nextNode()) words += `${(walker.currentNode as Text).data}\n`
    for (const one of elements)
      for (const name of ['alt', 'aria-label', 'placeholder', 'value', 'data-busy', 'content'])
        words += `${one.getAttribute(name) ?? ''}\n`
    return {
      executed: 'executed' in window,
      made: [...document.querySelectorAll(made), ...handlers, ...inline].map((one) => one.outerHTML.slice(0, 200)),
      unread: wanted.filter((text) => !words.includes(text)),
    }
  }, texts)

const harmless = { executed: false, made: [], unread: [] }

/** Counts what would have run; a dialog is what most of the strings open. */
async function watch(page: Page): Promise<string[]> {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.addInitScript(() => {
    window.alert = () => void Object.assign(window, { executed: true })
  })
  return dialogs
}

test('SEC-2 hostile strings are accepted as text, and each of them is tried', async ({ poisoned }) => {
  const used = new Set(poisoned.pages.flatMap(({ texts }) => texts))
  const missing = hostile.filter((text) => ![...used].some((one) => one.startsWith(text)))
  expect(missing).toEqual([])
  expect(poisoned.pages.length).toBeGreaterThan(25)
})

test('SEC-2 hostile strings are text in the HTML and after React has taken over', async ({ page, poisoned }) => {
  const dialogs = await watch(page)
  for (const one of sample(poisoned.pages, 6, 'hostile pages')) {
    await page.goto(poisoned.origin + one.route)
    const before = await inspect(page, one.texts)
    await hydrated(page)
    const after = await inspect(page, one.texts)
    expect(before, one.route).toEqual(harmless)
    expect(after, one.route).toEqual(harmless)
    await expect(page).toHaveTitle(one.title)
  }
  expect(dialogs).toEqual([])
})

test('SEC-2 hostile strings are text on pages that the browser draws', async ({ page, poisoned }) => {
  const dialogs = await watch(page)
  const [first, ...others] = poisoned.pages.filter(({ route }) => !/\/(?:booking|form)\//.test(route))
  await page.goto(poisoned.origin + (first?.route ?? ''))
  await hydrated(page)
  await mark(page)
  for (const one of sample(others, 8, 'hostile navigations')) {
    const link = page.locator('footer a[href^="/"]').first()
    await link.evaluate((element, href) => element.setAttribute('href', href), one.route)
    await link.click()
    await expect(page).toHaveTitle(one.title)
    await hydrated(page)
    expect(await inspect(page, one.texts), one.route).toEqual(harmless)
  }
  expect(await isMarked(page)).toBe(true)
  expect(dialogs).toEqual([])
})
