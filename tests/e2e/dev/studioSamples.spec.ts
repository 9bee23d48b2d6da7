import { blockSchema } from '../../../src/content/schema/index.ts'
import { expect, test } from './devServer.ts'
import { hero, withBlocks } from './testPage.ts'

interface Example {
  title: string
  items: { question: string; answer: string; id?: string }[]
}

const example = blockSchema('faq')?.examples?.[0] as Example

test('from one sample text of a block a press leads to the next, and nobody is told of words in addresses', async ({
  dev,
  page,
}) => {
  const title = 'What schools ask us'
  dev.write('samples.json', withBlocks(hero, { type: 'faq', ...example, title }))
  const [first, second] = example.items
  await page.goto(`${dev.address}studio?file=samples.json&at=/blocks/1/items/0/question`)
  const form = page.locator('.formPanel')
  const message = form.locator('.message')
  const more = example.items.length * 2 - 1
  await expect(message).toContainText(`These are sample words. There are ${more} more of them in this block.`)
  await message.getByRole('button', { name: 'Go to the next one' }).click()
  const chosen = () => page.evaluate(() => getSelection()?.toString())
  await expect.poll(chosen).toBe(first?.answer)
  await expect(page).toHaveURL(/at=\/blocks\/1\/items\/0\/answer$/)
  // What is typed takes its place, and the message leads on.
  const toast = page.locator('.toast')
  await expect(toast).toContainText(`${more + 1} texts here are samples.`)
  await page.keyboard.type('They pay by link.')
  await toast.getByRole('button', { name: 'Next one' }).click()
  await expect.poll(chosen).toBe(second?.question)
  await expect(toast).toContainText(`${more} texts here are samples.`)
})
