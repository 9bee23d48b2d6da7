import type { Page } from 'playwright/test'
import { open, visibleText } from './support/page.ts'
import { expectLink, section, sectionIds } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test('CASE-1 the list has two cards, and the name of each link names the customer', async ({ page }) => {
  await open(page, '/case-studies')
  expect(await sectionIds(page)).toEqual(['hero', 'cases'])
  const cases = section(page, 'cases')
  await expect(cases.getByRole('heading', { level: 3 })).toHaveText([
    'Airtime that gives something back to gamers',
    'Financial services that fit a monthly budget',
  ])
  await expectLink(cases, 'Read more about Gamepride', '/case-studies/gamepride')
  await expectLink(cases, 'Read more about Connekit', '/case-studies/connekit')
  await expect(cases.getByRole('link')).toHaveCount(2)
})

test('CASE-1 the whole card is the link', async ({ page }) => {
  await open(page, '/case-studies')
  await section(page, 'cases')
    .getByRole('listitem')
    .nth(1)
    .click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(/\/case-studies\/connekit$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Financial services that fit a monthly budget')
})

interface Study {
  name: string
  line: string
  motto: string
  parts: string[]
  facts: string[]
  quotes: string[]
  words: string[]
  links: string[]
}

const studies: Record<string, Study> = {
  kredapay: {
    name: 'Kredapay',
    line: 'Fintech',
    motto: 'Accounts, transfers and dollar cards on one API',
    parts: ['Built for Innovation', 'Partnering with Brightrail: Overcoming Challenges', 'A Strong Partnership'],
    facts: ['Accounts API', 'Collections API', 'Transfers API', 'Bills Payments API', 'Virtual Dollar Card API'],
    quotes: ['Product Lead, Kredapay', 'CEO, Kredapay', 'CEO, Kredapay'],
    words: [
      'Deposit accounts, sub accounts',
      'Virtual NUBAN, payments',
      'NIP transfer, book transfer',
      'Seamless integrations',
      'Virtual card solutions',
      'Streamlined testing',
      'Reliable collections',
      'Customer satisfaction',
      'Operational efficiency',
      'Scalable solutions',
      'sandbox',
    ],
    links: ['/card-issuing'],
  },
  gamepride: {
    name: 'Gamepride',
    line: 'Gaming',
    motto: 'Airtime that gives something back to gamers',
    parts: ['Gamers who also pay', 'Airtime was bought elsewhere', '1% back on airtime'],
    facts: ['Bills Payments API', 'Airtime with 1% cashback'],
    quotes: [],
    words: ['1% cashback on airtime purchases', '3,000 to 6,000 Naira monthly', '$5-$25 monthly', 'community platform'],
    links: ['/bills-payment'],
  },
  connekit: {
    name: 'Connekit',
    line: 'Fintech',
    motto: 'Financial services that fit a monthly budget',
    parts: ['Many services, one customer', 'Each service had its own connection', 'One connection to grow with'],
    facts: ['Collections API', 'Virtual Dollar Card API'],
    quotes: [],
    words: ['$5-$50 monthly on financial services', 'sandbox'],
    links: ['/for-business', '/card-issuing'],
  },
}

const story = (page: Page) => section(page, 'story')

for (const [slug, study] of Object.entries(studies)) {
  test.describe(study.name, () => {
    test.beforeEach(async ({ page }) => open(page, `/case-studies/${slug}`))

    test('CASE-2 the head has category, motto, place and the way back', async ({ page }) => {
      expect(await sectionIds(page)).toEqual(['story', 'more'])
      const head = story(page).locator('header')
      await expect(head.getByRole('heading', { level: 1 })).toHaveText(study.motto)
      await expect(head.getByText(study.line, { exact: true })).toBeVisible()
      await expect(head.getByText(`${study.name}, Nigeria`)).toBeVisible()
      const path = head.getByRole('navigation')
      await expectLink(path, 'Case-studies', '/case-studies')
      await expect(path.locator('[aria-current=page]')).toHaveText(study.name)
    })

    test('CASE-2 CASE-3 three parts, the facts of the customer, and quotes by role', async ({ page }) => {
      await expect(story(page).getByRole('heading', { level: 2 })).toHaveText(study.parts)
      await expect(story(page).locator('dl b')).toHaveText(study.facts)
      await expectLink(story(page), 'Book a demo', '/book-a-demo')
      await expect(story(page).locator('figure figcaption')).toHaveText(study.quotes)
      for (const quote of await story(page).locator('blockquote').allTextContents())
        expect(quote.trim().split(/\s+/).length, quote).toBeLessThanOrEqual(30)
      const text = await visibleText(page)
      for (const words of study.words) expect(text).toContain(words.toLowerCase())
      for (const href of study.links) await expect(story(page).locator(`a[href="${href}"]`), href).toHaveCount(1)
    })

    test('CASE-1 CASE-2 the two other studies follow', async ({ page }) => {
      const more = section(page, 'more')
      for (const other of Object.keys(studies).filter((one) => one !== slug))
        await expectLink(more, `Read more about ${studies[other]?.name}`, `/case-studies/${other}`)
      await expectLink(more, 'See all case studies', '/case-studies')
    })
  })
}

test('CASE-3 the stats of the two other studies are to the letter', async ({ page }) => {
  const figures = story(page).locator('dl:has(+ div) >> dd')
  await open(page, '/case-studies/gamepride')
  await expect(figures).toHaveText(['1%', '$5-$25'])
  await open(page, '/case-studies/connekit')
  await expect(figures).toHaveText(['$5-$50'])
})

test('CASE-2 the facts stay beside the story while it is read', async ({ page }) => {
  await open(page, '/case-studies/kredapay')
  const button = story(page).getByRole('link', { name: 'Book a demo' })
  const facts = story(page).getByText('Integrations', { exact: true })
  await story(page).getByRole('heading', { name: 'Streamlined testing' }).scrollIntoViewIfNeeded()
  await expect(button).toBeInViewport()
  const top = await facts.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(100)
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }))
  expect(await facts.evaluate((element) => element.getBoundingClientRect().top)).toBe(top)
})

test('CASE-2 on a phone the facts stand above the story, in two columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/case-studies/kredapay')
  const box = async (text: string) => {
    const found = await story(page).getByText(text, { exact: true }).first().boundingBox()
    if (!found) throw new Error(`${text} cannot be seen`)
    return found
  }
  const [integrations, product, first] = [
    await box('Integrations'),
    await box('Product'),
    await box('Built for Innovation'),
  ]
  expect(product.y).toBe(integrations.y)
  expect(product.x).toBeGreaterThan(integrations.x + 100)
  expect(integrations.y).toBeLessThan(first.y)
})
