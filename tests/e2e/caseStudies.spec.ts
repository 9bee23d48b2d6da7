import type { Locator, Page } from 'playwright/test'
import { blockAt } from './support/document.ts'
import { open } from './support/page.ts'
import { boxOf, expectLink, section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const story = (page: Page) => section(page, 'story')
const { studies, readMore, about } = blockAt('/case-studies', 'caseStudies')

/** What the link of a study is called: `Read more` alone says nothing in a list of links. */
async function expectNamed(place: Locator, { brand, href }: { brand: string; href: string }): Promise<void> {
  await expectLink(place, `${readMore} ${about} ${brand}`, href)
}

test('CASE-1 the name of each link in the list names the customer', async ({ page }) => {
  await open(page, '/case-studies')
  // Below the cards a line leads to one more study.
  const cases = section(page, 'cases').getByRole('listitem')
  for (const study of studies) await expectNamed(section(page, 'cases'), study)
  await expect(cases.getByRole('link')).toHaveCount(studies.length)
  // The first one is seen with the head, and moves at once: what is in view when the script runs stays as it is.
  const starts = await cases
    .locator('[data-living]')
    .evaluateAll((all) => all.map((one) => one.dataset.living === 'go'))
  expect(starts).toEqual(studies.map((_, at) => at === 0))
})

test('CASE-1 the whole card is the link', async ({ page }) => {
  await open(page, '/case-studies')
  await section(page, 'cases')
    .getByRole('listitem')
    .nth(1)
    .click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(studies[1]?.href ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(blockAt(studies[1]?.href ?? '', 'caseStudy').title)
})

test('CASE-1 CASE-2 a study says whose it is and where it belongs, and leads to the two others', async ({ page }) => {
  for (const slug of ['kredapay', 'gamepride', 'connekit']) {
    const route = `/case-studies/${slug}`
    await open(page, route)
    const study = blockAt(route, 'caseStudy')
    const head = story(page).locator('header')
    await expect(head.getByText(`${study.brand}, ${study.location}`)).toBeVisible()
    const path = head.getByRole('navigation')
    await expectLink(path, study.list.text, '/case-studies')
    await expect(path.locator('[aria-current=page]')).toHaveText(study.brand)
    const roles = study.story.flatMap(({ quote }) => quote?.role ?? [])
    await expect(story(page).locator('figure figcaption')).toHaveText(roles)
    const more = blockAt(route, 'caseStudies').studies
    expect(more).toHaveLength(2)
    for (const other of more) await expectNamed(section(page, 'more'), other)
  }
})

test('CASE-2 the facts stay beside the story while it is read', async ({ page }) => {
  await open(page, '/case-studies/kredapay')
  const { facts, link } = blockAt('/case-studies/kredapay', 'caseStudy')
  const first = story(page).getByText(facts[0]?.title ?? '', { exact: true })
  await story(page).getByRole('heading', { level: 3 }).nth(2).scrollIntoViewIfNeeded()
  await expect(story(page).getByRole('link', { name: link.text })).toBeInViewport()
  const top = await first.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(100)
  await page.evaluate(() => scrollBy({ top: 200, behavior: 'instant' }))
  expect(await first.evaluate((element) => element.getBoundingClientRect().top)).toBe(top)
})

test('CASE-2 on a phone the facts are above the story, on one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/case-studies/kredapay')
  const terms = story(page).locator('dt')
  const [integrations, product] = [await boxOf(terms.nth(0)), await boxOf(terms.nth(1))]
  const first = await boxOf(story(page).getByRole('heading', { level: 2 }).first())
  expect(product.y).toBeGreaterThan(integrations.y)
  expect(product.y).toBeLessThan(first.y)
})

test('CASE-2 only a figure of a month stands between the months of a year', async ({ page }) => {
  for (const route of ['/case-studies/gamepride', '/case-studies/connekit']) {
    await open(page, route)
    const { figures } = blockAt(route, 'caseStudy')
    if (!figures) throw new Error(`${route} has no figures.`)
    for (const { figure, monthly } of figures) {
      const place = story(page).locator('dl').filter({ hasText: figure }).locator('..')
      await expect(place.locator('line')).toHaveCount(monthly ? 12 : 0)
      const months = place.locator('svg text')
      await expect(months).toHaveCount(monthly ? 12 : 0)
      if (monthly) await expect(months.first()).toHaveText('Jan')
    }
  }
})
