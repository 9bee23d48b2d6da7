import { blockAt, siteDocument } from './support/document.ts'
import { hydrated, open, quiet } from './support/page.ts'
import { boxOf, closing, expectLink, links, section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test('HOME-1 HOME-4 head and closing call lead to the sign-up, a demo and us', async ({ page }) => {
  await open(page, '/')
  const [signUp, demo] = blockAt('/', 'hero').links ?? []
  const head = page.locator('main section').first()
  await expectLink(head, signUp?.text ?? '', links.signUp)
  await expectLink(head, demo?.text ?? '', '/book-a-demo')
  const { primaryLinkText, secondaryLinkText } = blockAt('/', 'banner')
  await expectLink(closing(page), primaryLinkText, links.signUp)
  await expectLink(closing(page), secondaryLinkText, '/contact')
})

test('HOME-2 the whole panel of each audience is one link', async ({ page }) => {
  await open(page, '/')
  const panels = section(page, 'audience').getByRole('listitem')
  await expect(panels.getByRole('link')).toHaveText(blockAt('/', 'audience').panels.map(({ link }) => link.text))
  // A press on the drawing, far from the words of the link.
  const last = panels.last()
  const { width, height } = await boxOf(last)
  await last.click({ position: { x: width - 20, y: height - 20 } })
  await expect(page).toHaveURL('/pay-bills')
})

test('HOME-2 the lines of the three drawings lie at one height, whatever the length of the texts', async ({ page }) => {
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const images = section(page, 'audience').locator('img')
    const boxes = await Promise.all((await images.all()).map(boxOf))
    const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
    expect(boxes).toHaveLength(3)
    expect(spread(boxes.map(({ y }) => y))).toBeLessThan(0.5)
    expect(spread(boxes.map(({ height }) => height))).toBeLessThan(0.5)
  }
})

test('BAN-1 a banner that names no buttons has those of the product pages', async ({ page, fixtures }) => {
  await open(page, `${fixtures}/bare-banner`)
  const { primaryLinkText, secondaryLinkText } = blockAt('/payout', 'banner')
  await expectLink(closing(page), primaryLinkText, links.signUp)
  await expectLink(closing(page), secondaryLinkText, '/book-a-demo')
})

test.describe('the copy button', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('HOME-4 copies the request, says so, and keeps its place', async ({ page }) => {
    const { copy, copied, request } = siteDocument().texts
    await page.goto('/')
    const panel = page.locator('[data-shown] [data-example]')
    const before = await boxOf(panel)
    await hydrated(page)
    await panel.getByRole('button', { name: copy, exact: true }).click()
    await expect(panel.getByRole('button', { name: copied, exact: true })).toBeVisible()
    await expect(panel.getByRole('status')).toHaveText(copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await panel.getByRole('group', { name: request }).evaluate((code) => code.textContent),
    )
    const { width, height } = await boxOf(panel)
    expect([width, height]).toEqual([before.width, before.height])
    await expect(panel.getByRole('button', { name: copy, exact: true })).toBeVisible()
    await expect(panel.getByRole('status')).toHaveText('')
  })

  test('HOME-4 also works on a page that was left and entered again', async ({ page }) => {
    await open(page, '/')
    // Before the code has come, a click is the browser's.
    await quiet(page)
    await page.locator('footer a[href="/compliance"]').click()
    await expect(page.locator('h1')).toBeFocused()
    await page.goBack()
    const panel = page.locator('[data-shown] [data-example]')
    await panel.locator('[data-copy]').click()
    await expect(panel.getByRole('status')).toHaveText(siteDocument().texts.copied)
  })
})

test('MOTION-1 the lines of the head are there at once where nothing may move, and on paper', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const drawing = page.locator('main [data-living]').first()
  const looks = () =>
    drawing.evaluate((element) => {
      const look = (part: Element) => getComputedStyle(part)
      const all = (selector: string) => [...element.querySelectorAll(selector)].filter((part) => part.checkVisibility())
      return {
        running: element.getAnimations({ subtree: true }).length,
        offsets: [...new Set(all('.ln').map((line) => look(line).strokeDashoffset))],
        gone: [...new Set(all('.out, .sig').map((part) => look(part).opacity))],
        there: [...new Set(all('.in, .nd').map((part) => look(part).opacity))],
      }
    })
  const rest = { running: 0, offsets: ['0px'], gone: ['0'], there: ['1'] }
  expect(await looks()).toEqual(rest)
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' })
  expect(await looks()).toEqual(rest)
})

test('MOTION-1 the head moves what it is told to, once, and moves nothing else on the page', async ({ page }) => {
  await page.goto('/')
  const drawing = page.locator('main [data-living=go]').first()
  const found = await drawing.evaluate((element) => {
    const all = element.getAnimations({ subtree: true })
    const timing = all.map(({ effect }) => effect?.getComputedTiming())
    const properties = all.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys))
    const { height } = element.getBoundingClientRect()
    for (const one of all) one.finish()
    return {
      properties: [...new Set(properties.filter((name) => !/^(?:offset|computedOffset|easing|composite)$/.test(name)))],
      iterations: [...new Set(timing.map((one) => one?.iterations))],
      longest: Math.max(...timing.map((one) => Number(one?.endTime))),
      moved: element.getBoundingClientRect().height - height,
    }
  })
  expect(found.properties.sort()).toEqual(['opacity', 'strokeDashoffset', 'transform'])
  expect(found.iterations).toEqual([1])
  expect(found.longest).toBeLessThanOrEqual(5_000)
  expect(found.moved).toBe(0)
})
