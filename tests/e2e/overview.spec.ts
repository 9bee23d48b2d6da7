import { readFileSync } from 'node:fs'
import { open } from './support/page.ts'
import { expectLink, section, sectionIds } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const { links } = JSON.parse(readFileSync('pages/_site.json', 'utf8')) as { links: Record<string, string> }

test('PAGE-2 /overview has all products in one list', async ({ page }) => {
  await open(page, '/overview')
  await expectLink(page.locator('main section').first(), 'Create account', '/start')
  const rows = section(page, 'products')
  await expect(rows.getByRole('heading', { level: 3 })).toHaveText([
    'Collections',
    'Virtual accounts',
    'Card issuing',
    'Payouts',
    'Bill payments',
    'Cross-border transfers',
    'API',
  ])
  await expectLink(rows, 'See card issuing', '/card-issuing')
  await expectLink(rows, 'See payouts', '/payout')
  await expectLink(rows, 'See bill payments', '/bills-payment')
  await expectLink(rows, 'See the API', '/api-documentation')
})

test('PAGE-2 /overview can be entered at each product and each reader', async ({ page }) => {
  await open(page, '/overview')
  expect(await sectionIds(page)).toEqual(['products', 'audiences', 'sectors'])
  const places = {
    accounts: 'Accounts and wallets',
    cards: 'Card issuing',
    payouts: 'Payouts',
    bills: 'Bill payments',
    savings: 'Savings and investment',
    businesses: 'Businesses',
    freelancers: 'Freelancers',
    individuals: 'Individuals',
    developers: 'Developers',
  }
  for (const [id, title] of Object.entries(places))
    await expect(page.locator(`#${id}`).getByRole('heading')).toHaveText(title)
  await expect(page.locator('#savings')).toContainText('an investment can lose value')
})

test('PAGE-2 /overview names the fifteen sectors', async ({ page }) => {
  await open(page, '/overview')
  const sectors =
    'fintech, health, retail, logistics, gaming, lending, payroll, marketplaces, mobility, digital payments, ' +
    'e-commerce, freelancers, travel, subscriptions, saas'
  const words = (await section(page, 'sectors').innerText()).toLowerCase()
  for (const sector of sectors.split(', ')) expect(words).toContain(sector)
  await expectLink(section(page, 'sectors'), 'See use cases', '/use-cases')
})

test('PAGE-2 /api-documentation has five APIs with their parts', async ({ page }) => {
  await open(page, '/api-documentation')
  const head = page.locator('main section').first()
  await expectLink(head, 'Read the docs', links.docs ?? '')
  await expectLink(head, 'Create account', links.signUp ?? '')
  await expect(head.getByText('Example', { exact: true })).toBeVisible()
  expect(await sectionIds(page)).toEqual(['apis', 'features', 'steps', 'study', 'closing'])
  const apis = section(page, 'apis')
  await expect(apis.getByRole('heading', { level: 3 })).toHaveText([
    'Accounts API',
    'Collections API',
    'Transfers API',
    'Bills Payments API',
    'Virtual Dollar Card API',
  ])
  await expect(apis.locator('dt')).toHaveText([
    'Deposit accounts',
    'Sub accounts',
    'Virtual NUBAN',
    'Payments',
    'NIP transfer',
    'Book transfer',
  ])
})

test('PAGE-2 /api-documentation has six features and four steps, and leads to the study', async ({ page }) => {
  await open(page, '/api-documentation')
  await expect(section(page, 'features').getByRole('heading', { level: 3 })).toHaveText([
    'Whitelabel solution',
    'Multiple payment options',
    'Financial tools',
    'Rapid setup',
    'Global reach',
    'Flexibility',
  ])
  await expect(section(page, 'steps').getByRole('heading', { level: 3 })).toHaveText([
    'Create your account',
    'Build in the sandbox',
    'Check your results',
    'Go live',
  ])
  await expect(section(page, 'study').getByRole('heading')).toHaveCount(0)
  await expectLink(section(page, 'study'), 'Read about Kredapay', '/case-studies/kredapay')
  await expect(section(page, 'closing').getByRole('heading')).toHaveText('Start in the sandbox')
})

test('PAGE-2 the example of the head stands on its lower edge, in full', async ({ page }) => {
  for (const width of [1440, 1200, 768, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/api-documentation')
    const head = await page.locator('main section').first().boundingBox()
    const panel = await page.locator('[data-example]').boundingBox()
    if (!head || !panel) throw new Error('the head has an example')
    expect(Math.abs(head.y + head.height - panel.y - panel.height)).toBeLessThan(0.5)
    expect(panel.x + panel.width).toBeLessThan(width)
  }
})
