import { renameSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { examplePages } from '../../../scripts/lib/examplePages.ts'
import { sample } from '../../support/sample.ts'
import { violations } from '../support/axe.ts'
import { sidewaysScroll } from '../support/page.ts'
import { expect, test } from './devServer.ts'

/** What the page writes to the console, and what it throws. */
function messagesOf(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  return messages
}

test('DOC-3 from the guide to a block, whose example can be copied', async ({ dev, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const messages = messagesOf(page)
  await page.goto(`${dev.address}_guide`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide for editors')
  await page.getByRole('navigation', { name: 'Guide' }).getByRole('link', { name: 'Blocks', exact: true }).click()
  await page.getByRole('link', { name: 'Banner', exact: true }).click()
  await expect(page).toHaveURL(`${dev.address}_guide/blocks/banner`)

  const part = page.locator('.copy', { has: page.getByLabel('An example of the block Banner') })
  await part.getByRole('button', { name: 'Copy' }).click()
  await expect(part.getByRole('status')).toHaveText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const examples = examplePages().filter(({ type }) => type === 'banner')
  const blocks = examples.flatMap(({ text }) => (JSON.parse(text) as { blocks: unknown[] }).blocks)
  expect(blocks).toContainEqual(JSON.parse(copied))
  expect(messages).toEqual([])
})

test('DOC-6 the guide shows what was saved a moment ago, and opens its file', async ({ dev, page }) => {
  dev.write('new-page.json', dev.read('compliance.json').replace(/"title": "[^"]*"/, '"title": "A new page of {year}"'))
  await page.goto(`${dev.address}_guide/words`)
  const row = page.locator('.field', { hasText: '{year}' })
  await row.getByText(/^Used in/).click()
  await expect(row.getByRole('link', { name: '/new-page' })).toBeVisible()
  const place = row.getByTitle('Open in the editor').filter({ hasText: 'new-page.json' })
  await place.click()
  await expect.poll(() => dev.opened()).toContain('/new-page.json:3:1\n')
  renameSync(dev.editor, `${dev.editor}.gone`)
  try {
    await place.click()
    await expect(row.getByText('Open it by hand, at line 3')).toBeVisible()
  } finally {
    renameSync(`${dev.editor}.gone`, dev.editor)
  }
})

test('DOC-3 the search finds blocks, fields and messages; Escape ends it', async ({ dev, page }) => {
  await page.goto(`${dev.address}_guide`)
  const search = page.getByRole('searchbox', { name: 'Search the guide' })
  await search.fill('comma missing')
  await search.press('Enter')
  await expect(page).toHaveURL(`${dev.address}_guide/rules/commaMissing`)
  await search.fill('tabletDrawing')
  await expect(page.locator('#results').getByRole('link').first()).toHaveText('Hero')
  await search.fill('qwertyuiop')
  await expect(page.locator('#results')).toHaveText(/Nothing found/)
  await search.press('Escape')
  await expect(page.locator('#results')).toBeHidden()
})

test('DOC-3 a list can be narrowed by words', async ({ dev, page }) => {
  await page.goto(`${dev.address}_guide/rules`)
  await page.getByLabel('Show only messages with these words').fill('comma')
  await expect(page.getByRole('status')).toHaveText('2 found')
  await expect(page.locator('[data-item]:visible')).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'The whole site' })).toBeHidden()
})

const pages = [
  '',
  '/go-live',
  '/rich-text',
  '/words',
  '/blocks',
  '/blocks/hero',
  '/blocks/tabs',
  '/blocks/caseStudy',
  '/add-a-page',
  '/what-messages-mean',
  '/site',
  '/shared',
  '/page',
  '/rules',
  '/rules/keyMissing',
  '/drawings',
]

for (const path of sample(pages, 2, 'guide')) {
  test(`A11Y-1 LAYOUT-1 _guide${path} on a phone and on a desktop`, async ({ dev, page }) => {
    const messages = messagesOf(page)
    // Examples are looked at in the gallery, each on a page of its own.
    await page.route('**/__gallery/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto(`${dev.address}_guide${path}`)
    await page.evaluate(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()))
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sidewaysScroll(page), `at ${width}`).toBe(0)
      expect(await violations(page), `at ${width}`).toEqual([])
    }
    expect(messages).toEqual([])
  })
}

test('NAV-7 the guide has no page for a block that does not exist', async ({ dev, page }) => {
  const answer = await page.goto(`${dev.address}_guide/blocks/nothing`)
  expect(answer?.status()).toBe(404)
})
