import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { hydrated } from '../support/page.ts'
import { type Dev, expect, test } from './devServer.ts'
import { picture } from './picture.ts'
import { edit, form, key } from './studioStates.ts'

/** Where something is that is certain to be drawn. */
const boxOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect())

type Written = { blocks: Record<string, unknown>[] }
const documentOf = (dev: Dev) => JSON.parse(dev.read(key)) as Written
const checks = (page: Page) => page.getByRole('region', { name: 'Checks' })

/** A document with other blocks behind its first one. */
function withBlocks(dev: Dev, ...blocks: object[]): string {
  const { blocks: own, ...rest } = documentOf(dev)
  return JSON.stringify({ ...rest, blocks: [own[0], ...blocks, ...own.slice(1)] }, null, 2)
}

test('the list of checks leads to what has to be written, chosen or said to decorate', async ({ dev, page }) => {
  dev.write('_media/team.jpg', await picture())
  const banner = { type: 'banner', title: '', primaryLink: '/no-such-page' }
  const block = { type: 'picture', picture: { src: 'team.jpg' } }
  await edit(
    dev,
    page,
    '/blocks/0',
    withBlocks(dev, block, banner, { ...block, picture: { src: '', alt: 'One plain colour.' } }),
  )
  await page.locator('.checksChip').click()

  await checks(page).getByRole('button', { name: 'Write it' }).click()
  await expect(form(page).getByLabel('Title', { exact: true })).toBeFocused()
  await page.keyboard.type('Prices')
  await expect.poll(() => documentOf(dev).blocks[2]?.title).toBe('Prices')

  await checks(page).getByRole('button', { name: 'Choose a page' }).click()
  await expect(form(page).getByRole('combobox', { name: 'Address of the first button' })).toBeFocused()
  await page.getByRole('listbox', { name: 'What it can lead to' }).getByText('/payout', { exact: true }).click()
  await expect.poll(() => documentOf(dev).blocks[2]?.primaryLink).toBe('/payout')

  await checks(page).getByRole('button', { name: 'Choose a picture' }).click()
  await page.getByRole('dialog', { name: 'Choose a picture' }).getByText('team.jpg', { exact: true }).click()
  await expect.poll(() => documentOf(dev).blocks[3]?.picture).toMatchObject({ src: 'team.jpg' })

  await checks(page).getByRole('button', { name: 'Describe it' }).first().click()
  await expect(form(page).getByLabel('Alternative text', { exact: true })).toBeFocused()
  await checks(page).getByRole('button', { name: 'It is only decoration' }).click()
  await expect.poll(() => documentOf(dev).blocks[1]?.picture).toEqual({ src: 'team.jpg', decorative: true })
  await expect(checks(page)).not.toContainText('to fix')
})

test('the page to which a link leads is made from what is said of the link', async ({ dev, page }) => {
  const banner = { type: 'banner', title: 'Prices', primaryLink: '/prices-of-cards' }
  const passage = { type: 'passage', title: 'Hours', text: 'We tell you [when we are there](/hours) on another page.' }
  await edit(dev, page, '/blocks/1/primaryLink', withBlocks(dev, banner, passage))
  const make = (of: Locator) => of.getByRole('button', { name: 'Make this page' })
  await make(form(page).locator('.message')).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await expect(dialog.getByLabel('Address')).toHaveValue('/prices-of-cards')
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Escape')
  // In a running text the finding names the address.
  await page.locator('.checksChip').click()
  await make(checks(page)).last().click()
  await expect(dialog.getByLabel('Address')).toHaveValue('/hours')
  await page.keyboard.type('Our hours')
  await dialog.getByRole('button', { name: 'Make the page' }).click()
  await expect(page).toHaveURL(/file=hours\.json/)
})

test('a picture that nothing shows can be deleted where pictures are chosen, and put back', async ({ dev, page }) => {
  const bytes = await picture('#e2552c')
  dev.write('_media/team.jpg', bytes)
  dev.write('_media/office.jpg', bytes)
  const office = join(dev.folder, '_media/office.jpg')
  const block = { type: 'picture', picture: { src: 'team.jpg', alt: 'One plain colour and nothing else.' } }
  await edit(dev, page, '/blocks/1/picture/alt', withBlocks(dev, block))
  await form(page).getByRole('button', { name: 'Choose one that is there' }).click()
  const gallery = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(gallery.getByRole('button', { name: 'Delete the file' })).toHaveCount(1)
  await gallery.getByRole('button', { name: 'Delete the file office.jpg' }).click()
  await expect(gallery.getByRole('status')).toContainText('office.jpg is deleted.')
  await expect(gallery.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(gallery.getByText('office.jpg', { exact: true })).toBeHidden()
  expect(existsSync(office)).toBe(false)
  await page.keyboard.press('Enter')
  await expect(gallery.getByRole('status')).toHaveText('office.jpg is back.')
  await expect(gallery.getByText('office.jpg', { exact: true })).toBeVisible()
  expect(existsSync(office)).toBe(true)
})

test('Edit this page opens the block that the pointer rested on', async ({ dev, page }) => {
  await page.goto(`${dev.address}payout`)
  await hydrated(page)
  const blocks = page.locator('#root [data-block]')
  await page.locator('h1').hover()
  const link = page.getByRole('link', { name: 'Edit this page' })
  // The block in the middle of the window is another one.
  const { bottom } = await blocks.first().evaluate((block) => block.getBoundingClientRect())
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), bottom - 220)
  await blocks.first().hover({ position: { x: 200, y: (await boxOf(blocks.first())).height - 100 } })
  // A timer that begins later and takes longer is the later one, however busy the machine is.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/studio\?.*at=(?:%2F|\/)blocks(?:%2F|\/)0/)
})

/** How many rows of the outline, or blocks of the page, are on their way. */
const sliding = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentDocument
    return [document, frame].map(
      (one) =>
        one
          ?.getAnimations()
          .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('.line > li, [data-block]')).length,
    )
  })

test('a block that is moved slides to its place with the focus, unless less motion is wanted', async ({
  dev,
  page,
}) => {
  await edit(dev, page, '/blocks/0')
  await page.locator('.stop[aria-current]').focus()
  await page.evaluate(() => {
    // Nothing is over before it is looked for.
    const animate = Element.prototype.animate
    for (const at of [window, document.querySelector('iframe')?.contentWindow as typeof window | undefined])
      if (at)
        at.Element.prototype.animate = function (frames, options) {
          return animate.call(this, frames, { ...(options as object), duration: 60_000 })
        }
  })
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => sliding(page)).toEqual([2, 2])
  await expect(page.locator('.stop[aria-current]')).toBeFocused()
  await expect(page.locator('.stop[aria-current]')).toHaveText(/block 2 of/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => document.getAnimations().forEach((one) => one.cancel()))
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.locator('.stop[aria-current]')).toHaveText(/block 1 of/)
  expect((await sliding(page))[0]).toBe(0)
})

test('the outline scrolls along while a block is dragged, and Escape puts it back', async ({ dev, page }) => {
  const banner = { type: 'banner', title: 'One of many', primaryLink: '/contact' }
  const text = withBlocks(dev, ...Array.from({ length: 30 }, () => banner))
  await edit(dev, page, '/blocks/0', text)
  const list = page.locator('.line')
  const box = await boxOf(list)
  const drag = async () => {
    await list.evaluate((one) => one.scrollTo(0, 0))
    await page.mouse.move(box.x + 80, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 80, box.y + box.height - 10, { steps: 5 })
    await expect.poll(() => list.evaluate((one) => one.scrollTop + one.clientHeight >= one.scrollHeight - 1)).toBe(true)
  }
  await drag()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(dev.read(key)).toBe(text)
  await drag()
  await page.mouse.up()
  await expect.poll(() => documentOf(dev).blocks.at(-1)?.type).toBe('hero')
})

test('Undo in a message takes back what it tells of, and is gone after another step', async ({ dev, page }) => {
  await edit(dev, page, '/blocks/0')
  const before = dev.read(key)
  await page.locator('.stop[aria-current]').focus()
  await page.keyboard.press('Control+d')
  await page.keyboard.press('Delete')
  const toast = page.locator('.toast')
  await expect(toast).toContainText('removed')
  await page.locator('.stop').first().click()
  await form(page).getByLabel('Title', { exact: true }).fill('Another title')
  await expect(toast).toBeHidden()
  await page.locator('.stop').first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.stop').first()).toContainText('Another title')
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z')
  await expect.poll(() => dev.read(key)).toBe(before)
})

test('Back and Forward go through the pages that were open', async ({ dev, page }) => {
  await edit(dev, page, '/blocks/0')
  const heading = page.getByRole('heading', { level: 1 })
  const open = (name: string) => page.locator('.pageRow', { hasText: new RegExp(`^${name}$`) }).click()
  await open('About')
  await expect(page.frameLocator('iframe').locator('h1')).toContainText('We')
  await open('Contact')
  await expect(heading).toHaveText('Studio: Contact')
  await page.goBack()
  await expect(heading).toHaveText('Studio: About')
  await page.goBack()
  await expect(heading).toHaveText('Studio: Compliance')
  await page.goForward()
  await expect(heading).toHaveText('Studio: About')
})

test('a closing call that is not the last block is moved there by a button', async ({ dev, page }) => {
  const banner = { type: 'banner', title: 'Begin today', primaryLink: '/contact' }
  const text = { type: 'passage', title: 'Hours', text: 'We answer from Monday to Friday.' }
  const { blocks, ...rest } = documentOf(dev)
  await edit(dev, page, '/blocks/1', JSON.stringify({ ...rest, blocks: [blocks[0], banner, text] }, null, 2))
  await form(page).locator('.message').getByRole('button', { name: 'Move it to the end' }).click()
  await expect
    .poll(() => documentOf(dev).blocks.map(({ type }) => type))
    .toEqual([blocks[0]?.type, 'passage', 'banner'])
})

test('in the pictures of blocks the arrows go by rows, also while a word is looked for', async ({ dev, page }) => {
  await edit(dev, page, '/blocks/0')
  await page.locator('.line .stop').first().focus()
  await page.keyboard.press('a')
  const chosen = page.getByRole('dialog').getByRole('option', { selected: true })
  const box = async () => {
    await expect(chosen).toHaveCount(1)
    return chosen.evaluate((one) => ({ x: (one as HTMLElement).offsetLeft, y: (one as HTMLElement).offsetTop }))
  }
  await page.keyboard.type('text')
  const first = await box()
  await page.keyboard.press('ArrowDown')
  const below = await box()
  expect(below.x).toBe(first.x)
  expect(below.y).toBeGreaterThan(first.y)
  await page.keyboard.press('ArrowRight')
  const right = await box()
  expect(right.x).toBeGreaterThan(below.x)
  expect(right.y).toBe(below.y)
  await page.keyboard.press('ArrowLeft')
  expect(await box()).toEqual(below)
})
