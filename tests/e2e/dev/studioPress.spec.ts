import type { Page } from 'playwright/test'
import { type Dev, expect, test } from './devServer.ts'
import { hero, withBlocks } from './testPage.ts'

// What a press on the page of the studio leads to, and the keys after it.

const canvasOf = (page: Page) => page.frameLocator('iframe[name="brightrail-canvas"]')
const formOf = (page: Page) => page.locator('.formPanel')
const fieldOf = (page: Page, pointer: string) =>
  formOf(page).locator(`[data-pointer="${pointer}"]`).locator('textarea, input').first()

/** Opens a page of one hero whose drawing leaves room beside its words. */
async function openHero(dev: Dev, page: Page, title: string): Promise<void> {
  const description = 'A page of one hero. '.repeat(5)
  const blocks = [{ type: 'hero', title, lead: 'Sentences that nobody reads twice.' }]
  dev.write('press.json', JSON.stringify({ title: 'A press', description, blocks }))
  await page.goto(`${dev.address}studio?file=press.json&at=/blocks/0`)
  await expect(canvasOf(page).locator('brightrail-marks .ring')).toBeVisible()
  const heading = canvasOf(page).locator('h1')
  await expect(heading).toHaveText(title)
  // A font that comes late moves what is below the pointer between its press and its release.
  await heading.evaluate(async () => void (await document.fonts.ready))
}

for (const width of [390, 1000])
  test(`a press on words opens their field over the page, and Escape closes it, at ${width} px`, async ({
    dev,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openHero(dev, page, 'Words to press')
    await expect(formOf(page)).toBeHidden()
    await canvasOf(page).locator('h1').click()
    await expect(fieldOf(page, '/blocks/0/title')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(' on')
    await expect(canvasOf(page).locator('h1')).toHaveText('Words to press on')
    await page.keyboard.press('Escape')
    await expect(formOf(page)).toBeHidden()
    await expect(page.locator('.canvas')).toBeFocused()
    await page.locator('.barToggles').getByText('Form', { exact: true }).click()
    await expect(formOf(page)).toBeVisible()
  })

test('letters after a press beside words are no keys', async ({ dev, page }) => {
  await openHero(dev, page, 'Words to miss')
  const block = canvasOf(page).locator('main [data-block]')
  await block.click({ position: { x: 8, y: 60 } })
  await expect(page.locator('.line [aria-current]')).toHaveCount(1)
  await page.keyboard.type('Head teacher ')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('.canvas')).toBeFocused()
})

test('a word that is selected in the page is selected in its field, and there alone', async ({ dev, page }) => {
  await openHero(dev, page, 'Words')
  await canvasOf(page).locator('h1').dblclick()
  const title = fieldOf(page, '/blocks/0/title')
  await expect(title).toBeFocused()
  await page.keyboard.type('Letters')
  await expect(canvasOf(page).locator('h1')).toHaveText('Letters')
  const left = await canvasOf(page)
    .locator('h1')
    .evaluate(() => getSelection()?.toString())
  expect(left).toBe('')
})

test('a block is copied from one page to another by keys, and each step is said', async ({ dev, page }) => {
  await openHero(dev, page, 'Words to copy')
  const toast = page.locator('.toast')
  const stops = page.locator('.line li:not(.addStop) .stop')
  await stops.first().focus()
  await page.keyboard.press('Control+d')
  await expect(toast).toContainText('Hero duplicated.')
  await page.keyboard.press('Control+z')
  await expect(stops).toHaveCount(1)
  await expect(page.locator('.line [aria-current]')).toHaveCount(1)
  await page.keyboard.press('Control+c')
  await expect(toast).toContainText('Hero copied. Open a page and press Ctrl+V.')
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Control+v')
  await expect(page.getByLabel('Find a page')).toHaveValue('')
  await expect(toast).toContainText('That is a block, not a page.')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('about')
  await page.keyboard.press('Enter')
  await expect(stops.first()).toBeFocused()
  await expect(page).toHaveTitle(/About/)
  const before = await stops.count()
  await page.keyboard.press('Control+c')
  await expect(toast).toContainText('Choose a block first.')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Control+v')
  await expect(stops).toHaveCount(before + 1)
  // Saved later, it would be there in the next test.
  await page.keyboard.press('Control+s')
  await expect.poll(() => dev.read('about.json')).toContain('Words to copy')
})

test('a block is copied to another page by a button, before the call that closes it', async ({ dev, page }) => {
  const [passage, closing] = [
    { type: 'passage', title: 'Hours', text: 'We answer from Monday to Friday.' },
    { type: 'banner', title: 'Begin today', primaryLink: { text: 'Contact us', href: '/contact' } },
  ]
  dev.write('from.json', withBlocks(hero, passage))
  dev.write('to.json', withBlocks(hero, closing))
  await page.goto(`${dev.address}studio?file=from.json&at=/blocks/1`)
  const button = page.getByRole('button', { name: 'Copy to another page…' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Copy Passage to another page' })
  await dialog.getByLabel('Page').selectOption('to.json')
  await dialog.getByRole('button', { name: 'Copy it there' }).click()
  await expect(page.locator('.toast')).toContainText('Passage copied to To, as block 2.')
  await expect(page).toHaveURL(/file=to\.json&at=\/blocks\/1$/)
  const blocks = (key: string) => (JSON.parse(dev.read(key)) as { blocks: object[] }).blocks
  await expect.poll(() => blocks('to.json')).toEqual([hero, passage, closing])
  expect(blocks('from.json')).toEqual([hero, passage])
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => blocks('to.json')).toEqual([hero, closing])
  // What the other page has already is no place for a second one.
  await page.locator('.line .stop').first().click()
  await button.click()
  await page.getByRole('dialog').getByLabel('Page').selectOption('from.json')
  await page.getByRole('button', { name: 'Copy it there' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    'It cannot go there: the page has its main title.',
  )
})

test('on a phone what was done in the form can be undone beside it', async ({ dev, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHero(dev, page, 'Words to repeat')
  await page.getByRole('button', { name: 'Form', exact: true }).click()
  await page.getByRole('button', { name: 'Duplicate (Ctrl+D)' }).click()
  const toast = page.locator('.toast')
  await expect(toast).toContainText('Hero duplicated.')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(toast).toHaveCount(0)
  await expect(canvasOf(page).locator('h1')).toHaveCount(1)
})

test('on a phone a button in the whole form does its work at the first press', async ({ dev, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHero(dev, page, 'Words  to mend')
  await page.getByRole('button', { name: 'Form', exact: true }).click()
  const field = fieldOf(page, '/blocks/0/title')
  await formOf(page).locator('.message').getByRole('button').first().click()
  await expect(field).toHaveValue('Words to mend')
  await expect(page.locator('.sheetHead')).toHaveCount(0)
  // A press on the page brings one field again.
  await page.getByRole('button', { name: 'Form', exact: true }).click()
  await canvasOf(page).locator('h1').click()
  await expect(page.locator('.sheetHead')).toBeVisible()
})
