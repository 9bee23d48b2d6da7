import type { FrameLocator, Page } from 'playwright/test'
import { type Dev, expect, test } from './devServer.ts'

const key = 'compliance.json'

/** The studio with a document, once its page is drawn; the text of the file comes back after the test. */
async function edit(dev: Dev, page: Page, at: string): Promise<{ canvas: FrameLocator; before: string }> {
  const before = dev.read(key)
  dev.write(key, before)
  await page.goto(`${dev.address}studio?file=${key}&at=${at}`)
  const canvas = page.frameLocator('iframe[name="brightrail-canvas"]')
  // The ring is drawn last: store, form and page are there.
  await expect(canvas.locator('brightrail-marks .ring')).toBeVisible()
  return { canvas, before }
}

const lines = (text: string) => text.split('\n')

test('a page is edited by keyboard alone, and all of it can be undone', async ({ dev, page }) => {
  const { canvas, before } = await edit(dev, page, '/blocks/0')
  // "Hero, block 1 of 4"
  const name = async (index: number) => (await page.locator('.line .stop b').nth(index).textContent())?.split(',')[0]
  const first = await name(0)

  // From the outline into the form: what is typed is on the page and in the file, in one line of it.
  await page.locator('.stop[aria-current]').focus()
  await page.keyboard.press('F6')
  const form = page.getByRole('complementary')
  const title = form.getByLabel('Title', { exact: true })
  await title.focus()
  const tools = await canvas.locator('brightrail-marks .tools').elementHandle()
  await page.keyboard.press('End')
  await page.keyboard.type(' today')
  const words = await title.inputValue()
  await expect(canvas.locator('h1')).toHaveText(words)
  // Whoever presses a button of the page meanwhile still presses it when the button is let go.
  expect(await tools?.evaluate((element) => element.isConnected)).toBe(true)
  await expect.poll(() => dev.read(key)).not.toBe(before)
  const now = lines(dev.read(key))
  expect(lines(before).filter((line, index) => line !== now[index])).toHaveLength(1)

  // A block goes down, another one comes from a search, and both are said.
  await page.locator('.stop[aria-current]').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('status').first()).toContainText('moved down, now block 2 of')
  expect(await name(1)).toBe(first)
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog', { name: 'Add a block' })
  await dialog.getByRole('combobox').fill('accordion')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect.poll(() => (JSON.parse(dev.read(key)) as { blocks: { type: string }[] }).blocks[2]?.type).toBe('faq')

  // The arrows select: what is pressed then is done to the block that has the focus.
  await page.locator('.stop[aria-current]').focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('.stop[aria-current]')).toBeFocused()
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z')
  await expect.poll(() => dev.read(key)).toBe(before)
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => dev.read(key)).toContain(words)
  expect(await name(1)).toBe(first)
})

test('a press on the page selects the field, also after a reload', async ({ dev, page }) => {
  const { canvas } = await edit(dev, page, '/blocks/1')
  const heading = canvas.locator('h1')
  const words = (await heading.textContent()) ?? ''
  await heading.click()
  await expect(page).toHaveURL(/at=\/blocks\/0\/title$/)
  await page.reload()
  await expect(page.getByRole('complementary').getByLabel('Title', { exact: true })).toHaveValue(words)
})

test('on a phone a press on the page brings its one field, with how long it is on both screens', async ({
  dev,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { canvas } = await edit(dev, page, '/blocks/1')
  await canvas.locator('h1').click()
  const form = page.getByRole('complementary')
  const field = form.getByRole('textbox')
  await expect(field).toHaveCount(1)
  await expect(field).toBeFocused()
  await expect(form.locator('.effect')).toHaveText(/^\d+ lines? on desktop, \d+ on a phone$/)
  const words = await field.inputValue()
  await form.getByRole('button', { name: 'Next text' }).click()
  await expect(field).not.toHaveValue(words)
  await form.getByRole('button', { name: 'Whole form' }).click()
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue(words)
})

test('a press opens the row it is aimed at, also when the field above gets a message by it', async ({ dev, page }) => {
  const items = ['A', 'B'].map((title) => ({ title, text: 'A few words about it.' }))
  dev.write('rows.json', JSON.stringify({ title: 'Rows', blocks: [{ type: 'rows', title: 'Rows', items }] }))
  await page.goto(`${dev.address}studio?file=rows.json&at=/blocks/0`)
  const form = page.getByRole('complementary')
  const row = form.locator('.rowHead button').first()
  const chip = page.locator('.checksChip')
  const words = (await chip.textContent()) ?? ''
  // The length of a text has its place below it while one writes there.
  const above = form.getByLabel('Title', { exact: true })
  await above.focus()
  await expect(form.locator('.railLine')).toBeVisible()
  const before = await row.boundingBox()
  await above.fill('x')
  await expect(chip).not.toHaveText(words)
  await page.mouse.move((before?.x ?? 0) + 40, (before?.y ?? 0) + 10)
  await page.mouse.down()
  await page.mouse.up()
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await expect(row).toBeFocused()
  await expect(form.locator('.message').first()).toBeVisible()

  // A new entry is counted at once, and says what is missing in it field by field, as each is left.
  const counted = (await chip.textContent()) ?? ''
  await form.getByRole('button', { name: 'Add a row' }).click()
  await expect(chip).not.toHaveText(counted)
  const fresh = form.locator('li.row').last()
  const title = fresh.getByRole('textbox').first()
  await expect(title).toBeFocused()
  await expect(fresh.locator('.message, [aria-invalid], [data-state]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(title).toHaveAttribute('aria-invalid', 'true')
  await expect(fresh.locator('[aria-invalid]')).toHaveCount(1)
  await row.focus()
  await expect(fresh.locator('[aria-invalid]')).toHaveCount(2)

  // What else can become of a block, and of its page, is where one looks for it.
  await expect(form.getByRole('button', { name: 'Share this block with other pages' })).toBeVisible()
  await page.getByRole('button', { name: 'Settings of the page' }).click()
  await expect(form.getByRole('button', { name: 'Rename or move' })).toBeVisible()
})

test('a row is dragged by its grip', async ({ dev, page }) => {
  const row = (title: string) => ({ title, text: 'A few words about it.' })
  dev.write(
    'rows.json',
    JSON.stringify({ title: 'Rows', blocks: [{ type: 'rows', title: 'Rows', items: ['A', 'B', 'C'].map(row) }] }),
  )
  await page.goto(`${dev.address}studio?file=rows.json&at=/blocks/0`)
  const titles = page.locator('.rowHead b')
  await expect(titles).toHaveText(['A', 'B', 'C'])
  const [from, to] = await Promise.all([0, 2].map((at) => page.locator('.grip').nth(at).boundingBox()))
  await page.mouse.move((from?.x ?? 0) + 14, (from?.y ?? 0) + 18)
  await page.mouse.down()
  await page.mouse.move((to?.x ?? 0) + 14, (to?.y ?? 0) + 30, { steps: 4 })
  await page.mouse.up()
  await expect(titles).toHaveText(['B', 'C', 'A'])
  await expect(page.getByRole('button', { name: 'Undo: Row moved down' })).toBeVisible()

  // What is removed can be brought back where it is said.
  await page.locator('.rowHead button').nth(1).click()
  await page.getByRole('button', { name: 'Remove: C', exact: true }).click()
  await expect(titles).toHaveText(['B', 'A'])
  const toast = page.locator('.toast')
  await expect(toast).toContainText('C removed.')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(titles).toHaveText(['B', 'C', 'A'])
})

test('a new page has its title and its address, and what cannot be is said before', async ({ dev, page }) => {
  await edit(dev, page, '/blocks/0')
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  // The title is typed at once: a space would press a button that had the focus.
  await page.keyboard.type('Compliance')
  await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(/There is a page at \/compliance already\.$/)
  await expect(dialog.getByLabel('Title')).not.toHaveAttribute('aria-invalid')
  const [title, name] = [
    'A page of so many words that no bar holds it all',
    'a-page-of-so-many-words-that-no-bar-holds-it-all',
  ]
  await dialog.getByLabel('Title').fill(title)
  await expect(dialog.getByLabel('Address')).toHaveValue(`/${name}`)
  dev.write(`${name}.json`, '{}')
  dev.remove(`${name}.json`)
  await dialog.getByRole('button', { name: 'Make the page' }).click()
  await expect(page).toHaveURL(new RegExp(`file=${name}\\.json`))
  expect(JSON.parse(dev.read(`${name}.json`))).toMatchObject({ title: `${title} | {brand}` })
  // The name of a page gives way to what is beside it.
  const end = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().right - innerWidth)
  expect(end).toBe(0)
})
