import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright/test'
import { expect, test } from './devServer.ts'
import { picture } from './picture.ts'
import { edit, form } from './studioStates.ts'
import { hero, withBlocks } from './testPage.ts'

// What single fields of the form do for somebody who writes.

const passage = { type: 'passage', title: 'Some words', text: 'Some words that may become links.' }

test('the text of a running text comes before its tools, which are one stop', async ({ dev, page }) => {
  await edit(dev, page, '/blocks/1/text', withBlocks(hero, passage))
  const text = form(page).getByLabel('Text', { exact: true })
  const tools = form(page).getByRole('toolbar', { name: 'Marks of the text' })
  await text.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(form(page).getByRole('textbox').and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(text).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tools.getByRole('button', { name: 'Name or link of the site' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tools.locator(':focus')).toHaveCount(0)
  // Where it was left, it is entered again.
  await page.keyboard.press('Shift+Tab')
  await expect(tools.getByRole('button', { name: 'Name or link of the site' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  const name = await page.getByRole('menuitem').first().locator('code').innerText()
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(new RegExp(name))
})

test('the first field of a block whose only field is a running text is that text', async ({ dev, page }) => {
  await edit(dev, page, '/blocks/1', withBlocks(hero, { type: 'richText', text: 'Words that are long enough.' }))
  await page.getByRole('region', { name: 'The blocks of the page' }).focus()
  await page.keyboard.press('Enter')
  await expect(form(page).getByRole('textbox').first()).toBeFocused()
})

test('a link in a text is made by keys alone, and nothing is wrong with it before it is left', async ({
  dev,
  page,
}) => {
  await edit(dev, page, '/blocks/1/text', withBlocks(hero, passage))
  const text = form(page).getByLabel('Text', { exact: true })
  await text.press('Control+Home')
  for (let press = 0; press < 'Some'.length; press++) await page.keyboard.press('Shift+ArrowRight')
  await form(page).getByRole('button', { name: 'Link', exact: true }).press('Enter')
  const address = form(page).getByRole('combobox', { name: 'Where “Some” leads' })
  await expect(address).toBeFocused()
  const choices = page.getByRole('listbox', { name: 'What it can lead to' })
  await expect(choices).toBeInViewport({ ratio: 1 })
  await expect(text).not.toHaveAttribute('aria-invalid')
  await expect(page.locator('.checksChip')).toHaveText(/to fix/)
  await page.keyboard.press('Escape')
  await expect(choices).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(text).toBeFocused()
  await expect(text).toHaveAttribute('aria-invalid', 'true')

  await form(page).getByRole('button', { name: 'Link', exact: true }).press('Enter')
  await page.keyboard.type('payout')
  await expect(choices.getByRole('option').first()).toHaveText(/\/payout$/)
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await page.keyboard.type('!')
  await expect(text).toHaveValue('[Some](/payout)! words that may become links.')
})

test('what a link can lead to is seen whole, also at the end of the window', async ({ dev, page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  const links = [{ text: 'See payouts', href: '/payout' }]
  await edit(dev, page, '/blocks/0/links/0/href', withBlocks({ ...hero, links }))
  const address = form(page).getByLabel('Address', { exact: true })
  await address.evaluate((field) => field.scrollIntoView({ block: 'end' }))
  await address.fill('faqs')
  const choices = page.getByRole('listbox', { name: 'What it can lead to' })
  await expect(choices.getByRole('option').first()).toHaveText(/\/faqs$/)
  await expect(choices).toBeInViewport({ ratio: 1 })
  await address.press('Enter')
  await expect(address).toHaveValue('/faqs')
  // What is said where there is none does not lie over the message below.
  await address.fill('/nowhere-at-all')
  await expect(choices).toBeHidden()
  await expect(form(page).getByText('No page of that name.')).toBeVisible()
})

test('a press on a word of a long text puts the cursor there, and its line into view', async ({ dev, page }) => {
  const lines = Array.from({ length: 60 }, (_, index) => `Paragraph ${index + 1} of [this page](/payout) has words.`)
  await edit(dev, page, '/blocks/0', withBlocks(hero, { type: 'richText', text: lines.join('\n\n') }))
  const text = form(page).getByLabel('Text', { exact: true })
  for (const number of [40, 8, 8]) {
    await page
      .frameLocator('iframe')
      .getByText(`Paragraph ${number} of`)
      .click({ position: { x: 2, y: 8 } })
    await expect(text).toBeFocused()
    const place = lines.slice(0, number - 1).join('\n\n').length + 2
    await expect(text).toHaveJSProperty('selectionStart', place)
    await page.keyboard.type('!')
    await expect(text).toHaveValue(new RegExp(`!Paragraph ${number} of`))
    const [line, view] = await text.evaluate((field, start) => {
      const { top, height } = field.getBoundingClientRect()
      return [(height * start) / (field as HTMLTextAreaElement).value.length + top, innerHeight]
    }, place)
    expect(line).toBeGreaterThan(0)
    expect(line).toBeLessThan(view ?? 0)
    await page.keyboard.press('Control+z')
    await expect(text).not.toHaveValue(/!/)
  }
})

test('of an entry that was just added nothing is said on the page either, until it was left', async ({ dev, page }) => {
  await edit(dev, page, '/blocks/0', withBlocks(hero))
  const flags = page.frameLocator('iframe').locator('brightrail-marks .flag')
  await form(page).getByRole('button', { name: 'Add a button' }).click()
  await expect(page.locator('.checksChip')).toHaveText('2 to fix')
  await expect(form(page).getByLabel('Text', { exact: true })).toBeFocused()
  // What is marked comes after what is checked: by now it would be there.
  await page.keyboard.type('x')
  await page.keyboard.press('Backspace')
  await expect(page.locator('.checksChip')).toHaveText('2 to fix')
  await expect(flags).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(flags).toHaveCount(1)
})

test('a picture that takes the place of another one asks whether its words still fit', async ({ dev, page }) => {
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) dev.write(`_media/${name}`, await picture())
  const block = { type: 'picture', picture: { src: 'one.jpg', alt: 'One plain colour and nothing else.' } }
  await edit(dev, page, '/blocks/1', withBlocks(hero, block))
  const words = form(page).getByLabel('Alternative text', { exact: true })
  const question = form(page).getByText('does it fit?')
  const choose = async (name: string) => {
    await form(page).getByRole('button', { name: 'Choose one that is there' }).click()
    await page.getByRole('dialog').getByRole('button', { name }).first().click()
  }
  await choose('two.jpg')
  await expect(question).toBeVisible()
  // Also after something else was looked at.
  await page.locator('.stop').first().click()
  await expect(question).toBeHidden()
  await page.locator('.stop').nth(1).click()
  await form(page).getByRole('button', { name: 'It fits' }).click()
  await expect(question).toBeHidden()
  await expect(words).toBeFocused()
  await choose('three.jpg')
  await form(page).getByRole('button', { name: 'Write it anew' }).click()
  await page.keyboard.type('Another plain colour.')
  await expect(words).toHaveValue('Another plain colour.')
  await expect(question).toBeHidden()
})

test('a page gets another address in its settings, is deleted, and both are taken back', async ({ dev, page }) => {
  const text = withBlocks(hero)
  await edit(dev, page, '', text)
  const own = { old: 'wandering.json', next: 'wandering-on.json' }
  dev.write(own.old, text)
  const there = (key: string) => existsSync(join(dev.folder, key))
  await page.goto(`${dev.address}studio?file=${own.old}&at=`)
  await expect(page.locator('.checksChip')).toBeVisible()
  await page.locator('.pageRow[aria-current]').press('m')
  const address = page.getByRole('dialog').getByLabel('Address')
  await expect(address).toBeFocused()
  await address.fill('/compliance')
  await expect(page.getByRole('dialog')).toContainText('There is a page at /compliance already.')
  await address.fill('/wandering-on')
  await page.getByRole('button', { name: 'Move page' }).click()
  await expect(page).toHaveURL(/file=wandering-on\.json/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Rename or move' })).toBeFocused()
  expect([there(own.old), there(own.next)]).toEqual([false, true])
  await page.locator('.toast').getByRole('button', { name: 'Earlier addresses' }).press('Enter')
  await expect(page.locator('.formPanel textarea:focus')).toHaveValue('/wandering')
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(/file=wandering\.json/)
  expect([dev.read(own.old), there(own.next)]).toEqual([text, false])
  await expect(page.locator('.toast')).toContainText('The page is at /wandering again.')

  await page.getByRole('button', { name: 'Delete the page' }).click()
  await expect(page).toHaveURL(/file=index\.json/)
  await expect(page.locator('.pageRow').getByText('Wandering')).toHaveCount(0)
  expect(there(own.old)).toBe(false)
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(/file=wandering\.json/)
  await expect(page.locator('.pageRow[aria-current]')).toHaveText('Wandering')
  expect(dev.read(own.old)).toBe(text)
})

test('a page that others link to is deleted with a choice of where they lead, and undone as one step', async ({
  dev,
  page,
}) => {
  const texts: Readonly<Record<string, string>> = {
    'leaving.json': withBlocks(hero),
    'staying.json': withBlocks({ ...hero, layout: 'trunk', links: [{ text: 'Leave now', href: '/leaving#top' }] }),
  }
  for (const [key, text] of Object.entries(texts)) dev.write(key, text)
  await page.goto(`${dev.address}studio?file=leaving.json&at=`)
  await expect(page.locator('.checksChip')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the page' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete Leaving' })
  const choice = dialog.getByLabel('Where these links lead instead')
  await expect(choice).toBeFocused()
  await expect(choice).toHaveAccessibleDescription(/^1 link leads here, from \/staying\./)
  await choice.selectOption('staying.json')
  await dialog.getByRole('button', { name: 'Delete the page and change 1 link' }).press('Enter')
  await expect(page).toHaveURL(/file=staying\.json/)
  await expect(page.locator('.toast')).toContainText('What led to it leads to /staying now.')
  expect(existsSync(join(dev.folder, 'leaving.json'))).toBe(false)
  expect(JSON.parse(dev.read('staying.json'))).toMatchObject({
    redirectFrom: ['/leaving'],
    blocks: [{ links: [{ href: '/staying' }] }],
  })
  await page.locator('.toast').getByRole('button', { name: 'Earlier addresses' }).press('Enter')
  await expect(page.locator('.formPanel textarea:focus')).toHaveValue('/leaving')
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(/file=leaving\.json/)
  expect(Object.keys(texts).map(dev.read)).toEqual(Object.values(texts))
})

test('a link to an earlier address leads to where that is written', async ({ dev, page }) => {
  dev.write(
    'there-now.json',
    JSON.stringify({ ...JSON.parse(withBlocks(hero)), redirectFrom: ['/long-gone', '/gone'] }),
  )
  dev.write('linking.json', withBlocks(hero, { type: 'banner', title: 'Prices', primaryLink: '/gone' }))
  await page.goto(`${dev.address}studio?file=linking.json&at=/blocks/1/primaryLink`)
  const to = (of: Locator) => of.getByRole('button', { name: 'Earlier addresses of There now' })
  await page.locator('.checksChip').click()
  await expect(to(page.getByRole('region', { name: 'Checks' }))).toBeVisible()
  await to(page.locator('.formPanel .message')).press('Enter')
  await expect(page).toHaveURL(/file=there-now\.json&at=\/redirectFrom\/1$/)
  await expect(page.locator('.formPanel textarea:focus')).toHaveValue('/gone')
})
