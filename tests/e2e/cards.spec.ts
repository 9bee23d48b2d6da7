import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { networksArt, weaveArt } from '../../src/theme/art.ts'
import { open } from './support/page.ts'
import { expect, test } from './support/site.ts'

const { links } = JSON.parse(readFileSync('pages/_site.json', 'utf8')) as { links: Record<string, string> }

const section = (page: Page, id: string) => page.locator(`section#${id}`)
const box = (place: Locator) =>
  place.evaluate(
    (element) =>
      element.getBoundingClientRect().toJSON() as Record<'left' | 'right' | 'top' | 'bottom' | 'width', number>,
  )

test('CARD-1 the sections stand in their order', async ({ page }) => {
  await open(page, '/card-issuing')
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual(['hero', 'benefits', 'steps', 'solutions', 'tabs', 'closing'])
  const headings = await page.locator('main h2').allInnerTexts()
  expect(headings).toEqual([
    'What you decide',
    'From your design to the monthly report',
    'Complete Card Solutions',
    'A card for your kind of work',
    'Issue your first card',
  ])
})

test('CARD-1 the head has its title and its two buttons', async ({ page }) => {
  await open(page, '/card-issuing')
  const head = section(page, 'hero')
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('Issue virtual cards under your own brand')
  await expect(head.getByRole('link', { name: 'Get Started', exact: true })).toHaveAttribute('href', links.signUp ?? '')
  await expect(head.getByRole('link', { name: 'Book a demo', exact: true })).toHaveAttribute('href', '/book-a-demo')
})

test('CARD-1 three cards say what you decide', async ({ page }) => {
  await open(page, '/card-issuing')
  await expect(section(page, 'benefits').getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([
    'Naira and dollars',
    'Your own brand',
    'Limits that you set',
  ])
})

test('CARD-1 the panel of the card solutions has its four parts to the letter', async ({ page }) => {
  await open(page, '/card-issuing')
  const panel = section(page, 'solutions')
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    '100% Whitelabel',
    'Global Coverage',
    'Flexible Solutions',
    'Mastercard/Visa/Verve Cards',
  ])
  await expect(panel.getByRole('link', { name: 'See the API' })).toHaveAttribute('href', '/api-documentation')
})

test('CARD-1 there are six kinds of work, each with its own tab', async ({ page }) => {
  await open(page, '/card-issuing')
  const tabs = section(page, 'tabs').locator('[data-tab]')
  await expect(tabs).toHaveText(['E-commerce', 'Freelancers', 'Travel', 'Subscriptions', 'SaaS', 'Fintech'])
  const values = await tabs.evaluateAll((all) => all.map((tab) => tab.dataset.tab))
  expect(values).toEqual(['e-commerce', 'freelancers', 'travel', 'subscriptions', 'saas', 'fintech'])
  await expect(page.locator('[data-panel=fintech] a')).toHaveAttribute('href', '/case-studies/kredapay')
})

test('CARD-1 TAB-1 a link opens the tab that it names', async ({ page }) => {
  await open(page, '/card-issuing?tab=saas')
  await expect(page.locator('[data-panel=saas]').getByRole('heading')).toBeInViewport()
  await expect(page.locator('[data-panel=e-commerce]')).toBeHidden()
})

test('CARD-1 one line runs through the steps and on to the three cards', async ({ page }) => {
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/card-issuing')
    const [steps, next] = [section(page, 'steps'), section(page, 'solutions')]
    const weave = await box(steps.locator('ol + div img'))
    const networks = await box(next.locator('img'))
    const leaves = weave.left + ((weaveArt.x + weaveArt.exit) / weaveArt.canvas.width) * weave.width
    const arrives = networks.left + ((networksArt.x + networksArt.entry) / networksArt.canvas.width) * networks.width
    expect(Math.abs(leaves - arrives)).toBeLessThan(0.6)
    // Both drawings reach over the edge between the sections, which cuts them.
    const [ground, lower] = [await box(steps), await box(next)]
    expect(weave.top).toBeLessThan(ground.top)
    expect(weave.bottom).toBeGreaterThan(ground.bottom)
    expect(networks.top).toBeLessThan(lower.top)
    expect(networks.right).toBeGreaterThanOrEqual(lower.right)
  }
})

test('LAYOUT-1 the words of the head keep 24 px from the line that climbs under them', async ({ page }) => {
  for (const width of [1200, 1320, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/card-issuing')
    const head = section(page, 'hero')
    const art = await box(head.locator('img'))
    // The art is the middle half of its canvas. In its units: the highest card under the words, and the fourth card.
    const scale = art.width / 2880
    const [card, fourth] = [art.top + 560 * scale, art.left + (720 + 1108) * scale]
    const title = await box(head.getByRole('heading'))
    const buttons = await box(head.getByRole('link').last())
    expect(card - buttons.bottom).toBeGreaterThanOrEqual(24)
    expect(fourth - title.right).toBeGreaterThanOrEqual(24)
  }
})
