import { open } from './support/page.ts'
import { boxOf, closing, expectLink, sectionIds, links, section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const route = '/for-business'

test('BIZ-1 the sections stand in their order, the head has two buttons and the end has two others', async ({
  page,
}) => {
  await open(page, route)
  expect(await sectionIds(page)).toEqual(['hero', 'benefits', 'panels', 'tabs', 'sectors', 'faq'])
  const head = section(page, 'hero')
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('Run your business payments on one platform')
  await expectLink(head, 'Get Started', links.signUp)
  await expectLink(head, 'Book a demo', '/book-a-demo')
  await expectLink(closing(page), 'Get Started', links.signUp)
  await expectLink(closing(page), 'Reach out to us', '/book-a-demo')
})

test('BIZ-1 three benefit cards', async ({ page }) => {
  await open(page, route)
  const cards = section(page, 'benefits').getByRole('listitem')
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(['Collect', 'Hold', 'Send'])
})

test('LAYOUT-1 the drawing of a card stands above its words, and on a tablet beside them', async ({ page }) => {
  await open(page, route)
  const card = section(page, 'benefits').getByRole('listitem').first()
  for (const [width, beside] of [
    [390, false],
    [768, true],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const [drawing, words] = [await boxOf(card.locator('svg')), await boxOf(card.getByRole('heading'))]
    expect(words.x > drawing.x + drawing.width, `beside at ${width}`).toBe(beside)
    expect(words.y > drawing.y + drawing.height, `below at ${width}`).toBe(!beside)
  }
})

test('BIZ-1 four panels whose words and drawings change sides on a desktop; words come first elsewhere', async ({
  page,
}) => {
  await open(page, route)
  const panels = section(page, 'panels').getByRole('article')
  const names = ['Unified Financial Platform', 'Ironclad Security', 'Real-Time Insights', 'Scalable Solutions']
  await expect(panels.getByRole('heading', { level: 2 })).toHaveText(names)
  await expectLink(panels.nth(1), 'Read about compliance', '/compliance')
  for (const [at] of names.entries()) {
    const panel = panels.nth(at)
    await panel.scrollIntoViewIfNeeded()
    const words = await boxOf(panel.getByRole('heading'))
    expect(words.x < 720, `words of panel ${at + 1} on the left`).toBe(at % 2 === 0)
    const picture = panel.getByRole('img')
    // Its line leaves the panel and reaches the edge of the page.
    const { x, width } = await boxOf(picture)
    expect(at % 2 === 0 ? x + width : -x).toBeGreaterThanOrEqual(at % 2 === 0 ? 1440 : 0)
  }
  await page.setViewportSize({ width: 768, height: 900 })
  for (const [at] of names.entries()) {
    const panel = panels.nth(at)
    expect((await boxOf(panel.getByRole('heading'))).y).toBeLessThan((await boxOf(panel.getByRole('img'))).y)
  }
})

test('BIZ-1 six tabs, each with its value, and a link that opens one of them', async ({ page }) => {
  await open(page, `${route}?tab=automated-payouts`)
  const tabs = section(page, 'tabs').locator('[data-tab]')
  const values = await tabs.evaluateAll((all) => all.map((tab) => (tab as HTMLElement).dataset.tab))
  expect(values).toEqual([
    'accounts-wallets',
    'issue-cards',
    'savings-investment',
    'bill-payments',
    'cross-border-transfers',
    'automated-payouts',
  ])
  await expect(tabs).toHaveText([
    'Accounts and Wallets',
    'Card Issuing',
    'Savings & Investment',
    'Bill Payments',
    'Cross-border Transfers',
    'Automated Payouts',
  ])
  await expect(page.locator('[data-panel=automated-payouts]')).toBeVisible()
  await expect(page.locator('[data-panel=automated-payouts]')).toBeInViewport()
})

test('BIZ-1 five sectors lead to their panels', async ({ page }) => {
  await open(page, route)
  const strip = page.getByRole('navigation', { name: 'Find your sector' })
  for (const name of ['Fintech', 'Health', 'Retail', 'Logistics', 'Gaming'])
    await expectLink(strip, name, `/use-cases#${name.toLowerCase()}`)
})

test('BIZ-1 four questions', async ({ page }) => {
  await open(page, route)
  await expect(section(page, 'faq').getByRole('heading', { level: 3 })).toHaveText([
    'Do we need a separate integration for each service?',
    'Can our cards carry our own brand?',
    'Can we pay many people at the same time?',
    'Who helps us when a payment goes wrong?',
  ])
})
