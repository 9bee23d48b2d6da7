import type { Locator } from 'playwright/test'
import { expect, test } from './devServer.ts'
import { hero, withBlocks } from './testPage.ts'

// Whoever writes in the form has it as they left it: what is said of a text neither moves it nor contradicts it.

const file = 'calm.json'
/** What a count stands on that is held against nobody. */
const calm = 'rgb(225, 234, 232)'

test('while one writes, neither the field nor what is below it moves', async ({ dev, page }) => {
  const links = [{ text: 'Write to us', href: '/contact' }]
  dev.write(file, withBlocks({ ...hero, layout: 'trunk', links }))
  await page.goto(`${dev.address}studio?file=${file}&at=/blocks/0/links/0/text`)
  const form = page.getByRole('complementary')
  const field = form.locator('.field[data-pointer="/blocks/0/links/0/text"]')
  const text = field.getByRole('textbox')
  await expect(field.locator('.effect')).toHaveText('1 line on desktop, 1 on a phone')
  // From nothing being said of its length to the rail and the last of its room.
  await text.evaluate((control) => {
    const below = control.closest('.field')?.nextElementSibling
    const places = new Set<string>()
    const look = () => {
      places.add([control, below].map((one) => one?.getBoundingClientRect().top).join())
      Object.assign(window, { places: [...places] })
      requestAnimationFrame(look)
    }
    look()
  })
  await text.press('End')
  await text.pressSequentially(' about what you need to kn', { delay: 20 })
  await expect(field.locator('.railLine')).toBeVisible()
  await expect(field.locator('.effect')).toHaveText(/on a phone$/)
  await expect(field).toContainText('37 of 40')
  expect(await page.evaluate(() => (window as unknown as { places: string[] }).places)).toHaveLength(1)

  // What a field is told when it is left comes once the pointer is up: it may be over what is below.
  await text.fill('X')
  await page.locator('.checksChip', { hasText: /to fix|worth/ }).waitFor()
  const address = form.getByRole('combobox').first()
  await address.hover()
  await page.mouse.down()
  await expect(address).toBeFocused()
  await expect(field.locator('.message')).toHaveCount(0)
  await page.mouse.up()
  await expect(field.locator('.message').first()).toBeVisible()
})

test('fields are evenly apart, and what is said of one that was left moves nothing under the pointer', async ({
  dev,
  page,
}) => {
  dev.write(file, withBlocks({ ...hero, lineName: 'Name' }))
  await page.goto(`${dev.address}studio?file=${file}&at=/blocks/0`)
  const field = (key: string) => page.locator(`.field[data-pointer="/blocks/0/${key}"]`)
  const [title, lead] = [field('title'), field('lead')]
  const gapBelow = (one: Locator) =>
    one.evaluate((own) => {
      const control = own.querySelector('.control')?.getBoundingClientRect().bottom ?? 0
      return (own.nextElementSibling?.getBoundingClientRect().top ?? 0) - control
    })
  await expect(field('lineName')).toBeVisible()
  for (const one of [field('lineName'), title]) expect(await gapBelow(one)).toBe(16)

  await title.getByRole('textbox').click()
  // The rail is clear of the field, and its node ends where the field does.
  const [rail, control] = await Promise.all(['.railLine', '.control'].map((part) => title.locator(part).boundingBox()))
  expect(rail && control && rail.y - control.y - control.height).toBe(12)
  expect(rail && control && control.x + control.width - rail.x - rail.width).toBe(6)
  const kept = await gapBelow(title)
  await lead.getByRole('textbox').click()
  await expect(lead.locator('.railLine')).toBeVisible()
  expect(await gapBelow(title)).toBe(kept)
  await page.locator('.canvasBar').hover()
  await expect.poll(() => gapBelow(title)).toBe(16)
})

test('an address is judged once it is left, and all that is wrong elsewhere at once', async ({ dev, page }) => {
  const links = [{ text: 'Write to us', href: '/contact' }]
  dev.write(file, withBlocks({ ...hero, layout: 'trunk', links }))
  const chip = page.locator('.checksChip')
  const flags = page.frameLocator('iframe').locator('brightrail-marks .flag')
  const row = page.locator('.checkList > li', { hasText: 'An address starts with' })
  await page.goto(`${dev.address}studio?file=${file}&at=/blocks/0/links/0/href`)
  await chip.click()
  const field = page.locator('.field[data-pointer="/blocks/0/links/0/href"]')
  await field.getByRole('combobox').fill('demo')
  // It is counted, and held against nobody: neither on the page nor in the form, nor by the colour of the count.
  await expect(chip).toHaveText('1 to fix')
  await expect(chip).toHaveAttribute('data-begun')
  await expect(row).toHaveAttribute('data-begun')
  const counts = page.locator('.pageList li', { has: page.locator('[aria-current]') }).locator('.count')
  const ofBlock = page.locator('.line > li[data-selected] .count')
  for (const count of [counts, ofBlock]) {
    await expect(count).toHaveText('1')
    await expect(count).toHaveCSS('background-color', calm)
  }
  await expect(flags).toHaveCount(0)
  await expect(field.locator('.message')).toHaveCount(0)
  // What goes wrong elsewhere meanwhile is said.
  await expect.poll(() => dev.read(file)).toContain('"demo"')
  dev.write(file, dev.read(file).replace(`"${hero.title}"`, `"${hero.title} ${'and more '.repeat(20)}."`))
  await expect(flags.locator('span')).toHaveText(/^Title: \d+ characters over$/)
  await expect(chip).not.toHaveAttribute('data-begun')
  for (const count of [counts, ofBlock]) await expect(count).not.toHaveCSS('background-color', calm)
  await expect(row).toHaveAttribute('data-begun')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(row).not.toHaveAttribute('data-begun')
  await expect(flags).toHaveCount(2)
  await expect(field.locator('.message')).toHaveCount(1)
})

test('a cell of a table is judged when somebody has stopped writing in it', async ({ dev, page }) => {
  const rows = [['You', 'Identity documents']]
  const table = { under: '#what-we-check', caption: 'What we may ask for', columns: ['Who', 'Document'], rows }
  const text = '## What we check\n\nWe check who you are.'
  dev.write(file, withBlocks(hero, { type: 'richText', text, tables: [table] }))
  const place = '/blocks/1/tables/0/rows/0/1'
  await page.goto(`${dev.address}studio?file=${file}&at=${place}`)
  const cell = page.locator(`td > [data-pointer="${place}"]`)
  const control = cell.getByRole('textbox')
  await control.evaluate((field) => {
    let written = 0
    field.addEventListener('input', () => (written = performance.now()))
    const judge = () => Object.assign(window, { judged: performance.now() - written })
    const own = field.closest('[data-pointer]')
    if (own) new MutationObserver(judge).observe(own, { attributeFilter: ['data-state'] })
  })
  await control.fill('')
  await expect(cell).toHaveAttribute('data-state', 'error')
  await expect(page.locator('.formBody .message', { hasText: 'is empty' })).toHaveCount(1)
  // The check itself takes a tenth of that.
  expect(await page.evaluate(() => (window as unknown as { judged: number }).judged)).toBeGreaterThan(500)
})

test('a button that was just added is counted, and held against nobody until it is left', async ({ dev, page }) => {
  dev.write(file, withBlocks({ ...hero, layout: 'trunk' }))
  const chip = page.locator('.checksChip')
  await page.goto(`${dev.address}studio?file=${file}&at=/blocks/0/title`)
  await page.getByRole('button', { name: 'Add a button' }).click()
  await expect(chip).toHaveText('2 to fix')
  await expect(chip).toHaveAttribute('data-begun')
  const counts = page.locator('.side .count[data-kind="error"]')
  await expect(counts).toHaveText(['2', '2'])
  for (const count of await counts.all()) await expect(count).toHaveCSS('background-color', calm)
  await page.locator('.field[data-pointer="/blocks/0/title"]').getByRole('textbox').focus()
  await expect(chip).not.toHaveAttribute('data-begun')
  await expect(chip).toHaveText('2 to fix')
  for (const count of await counts.all()) await expect(count).not.toHaveCSS('background-color', calm)
})

test('a text that has a usual one and may be left out says which of the two it is', async ({ dev, page }) => {
  const items = ['One', 'Two', 'Three'].map((word) => ({
    question: `${word} question?`,
    answer: `The answer ${word}.`,
  }))
  dev.write(file, withBlocks(hero, { type: 'faq', title: 'Questions', items }))
  const mail = () => (JSON.parse(dev.read(file)) as { blocks: { mail?: string }[] }).blocks[1]?.mail
  await page.goto(`${dev.address}studio?file=${file}&at=/blocks/1/mail`)
  const field = page.locator('.field[data-pointer="/blocks/1/mail"]')
  const text = field.getByRole('textbox')
  await expect(text).toHaveAttribute('placeholder', /\w/)
  await expect(text).toHaveAccessibleDescription(/The usual text, in grey, is used\./)
  await field.getByRole('button', { name: 'Leave it out' }).press('Enter')
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleDescription(/It is left out\./)
  await expect(text).not.toHaveAttribute('placeholder')
  await expect.poll(mail).toBe('')
  await expect(page.getByRole('button', { name: /^Undo: .* left out$/ })).toBeVisible()
  await field.getByRole('button', { name: 'Use the usual text' }).press('Enter')
  await expect.poll(mail).toBeUndefined()
  await expect(text).toHaveAccessibleDescription(/The usual text/)
})

test('a page to which no link leads gets one in the footer by a button, with a way back, and what is undone is said', async ({
  dev,
  page,
}) => {
  const site = dev.read('_site.json')
  dev.write('_site.json', site)
  dev.write(file, withBlocks(hero))
  await page.goto(`${dev.address}studio?file=${file}&at=/title`)
  const message = page.locator('.formPanel .message', { hasText: 'No link leads to this page' })
  await message.getByRole('button', { name: 'Add a link in the footer' }).press('Enter')
  await expect(page).toHaveURL(/file=_site\.json&at=\/footer\/columns\/0/)
  await expect(page.locator('.toast')).toContainText('A link to /calm is in the footer now')
  const added = page.locator('.formPanel input:focus')
  await expect(added).toHaveValue('Calm')
  expect(await added.evaluate((field) => (field as HTMLInputElement).selectionEnd)).toBe(4)
  const link = page.frameLocator('iframe').locator('footer a[href="/calm"]')
  await expect(link).toBeInViewport()
  await page.locator('.toast').getByRole('button', { name: 'Back to the page' }).press('Enter')
  await expect(page).toHaveURL(/file=calm\.json/)
  await expect(message).toHaveCount(0)
  dev.write('_site.json', site)
  await message.getByRole('button', { name: 'Keep it out of search engines' }).press('Enter')
  await expect(message).toHaveCount(0)
  await expect.poll(() => (JSON.parse(dev.read(file)) as { index?: boolean }).index).toBe(false)
  await page.keyboard.press('Control+z')
  await expect(page.locator('.toast')).toContainText('Undone: listing in search engines added')
  await expect(page.getByRole('status').first()).toHaveText('Undone: listing in search engines added')
})

test('the shapes of a line are chosen from drawings of them', async ({ dev, page }) => {
  const cards = ['One', 'Two'].map((title) => ({ title, text: 'A few words about it.', glyph: 'fan' }))
  dev.write(file, withBlocks(hero, { type: 'cardGrid', title: 'Cards', cards }))
  await page.goto(`${dev.address}studio?file=${file}&at=/blocks/1/cards/0/glyph`)
  const shapes = page.getByRole('group', { name: 'Shape of the line' })
  await expect(shapes.getByRole('radio', { name: 'Fan' })).toBeChecked()
  // Each has one, but for the choice of none.
  await expect(shapes.locator('svg')).toHaveCount((await shapes.getByRole('radio').count()) - 1)
  await shapes.getByRole('radio', { name: 'Fan' }).press('ArrowRight')
  await expect(shapes.getByRole('radio', { name: 'Merge' })).toBeChecked()
  await expect
    .poll(() => (JSON.parse(dev.read(file)) as { blocks: { cards?: { glyph: string }[] }[] }).blocks[1]?.cards?.[0])
    .toMatchObject({ glyph: 'merge' })
})

test('the page shows a key in the frame in which its field does', async ({ dev, page }) => {
  dev.write(file, withBlocks({ ...hero, title: 'One word' }))
  await page.goto(`${dev.address}studio?file=${file}&at=/blocks/0/title`)
  const field = page.locator('.field[data-pointer="/blocks/0/title"]').getByRole('textbox')
  const title = page.frameLocator('iframe').getByRole('heading', { level: 1 })
  await expect(page.locator('.checksChip')).toBeVisible()
  await expect(page.locator('.canvasPage:not([data-loading])')).toBeVisible()
  await field.press('End')
  await page.evaluate(() => {
    const inCanvas = () => document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent
    const frames: (string | null | undefined)[][] = []
    Object.assign(window, { frames })
    addEventListener(
      'keydown',
      () =>
        requestAnimationFrame(() => frames.push([(document.activeElement as HTMLTextAreaElement).value, inCanvas()])),
      true,
    )
  })
  await page.keyboard.type('s, and then', { delay: 30 })
  await expect(title).toHaveText('One words, and then')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(title).not.toHaveText('One words, and then')
  const frames = await page.evaluate(() => (window as unknown as { frames: string[][] }).frames)
  expect(frames.length).toBeGreaterThan(10)
  for (const [inField, inCanvas] of frames) expect(inCanvas).toBe(inField)
})
