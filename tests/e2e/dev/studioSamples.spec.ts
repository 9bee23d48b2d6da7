import { blockSchema } from '../../../src/content/schema/index.ts'
import { expect, test } from './devServer.ts'
import { picture } from './picture.ts'
import { hero, withBlocks } from './testPage.ts'

test('F8 goes through the sample words of a block in the order of its form, and selects them', async ({
  dev,
  page,
}) => {
  const [example] = blockSchema('stats')?.examples ?? []
  const { title, note, figures } = example as Record<string, unknown>
  dev.write('samples.json', withBlocks(hero, { type: 'stats', figures, note, title }))
  await page.goto(`${dev.address}studio?file=samples.json&at=/blocks/1`)
  await expect(page.locator('.checksChip')).toContainText('look')
  const chosen = () => page.evaluate(() => getSelection()?.toString())
  for (const words of [title, note]) {
    await page.keyboard.press('F8')
    await expect.poll(chosen).toBe(words)
  }
  await page.keyboard.type('A note of our own, which promises nothing.')
  await page.keyboard.press('F8')
  await expect(page).toHaveURL(/at=\/blocks\/1\/figures\/0/)
})

interface Example {
  title: string
  items: { question: string; answer: string; id?: string }[]
}

const questions = blockSchema('faq')?.examples?.[0] as Example

test('from one sample text of a block a press leads to the next, and nobody is told of words in addresses', async ({
  dev,
  page,
}) => {
  const title = 'What schools ask us'
  dev.write('samples.json', withBlocks(hero, { type: 'faq', ...questions, title }))
  const [first, second] = questions.items
  await page.goto(`${dev.address}studio?file=samples.json&at=/blocks/1/items/0/question`)
  const form = page.locator('.formPanel')
  const message = form.locator('.message')
  const more = questions.items.length * 2 - 1
  await expect(message).toContainText(`These are sample words. There are ${more} more of them in this block.`)
  await message.getByRole('button', { name: 'Go to the next one' }).click()
  const chosen = () => page.evaluate(() => getSelection()?.toString())
  await expect.poll(chosen).toBe(first?.answer)
  await expect(page).toHaveURL(/at=\/blocks\/1\/items\/0\/answer$/)
  // What is typed takes its place, and the message leads on.
  const toast = page.locator('.toast')
  await expect(toast).toContainText(`${more + 1} texts here are samples.`)
  await page.keyboard.type('They pay by link.')
  await expect(message).toContainText(`There are ${more - 1} more of them`)
  await toast.getByRole('button', { name: 'Next one' }).click()
  await expect.poll(chosen).toBe(second?.question)
  await expect(toast).toContainText(`${more} texts here are samples.`)
})

test('sample words are selected whole on every way to their field, until they are somebody’s own', async ({
  dev,
  page,
}) => {
  const [example] = blockSchema('passage')?.examples ?? []
  const { title, text } = example as { title: string; text: string }
  dev.write('samples.json', withBlocks(hero, { type: 'passage', title, text }))
  await page.goto(`${dev.address}studio?file=samples.json&at=/blocks/0`)
  await expect(page.locator('.checksChip')).toContainText('look')
  const chosen = () => page.evaluate(() => getSelection()?.toString())
  const block = page.frameLocator('iframe[name="brightrail-canvas"]').locator('main [data-block]').nth(1)
  const fieldOf = (name: string) =>
    page.locator(`.formPanel [data-pointer="/blocks/1/${name}"]`).locator('textarea, input').first()

  // By a press on the page.
  await block.getByRole('heading').click()
  await expect(fieldOf('title')).toBeFocused()
  expect(await chosen()).toBe(title)
  await block.getByText(text.slice(0, 40)).click()
  await expect(fieldOf('text')).toBeFocused()
  expect(await chosen()).toBe(text)

  // By Tab and by a press into the field, of which the second one puts the cursor.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+Tab')
  while (!(await fieldOf('text').evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab')
  expect(await chosen()).toBe(text)
  await fieldOf('title').focus()
  await fieldOf('text').click()
  expect(await chosen()).toBe(text)
  await fieldOf('text').click()
  expect(await chosen()).toBe('')

  // What is typed is one's own.
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Our own words.')
  await block.getByRole('heading').click()
  await expect(fieldOf('title')).toBeFocused()
  await fieldOf('text').focus()
  expect(await chosen()).toBe('')
  await block.getByText('Our own words.').click({ position: { x: 20, y: 8 } })
  await expect(fieldOf('text')).toBeFocused()
  expect(await chosen()).toBe('')
})

test('a new picture of which nobody has chosen the file says so, beside the way to choose it', async ({
  dev,
  page,
}) => {
  dev.write('_media/first-upload.jpg', await picture())
  dev.write('samples.json', withBlocks(hero))
  await page.goto(`${dev.address}studio?file=samples.json&at=/blocks/0`)
  await page.locator('.checksChip').waitFor()
  await page.locator('.line .stop').first().focus()
  await page.keyboard.press('a')
  await page.keyboard.type('picture')
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /^Picture/ })
    .dblclick()
  await expect.poll(() => dev.read('samples.json')).toContain('first-upload.jpg')
  const message = page.locator('.formPanel .message', { hasText: 'If the picture is not yours yet, choose one.' })
  await message.getByRole('button', { name: 'Choose a picture' }).click()
  await expect(page.getByRole('dialog').getByText('first-upload.jpg')).toBeVisible()
})
