import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileChooser, Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { run, temporary } from '../support/command.ts'
import { type Dev, type Document, expect, test } from './devServer.ts'

// A whole story at the studio by somebody without a pointer: only keys are pressed, from the first page that is opened to the
// file that is saved. What no key reaches is a fault of the studio.

const key = 'about.json'
const picture = 'story-station.png'

/** Presses a key until something has the focus. */
async function reach(page: Page, wanted: Locator, press = 'Tab'): Promise<void> {
  await wanted.waitFor({ state: 'attached' })
  const isThere = () => wanted.evaluate((one) => one === document.activeElement || one.contains(document.activeElement))
  for (let pressed = 0; !(await isThere()); pressed++) {
    if (pressed === 60) throw new Error(`${press} never leads to ${String(wanted)}`)
    await page.keyboard.press(press)
  }
}

const form = (page: Page) => page.getByRole('complementary')
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true }).first()
const blocksOf = (text: string) => (JSON.parse(text) as Document).blocks
const chip = (page: Page) => page.locator('.checksChip')

/** Selects a block in the outline, and goes into its form. */
async function editBlock(page: Page, index: number): Promise<void> {
  await reach(page, page.locator('.line'), 'Shift+Tab')
  const stop = page.locator('.line .stop').nth(index)
  for (const way of ['ArrowUp', 'ArrowDown'])
    for (let pressed = 0; pressed < 12; pressed++)
      if (!(await stop.evaluate((one) => one === document.activeElement))) await page.keyboard.press(way)
  await page.keyboard.press('Enter')
  await expect(stop).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Enter')
  await expect(form(page).locator(':focus')).toBeVisible()
}

async function typeInto(page: Page, name: string, words: string, from = 'Control+End'): Promise<void> {
  await reach(page, field(page, name))
  await page.keyboard.press(from)
  await page.keyboard.type(words)
}

async function addBlock(page: Page, search: string, title: string): Promise<void> {
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog', { name: 'Add a block' })).toBeVisible()
  await page.keyboard.type(search)
  await page.keyboard.press('Enter')
  // The words of the sample are selected: they are typed over.
  await expect(field(page, 'Title')).toBeFocused()
  await page.keyboard.type(title)
}

/** Opens the page, changes three texts, and adds four blocks behind the first one. */
async function write(page: Page): Promise<void> {
  await expect(page.locator('.pageRow').first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('about')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/file=about\.json/)
  await page.keyboard.press('Escape')
  await reach(page, page.getByRole('region', { name: 'The blocks of the page' }), 'Shift+F6')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await typeInto(page, 'Title', ' today')
  await typeInto(page, 'Lead', ' Ask us how.')
  await page.keyboard.press('Escape')
  await editBlock(page, 1)
  await typeInto(page, 'Title', ' next')
  await page.keyboard.press('Escape')
  await addBlock(page, 'checklist', 'What you bring')
  await addBlock(page, 'figures', 'What we count')
  await addBlock(page, 'strip of links', 'Where it goes on')
  await addBlock(page, 'photo', 'Where we are')
}

async function uploadPicture(page: Page, dev: Dev, chooser: Promise<FileChooser>): Promise<void> {
  // It is taken away after the test.
  dev.write(`_media/${picture}`, '')
  dev.remove(`_media/${picture}`)
  const create = { width: 1400, height: 700, channels: 3, background: '#0c8a7b' } as const
  const buffer = await sharp({ create }).png().toBuffer()
  await reach(page, form(page).locator('input[type="file"]'))
  await page.keyboard.press('Space')
  await (await chooser).setFiles({ name: 'Story Station.png', mimeType: 'image/png', buffer })
  await expect(form(page).locator('.picture b')).toHaveText(picture)
  await typeInto(page, 'Alternative text', 'One plain colour, as wide as the page.', 'Control+a')
}

/** Two mistakes: a text that is too short, which is written again, and a link that leads nowhere, which a button fixes. */
async function mistake(page: Page): Promise<void> {
  await typeInto(page, 'Title', 'W', 'Control+a')
  await expect(chip(page)).toHaveText('1 to fix')
  await page.keyboard.press('Escape')
  await editBlock(page, 0)
  const address = form(page).getByRole('combobox').first()
  await openRowOf(page, address)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('/contcat')
  await page.keyboard.press('Escape')
  await expect(chip(page)).toHaveText('2 to fix')
  await expect(form(page).locator('.message button')).toBeVisible()
  await reach(page, form(page).locator('.message button'))
  await page.keyboard.press('Enter')
  await expect(chip(page)).toHaveText('1 to fix')
  await expect(address).toHaveValue('/contact')
  await page.keyboard.press('Control+z')
  await expect(chip(page)).toHaveText('2 to fix')
  await page.keyboard.press('Control+.')
  await expect(chip(page)).toHaveText('1 to fix')
  await expect(address).toHaveValue('/contact')
  const place = () => page.evaluate(() => new URLSearchParams(location.search).get('at'))
  for (let pressed = 0; pressed < 20 && (await place()) !== '/blocks/5/title'; pressed++)
    await page.keyboard.press('F8')
  await expect(field(page, 'Title')).toBeFocused()
  await expect(field(page, 'Title')).toHaveValue('W')
  await page.keyboard.type('here we are')
  // What is left are the words of the samples.
  await expect(chip(page)).toHaveText(/^\d worth a look$/)
}

/** Opens the row of the links, and goes to the address of its link. */
async function openRowOf(page: Page, address: Locator): Promise<void> {
  await reach(page, form(page).locator('.rowHead button').first())
  await page.keyboard.press('Enter')
  await reach(page, address)
}

/** Goes through the history until its end, and gives the number of steps. */
async function travel(page: Page, way: 'Undo' | 'Redo', press: string): Promise<number> {
  const more = page.locator(`.bar button[aria-label^="${way}:"]`)
  let steps = 0
  for (; await more.isVisible(); steps++) await page.keyboard.press(press)
  await page.keyboard.press('Control+s')
  return steps
}

test('a whole story by keyboard alone: written, fixed, undone, done again, and built', async ({ dev, page }) => {
  const before = dev.read(key)
  dev.write(key, before)
  // The browser asks from now on in place of the system. That comes late in the story.
  const chooser = page.waitForEvent('filechooser', { timeout: 0 })
  await page.goto(`${dev.address}studio`)
  await write(page)
  await uploadPicture(page, dev, chooser)
  await mistake(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('status').first()).toContainText('moved up, now block')
  await page.keyboard.press('Control+s')
  await expect
    .poll(() =>
      blocksOf(dev.read(key))
        .map(({ type }) => type)
        .slice(0, 6),
    )
    .toEqual(order)
  const after = dev.read(key)

  const steps = await travel(page, 'Undo', 'Control+z')
  await expect.poll(() => dev.read(key)).toBe(before)
  expect(await travel(page, 'Redo', 'Control+Shift+z')).toBe(steps)
  await expect.poll(() => dev.read(key)).toBe(after)
  await isBuilt(dev)
})

const order = ['hero', 'passage', 'checklist', 'stats', 'picture', 'linkStrip']

/** The site that is built of the folder shows all that was written, in its order. */
async function isBuilt(dev: Dev): Promise<void> {
  const place = temporary()
  try {
    const out = join(place.folder, 'site')
    const { code, stderr } = await run(['build', '--no-compress', '--no-social', '--pages', dev.folder, '--out', out])
    expect([code, stderr]).toEqual([0, ''])
    const html = readFileSync(join(out, 'about.html'), 'utf8')
    const words = [
      'Nigeria and Cameroon today',
      'send money. Ask us how.',
      'What we want to achieve next',
      'What you bring',
      'What we count',
      'Where we are',
      'One plain colour, as wide as the page.',
      'Where it goes on',
    ]
    const places = words.map((one) => html.indexOf(one, html.indexOf('<main')))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  } finally {
    place.remove()
  }
}
