import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { hydrated, open } from './support/page.ts'
import { expect, test } from './support/site.ts'

const { links } = JSON.parse(readFileSync('pages/_site.json', 'utf8')) as { links: Record<string, string> }

const section = (page: Page, id: string) => page.locator(`section#${id}`)
const closing = (page: Page) => page.locator('main section').last()

async function expectLink(place: Locator, name: string, href: string): Promise<void> {
  await expect(place.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('what should be measured cannot be seen')
  return box
}

test('HOME-1 the head has its title and its two buttons', async ({ page }) => {
  await open(page, '/')
  const head = page.locator('main section').first()
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('Collect, hold and send money on one rail')
  await expectLink(head, 'Create free account', links.signUp ?? '')
  await expectLink(head, 'Book a demo', '/book-a-demo')
})

test('HOME-1 HOME-2 HOME-4 the sections stand in their order', async ({ page }) => {
  await open(page, '/')
  const ids = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual(['audience', 'tabs', 'api', 'expenses', 'why'])
})

test('HOME-2 each audience has its offers, and its whole panel is one link', async ({ page }) => {
  await open(page, '/')
  const panels = section(page, 'audience').getByRole('listitem')
  const wanted = [
    ['Businesses', /payments.*currencies.*cards.*salaries.*bills.*countries/, 'See business products', '/for-business'],
    [
      'Freelancers',
      /payment links.*invoices.*projects, payments and expenses/,
      'See freelancer tools',
      '/overview#freelancers',
    ],
    ['Individuals', /Repeat.*another country.*finances/, 'See how to pay bills', '/pay-bills'],
  ] as const
  await expect(panels).toHaveCount(wanted.length)
  for (const [at, [name, offers, link, href]] of wanted.entries()) {
    const panel = panels.nth(at)
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(name)
    await expect(panel).toContainText(offers)
    await expect(panel.getByRole('link')).toHaveCount(1)
    await expectLink(panel, link, href)
  }
  // A press on the drawing, far from the words of the link.
  const last = panels.nth(2)
  const { width, height } = await boxOf(last)
  await last.click({ position: { x: width - 20, y: height - 20 } })
  await expect(page).toHaveURL(/\/pay-bills$/)
})

test('HOME-2 the lines of the three drawings lie at one height, whatever the length of the texts', async ({ page }) => {
  for (const width of [1200, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const images = section(page, 'audience').locator('img')
    const boxes = await Promise.all((await images.all()).map(boxOf))
    const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
    expect(boxes).toHaveLength(3)
    expect(spread(boxes.map(({ y }) => y))).toBeLessThan(0.5)
    expect(spread(boxes.map(({ height }) => height))).toBeLessThan(0.5)
  }
})

test('HOME-4 the API section has six features, five names and an example', async ({ page }) => {
  await open(page, '/')
  const api = section(page, 'api')
  await expect(api.getByRole('heading', { level: 3 })).toHaveText([
    'Whitelabel solution',
    'Multiple payment options',
    'Financial tools',
    'Rapid setup',
    'Global reach',
    'Flexibility',
  ])
  for (const name of ['Accounts', 'Collections', 'Virtual Dollar Card', 'Transfers', 'Bills Payments'])
    await expect(api.getByText(`${name} API`, { exact: true })).toBeVisible()
  await expect(api.getByText('Example', { exact: true })).toBeVisible()
  for (const name of ['Request', 'Answer']) {
    const code = api.getByRole('group', { name })
    expect(JSON.parse(await code.innerText())).toMatchObject({ service: 'Transfers API', amount: 845000 })
    await code.focus()
    await expect(code).toBeFocused()
  }
  await expectLink(api, 'See the API', '/api-documentation')
  await expectLink(api, 'Read the docs', links.docs ?? '')
})

test('HOME-4 the lines part to the names on a desktop; elsewhere the names are rows', async ({ page }) => {
  for (const [width, columns] of [
    [1440, 5],
    [768, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/')
    const api = section(page, 'api')
    const names = api.locator('li[data-line]')
    const lefts = await Promise.all((await names.all()).map(async (name) => Math.round((await boxOf(name)).x)))
    expect(new Set(lefts).size).toBe(columns)
    const lines = api.locator('svg[viewBox^="0 0 1280"]')
    await (columns === 5 ? expect(lines).toBeVisible() : expect(lines).toBeHidden())
  }
})

test('HOME-4 expenses, reasons and the closing call say what they have to', async ({ page }) => {
  await open(page, '/')
  await expect(section(page, 'expenses').getByRole('heading', { level: 3 })).toHaveText([
    'Track expenses',
    'Budget optimisation',
    'Manage spending',
    'Financial clarity',
    'Detailed reports',
    'Audit preparation',
  ])
  const tiles = section(page, 'why').locator('ul > li')
  await expect(tiles.getByRole('heading', { level: 3 })).toHaveText([
    'Round-the-clock support',
    'A single API integration',
    'Real-time analytics dashboards',
    'No hidden fees',
  ])
  await expect(tiles.last()).toContainText('Fees do not include taxes')
  await expect(tiles.first().getByRole('listitem')).toContainText([/^Adunni Foods/, /^Your account manager/])
  await expectLink(closing(page), 'Start Building', links.signUp ?? '')
  await expectLink(closing(page), 'Contact us', '/contact')
})

test('BAN-1 a banner that names no buttons has those of the product pages', async ({ page, fixtures }) => {
  await open(page, `${fixtures}/bare-banner`)
  await expectLink(closing(page), 'Get Started', links.signUp ?? '')
  await expectLink(closing(page), 'Reach out to us', '/book-a-demo')
})

test.describe('the copy button', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('HOME-4 copies the request, says so, and keeps its place', async ({ page }) => {
    await page.goto('/')
    const panel = page.locator('[data-example]')
    const before = await boxOf(panel)
    await hydrated(page)
    await panel.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(panel.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
    await expect(panel.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await panel.getByRole('group', { name: 'Request' }).evaluate((code) => code.textContent),
    )
    const { width, height } = await boxOf(panel)
    expect([width, height]).toEqual([before.width, before.height])
    await expect(panel.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
    await expect(panel.getByRole('status')).toHaveText('')
  })

  test('HOME-4 also works on a page that was left and entered again', async ({ page }) => {
    await open(page, '/')
    await page.locator('footer a[href="/compliance"]').click()
    await expect(page.locator('h1')).toBeFocused()
    await page.goBack()
    await page.locator('[data-copy]').click()
    await expect(page.locator('[data-example]').getByRole('status')).toHaveText('Copied')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('NOJS-1 nobody sees a copy button', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-copy]')).toBeHidden()
    await expect(page.locator('[data-example]')).toBeVisible()
  })
})

test('MOTION-1 the lines of the head are there at once where nothing may move, and on paper', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const paths = page.locator('main section').first().locator('svg[viewBox^="-720"] path')
  const offsets = () => paths.evaluateAll((all) => all.map((path) => getComputedStyle(path).strokeDashoffset))
  expect(await offsets()).toEqual(['0px', '0px', '0px', '0px', '0px', ...Array.from({ length: 4 }, () => '0.03px')])
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' })
  expect((await offsets()).slice(0, 5)).toEqual(Array.from({ length: 5 }, () => '0px'))
})
