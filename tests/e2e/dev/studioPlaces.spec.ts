import { type Dev, expect, test } from './devServer.ts'
import { edit, form } from './studioStates.ts'

/** Writes a page of one hero, and gives the address at which the studio has it open. */
function pageWith(dev: Dev, hero: object, at: string): string {
  const description = 'A page of one hero. '.repeat(5)
  dev.write('place.json', JSON.stringify({ title: 'A place', description, blocks: [{ type: 'hero', ...hero }] }))
  return `${dev.address}studio?file=place.json&at=${at}`
}

test('the lines of a title are counted as they are seen, also where words of it stay together', async ({
  dev,
  page,
}) => {
  const hero = { title: 'Book a 15-minute demo', lead: 'A title with a compound that does not break.' }
  await page.goto(pageWith(dev, hero, '/blocks/0/title'))
  await expect(page.locator('[id="effect:/blocks/0/title"]')).toHaveText('1 line on desktop, 2 on a phone')
})

test('a search for blocks keeps the pictures that are there, and never shows that of another one', async ({
  dev,
  page,
}) => {
  await page.goto(pageWith(dev, { title: 'A place' }, '/blocks/0'))
  await page.locator('.addStop button').click()
  const dialog = page.getByRole('dialog', { name: 'Add a block' })
  const marked = dialog.locator('iframe[data-seen]')
  // The pictures that are seen are loaded, and the one beside the list; the others would hold them up.
  const inList = dialog.locator('.kinds iframe')
  await expect(inList).not.toHaveCount(0)
  await expect(dialog.locator('.kindAbout iframe')).toHaveCount(1)
  expect(await inList.count()).toBeLessThan((await dialog.getByRole('option').count()) / 2)
  await dialog.locator('iframe').evaluateAll((all) => all.forEach((frame) => (frame.dataset.seen = '')))
  const count = await marked.count()
  await dialog.getByRole('combobox').fill('picture with words')
  await expect(dialog.getByRole('option', { selected: true })).toContainText('Words beside a drawing')
  // All but the one beside the list, which belonged to another kind.
  await expect(marked).toHaveCount(count - 1)
  await page.keyboard.press('Shift+Enter')
  await expect(dialog.getByRole('combobox')).toHaveValue('')
  await expect(marked).toHaveCount(count - 1)
})

test('shared blocks are offered with their own words, and it is said where a block will be', async ({ dev, page }) => {
  const closing = (title: string) => JSON.stringify({ title: `${title} closing`, blocks: [{ type: 'banner', title }] })
  dev.write('_shared/first.json', closing('Begin on the first of the month'))
  dev.write('_shared/second.json', closing('Go on with the second one'))
  await page.goto(pageWith(dev, { title: 'A place' }, '/blocks/0'))
  await page.getByRole('button', { name: 'Add a block after Hero' }).click()
  const group = page
    .getByRole('dialog', { name: 'Add a block after Hero' })
    .getByRole('group', { name: 'Shared blocks' })
  for (const [name, words] of [
    ['Begin on the first of the month closing', 'Begin on the first of the month'],
    ['Go on with the second one closing', 'Go on with the second one'],
  ] as const) {
    const option = group.getByRole('option').filter({ hasText: name })
    await option.scrollIntoViewIfNeeded()
    await expect(option).toContainText('Banner. Used on 0 pages.')
    await expect(option.frameLocator('iframe').locator('h2')).toHaveText(words)
  }
})

test('the list of pages marks what is to fix, is whole again after a search, and its names are those of all places', async ({
  dev,
  page,
}) => {
  await page.goto(pageWith(dev, { title: '' }, ''))
  const list = page.locator('.pageList')
  const row = list.getByRole('button', { name: /^Place ?, \d+ to fix$/ })
  await expect(row).toBeVisible()
  await expect(list.getByRole('button', { name: /to fix/ })).toHaveCount(1)
  const count = await list.locator('.pageRow').count()
  const find = page.getByLabel('Find a page')
  await find.fill('faqs')
  const name = 'Business FAQs'
  await list.getByRole('button', { name }).click()
  await expect(page).toHaveTitle(new RegExp(name))
  await expect(find).toHaveValue('')
  await expect(list.locator('.pageRow')).toHaveCount(count)
  await expect(page.getByRole('heading', { name: `${name}, top to bottom` })).toBeVisible()
  await expect(page.getByRole('complementary').getByRole('heading', { name, exact: true })).toBeVisible()
})

test('the frame of the focus is as wide as the row that is selected', async ({ dev, page }) => {
  await page.goto(pageWith(dev, { title: 'A place' }, '/blocks/0'))
  const row = page.locator('.line > li[data-selected]')
  await row.getByRole('button').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  const framed = page.locator('.line').locator('li, button')
  const frames = await framed.evaluateAll((all) =>
    all.filter((one) => getComputedStyle(one).outlineStyle === 'solid').map((one) => one.tagName),
  )
  expect(frames).toEqual(['LI'])
})

test('a long form has an index of its sections, and a page says how its changes go live', async ({ dev, page }) => {
  await page.goto(`${dev.address}studio?file=_site.json`)
  const index = page.getByRole('navigation', { name: 'Sections of the form' })
  await index.getByRole('button', { name: 'Footer' }).click()
  const footer = page.locator('#section-footer')
  await expect(footer.locator(':focus')).toHaveCount(1)
  const head = page.getByRole('complementary').getByRole('heading', { name: 'Whole site' })
  await expect(head).toBeInViewport()
  const [above, below] = [await head.boundingBox(), await footer.boundingBox()]
  expect(below?.y).toBeGreaterThan(above?.y ?? 0)
  const guide = page.getByRole('link', { name: 'How your changes go live' })
  const [address = '', place] = ((await guide.getAttribute('href')) ?? '').split('#')
  await page.goto(new URL(address, dev.address).href)
  await expect(page.locator(`[id="${place}"]`)).toHaveText('When you are done')
})

test('a drawing is found by what the form calls it, and Enter chooses the first one', async ({ dev, page }) => {
  await edit(dev, page, '/blocks/0')
  await form(page).getByRole('button', { name: 'Change' }).first().click()
  const gallery = page.getByRole('dialog', { name: 'Choose a drawing' })
  const name = await gallery.locator('li > [aria-pressed="false"] b').first().innerText()
  expect(name).toContain(' ')
  await page.keyboard.type(name)
  const first = await gallery.locator('li b').first().innerText()
  await page.keyboard.press('Enter')
  await expect(gallery).toBeHidden()
  await expect(form(page).locator('.picture b').first()).toHaveText(first)
})
