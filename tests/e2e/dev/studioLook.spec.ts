import type { Page } from 'playwright/test'
import { expect, test } from './devServer.ts'
import { edit, form, stops } from './studioStates.ts'
import { hero, withBlocks } from './testPage.ts'

// Where the studio looks: what is pressed keeps the cursor, and what is chosen is seen.

test('whatever is pressed of an address, the cursor is in its field, and keys go on from there', async ({
  dev,
  page,
}) => {
  await edit(dev, page, '/blocks/0/links/0/href', withBlocks({ ...hero, links: [{ text: 'See payouts', href: '' }] }))
  const address = form(page).getByLabel('Address', { exact: true })
  const arrow = form(page).getByRole('button', { name: 'Show what it can lead to' })
  const choices = page.getByRole('listbox', { name: 'What it can lead to' })
  const chosen = choices.getByRole('option', { selected: true })
  await arrow.click()
  await expect(choices).toBeVisible()
  await expect(address).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveText((await choices.getByRole('option').nth(1).innerText()).replaceAll('\n', ''))
  await page.locator('.linkBox').click({ position: { x: 4, y: 17 } })
  await expect(choices).toBeVisible()
  await expect(address).toBeFocused()
  await arrow.click()
  await expect(choices).toBeHidden()
  await expect(address).toBeFocused()

  await address.click()
  await expect(choices).toBeVisible()
  await page.keyboard.type('payout')
  await expect(chosen).toHaveText(/\/payout$/)
  await page.keyboard.press('Enter')
  await expect(address).toHaveValue('/payout')
  await expect(choices).toBeHidden()
  // The title of the page it leads to is beside it: a press there writes on.
  await page.locator('.linkTitle').click()
  await expect(address).toBeFocused()
  await expect(choices).toBeHidden()
  // The first press selects the address, to be typed over; the next one puts the cursor into it.
  const selected = () => address.evaluate((one: HTMLInputElement) => [one.selectionStart, one.selectionEnd])
  await page.keyboard.press('Shift+Tab')
  await address.click()
  expect(await selected()).toEqual([0, '/payout'.length])
  await address.click({ position: { x: 2, y: 10 } })
  expect(await selected()).toEqual([0, 0])
})

/** Where the chosen block is seen in the page on the canvas, and what of that is free. */
const chosenIn = (page: Page, block: number) =>
  page
    .frameLocator('iframe')
    .locator('main [data-block]')
    .nth(block)
    .evaluate((one) => {
      const { top, bottom, height } = one.getBoundingClientRect()
      const free = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      return { above: top - free, below: innerHeight - bottom, isTall: height > innerHeight - free - 100 }
    })

/** The block is seen whole below the bar of the site; one that has no room there begins near to it. */
async function expectInView(page: Page, block: number, isTall: boolean): Promise<void> {
  await expect
    .poll(async () => {
      const chosen = await chosenIn(page, block)
      const isSeen = isTall ? chosen.above < 100 : chosen.below >= 0
      return chosen.isTall === isTall && chosen.above >= 0 && isSeen ? 'in view' : chosen
    })
    .toBe('in view')
}

test('a block that is chosen in the outline is seen as a whole, or from its start, at each width', async ({
  dev,
  page,
}) => {
  const paragraph = 'Some words that are there to be read by nobody at all. '.repeat(8)
  const short = { type: 'passage', title: 'Some words', text: paragraph }
  const tall = { type: 'richText', text: Array.from({ length: 40 }, () => paragraph).join('\n\n') }
  await edit(dev, page, '', withBlocks(hero, short, short, short, tall, short))
  for (const block of [3, 4, 1, 5]) {
    await stops(page).nth(block).click()
    await expectInView(page, block, block === 4)
  }
  await stops(page).nth(4).click()
  await expectInView(page, 4, true)
  for (const width of ['360', '768', '1440']) {
    await page.getByRole('group', { name: 'Width of the page' }).getByRole('button', { name: width }).click()
    await expectInView(page, 4, true)
  }
})

test('a menu of the site that the pointer has opened is closed when it has left, and on another page', async ({
  dev,
  page,
}) => {
  await edit(dev, page, '')
  const menu = page.frameLocator('iframe').locator('[data-submenu] > button').first()
  const isOpen = (is: boolean) => expect(menu).toHaveAttribute('aria-expanded', String(is))
  await menu.hover()
  await isOpen(true)
  await page.locator('.formHead').hover()
  await isOpen(false)
  await menu.hover()
  await isOpen(true)
  // A press keeps it while the pointer is elsewhere.
  await menu.click()
  await page.locator('.formHead').hover()
  await isOpen(true)
  await page.locator('.pageRow:not([aria-current])').nth(1).click()
  await expect(page).not.toHaveURL(/file=(compliance|_site)\.json/)
  await isOpen(false)
})

test('the form of another page begins at the top', async ({ dev, page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await edit(dev, page, '')
  const body = page.locator('.formBody')
  await body.evaluate((one) => one.scrollTo(0, 200))
  await expect(body).toHaveJSProperty('scrollTop', 200)
  await page.locator('.pageRow:not([aria-current])').nth(1).click()
  await expect(page).not.toHaveURL(/file=(compliance|_site)\.json/)
  await expect(body).toHaveJSProperty('scrollTop', 0)
})
