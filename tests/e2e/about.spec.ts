import { open } from './support/page.ts'
import { expect, test } from './support/site.ts'
import { expectLink, section, sectionIds } from './support/sections.ts'

test('ABOUT-1 the sections stand in their order', async ({ page }) => {
  await open(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We build payment tools for Nigeria and Cameroon')
  expect(await sectionIds(page)).toEqual(['goals', 'cards', 'team', 'story', 'different', 'faq'])
})

test('ABOUT-1 goals are a text, and three cards say what, who and how', async ({ page }) => {
  await open(page, '/about')
  await expect(section(page, 'goals').getByRole('heading')).toHaveText('What we want to achieve')
  await expect(section(page, 'goals').locator('p')).toHaveCount(2)
  await expect(section(page, 'cards').getByRole('heading', { level: 2 })).toHaveText([
    'What we do',
    'Who we serve',
    'How we work',
  ])
  await expect(section(page, 'cards')).toContainText('no hidden fees. Fees do not include taxes.')
})

test('ABOUT-1 the team has a heading, one sentence and no members', async ({ page }) => {
  await open(page, '/about')
  const team = section(page, 'team')
  await expect(team.getByRole('heading')).toHaveText('Our Team')
  await expect(team.locator('p')).toHaveText(/^[^.]+\.$/)
  await expect(team.getByRole('listitem')).toHaveCount(0)
  await expectLink(team, 'Contact us', '/contact')
})

test('ABOUT-1 the story has three parts in their order', async ({ page }) => {
  await open(page, '/about')
  const story = section(page, 'story')
  await expect(story.getByRole('heading')).toHaveText(['Our Story', 'Separate tools', 'One platform', 'One API'])
  await expect(story.locator('ol > li')).toHaveCount(3)
})

test('ABOUT-1 what makes us different are four claims, the fees with their taxes', async ({ page }) => {
  await open(page, '/about')
  const rows = section(page, 'different')
  await expect(rows.getByRole('heading')).toHaveText([
    'What Makes Us Different',
    'Round-the-clock support',
    'A single API integration',
    'Real-time analytics dashboards',
    'No hidden fees',
  ])
  await expect(rows.getByRole('listitem').last()).toContainText('Fees do not include taxes.')
})

test('ABOUT-1 four questions; the first one is answered with no', async ({ page }) => {
  await open(page, '/about')
  const questions = section(page, 'faq').locator('details')
  await expect(questions).toHaveCount(4)
  await questions.first().locator('summary').click()
  await expect(questions.first()).toContainText('No. Brightrail is a payments infrastructure provider, not a bank.')
})

test('ABOUT-1 one line runs through the drawings of the story, and beside them on narrow pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/about')
  const images = section(page, 'story').locator('img')
  const boxes = () => images.evaluateAll((all) => all.map((image) => image.getBoundingClientRect().toJSON() as DOMRect))
  const wide = await boxes()
  for (const [at, { x, bottom }] of wide.entries()) {
    expect(x).toBe(wide[0]?.x)
    const next = wide[at + 1]
    if (next) expect(Math.abs(next.top - bottom)).toBeLessThan(0.5)
  }
  for (const width of [1199, 640, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const parts = section(page, 'story').locator('ol > li')
    const lines = await parts.evaluateAll((all) =>
      all.map((part) => {
        const { left, top } = part.getBoundingClientRect()
        const line = getComputedStyle(part, '::before')
        const from = top + Number.parseFloat(line.top)
        return { x: left + Number.parseFloat(line.left), from, to: from + Number.parseFloat(line.height) }
      }),
    )
    for (const [at, { x, to }] of lines.entries()) {
      expect(x).toBe(lines[0]?.x)
      const next = lines[at + 1]
      if (next) expect(Math.abs(next.from - to), `${width}`).toBeLessThan(0.5)
    }
  }
})
