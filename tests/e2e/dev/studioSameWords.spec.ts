import type { Page } from 'playwright/test'
import { type Dev, expect, test } from './devServer.ts'
import { edit, form } from './studioStates.ts'
import { hero, withBlocks } from './testPage.ts'

// A block that says the same in several places: a press opens the field of the place, and marks lie on their own words.

const tab = (value: string, label: string, title: string, point: string) => ({
  label,
  value,
  line: 'clay',
  title,
  text: 'What somebody does there, in one sentence.',
  points: ['Nothing to install', point],
})
const tabs = {
  type: 'tabs',
  title: 'Two ways to pay',
  lead: 'Choose a way to see what it does.',
  items: [
    tab('desk', 'At the desk', 'At the desk', 'A receipt for each visit'),
    tab('link', 'By link', 'A receipt for each visit', 'Paid before the visit'),
  ],
}

const canvas = (page: Page) => page.frameLocator('iframe')
const focused = (page: Page) =>
  form(page)
    .locator('[data-pointer]')
    .filter({ has: page.locator(':focus') })
    .last()
const openTabs = (dev: Dev, page: Page) => edit(dev, page, '/blocks/1', withBlocks(hero, tabs))

/** How far the middle of a mark is from that of an element, in pixels. */
async function distance(page: Page, mark: string, words: string): Promise<number> {
  const [one, other] = await Promise.all(
    [canvas(page).locator(`brightrail-marks ${mark}`), canvas(page).locator(words)].map((place) => place.boundingBox()),
  )
  if (!one || !other) throw new Error('Something is not shown.')
  return Math.hypot(
    one.x + one.width / 2 - other.x - other.width / 2,
    one.y + one.height / 2 - other.y - other.height / 2,
  )
}

test('a press opens the field of the words that are seen, not of those that say the same', async ({ dev, page }) => {
  await openTabs(dev, page)
  await canvas(page).locator('[data-panel="desk"] h3').click()
  await expect(focused(page)).toHaveAttribute('data-pointer', '/blocks/1/items/0/title')
  expect(await distance(page, '.field', '[data-panel="desk"] h3')).toBeLessThan(40)
  await canvas(page).locator('[data-tab="link"] label').click()
  await canvas(page).locator('[data-panel="link"] h3').click()
  await expect(focused(page)).toHaveAttribute('data-pointer', '/blocks/1/items/1/title')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Send the bill to the phone')
  await expect(canvas(page).locator('[data-panel="link"] h3')).toHaveText('Send the bill to the phone')
  await expect(canvas(page).locator('[data-panel="desk"]')).toContainText('A receipt for each visit')
})

test('a press on the label of a tab opens it, and its field', async ({ dev, page }) => {
  await openTabs(dev, page)
  for (const [index, value] of ['desk', 'link'].entries()) {
    await canvas(page).locator(`[data-tab="${value}"] label`).click()
    await expect(canvas(page).locator(`[data-panel="${value}"]`)).toBeVisible()
    await expect(focused(page)).toHaveAttribute('data-pointer', `/blocks/1/items/${index}/label`)
  }
})

test('what is wrong is marked at its own words, and nowhere while these are hidden', async ({ dev, page }) => {
  const long = 'A point that is far too long for the place in which it stands among others'
  const [desk, link] = [tab('desk', 'At the desk', 'Here', long), tab('link', 'By link', 'There', 'Paid before')]
  await edit(dev, page, '/blocks/1', withBlocks(hero, { ...tabs, items: [desk, link] }))
  const flags = canvas(page).locator('brightrail-marks .flag')
  await expect(flags).toHaveCount(1)
  expect(await distance(page, '.flag', '[data-panel="desk"] li >> nth=1')).toBeLessThan(30)
  await flags.locator('> :visible').click()
  await expect(page).toHaveURL(/at=\/blocks\/1\/items\/0\/points\/1$/)
  await expect(focused(page)).toBeVisible()
  await canvas(page).locator('[data-tab="link"] label').click()
  await expect(canvas(page).locator('[data-panel="desk"]')).toBeHidden()
  await expect(flags).toHaveCount(0)
})

test('a figure with the words of a label is marked where it is', async ({ dev, page }) => {
  const same = 'Cards that arrive now'
  const figures = [
    { figure: '12', label: 'Countries' },
    { figure: '34', label: same },
    { figure: same, label: 'Offices' },
  ]
  await edit(dev, page, '/blocks/1/figures/2/figure', withBlocks(hero, { type: 'stats', title: 'Figures', figures }))
  await expect(canvas(page).locator('brightrail-marks .flag').first()).toBeVisible()
  expect(await distance(page, '.field', 'dd >> nth=2 >> span >> nth=0')).toBeLessThan(20)
})

test('a press opens the field of its words also where a block draws others of the same words before its first field', async ({
  dev,
  page,
}) => {
  const same = 'Paid today'
  const banner = { type: 'banner', title: same, subtitle: same, primaryLink: '/contact' }
  const figures = [
    { figure: same, label: same },
    { figure: '34', label: 'Offices' },
  ]
  const stats = { type: 'stats', layout: 'row', title: 'Figures', figures }
  await edit(dev, page, '/blocks/1', withBlocks(hero, stats, banner))
  const block = (type: string) => canvas(page).locator(`[data-block="${type}"]`)
  const all = (type: string) => block(type).getByText(same, { exact: true })
  const places = {
    banner: ['/blocks/2/subtitle', '/blocks/2/title'],
    stats: ['/blocks/1/figures/0/label', '/blocks/1/figures/0/figure'],
  }
  for (const [type, pointers] of Object.entries(places))
    for (const [at, pointer] of pointers.entries()) {
      const words = all(type).nth(at)
      await words.click()
      await expect(focused(page)).toHaveAttribute('data-pointer', pointer)
      const { x = 0, y = 0 } = (await words.boundingBox()) ?? {}
      const ring = await canvas(page).locator('brightrail-marks .field').boundingBox()
      expect(Math.hypot((ring?.x ?? 0) - x, (ring?.y ?? 0) - y)).toBeLessThan(30)
    }
})
