import { examplePages } from '../../../scripts/lib/examplePages.ts'
import { expect, test } from './devServer.ts'

test('DOC-3 the gallery lists every block type, and shows each example at three widths beside its schema', async ({
  dev,
  page,
}) => {
  const examples = examplePages()
  const types = [...new Set(examples.map(({ type }) => type))]
  await page.goto(`${dev.address}__gallery`)
  await expect(page.getByRole('listitem')).toHaveCount(types.length)

  await page.getByRole('link', { name: /\btabs$/ }).click()
  const shown = examples.filter(({ type }) => type === 'tabs')
  await expect(page.locator('section')).toHaveCount(shown.length)
  await expect(page.locator('iframe')).toHaveCount(shown.length * 3)
  await expect(page.locator('aside')).toContainText('"maxLength"')
  for (const frame of await page.locator('section').first().locator('iframe').all()) {
    await expect(frame.contentFrame().locator('main h2')).toBeVisible()
    await expect(frame.contentFrame().locator('footer')).toHaveCount(0)
    await expect(frame).not.toHaveAttribute('height', '120')
  }
})

test('NAV-7 the gallery has no page for a type that does not exist', async ({ dev, page }) => {
  const answer = await page.goto(`${dev.address}__gallery/nothing`)
  expect(answer?.status()).toBe(404)
})

test('DOC-7 errors of pages do not are in front of the examples, only beside the page itself', async ({
  dev,
  page,
}) => {
  dev.edit('compliance.json', (document) => Object.assign(document, { description: 'too short' }))
  const errors = { name: 'Errors in the content' }
  await page.goto(`${dev.address}__gallery/stats/1`)
  await expect(page.getByRole('dialog', errors)).toBeVisible()
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await page.goto(`${dev.address}__gallery/stats`)
  const frames = page.locator('section').first().locator('iframe')
  await expect.poll(() => heard.filter((text) => text.includes('brightrail:findings')).length).toBeGreaterThan(2)
  for (const frame of await frames.all()) {
    await expect(frame).not.toHaveAttribute('height', '120')
    await expect(frame.contentFrame().locator('brightrail-overlay')).toBeAttached()
    await expect(frame.contentFrame().getByRole('dialog', errors)).toBeHidden()
  }
})
