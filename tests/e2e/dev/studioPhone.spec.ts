import type { Page } from 'playwright/test'
import { type Dev, expect, test } from './devServer.ts'
import { edit, form, states, stops } from './studioStates.ts'
import { hero, withBlocks } from './testPage.ts'

// The studio in a window as narrow as a phone: all of it can be read and pressed.

const wide = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

test.use({ viewport: phone })

/** Opens the studio in a wide window, which has all at hand, brings about a state, and makes the window narrow. */
async function narrow(dev: Dev, page: Page, state: string, size = phone): Promise<void> {
  await page.setViewportSize(wide)
  await edit(dev, page, '/blocks/0')
  await states[state]?.(page, dev)
  await page.setViewportSize(size)
}

const whole = { ratio: 1 }

test('the versions of a conflict lie below each other, with their names, and it can be ended', async ({
  dev,
  page,
}) => {
  await narrow(dev, page, 'a conflict')
  const dialog = page.getByRole('dialog')
  const [mine, theirs] = [dialog.locator('.version').first(), dialog.locator('.version').last()]
  await expect(mine.getByText('Yours:')).toBeInViewport(whole)
  await expect(theirs.getByText('The file:')).toBeInViewport(whole)
  const [above, below] = [await mine.boundingBox(), await theirs.boundingBox()]
  expect(below?.x).toBe(above?.x)
  expect(above?.width).toBeGreaterThan(250)
  await mine.click()
  await expect(dialog.getByRole('button', { name: 'Decide later', exact: true })).toBeInViewport(whole)
  const save = dialog.getByRole('button', { name: 'Save this mix' })
  await expect(save).toBeInViewport(whole)
  await save.click()
  await expect(dialog).toHaveCount(0)
})

test('of checks and file text the one that was opened last is there', async ({ dev, page }) => {
  await edit(dev, page, '/blocks/0')
  const checks = page.getByRole('region', { name: 'Checks' })
  const text = page.getByRole('region', { name: 'File text' })
  await page.locator('.checksChip').click()
  await page.getByRole('button', { name: 'File text', exact: true }).click()
  await expect(page.locator('.cm-content')).toBeVisible()
  await expect(checks).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Close the file text' })).toBeInViewport(whole)
  await page.locator('.checksChip').click()
  await expect(page.getByRole('button', { name: 'Close the checks' })).toBeInViewport(whole)
  await expect(text).toHaveCount(0)
})

test('one press opens the gallery of a drawing, with those that the place is made for', async ({ dev, page }) => {
  const drawing = { name: 'payoutHero', alt: 'One list becomes seven lines.' }
  await edit(dev, page, '/blocks/0/drawing', withBlocks({ ...hero, drawing }))
  const change = form(page).getByRole('button', { name: 'Change' })
  const gallery = page.getByRole('dialog', { name: 'Choose a drawing' })
  const names = async () => {
    await change.click()
    await expect(gallery.getByRole('button', { pressed: true })).toContainText('Payout hero')
    const all = await gallery.locator('li b').allTextContents()
    await gallery.getByRole('button', { name: 'Close' }).click()
    return all
  }
  await page.getByRole('button', { name: 'Form', exact: true }).click()
  await expect(page.locator('.sheetHead')).toBeVisible()
  const onPhone = await names()
  // The words beside the drawing stay where they are.
  await form(page).getByLabel('Alternative text').click()
  await expect(change).toBeVisible()
  await page.setViewportSize(wide)
  expect(await names()).toEqual(onPhone)
})

test('the kinds of blocks are rows, without the keys that nobody has there, and the button is below', async ({
  dev,
  page,
}) => {
  await edit(dev, page, '/blocks/0')
  await page.getByRole('button', { name: 'Pages and blocks' }).click()
  await page.getByRole('button', { name: /^Add a block/ }).click()
  const dialog = page.getByRole('dialog')
  const chosen = dialog.getByRole('option', { selected: true })
  const kinds = dialog.getByRole('option')
  await expect(kinds.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(kinds.nth(1)).toHaveAttribute('aria-selected', 'true')
  expect((await chosen.boundingBox())?.width).toBeGreaterThan(250)
  await expect(dialog.locator('kbd').first()).toBeHidden()
  await expect(dialog.getByRole('button', { name: /^Add / })).toBeInViewport(whole)
})

test('what the server has to say is above the page, and the command in it is one word', async ({ dev, page }) => {
  await narrow(dev, page, 'a server that has stopped')
  const banner = page.locator('.banner')
  expect(await banner.locator('code').evaluate((code) => code.getClientRects().length)).toBe(1)
  const [{ y = 0, height = 0 }, canvas] = [
    (await banner.boundingBox()) ?? {},
    await page.locator('.canvas').boundingBox(),
  ]
  expect(canvas?.y).toBeGreaterThanOrEqual(y + height)
})

for (const width of [360, 1024])
  test(`the drawer of pages begins at the open page and the selected block, at ${width} px`, async ({ dev, page }) => {
    await page.setViewportSize(wide)
    const passage = { type: 'passage', title: 'Some words', text: 'Words that are there to be read by nobody.' }
    await edit(dev, page, '/blocks/18', withBlocks(hero, ...Array.from({ length: 24 }, () => passage)))
    await page.locator('.line').evaluate((list) => list.scrollTo(0, 0))
    await page.locator('.pageList').evaluate((list) => list.scrollTo(0, list.scrollHeight))
    await page.setViewportSize({ width, height: 740 })
    await page.getByRole('button', { name: 'Pages and blocks' }).click()
    await expect(stops(page).nth(18)).toBeInViewport(whole)
    await expect(page.locator('.pageRow[aria-current]')).toBeInViewport(whole)
  })

test('between phone and desktop the bar has the name of the page whole', async ({ dev, page }) => {
  await narrow(dev, page, 'a conflict', { width: 768, height: 900 })
  await page.getByRole('button', { name: 'Close and decide later' }).click()
  const name = page.locator('.barPage > span')
  await expect(page.locator('.barPage code')).toBeHidden()
  expect(await name.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0)
  await expect(page.getByRole('button', { name: 'Decide' })).toBeInViewport(whole)
})

test('the keys in the foot make room for the place', async ({ dev, page }) => {
  await page.setViewportSize({ width: 1024, height: 740 })
  const words = {
    type: 'split',
    title: 'Some words',
    text: 'Words beside it.',
    drawing: { name: 'payoutReturned', alt: 'x' },
  }
  await edit(dev, page, '/blocks/1', withBlocks(hero, words))
  const place = page.locator('.footPlace > span').first()
  await expect(place).toHaveText(/,$/)
  expect(await place.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await expect(page.locator('.footKeys > span').first()).toBeInViewport(whole)
  await expect(page.locator('.footKeys > span').last()).not.toBeInViewport()
})
