import { open } from './support/page.ts'
import { boxOf, closing, expectLink, sectionIds, links, section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const kinds = ['Airtime', 'Data', 'Utilities']
const steps = ['Choose the bill', 'Enter the number', 'Check and pay', 'Keep the receipt']

test('PAGE-2 /bills-payment has its sections, buttons and links', async ({ page }) => {
  await open(page, '/bills-payment')
  expect(await sectionIds(page)).toEqual(['hero', 'kinds', 'steps', 'company', 'api', 'closing'])
  const head = section(page, 'hero')
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('Bill payments for your team and customers')
  await expectLink(head, 'Get Started', links.signUp)
  await expectLink(head, 'Book a demo', '/book-a-demo')
  await expect(section(page, 'kinds').getByRole('heading', { level: 3 })).toHaveText(kinds)
  await expect(section(page, 'steps').getByRole('heading', { level: 3 })).toHaveText(steps)
  await expect(section(page, 'company').getByRole('heading', { level: 3 })).toHaveText([
    'Many at once',
    'Again on a date',
  ])
  await expectLink(section(page, 'company'), 'Read the business FAQs', '/business-faqs')
  await expectLink(section(page, 'company'), 'Pay bills as an individual', '/pay-bills')
  await expect(section(page, 'api')).toContainText('Example')
  await expectLink(section(page, 'api'), 'See the API', '/api-documentation')
  await expectLink(section(page, 'api'), 'Read about Gamepride', '/case-studies/gamepride')
  await expect(closing(page).getByRole('heading')).toHaveText('Pay your first bill')
  await expectLink(closing(page), 'Get Started', links.signUp)
  await expectLink(closing(page), 'Reach out to us', '/book-a-demo')
})

test('PAGE-2 the line passes through both panels of a pair at one height', async ({ page }) => {
  await open(page, '/bills-payment')
  const pictures = section(page, 'company').getByRole('img')
  await pictures.first().scrollIntoViewIfNeeded()
  const [first, second] = [await boxOf(pictures.nth(0)), await boxOf(pictures.nth(1))]
  expect(second.y).toBe(first.y)
  expect(second.height).toBe(first.height)
})

test('PAGE-2 /pay-bills has its sections, buttons and links', async ({ page }) => {
  await open(page, '/pay-bills')
  expect(await sectionIds(page)).toEqual(['hero', 'kinds', 'panels', 'steps', 'app', 'faq'])
  const head = section(page, 'hero')
  await expect(head.getByRole('heading', { level: 1 })).toHaveText('Pay your bills in one place')
  await expectLink(head, 'Create free account', links.signUp)
  await expect(section(page, 'kinds').getByRole('heading', { level: 3 })).toHaveText(kinds)
  await expect(section(page, 'panels').getByRole('heading', { level: 2 })).toHaveText([
    'Bills that repeat',
    'Bills in another country',
    'Control of your finances',
  ])
  await expectLink(section(page, 'panels'), 'See all products', '/overview')
  await expect(section(page, 'steps').getByRole('heading', { level: 3 })).toHaveText(steps)
  await expectLink(section(page, 'app'), 'Get it on Google Play', links.googlePlay)
  await expectLink(closing(page), 'Start Building', links.signUp)
  await expectLink(closing(page), 'Contact us', '/contact')
})

test('PAGE-2 the answers of /pay-bills lead on', async ({ page }) => {
  await open(page, '/pay-bills')
  const items = section(page, 'faq').locator('details')
  await expect(items.getByRole('heading', { level: 3 })).toHaveText([
    'Which bills can I pay?',
    'Can I pay a bill in another country?',
    'Which fees do I pay?',
    'Do I need an account?',
  ])
  for (const [at, name, href] of [
    [0, 'bill payments for businesses', '/bills-payment'],
    [3, 'what you need to start', '/start'],
    [3, 'all questions', '/faqs'],
  ] as const) {
    await items.nth(at).evaluate((item) => item.setAttribute('open', ''))
    await expectLink(items.nth(at), name, href)
  }
})
