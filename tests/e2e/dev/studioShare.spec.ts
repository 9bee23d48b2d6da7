import { expect, test } from './devServer.ts'
import { hero, withBlocks } from './testPage.ts'

const file = 'share.json'

test('a block is shared with other pages from its form, and stays where it is on its own', async ({ dev, page }) => {
  const passage = { type: 'passage', title: 'Hours', text: 'We answer from Monday to Friday.' }
  dev.write(file, withBlocks(hero, passage))
  await page.goto(`${dev.address}studio?file=${file}&at=/blocks/1/title`)
  await page.getByRole('button', { name: 'Share this block with other pages' }).click()
  const name = page.getByLabel('Name of the shared block')
  await expect(name).toBeFocused()
  await name.fill('Opening hours')
  await page.getByRole('button', { name: 'Share it' }).click()
  await expect(page.locator('.toast')).toContainText('Opening hours is shared now.')
  await expect(page.getByRole('heading', { name: 'A shared block' })).toBeVisible()
  const blocks = () => (JSON.parse(dev.read(file)) as { blocks: unknown[] }).blocks
  await expect.poll(blocks).toEqual([hero, { type: 'shared', use: 'openingHours' }])
  expect(JSON.parse(dev.read('_shared/openingHours.json'))).toEqual({
    $schema: '../../schemas/shared.gen.json',
    title: 'Opening hours',
    blocks: [passage],
  })
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Hours' })).toBeVisible()
  // The button goes with the card, and the focus stays in the form.
  await page.getByRole('button', { name: 'Copy for this page only' }).press('Enter')
  await expect(page.locator('.toast')).toContainText('Opening hours copied for this page only.')
  await expect(page.getByRole('complementary').locator(':focus')).toBeVisible()
  await expect.poll(blocks).toEqual([hero, passage])
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(blocks).toEqual([hero, { type: 'shared', use: 'openingHours' }])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect.poll(blocks).toEqual([hero, passage])
})
