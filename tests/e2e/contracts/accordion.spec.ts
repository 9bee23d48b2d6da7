import type { Locator, Page } from 'playwright/test'
import { open } from '../support/page.ts'
import { expect, test } from '../support/site.ts'
import { pagesWith } from './shown.ts'

// Questions that unfold, line by line: https://www.w3.org/WAI/ARIA/apg/patterns/accordion/

const items = (page: Page) => page.locator('main [data-block=faq] details')
const header = (page: Page, at: number) => items(page).nth(at).locator('summary')

/** What a screen reader is told of an element: its role, and whether it is unfolded. */
async function toldOf(page: Page, element: Locator) {
  const session = await page.context().newCDPSession(page)
  const handle = await element.elementHandle()
  const key = `told${Math.random()}`
  await handle?.evaluate((one, name) => one.setAttribute('data-told', name), key)
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: `[data-told="${key}"]` })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
  await session.detach()
  const [node] = nodes
  return { expanded: node?.properties?.find(({ name }) => name === 'expanded')?.value.value as unknown }
}

for (const route of pagesWith('faq')) {
  test.describe(`T-A6 A11Y-1 ACC-1 questions of ${route}`, () => {
    test.beforeEach(({ page }) => open(page, route))

    test('each header holds one heading, and nothing else that can be pressed', async ({ page }) => {
      const odd = await items(page).evaluateAll((all) =>
        all.flatMap((one) => {
          const inside = one.querySelector('summary')
          const isRight =
            inside?.querySelectorAll('h2, h3, h4').length === 1 &&
            inside.querySelectorAll('a, button, input, [tabindex]').length === 0
          return isRight ? [] : [one.textContent]
        }),
      )
      expect(await items(page).count()).toBeGreaterThan(0)
      expect(odd).toEqual([])
    })

    for (const key of ['Enter', 'Space']) {
      test(`${key} opens and closes`, async ({ page }) => {
        await header(page, 0).focus()
        await page.keyboard.press(key)
        await expect(items(page).first()).toHaveAttribute('open')
        await page.keyboard.press(key)
        await expect(items(page).first()).not.toHaveAttribute('open')
        await expect(header(page, 0)).toBeFocused()
      })
    }

    test('screen readers are told whether it is open', async ({ page }) => {
      expect(await toldOf(page, header(page, 0))).toEqual({ expanded: false })
      await header(page, 0).press('Enter')
      await expect.poll(() => toldOf(page, header(page, 0))).toEqual({ expanded: true })
    })

    test('no answer is a landmark', async ({ page }) => {
      await expect(items(page).getByRole('region')).toHaveCount(0)
    })

    test('nothing in a closed answer takes the focus', async ({ page }) => {
      await header(page, 0).focus()
      const count = await items(page).count()
      for (let at = 1; at < count; at++) {
        await page.keyboard.press('Tab')
        await expect(header(page, at)).toBeFocused()
      }
    })

    test('a search in the page of the browser finds the words of a closed answer', async ({ page }) => {
      // Chromium looks through what is skipped by content-visibility, and opens it; display: none it cannot find.
      const lost = await items(page).evaluateAll((all) =>
        all.filter((one) => {
          const answer = one.querySelector('summary')?.nextElementSibling
          return !answer || getComputedStyle(answer).display === 'none'
        }),
      )
      expect(lost).toEqual([])
    })
  })
}
