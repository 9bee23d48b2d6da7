import type { Page } from 'playwright/test'
import { open, quiet } from './support/page.ts'
import { section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

// What answers comes with the code of all blocks.
test.use({ savesData: false })
const openQuiet = async (page: Page, address: string) => {
  await open(page, address)
  await quiet(page)
}

test('HOME-2 MOTION-1 an audience panel answers the pointer and the keyboard, and goes back', async ({ page }) => {
  await openQuiet(page, '/')
  const panel = section(page, 'audience').getByRole('listitem').first()
  const rest = panel.locator('.hv-a')
  const answer = panel.locator('.hv-b')
  await panel.hover()
  await expect(answer).toHaveCSS('opacity', '1')
  await expect(rest).toHaveCSS('opacity', '0')
  await expect(panel.locator('.hv-n')).toHaveCSS('transform', 'matrix(1.25, 0, 0, 1.25, 0, 0)')
  // The markup lies where the picture was, which is still there for those who hear it.
  const picture = panel.locator('img')
  const placeOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x, y, width, height].map(Math.round)
  }
  expect(await panel.locator('picture + svg').evaluate(placeOf)).toEqual(await picture.evaluate(placeOf))
  await expect(picture).toHaveAttribute('alt', /\w/)
  await page.mouse.move(0, 0)
  await expect(rest).toHaveCSS('opacity', '1')
  await expect(answer).toHaveCSS('opacity', '0')
  // Another width has other places: the picture is back until somebody looks again.
  await page.setViewportSize({ width: 1300, height: 900 })
  await expect(panel.locator('picture + svg')).toHaveCount(0)
  await expect(picture).toHaveCSS('opacity', '1')
  await panel.getByRole('link').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('link')).toBeFocused()
  await expect(answer).toHaveCSS('opacity', '1')
})

test('MOTION-1 a finger, and a panel that leads nowhere, get no answer', async ({ page }) => {
  await openQuiet(page, '/pay-bills')
  const panels = page.locator('main article[data-line]')
  const withLink = panels.filter({ has: page.locator('a') }).first()
  await panels
    .filter({ hasNot: page.locator('a') })
    .first()
    .hover()
  await withLink.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true })
  // The file of the second one has arrived when the first one, which was asked earlier, would have answered.
  await withLink.hover()
  await expect(withLink.locator('.hv-n')).toHaveCSS('transform', 'matrix(1.25, 0, 0, 1.25, 0, 0)')
  await expect(page.locator('main .hv-n')).toHaveCount(1)
})

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('MOTION-1 the word changes at once, and no signal runs', async ({ page }) => {
    await openQuiet(page, '/')
    const panel = section(page, 'audience').getByRole('listitem').first()
    await panel.hover()
    await expect(panel.locator('.hv-b')).toHaveCSS('opacity', '1')
    await expect(panel.locator('.hv-b')).toHaveCSS('transition-property', 'none')
    await expect(panel.locator('.hv-s')).toHaveCSS('animation-name', 'none')
  })
})
