import type { Page } from 'playwright/test'
import { type Dev, expect, test } from './devServer.ts'

const key = 'compliance.json'

/** Opens a place of a document in the studio, once the store has read the site and checked it. */
async function edit(dev: Dev, page: Page, at: string): Promise<void> {
  const before = dev.read(key)
  dev.write(key, before)
  await page.goto(`${dev.address}studio?file=${key}&at=${at}`)
  await expect(page.locator('.checksChip')).toBeVisible()
}

const title = (page: Page) => page.getByRole('complementary').getByLabel('Title', { exact: true })
const place = (page: Page) => page.evaluate(() => new URLSearchParams(location.search).get('at') ?? '')
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString() ?? '')
const focusOutline = (page: Page) => page.locator('.stop[aria-current]').focus()

test('the keys of the foot bar and the number of a block stay in view beside its name, however long', async ({
  dev,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const blocks = [{ type: `a${'-very-long'.repeat(20)}-name` }]
  dev.write('long.json', JSON.stringify({ title: 'Long', blocks }))
  await page.goto(`${dev.address}studio?file=long.json&at=/blocks/0`)
  await expect(page.locator('.footBar')).toContainText('very-long')
  await expect(page.getByRole('button', { name: 'all keys' })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.footBar').getByText('block 1 of 1', { exact: true })).toBeInViewport({ ratio: 1 })
})

test('keys lead to pages, to settings and to the list of keys, and letters write where somebody types', async ({
  dev,
  page,
}) => {
  await edit(dev, page, '/blocks/0')
  // All is the text of a field, and nothing outside of one.
  await focusOutline(page)
  await page.keyboard.press('Control+a')
  expect(await selected(page)).toBe('')
  await title(page).focus()
  const words = await title(page).inputValue()
  await page.keyboard.press('End')
  await page.keyboard.type('s?p/')
  await expect(title(page)).toHaveValue(`${words}s?p/`)
  await expect(page).toHaveURL(/file=compliance/)
  await page.keyboard.press('Control+a')
  expect(await selected(page)).toBe(`${words}s?p/`)
  await page.keyboard.press('Control+k')
  await expect(page.getByLabel('Find a page')).toBeFocused()
  await title(page).focus()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /\/compliance$/ })
    .click()
  await expect(page.getByLabel('Find a page')).toBeFocused()
  await page.keyboard.type('s')
  await expect(page.getByLabel('Find a page')).toHaveValue('s')
  await page.keyboard.press('Escape')

  await focusOutline(page)
  await page.keyboard.press('p')
  await expect(page).not.toHaveURL(/at=\/blocks/)
  await expect(title(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expect(page).toHaveURL(/file=_site\.json/)
  await expect(page.locator('.pageRow[aria-current]')).toHaveText('Whole site')
  // It has no blocks: none can be added to it.
  await page.locator('.pageRow[aria-current]').focus()
  await page.keyboard.press('a')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveAccessibleName('All keys')
})

test('words that are written on a closed row of the form open nothing', async ({ dev, page }) => {
  const items = ['First', 'Second'].map((one) => ({ title: `${one} row`, text: 'A few words about it.' }))
  dev.write(key, JSON.stringify({ title: 'Rows | {brand}', blocks: [{ type: 'rows', title: 'Some rows', items }] }))
  await page.goto(`${dev.address}studio?file=${key}&at=/blocks/0`)
  const row = page.locator('.rowHead').first().getByRole('button').first()
  await row.focus()
  await page.keyboard.type('scan?')
  await expect(row).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`file=${key}`))
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('behind a dialog no key does anything, and those of one character can be switched off', async ({ dev, page }) => {
  const text = dev.read(key)
  await edit(dev, page, '/blocks/1')
  const stops = page.locator('.line .stop[aria-current], .line .stop:not([aria-current])')
  const count = await stops.count()
  await focusOutline(page)
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'All keys' })
  await expect(dialog.getByRole('button', { name: 'Close (Escape)' })).toBeFocused()
  for (const press of ['Delete', 'Control+d', 'n', 'c']) await page.keyboard.press(press)
  await dialog.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('.stop[aria-current]')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Checks' })).toBeHidden()
  expect(await stops.count()).toBe(count)

  for (const press of ['n', 'a', 'c', '?']) await page.keyboard.press(press)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+d')
  await expect(stops).toHaveCount(count + 1)
  // Left unsaved, it would be saved into the document of the next test.
  await expect.poll(() => dev.read(key)).not.toBe(text)
  await page.getByRole('button', { name: 'all keys' }).click()
  await dialog.getByRole('checkbox').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await expect(page.getByRole('region', { name: 'Checks' })).toBeVisible()
})

test('F8 goes to the next check of the page, from wherever it is pressed, and says all of it', async ({
  dev,
  page,
}) => {
  const items = ['First', 'Second'].map((one) => ({ title: `${one} row`, text: 'A few words about it.' }))
  const blocks = [1, 2, 3].map((one) => ({ type: 'rows', title: one === 2 ? 'Some rows' : 'x', items }))
  dev.write(key, JSON.stringify({ title: 'Compliance and rows | {brand}', blocks }))
  await page.goto(`${dev.address}studio?file=${key}&at=/blocks/1/title`)
  await expect(page.locator('.checksChip')).toHaveText('3 to fix')
  await page.keyboard.press('F8')
  await expect.poll(() => place(page)).toBe('/blocks/2/title')
  await expect(page.getByRole('status').first()).toContainText('at least')
  await page.keyboard.press('Shift+F8')
  await expect.poll(() => place(page)).toBe('/blocks/0/title')
})

test('in a narrow window a key brings the drawer in which its field is', async ({ dev, page }) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await edit(dev, page, '/blocks/0')
  await page.getByRole('region', { name: 'The blocks of the page' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary').locator(':focus')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByLabel('Find a page')).toBeFocused()
  await expect(page.getByRole('complementary')).toBeHidden()
  // In a window that is not so narrow the blocks stay, as bare stops.
  await page.setViewportSize({ width: 1100, height: 700 })
  await page.getByRole('button', { name: 'Pages and blocks' }).click()
  const side = page.getByRole('navigation', { name: 'Pages and blocks' })
  await expect(page.getByLabel('Find a page')).toBeHidden()
  expect((await side.boundingBox())?.width).toBe(48)
  await side.getByRole('button', { name: /, block 2 of / }).click()
  await expect(page).toHaveURL(/at=\/blocks\/1$/)
})
