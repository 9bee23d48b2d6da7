import { examplePages } from '../../scripts/lib/examplePages.ts'
import { open } from './support/page.ts'
import { expect, test } from './support/site.ts'

test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' })

test('A11Y-1 in forced colours every drawing has a light contour on the dark background', async ({
  page,
  fixtures,
}) => {
  for (const route of ['/', '/payout', '/bills-payment']) {
    await open(page, route)
    const filters = await page
      .locator('main :is(picture > img, .lv > svg)')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).filter))
    expect(filters.length).toBeGreaterThan(3)
    for (const filter of filters) expect(filter).toMatch(/^drop-shadow\(rgb\(255, 255, 255\)/)
  }
  // The lines that a call without a drawing of its own ends in are drawn by its block.
  const call = examplePages().find(({ type, text }) => type === 'banner' && !/"(?:drawing|columns|tint)"/.test(text))
  await open(page, `${fixtures}/gallery/banner/${call?.number}`)
  const fan = page.locator('main svg[viewBox="0 0 520 420"]')
  const filter = () => fan.evaluate((one) => getComputedStyle(one).filter)
  expect(await filter()).toMatch(/^drop-shadow\(rgb\(255, 255, 255\)/)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await filter()).toBe('none')
})

test('A11Y-1 in forced colours plus and minus of a question stand out from the background', async ({ page }) => {
  await open(page, '/faqs')
  const first = page.locator('main details').first()
  const look = () =>
    first.locator('summary > span').evaluate((character) => ({
      stroke: getComputedStyle(character, '::before').backgroundColor,
      ring: getComputedStyle(character).backgroundColor,
      words: getComputedStyle(document.body).color,
    }))
  for (const state of ['closed', 'open']) {
    if (state === 'open') await first.locator('summary').click()
    const { stroke, ring, words } = await look()
    expect(stroke, state).toBe(words)
    expect(ring, state).not.toBe(words)
  }
})
