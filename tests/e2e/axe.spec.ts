import { sample } from '../support/sample.ts'
import { allViolations, exceptions, settled } from './support/axe.ts'
import { routes } from './support/dist.ts'
import { open, unfoldFromStart } from './support/page.ts'
import { expect, test } from './support/site.ts'

/** One page in the ordinary run: states are a matter of the frame and of a block, not of each page. */
const some = sample(routes(), 1, 'axe')

test('A11Y-1 axe finds nothing on the not-found page', async ({ page, gate }) => {
  gate.expect(
    'console.error: Failed to load resource: the server responded with a status of 404 (Not Found) at /nowhere',
  )
  await open(page, '/nowhere')
  expect(await allViolations(page)).toEqual([])
})

// What fades in would be judged by the colours of the moment.
test.describe('with something open', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { route, width } of sample(
    routes().flatMap((one) => [320, 768, 1440].map((wide) => ({ route: one, width: wide }))),
    1,
    'axe states',
  )) {
    test(`A11Y-1 axe finds nothing on ${route} at ${width} with all open, in forced colours, on paper`, async ({
      page,
      gate,
    }) => {
      await unfoldFromStart(page)
      await page.setViewportSize({ width, height: 900 })
      await open(page, route)
      expect.soft(await allViolations(page), 'all open').toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      // There the system chooses the colours, and axe reads those of the page (-webkit-text-fill-color keeps them).
      expect
        .soft(await allViolations(page, ['color-contrast', 'color-contrast-enhanced']), 'in forced colours')
        .toEqual([])
      await page.emulateMedia({ forcedColors: 'none', media: 'print' })
      expect.soft(await allViolations(page), 'on paper').toEqual([])
      // Another medium moves what is on the page, as it should.
      for (const problem of await gate.take()) expect(problem).toMatch(/^shift: /)
    })
  }

  for (const route of some) {
    for (const width of sample([320, 768], 1, 'axe menu')) {
      test(`A11Y-1 NAV-4 axe finds nothing in the menu of ${route} at ${width}, nor in its parts`, async ({ page }) => {
        await page.setViewportSize({ width, height: 700 })
        await open(page, route)
        await page.locator('header > div button[popovertarget]').click()
        await expect(page.locator('#menu')).toBeVisible()
        expect(await allViolations(page, [], 'header')).toEqual([])
        await page.locator('#menu > ul > li > button').last().click()
        await expect(page.locator('#menu [popover]').last()).toBeVisible()
        expect(await allViolations(page, [], 'header')).toEqual([])
      })
    }

    test(`A11Y-1 NAV-3 axe finds nothing on ${route} with a submenu open`, async ({ page }) => {
      await open(page, route)
      for (const button of await page.locator('[data-submenu] > button').all()) {
        await button.click()
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        expect(await allViolations(page, [], 'header')).toEqual([])
      }
    })
  }
})

for (const width of sample([320, 1440], 1, 'axe tabs')) {
  test(`A11Y-1 axe finds nothing with the second tab open at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    await page.locator('[data-tab]').nth(1).click()
    await expect(page.locator('[data-panel]').nth(1)).toBeVisible()
    expect(await allViolations(page, [], '[data-block]:has([data-tab])')).toEqual([])
  })
}

test('A11Y-1 what axe may find is still there', async ({ page }) => {
  for (const { route, host, part, reason } of exceptions) {
    await open(page, route)
    await expect(page.locator(host).locator(part), reason).not.toHaveCount(0)
  }
  for (const { route, part = '', reason } of settled) {
    if (route === undefined) continue
    await open(page, route)
    await expect(page.locator(part), reason).not.toHaveCount(0)
  }
})

test('A11Y-1 axe is able to find something', async ({ page, gate }) => {
  await open(page, '/')
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = '/favicon.svg'
    const [labelled, hidden] = [document.createElement('button'), document.createElement('button')]
    labelled.ariaLabel = 'Close'
    labelled.textContent = 'Press Esc'
    const word = Object.assign(document.createElement('b'), { textContent: 'Press Esc', ariaHidden: 'true' })
    hidden.append('Close', word)
    const pale = Object.assign(document.createElement('p'), { textContent: 'planted' })
    pale.style.color = '#666'
    const unclear = Object.assign(document.createElement('p'), { textContent: 'unclear' })
    unclear.style.cssText = 'color: #666; background: linear-gradient(#999, #aaa)'
    document.querySelector('main')?.append(image, labelled, hidden, pale, unclear)
  })
  const found = await allViolations(page)
  for (const rule of ['image-alt', 'label-content-name-mismatch', 'words-not-in-name', 'color-contrast-enhanced'])
    expect(found).toContainEqual(expect.stringContaining(`${rule}: `))
  expect(found, 'what axe leaves open').toContainEqual(
    expect.stringMatching(/^"unclear" stands out by 2\.\d\d of 4\.5/),
  )
  await gate.take()
})
