import { open } from './support/page.ts'
import { section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const widths = [768, 1440]

test('LAYOUT-1 the columns of three figures are as wide, whatever is in them', async ({ page, fixtures }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${fixtures}/lists`)
  const columns = await section(page, 'three')
    .locator('dl > div')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
  expect(columns).toHaveLength(3)
  expect(Math.max(...columns) - Math.min(...columns)).toBeLessThan(2)
})

test('LAYOUT-1 the stations of a strip are on its line, also beside a name of two lines', async ({
  page,
  fixtures,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${fixtures}/lists`)
  const links = section(page, 'six').getByRole('listitem').getByRole('link')
  const lines = await links.evaluateAll((all) =>
    all.map((link) => {
      const words = document.createRange()
      words.selectNodeContents(link.firstChild ?? link)
      return words.getClientRects().length
    }),
  )
  expect(Math.max(...lines)).toBeGreaterThan(1)
  const ends = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom))
  expect(ends).toHaveLength(6)
  expect(new Set(ends).size).toBe(1)
})

test('LAYOUT-1 the titles of a row of cards are on one line, whatever is above them', async ({ page, fixtures }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${fixtures}/lists`)
  const titles = section(page, 'cards').getByRole('heading', { level: 3 })
  const tops = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top))
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
})

for (const width of widths)
  test(`LAYOUT-1 at ${width} the last tile leaves no gap beside it`, async ({ page, fixtures }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `${fixtures}/lists`)
    for (const id of ['two', 'odd']) {
      const list = await section(page, id).getByRole('list').boundingBox()
      const tile = await section(page, id).getByRole('listitem').last().boundingBox()
      expect(right(tile), id).toBeCloseTo(right(list), 0)
    }
  })

const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0)
