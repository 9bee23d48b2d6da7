import type { Page } from 'playwright/test'
import { contrast } from '../support/contrast.ts'
import { blockAt, titleOf } from './support/document.ts'
import { isMarked, mark, open, quiet } from './support/page.ts'
import { section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const route = '/card-issuing'
const block = blockAt(route, 'cardDesigner')
const designer = (page: Page) => section(page, block.id ?? '')
const said = (page: Page) => designer(page).locator('p > span:visible')
const radio = (page: Page, name: string) => designer(page).getByRole('radio', { name, exact: true })

/** The colours of the card, as `#06262b`: its background and its words. */
const coloursOf = (page: Page) =>
  designer(page)
    .getByRole('textbox')
    .evaluate((name) => {
      const hex = (colour: string) =>
        `#${(colour.match(/[\d.]+/g) ?? [])
          .slice(0, 3)
          .map((part) => Number(part).toString(16).padStart(2, '0'))
          .join('')}`
      const { parentElement: card } = name
      return [getComputedStyle(card ?? name).backgroundColor, getComputedStyle(name).color].map(hex)
    })

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  test('CARD-1 NOJS-1 A11Y-1 the card follows each choice, and its words can be read on every colour', async ({
    page,
  }) => {
    await page.goto(route)
    const grounds = new Set<string>()
    for (const name of block.colours) {
      await designer(page).getByText(name, { exact: true }).click()
      const [ground = '', words = ''] = await coloursOf(page)
      expect(contrast(ground, words), name).toBeGreaterThanOrEqual(7)
      grounds.add(ground)
    }
    expect(grounds.size).toBe(6)
    for (const brand of ['Mastercard', 'Visa', 'Verve']) {
      await radio(page, brand).check({ force: true })
      await expect(designer(page).locator('b[data-brand]:visible')).toHaveText(brand)
    }
    await designer(page).getByRole('textbox', { name: block.nameLabel }).fill('Bello Grains')
    await expect(designer(page).getByRole('textbox')).toHaveValue('Bello Grains')
  })

  test('CARD-1 NOJS-1 arrow keys move the limit, and its words follow', async ({ page }) => {
    await page.goto(route)
    const middle = Math.floor(block.limits.length / 2)
    await radio(page, block.limits[middle]?.amount ?? '').focus()
    const rest = block.limits.slice(middle + 1)
    for (const limit of [...rest, ...block.limits.slice(0, middle)]) {
      await page.keyboard.press('ArrowRight')
      await expect(radio(page, limit.amount)).toBeChecked()
      await expect(said(page)).toHaveText([`${limit.state} ${limit.text}`])
      // A screen reader says the sentence with the limit.
      await expect(radio(page, limit.amount)).toHaveAccessibleDescription(`${limit.state} ${limit.text}`)
    }
  })

  test('CARD-1 a browser that does not know :has() shows the card as it is at first, and no choice without effect', async ({
    page,
  }) => {
    await page.goto(route)
    const before = await coloursOf(page)
    await page.evaluate(() => {
      for (const sheet of document.styleSheets)
        for (let at = sheet.cssRules.length - 1; at >= 0; at--)
          if (sheet.cssRules[at]?.cssText.includes(':has(')) sheet.deleteRule(at)
    })
    await designer(page)
      .getByText(block.colours[0] ?? '', { exact: true })
      .click()
    expect(await coloursOf(page)).toEqual(before)
  })
})

test('CARD-1 MOTION-1 a choice draws the stripes anew in 0.6 s, and moves nothing where motion is unwanted', async ({
  page,
}) => {
  const running = () =>
    designer(page).evaluate((one) =>
      one.getAnimations({ subtree: true }).flatMap((animation) => {
        const { effect } = animation
        const frames = (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame))
        return frames.includes('strokeDashoffset') ? [effect?.getTiming().duration] : []
      }),
    )
  await open(page, route)
  await expect.poll(running).toEqual([])
  await radio(page, 'Sun').check({ force: true })
  expect(await running()).toEqual([600])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await radio(page, 'Clay').check({ force: true })
  expect(await running()).toEqual([])
})

test('CARD-1 the code of the designer comes only with its page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const rare = () => asked.filter((path) => path.startsWith('/assets/rare-cardDesigner-'))
  await open(page, '/overview')
  await quiet(page)
  expect(rare()).toEqual([])
  await mark(page)
  await page.locator(`main a[href="${route}"]`).first().click()
  await expect(page).toHaveTitle(titleOf(route))
  await radio(page, 'Sky').check({ force: true })
  await expect.poll(() => coloursOf(page)).toEqual(['#0b4e77', '#ffffff'])
  expect(rare()).toHaveLength(1)
  expect(await isMarked(page)).toBe(true)
})

test('CARD-1 LAYOUT-1 on a phone the heading and the card come before the choices', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, route)
  const tops = await designer(page)
    .locator('h2, input[type=text], fieldset, [role=group] > p')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  expect(tops).toHaveLength(6)
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' })

  test('CARD-1 A11Y-1 what is chosen and where the limit is can be seen', async ({ page }) => {
    await open(page, route)
    const look = (name: string) =>
      designer(page)
        .getByText(name, { exact: true })
        .and(page.locator('label > span'))
        .evaluate((one) => getComputedStyle(one).backgroundColor)
    expect(await look(block.colours[1] ?? '')).not.toBe(await look(block.colours[0] ?? ''))
    const marker = await designer(page)
      .locator('svg + span')
      .evaluate((one) => [getComputedStyle(one, '::before').borderTopColor, getComputedStyle(document.body).color])
    expect(marker[0]).toBe(marker[1])
    expect((await coloursOf(page))[0]).toBe('#07574e')
  })
})
