import { type Dev, expect, test } from './devServer.ts'

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
  await expect(dialog.getByRole('option')).not.toHaveCount(0)
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
