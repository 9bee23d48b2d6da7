import { open } from './support/page.ts'
import { expectLink, section, sectionIds } from './support/sections.ts'
import { expect, test } from './support/site.ts'

test.beforeEach(async ({ page }) => open(page, '/affiliate'))

test('AFF-1 the sections stand in their order', async ({ page }) => {
  expect(await sectionIds(page)).toEqual(['hero', 'stats', 'steps', 'band', 'paths', 'why', 'voices'])
})

test('AFF-1 the head names the programme and has its two ways on', async ({ page }) => {
  const hero = section(page, 'hero')
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Turn Your Influence Into Income')
  await expect(hero.getByText('Affiliate Program', { exact: true })).toBeVisible()
  await expectLink(hero, 'Start Earning Now', '/signup')
  await expectLink(hero, 'Other Partners', '/partners-list')
})

test('AFF-1 the figures stand beside what they count, with the limit of the earnings', async ({ page }) => {
  const stats = section(page, 'stats')
  await expect(stats.getByRole('term')).toHaveText([
    'Active partners',
    'Average monthly earnings',
    'Success rate',
    'Satisfaction rating',
  ])
  await expect(stats.getByRole('definition')).toHaveText(['300+', 'NGN 1,250,000', '94%', '4.9/5'])
  await expect(stats).toContainText('not guaranteed')
  const band = section(page, 'band')
  await expect(band.getByRole('term')).toHaveText(['Countries', 'Partner growth', 'Satisfaction'])
  await expect(band.getByRole('definition')).toHaveText(['50+', '300%', '94%'])
})

test('AFF-1 How It Works has its four steps', async ({ page }) => {
  const steps = section(page, 'steps')
  await expect(steps.getByRole('heading', { level: 2 })).toHaveText('How It Works')
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Choose Your Path',
    'Sign Up',
    'Start Promoting',
    'Earn Rewards',
  ])
})

const paths = [
  {
    name: 'Affiliate',
    button: 'Start Earning',
    benefits: [
      'Up to 30% commission',
      'Marketing materials',
      'Real-time tracking',
      'Monthly bonuses for top affiliates',
      'Dedicated success manager',
    ],
  },
  {
    name: 'Referral Partner',
    button: 'Join Program',
    benefits: [
      'Lifetime commissions on referred business accounts',
      'Priority access to features and betas',
      'Custom integration support',
      'Co-marketing',
      'Quarterly reviews',
    ],
  },
]

for (const [at, { name, button, benefits }] of paths.entries())
  test(`AFF-1 the path ${name} has its benefits to the letter, and a button that does nothing`, async ({ page }) => {
    const path = section(page, 'paths').getByRole('article').nth(at)
    await expect(path.getByText(name, { exact: true })).toBeVisible()
    await expect(path.getByRole('listitem')).toHaveText(benefits)
    const control = path.getByRole('button', { name: button, exact: true })
    await expect(control).toBeEnabled()
    await control.click()
    await expect(page).toHaveURL(/\/affiliate$/)
    await expect(path.getByRole('link')).toHaveCount(0)
  })

test('AFF-1 four reasons and two voices, by role only', async ({ page }) => {
  const why = section(page, 'why')
  await expect(why.getByRole('heading', { level: 2 })).toHaveText('Why Partner')
  await expect(why.getByRole('heading', { level: 3 })).toHaveCount(4)
  const quotes = section(page, 'voices').getByRole('figure')
  await expect(quotes.locator('figcaption')).toHaveText(['Affiliate', 'Referral partner'])
  for (const quote of await quotes.getByRole('blockquote').allTextContents())
    expect(quote.trim().split(/\s+/).length, quote).toBeLessThanOrEqual(30)
})

test('AFF-1 the closing call leads to the sign-up and to us', async ({ page }) => {
  const closing = page.locator('main section').last()
  await expect(closing.getByRole('heading')).toHaveText('Start your partnership')
  await expectLink(closing, 'Become a Partner', '/signup')
  await expectLink(closing, 'Contact Support', '/contact')
})
