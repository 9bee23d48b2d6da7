import { readdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { type Dev, type Document, expect } from './devServer.ts'
import { picture } from './picture.ts'

/** The document that the studio is opened with. */
export const key = 'compliance.json'

/** The studio with a document, once the site has been read and checked; the text of the file comes back after the test. */
export async function edit(dev: Dev, page: Page, at: string, text = dev.read(key)): Promise<void> {
  dev.write(key, text)
  await page.goto(`${dev.address}studio?file=${key}&at=${at}`)
  await expect(page.locator('.checksChip')).toBeVisible()
  // The ring is drawn last.
  if (text.includes('"type"') && at !== '')
    await expect(page.frameLocator('iframe').locator('brightrail-marks .ring')).toBeVisible()
}

export const form = (page: Page) => page.getByRole('complementary')
export const title = (page: Page) => form(page).getByLabel('Title', { exact: true })
export const stops = (page: Page) => page.locator('.line li:not(.addStop) .stop')
export const said = (page: Page, role: 'status' | 'alert') => page.locator(`p.unseen[role="${role}"]`)
const description =
  'A page of the tests: what is missing in it is missing on purpose, and all else is there, so that it can be drawn.'
const withBlocks = (blocks: object[]) =>
  JSON.stringify({ title: 'A page of the tests | {brand}', description, blocks }, null, 2)

/** What the studio can look like, each from the page as it is opened. */
export const states: Record<string, (page: Page, dev: Dev) => Promise<unknown>> = {
  'a page that is open': () => Promise.resolve(),
  'checks and file text': async (page) => {
    await page.getByRole('button', { name: 'All good' }).click()
    await page.getByRole('button', { name: 'File text' }).click()
    await expect(page.locator('.cm-content')).toBeVisible()
  },
  'mistakes in the form, the page, the list and the file text': async (page) => {
    await title(page).fill('x'.repeat(200))
    await page.locator('.checksChip').click()
    await page.getByRole('button', { name: 'File text' }).click()
    await expect(page.locator('.squiggle').first()).toBeVisible()
    await title(page).blur()
    await expect(title(page)).toHaveAttribute('aria-invalid', 'true')
  },
  'the kinds of blocks': async (page) => {
    await page.getByRole('button', { name: 'Add a block' }).click()
    await expect(page.getByRole('dialog', { name: 'Add a block' })).toBeVisible()
  },
  'a new page': (page) => page.getByRole('button', { name: 'New page' }).click(),
  'another address for the page': async (page) => {
    await page.locator('.stop').first().press('m')
    await expect(page.getByRole('dialog', { name: 'Rename or move this page' })).toBeVisible()
  },
  'all keys': (page) => page.getByRole('button', { name: 'all keys' }).click(),
  'a block that was moved': async (page) => {
    await stops(page).first().focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.locator('.toast')).toBeVisible()
  },
  'a narrow window': (page) => page.setViewportSize({ width: 900, height: 700 }),
  'a phone with one field': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.frameLocator('iframe').locator('h1').click()
    await expect(page.locator('.sheetHead')).toBeVisible()
  },
  'a conflict': async (page, dev) => {
    await page.route('**/__brightrail/documents/**', (route) => {
      // Theirs comes first.
      dev.edit(key, ({ blocks }) => Object.assign(blocks[0] ?? {}, { title: 'Their title' }))
      return route.continue()
    })
    await title(page).fill('My title')
    await expect(page.getByRole('dialog', { name: 'This page was changed somewhere else too' })).toBeVisible()
    await expect(said(page, 'alert')).toHaveText('The file changed. Nothing has been overwritten.')
  },
  'a server that has stopped': async (page) => {
    await page.route('**/__brightrail/documents/**', (route) => route.abort())
    await title(page).fill('My title')
    await expect(page.locator('.banner')).toBeVisible()
    await expect(said(page, 'alert')).toHaveText('The studio’s server stopped. Go on: all is kept in this browser.')
  },
  'a text that cannot be read': async (page, dev) => {
    // A mistake before the place at which the text breaks off is not why it cannot be read.
    dev.write(key, `${dev.read(key).replace('"title": ', '"titel": "A page", "title": ')}{`)
    await expect(page.locator('.banner')).toBeVisible()
    await expect(page.locator('.formWaiting > p')).toContainText('The document has ended')
    await expect(said(page, 'alert')).toHaveText('The text of the file cannot be read.')
  },
  'a page without blocks': async (page, dev) => {
    await edit(dev, page, '', withBlocks([]))
    await expect(page.getByRole('button', { name: 'Add the first block' })).toBeVisible()
  },
  'a kind of block that does not exist, and a setting that nobody knows': async (page, dev) => {
    const blocks = [
      { type: 'hero', title: 'A page of the tests', textSid: 'left' },
      { type: 'heroo', title: 'Hello' },
    ]
    dev.write(key, withBlocks(blocks))
    await expect(stops(page)).toHaveCount(2)
    await stops(page).nth(1).click()
    await expect(page.locator('.line [data-look="unknown"]')).toBeVisible()
  },
  'a link in a running text': async (page, dev) => {
    const text = 'Some words with a [link](/payout) in them, which leads somewhere.'
    await edit(
      dev,
      page,
      '/blocks/1/text',
      withBlocks([
        { type: 'hero', title: 'A page of the tests' },
        { type: 'passage', title: 'Some words', text },
      ]),
    )
    await form(page).getByLabel('Text', { exact: true }).press('Control+Home')
    for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowRight')
    await expect(page.locator('.linkRow')).toBeVisible()
    await form(page).getByRole('button', { name: 'Name or link of the site' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
  },
  'a shared block': async (page, dev) => {
    const [file, index] = sharedBlock(dev)
    await page.goto(`${dev.address}studio?file=${file}&at=/blocks/${index}`)
    await expect(page.locator('.sharedCard')).toBeVisible()
  },
  'a gallery of pictures, and what was deleted': async (page, dev) => {
    for (const name of ['one.jpg', 'two.jpg']) dev.write(`_media/${name}`, await picture())
    const block = { type: 'picture', picture: { src: 'one.jpg', alt: 'One plain colour and nothing else.' } }
    await edit(dev, page, '/blocks/1', withBlocks([{ type: 'hero', title: 'A page of the tests' }, block]))
    await form(page).getByRole('button', { name: 'Choose one that is there' }).click()
    await page.getByRole('button', { name: 'Delete the file two.jpg' }).click()
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/two\.jpg is deleted/)
  },
  'a gallery of drawings': async (page) => {
    await form(page).getByRole('button', { name: 'Change' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Choose a drawing' })).toBeVisible()
  },
  'what a link can lead to': async (page, dev) => {
    const link = { text: 'See payouts', href: '/payout' }
    await edit(dev, page, '/blocks/0/links/0/href', withBlocks([{ type: 'hero', title: 'Tests', links: [link] }]))
    await form(page).getByRole('button', { name: 'Show what it can lead to' }).click()
    await expect(page.getByRole('listbox', { name: 'What it can lead to' })).toBeVisible()
  },
  'a block that is dragged': async (page) => {
    const { x, y } = (await stops(page).first().boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 60, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 120, { steps: 4 })
    await expect(page.locator('.line [data-dragged]')).toBeVisible()
    // The other row has made room for it by then.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  },
  'a block that is to be copied elsewhere': async (page) => {
    await page.getByRole('button', { name: 'Copy to another page…' }).click()
    await expect(page.getByRole('dialog', { name: 'Copy Hero to another page' })).toBeVisible()
  },
  'changes that cannot be listed': async (page) => {
    await page.getByRole('button', { name: 'Your copy' }).click()
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^Changes cannot be listed here/)
  },
  'a page that is on its way': async (page, dev) => {
    await page.route('**/__brightrail/content', () => {})
    await page.goto(`${dev.address}studio?file=${key}`)
    await expect(page.locator('.skeleton').first()).toBeVisible()
  },
  'the whole site': async (page) => {
    await page.getByRole('button', { name: 'Whole site' }).click()
    await expect(page.locator('.formHead h2')).toHaveText('Whole site')
  },
}

/** The first shared block of a page: the key of the page, and which of its blocks it is. */
function sharedBlock(dev: Dev): [file: string, index: number] {
  for (const file of readdirSync(dev.folder).filter((name) => /^[^_].*\.json$/.test(name))) {
    const { blocks = [] } = JSON.parse(dev.read(file)) as Partial<Document>
    const index = blocks.findIndex(({ type }) => type === 'shared')
    if (index >= 0) return [file, index]
  }
  throw new Error('No page of the site has a shared block.')
}
