import type { Page } from 'playwright/test'
import { open, sidewaysScroll, visibleText } from './support/page.ts'
import { expect, test } from './support/site.ts'

const pages = {
  '/privacy-policy': {
    title: 'Privacy Policy',
    headings: [
      'Definitions',
      'Data we collect',
      'How we use your data',
      'How we share your data',
      'How long we keep your data',
      'Transfer of your data',
      'How to delete your data',
      'Disclosure of your data',
      'Security',
      'Children under 13',
      'Links to other sites',
      'Changes',
      'Contact',
    ],
    sentences: ['Last revised: December 2024', 'NDPR data-protection audit', 'in the settings of your device'],
  },
  '/terms-and-conditions': {
    title: 'Terms of use',
    headings: [
      'About these terms',
      'Our service',
      'Who may use the service',
      'Your account',
      'Payments',
      'Claims and disputes',
      'Fees and taxes',
      'Prohibited conduct',
      'Consequences',
      'Report a violation',
      'Website content',
      'Other sites',
      'Privacy',
      'Ending',
      'Changes',
      'Governing law',
      'Contact',
    ],
    sentences: [
      'Last revised: December 2024',
      'not a bank',
      'You must be 18 or over to use our services.',
      'You must raise a claim or dispute about a payment within 24 hours of the payment. Later claims are waived.',
      'Fees are non-refundable and exclusive of taxes.',
      'Exploiting system glitches',
      'Manipulating exchange rates',
      'Violations may lead to immediate account termination, recovery of unjust gains and legal action.',
      'These terms are governed by the laws of Nigeria and Cameroon.',
    ],
  },
  '/compliance': {
    title: 'Compliance, security and data',
    headings: ['Compliance', 'Security', 'Data'],
    sentences: ['not a bank', 'You must be 18 or over to use our services.', 'NDPR data-protection audit'],
  },
} as const

/** The list of contents that can be seen: beside the text or folded above it. */
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [route, { title, headings, sentences }] of Object.entries(pages)) {
    test(`LEGAL-1 NOJS-1 ${route} has its headings and its literal sentences`, async ({ page }) => {
      await page.goto(route)
      await expect(page.locator('h1')).toHaveText(title)
      await expect(page.locator('main h2')).toHaveText([...headings])
      const words = await visibleText(page)
      for (const sentence of sentences) expect(words).toContain(sentence.toLowerCase())
    })
  }

  test('LEGAL-1 the privacy policy names the permissions of the mobile app in a table', async ({ page }) => {
    await page.goto('/privacy-policy')
    const names = page.getByRole('table', { name: 'What each permission is for' }).getByRole('rowheader')
    await expect(names).toHaveText(['Contacts list', 'Camera', 'Photos'])
  })

  test('LEGAL-1 on a phone the list of contents is closed, opens, and leads to its headings', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/terms-and-conditions')
    const link = contents(page).getByRole('link', { name: 'Governing law' })
    await expect(link).toHaveCount(0)
    await contents(page).getByText('On this page').first().click()
    await link.click()
    await expect(page).toHaveURL('/terms-and-conditions#governing-law')
    await expect(page.locator('#governing-law')).toBeInViewport()
  })
})

for (const [route, { headings }] of Object.entries(pages)) {
  test(`LEGAL-1 every entry of the contents of ${route} leads to its heading`, async ({ page }) => {
    await page.goto(route)
    const links = contents(page).getByRole('link')
    await expect(links).toHaveText([...headings])
    const targets = await links.evaluateAll((all) =>
      all.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent),
    )
    expect(targets).toEqual([...headings])
  })
}

test('LEGAL-1 the contents mark the part that is being read, and keep it in sight', async ({ page }) => {
  // So low that the list of contents has to scroll.
  await page.setViewportSize({ width: 1440, height: 620 })
  await open(page, '/terms-and-conditions')
  for (const [name, anchor] of [
    ['Payments', 'payments'],
    ['Governing law', 'governing-law'],
  ] as const) {
    const link = contents(page).getByRole('link', { name, exact: true })
    await link.click()
    await expect(page).toHaveURL(`/terms-and-conditions#${anchor}`)
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
    await expect(link).toHaveAttribute('aria-current', 'true')
    await expect(link).toBeInViewport()
  }
  await expect(contents(page).locator('a[aria-current]:visible')).toHaveCount(1)
})

test('LEGAL-1 the contents follow also a jump over all parts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/compliance')
  const marked = contents(page).locator('a[aria-current]:visible')
  const jump = (to: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to)
  await jump(99_999)
  await expect(marked).toHaveText('Data')
  await jump(0)
  await expect(marked).toHaveCount(0)
})

test('LEGAL-1 on paper there is no list of contents, and links say where they lead', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/privacy-policy')
  await expect(page.locator('main nav')).toBeHidden()
  const after = (address: string) =>
    page
      .locator(`main p a[href^="${address}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(await after('/contact')).toContain('(')
  expect(await after('mailto:')).toBe('none')
})

test('LEGAL-1 the table fits on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/privacy-policy')
  expect(await sidewaysScroll(page)).toBe(0)
  const box = page.locator('main table').locator('..')
  expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})

test('LAYOUT-1 a table that is too wide scrolls inside its box, also with the keyboard', async ({ page, fixtures }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto(`${fixtures}/wide-table`)
  expect(await sidewaysScroll(page)).toBe(0)
  const box = page.getByRole('region', { name: 'Who may do what with a payment' })
  expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(100)
  await box.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => box.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
})
