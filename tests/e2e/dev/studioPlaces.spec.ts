import { expect, test } from './devServer.ts'

test('the lines of a title are counted as they are seen, also where words of it stay together', async ({
  dev,
  page,
}) => {
  const hero = { type: 'hero', title: 'Book a 15-minute demo', lead: 'A title with a compound that does not break.' }
  dev.write(
    'lines.json',
    JSON.stringify({ title: 'Lines', description: 'A page of one hero. '.repeat(5), blocks: [hero] }),
  )
  await page.goto(`${dev.address}studio?file=lines.json&at=/blocks/0/title`)
  await expect(page.locator('[id="effect:/blocks/0/title"]')).toHaveText('1 line on desktop, 2 on a phone')
})
