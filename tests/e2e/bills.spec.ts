import { open } from './support/page.ts'
import { boxOf, section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test('PAGE-2 the line passes through both panels of a pair at one height', async ({ page }) => {
  await open(page, '/bills-payment')
  const pictures = section(page, 'company').getByRole('img')
  await pictures.first().scrollIntoViewIfNeeded()
  const [first, second] = [await boxOf(pictures.nth(0)), await boxOf(pictures.nth(1))]
  expect(second.y).toBe(first.y)
  expect(second.height).toBe(first.height)
})
