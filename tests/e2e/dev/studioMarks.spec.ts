import { expect, test } from './devServer.ts'
import { edit, form } from './studioStates.ts'

// Lists in a running text, and what a press on the page leads to where there are no words of a field.

const head = {
  title: 'A page of the tests | {brand}',
  description:
    'A page of the tests: what is missing in it is missing on purpose, and all else is there, so that it can be drawn.',
}
const withBlocks = (...blocks: object[]) => JSON.stringify({ ...head, blocks }, null, 2)
const hero = { type: 'hero', title: 'A page of the tests' }

test('Enter goes on with a list, and ends it in an item without words, each as one step', async ({ dev, page }) => {
  await edit(dev, page, '/blocks/1/text', withBlocks(hero, { type: 'passage', title: 'A list', text: 'Begin.' }))
  const text = form(page).getByLabel('Text', { exact: true })
  await text.press('Control+a')
  await page.keyboard.type('one')
  await form(page).getByRole('button', { name: 'List', exact: true }).click()
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Enter')
  await expect(text).toHaveValue('- one\n- two\n- ')
  await page.keyboard.press('Enter')
  await page.keyboard.type('End')
  await expect(text).toHaveValue('- one\n- two\n\nEnd')
  for (const before of ['- one\n- two\n\n', '- one\n- two\n- ', '- one\n- two', '- one\n- ', '- one', 'one']) {
    await page.keyboard.press('Control+z')
    await expect(text).toHaveValue(before)
  }
})

test('the lines behind an item become items without an empty line', async ({ dev, page }) => {
  const passage = { type: 'passage', title: 'A list', text: '- one\ntwo\nthree' }
  await edit(dev, page, '/blocks/1/text', withBlocks(hero, passage))
  const text = form(page).getByLabel('Text', { exact: true })
  await text.press('Control+End')
  await page.keyboard.press('Shift+ArrowUp')
  await form(page).getByRole('button', { name: 'List', exact: true }).click()
  await expect(text).toHaveValue('- one\n- two\n- three')
})
