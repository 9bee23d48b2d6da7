import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { returnedArt, stationsArt } from '../../src/theme/art.ts'
import { open } from './support/page.ts'
import { expect, test } from './support/site.ts'

const { links } = JSON.parse(readFileSync('pages/_site.json', 'utf8')) as { links: Record<string, string> }

const section = (page: Page, id: string) => page.locator(`section#${id}`)

test('PAY-1 the sections stand in their order', async ({ page }) => {
  await open(page, '/payout')
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual(['hero', 'tabs', 'steps', 'status', 'benefits', 'closing'])
  const headings = await page.locator('main h2').allInnerTexts()
  expect(headings).toEqual([
    'Who sends payouts',
    'From your list to the payout',
    'See which line needs you',
    'What payouts do for you',
    'Send your first list',
  ])
})

test('PAY-1 the head has its title and its two buttons', async ({ page }) => {
  await open(page, '/payout')
  const head = section(page, 'hero')
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('Pay one person or a whole list')
  await expect(head.getByRole('link', { name: 'Get Started', exact: true })).toHaveAttribute('href', links.signUp ?? '')
  await expect(head.getByRole('link', { name: 'Book a demo', exact: true })).toHaveAttribute('href', '/book-a-demo')
})

test('PAY-1 there are five tabs, with their values to the letter', async ({ page }) => {
  await open(page, '/payout')
  const tabs = section(page, 'tabs').locator('[data-tab]')
  await expect(tabs).toHaveText(['Lending', 'Payroll', 'Marketplace', 'Mobility', 'Digital Payments'])
  const facts = await tabs.evaluateAll((all) => all.map((tab) => [tab.dataset.tab, tab.dataset.line]))
  expect(facts).toEqual([
    ['lending', 'sun'],
    ['payroll', 'sun'],
    ['market-place', 'sun'],
    ['mobility', 'sun'],
    ['digital-payments', 'lagoon'],
  ])
  await expect(section(page, 'tabs').locator('[data-panel]').first()).toContainText('Brightrail does not lend')
})

for (const width of [1440, 390])
  test(`PAY-1 ?tab=digital-payments opens its tab and comes into view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/payout?tab=digital-payments')
    const panel = page.locator('[data-panel=digital-payments]')
    await expect(panel).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'Be paid and pay from one wallet' })).toBeInViewport()
    await expect(page.locator('[data-panel=lending]')).toBeHidden()
  })

test('PAY-1 an unknown value leaves the first tab', async ({ page }) => {
  await open(page, '/payout?tab=pensions')
  await expect(page.locator('[data-panel=lending]')).toBeVisible()
  await expect(page.locator('[data-panel=digital-payments]')).toBeHidden()
})

test('PAY-1 four cards say what payouts do', async ({ page }) => {
  await open(page, '/payout')
  const cards = section(page, 'benefits').getByRole('listitem')
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([
    'One or many',
    'Automatic on a date',
    'Checked and approved',
    'Followed line by line',
  ])
})

test('PAY-1 the steps are an ordered list of four, and the closing call has both buttons', async ({ page }) => {
  await open(page, '/payout')
  const steps = section(page, 'steps').locator('ol > li')
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Upload the list',
    'Check the names',
    'Approve it',
    'Follow each line',
  ])
  const closing = section(page, 'closing')
  await expect(closing.getByRole('link')).toHaveText(['Get Started', 'Reach out to us'])
})

test('PAY-1 each station stands above its words, and the failed line runs from edge to edge', async ({ page }) => {
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/payout')
    const lefts = await section(page, 'steps')
      .locator('ol > li')
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left))
    const drawn = await section(page, 'steps')
      .locator('img')
      .first()
      .evaluate((img) => img.getBoundingClientRect().toJSON())
    const scale = drawn.width / stationsArt.canvas.width
    for (const [at, left] of lefts.entries())
      expect(left).toBeCloseTo(drawn.left + (stationsArt.x + (stationsArt.columns[at] ?? 0)) * scale, 0)
    const status = section(page, 'status')
    const [outer, inner] = [status, status.locator('img')].map((place) =>
      place.evaluate((element) => element.getBoundingClientRect().toJSON()),
    )
    const [ground, art] = [await outer, await inner]
    expect(art.top).toBeLessThan(ground.top)
    expect(art.bottom).toBeGreaterThan(ground.bottom)
    expect(art.width / art.height).toBeCloseTo(returnedArt.canvas.width / returnedArt.canvas.height, 2)
  }
})

test('below 1200 px each step carries its own screen beside the line, and the wide drawing is gone', async ({
  page,
}) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/payout')
    await expect(section(page, 'steps').locator('ol img')).toHaveCount(4)
    await expect(section(page, 'steps').locator('ol img').last()).toBeVisible()
    await expect(section(page, 'steps').locator('img').first()).toBeHidden()
  }
})
