import type { Page } from 'playwright/test'
import { type Dev, expect, test } from './devServer.ts'

async function openText(page: Page, dev: Dev, key: string): Promise<void> {
  await page.goto(`${dev.address}studio?file=${key}`)
  // The store has read the site.
  await expect(page.locator('.pageRow').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  await expect(page.getByRole('textbox', { name: 'Text of the file' })).toBeVisible()
}

const line = (page: Page, words: string) => page.locator('.cm-line', { hasText: words }).first()

/** Puts the cursor inside of the quotes at the end of a line, before its comma. */
async function goToEnd(page: Page, words: string): Promise<void> {
  await line(page, words).click({ position: { x: 80, y: 10 } })
  // A pointer that rests on a line is told what it means, in words that lie on the line above.
  await page.mouse.move(0, 0)
  for (const press of ['End', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(press)
}

test('the text of the file: all views follow it, and broken it is fixed by a click', async ({ page, dev }) => {
  await openText(page, dev, 'payout.json')
  await typeAndBreak(page, dev)
  await complete(page)
})

test('the file changes meanwhile: what touches nothing of mine is merged, else somebody is asked', async ({
  page,
  dev,
}) => {
  await openText(page, dev, 'card-issuing.json')
  await mergeAndDecide(page, dev, 'card-issuing.json')
})

test('a file that was broken elsewhere: nothing is offered that nobody knows', async ({ page, dev }) => {
  dev.write('about.json', dev.read('about.json').replace('"layout"', 'layout'))
  await page.goto(`${dev.address}studio?file=about.json`)
  await expect(page.getByRole('heading', { name: /^Line \d+ of the file cannot be read$/ })).toBeVisible()
  await expect(page.getByText('Undo and redo go on working.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Back to/ })).toHaveCount(0)
  await expect(page.getByText('The file is still the good one.')).toHaveCount(0)
})

async function typeAndBreak(page: Page, dev: Dev): Promise<void> {
  await goToEnd(page, '"title": "Pay one')
  await page.keyboard.type(' of people')
  await expect(page.locator('.stop').first()).toContainText('a whole list of people')
  await expect(page).toHaveURL(/at=\/blocks\/0\/title/)

  await line(page, '"layout": "open"').click({ position: { x: 80, y: 10 } })
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/at=\/blocks\/0\/layout/)
  const address = page.url()
  await page.keyboard.press('Backspace')
  const banner = page.locator('.banner')
  await expect(banner).toContainText(
    /You see the page as it was at \d\d:\d\d, before line \d+ stopped being readable\./,
  )
  await expect(page.locator('.outline')).toHaveAttribute('data-waiting', 'true')
  await expectRoom(page)
  await expect(page.locator('.checkList li')).toHaveCount(1)
  await expect(page.locator('.saveState')).toHaveText('Kept, not in the file yet')
  // Also after a reload it is known what the page was before.
  await page.reload()
  await expect(banner).toContainText(/You see the page as it was at (?!00:00)\d\d:\d\d, before line/)
  await expect(page.locator('.outline .stop').first()).toContainText('a whole list of people')
  await expect(page.getByRole('button', { name: /^Back to how it was at \d\d:\d\d$/ })).toBeVisible()
  await expect(page.getByText('The file is still the good one.')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  await banner.getByRole('button').click()
  await expect(banner).toBeHidden()
  await expect(line(page, '"layout": "open",')).toBeVisible()
  expect(page.url()).toBe(address)
  await expect(page.locator('.stop[aria-current]')).toContainText('block 1 of')
  await expect.poll(() => dev.read('payout.json')).toContain('a whole list of people')
}

/** The banner lies above the page, and what is said below a line moves the numbers of the lines as well. */
async function expectRoom(page: Page): Promise<void> {
  const boxOf = (selector: string) => page.locator(selector).last().boundingBox()
  const [banner, shown] = await Promise.all([boxOf('.banner'), boxOf('.canvasPage')])
  expect(shown?.y).toBeGreaterThanOrEqual((banner?.y ?? Infinity) + (banner?.height ?? 0))
  await expect(page.locator('.lens')).toBeVisible()
  const numbers = '.cm-lineNumbers .cm-gutterElement'
  const [number, text] = await Promise.all([boxOf(numbers), boxOf('.cm-line')])
  expect(number?.y).toBe(text?.y)
}

/** A field is completed in the words of its schema. */
async function complete(page: Page): Promise<void> {
  await line(page, '"layout": "open"').click({ position: { x: 80, y: 10 } })
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('"brea')
  await expect(page.getByRole('option', { name: /breadcrumb/ })).toBeVisible()
}

async function mergeAndDecide(page: Page, dev: Dev, key: string): Promise<void> {
  const title = () => (JSON.parse(dev.read(key)) as { blocks: { title: string }[] }).blocks[0]?.title
  await goToEnd(page, '"title": "Issue virtual cards')
  await page.keyboard.type(' mine')
  dev.edit(key, (document) => Object.assign(document.blocks[1] ?? {}, { title: 'Theirs' }))
  await expect(page.locator('.toast')).toContainText(/^Merged with changes from \d\d:\d\d/)
  await expect.poll(title).toMatch(/ mine$/)
  expect(dev.read(key)).toContain('Theirs')

  await page.keyboard.type('!')
  dev.edit(key, (document) => Object.assign(document.blocks[0] ?? {}, { title: 'Another title' }))
  const dialog = page.getByRole('dialog', { name: 'This page was changed somewhere else too' })
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Decide later', exact: true }).click()
  await expect(page.locator('.saveState')).toContainText('The file changed')
  expect(title()).toBe('Another title')
  await page.getByRole('button', { name: 'Decide' }).click()
  await dialog.getByRole('radio', { name: 'Yours' }).check()
  await dialog.getByRole('button', { name: 'Save this mix' }).click()
  await expect.poll(title).toMatch(/ mine!$/)
  await expect(page.locator('.saveState')).toHaveText('Saved')
}
