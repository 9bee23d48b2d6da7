import type { Locator, Page } from 'playwright/test'
import { type Document, expect, test } from './devServer.ts'
import { edit } from './studioStates.ts'
import { hero, withBlocks } from './testPage.ts'

// A block that has changed places is seen where it is now.

const passage = (title: string, sentences: number) => ({
  type: 'passage',
  title,
  text: 'We answer from Monday to Friday. '.repeat(sentences),
})
// The place of a block depends on how high those are that it has passed.
const passages = [passage('One', 4), ...['Two', 'Three', 'Four'].map((title) => passage(title, 300))]
const heading = (page: Page, title: string) =>
  page.frameLocator('iframe').getByRole('heading', { name: title, level: 2 })

test('a page that is opened after the footer of the site begins at its top', async ({ dev, page }) => {
  dev.write('hours.json', withBlocks({ ...hero, title: 'Our hours' }, ...passages))
  await edit(dev, page, '/blocks/0', withBlocks(hero, ...passages))
  const canvas = page.frameLocator('iframe')
  await page.goto(`${dev.address}studio?file=_site.json&at=/footer`)
  await expect(canvas.getByRole('contentinfo')).toBeInViewport()
  await page.getByLabel('Find a page').fill('hours')
  await page.getByLabel('Find a page').press('Enter')
  const top = page.frameLocator('iframe').getByRole('heading', { name: 'Our hours' })
  await expect(top).toBeInViewport()
})

test('a block that is moved stays in view, and comes back into it when that is undone', async ({ dev, page }) => {
  await edit(dev, page, '/blocks/0', withBlocks(hero, ...passages))
  await heading(page, 'One').click()
  const canvas = page.frameLocator('iframe')
  for (const place of ['3 of 5', '4 of 5', '5 of 5']) {
    await canvas.getByRole('button', { name: 'Move down' }).click()
    await expect(canvas.locator('.ring .tools b')).toContainText(place)
    await expect(heading(page, 'One')).toBeInViewport()
  }
  await page.locator('.line .stop').last().focus()
  for (const place of ['4 of 5', '3 of 5', '2 of 5']) {
    await page.keyboard.press('Control+z')
    await expect(canvas.locator('.ring .tools b')).toContainText(place)
    await expect(heading(page, 'One')).toBeInViewport()
  }
  // Dragged in the list.
  await page.locator('.line .stop').nth(1).dragTo(page.locator('.line .stop').nth(4))
  await expect(canvas.locator('main h2').first()).toHaveText('Two')
  await expect(heading(page, 'One')).toBeInViewport()
})

test('a block that changes places with one that is as high as the window comes into view with its ring', async ({
  dev,
  page,
}) => {
  const key = 'payout.json'
  const { blocks } = JSON.parse(dev.read(key)) as Document
  const at = blocks.findIndex(({ type }) => type === 'steps')
  // The file comes back after the test.
  dev.write(key, dev.read(key))
  await page.goto(`${dev.address}studio?file=${key}&at=/blocks/${at}`)
  const canvas = page.frameLocator('iframe')
  const [steps, ring] = [canvas.locator('[data-block="steps"]'), canvas.locator('brightrail-marks .ring')]
  await expect(steps.getByRole('heading', { level: 2 })).toBeInViewport()
  await page.locator('.line .stop').nth(at).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(ring.locator('.tools b')).toContainText(`${at + 2} of ${blocks.length}`)
  const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? 0
  await expect.poll(async () => Math.abs((await topOf(ring)) - (await topOf(steps)))).toBeLessThan(10)
  await expect(steps).toBeInViewport({ ratio: 0.95 })
})

test('Undo takes back a page that was moved, until something else is done; the name that it gets is said before', async ({
  dev,
  page,
}) => {
  dev.write('clinic-payments.json', withBlocks({ ...hero, title: 'Clinics' }))
  await page.goto(`${dev.address}studio?file=clinic-payments.json&at=/title`)
  const undo = page.getByRole('button', { name: /^Undo/ })
  const move = async () => {
    await page.getByRole('button', { name: 'Rename or move' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Address').fill('/clinics')
    await expect(dialog).toContainText('In the list of pages it is called “Clinics” then.')
    await dialog.getByRole('button', { name: 'Move page' }).click()
    await expect(page).toHaveURL(/file=clinics\.json/)
  }
  await move()
  await expect(undo.first()).toHaveAccessibleName('Undo: page moved')
  await page.locator('.canvas').focus()
  await page.keyboard.press('Control+z')
  await expect(page).toHaveURL(/file=clinic-payments\.json/)
  await expect(page.locator('.toast')).toContainText('The page is at /clinic-payments again.')
  // After another step that is what is undone.
  await move()
  await page.locator('.formPanel [data-pointer="/description"] textarea').fill('Words about clinics. '.repeat(4))
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(undo).toHaveAccessibleName(/^Undo: description/)
})

test('a message stays while the pointer is over it or the focus is in it', async ({ dev, page }) => {
  await page.clock.install()
  await edit(dev, page, '/blocks/1', withBlocks(hero, passage('One', 4)))
  const toast = page.locator('.toast')
  await page.getByRole('button', { name: 'Duplicate (Ctrl+D)' }).click()
  await toast.hover()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: 'Undo' }).focus()
  await page.mouse.move(5, 5)
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.locator('.canvas').focus()
  await page.clock.runFor(20_000)
  await expect(toast).toHaveCount(0)
})
