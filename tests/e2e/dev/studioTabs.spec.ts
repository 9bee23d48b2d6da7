import type { Page } from 'playwright/test'
import { type Dev, expect, test } from './devServer.ts'
import { edit, form, key } from './studioStates.ts'

type Written = { blocks: Record<string, unknown>[] }
const heroOf = (dev: Dev) => (JSON.parse(dev.read(key)) as Written).blocks[0]
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true })

test('two tabs edit one page, and neither overwrites what the other one has kept', async ({ dev, page, context }) => {
  dev.write(key, dev.read(key))
  await edit(dev, page, '/blocks/0')
  const other = await context.newPage()
  await edit(dev, other, '/blocks/0')
  // What is written in one tab is seen in the other.
  await field(other, 'Lead').fill('What the other tab says, in one sentence.')
  await expect(field(page, 'Lead')).toHaveValue('What the other tab says, in one sentence.')

  // Words that cannot be saved are kept, also while the other tab goes on with the same page.
  await other.route('**/__brightrail/documents/**', (route) => route.abort())
  await field(other, 'Title').fill('Kept in the tab')
  await expect(other.getByRole('banner')).toContainText('Kept in this browser')
  await field(page, 'Lead').fill('And what the first tab says after that.')
  await expect.poll(() => heroOf(dev)?.lead).toBe('And what the first tab says after that.')
  // One that is open keeps its words to itself: a third tab sees what is in the file.
  const third = await context.newPage()
  await edit(dev, third, '/blocks/0')
  await expect(field(third, 'Title')).not.toHaveValue('Kept in the tab')
  await third.close()
  await other.close()
  const fourth = await context.newPage()
  await edit(dev, fourth, '/blocks/0')
  await expect.poll(() => heroOf(dev)?.title).toBe('Kept in the tab')
  expect(heroOf(dev)?.lead).toBe('And what the first tab says after that.')
  await expect(field(page, 'Title')).toHaveValue('Kept in the tab')
  await fourth.close()
})
