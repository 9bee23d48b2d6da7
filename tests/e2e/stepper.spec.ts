import type { Page } from 'playwright/test'
import { allViolations } from './support/axe.ts'
import { blockAt, siteDocument } from './support/document.ts'
import { open } from './support/page.ts'
import { boxOf } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const pages = ['/api-documentation', '/']

const stepper = (page: Page) => page.locator('[data-stepper]')

/** What can be seen and heard of the examples. */
const shown = (page: Page) =>
  stepper(page).evaluate((root) => {
    const isThere = (element: Element) => element.checkVisibility()
    const [example, ...others] = [...root.querySelectorAll('[data-example]')].filter(isThere)
    const [request = '', answer = ''] = [...(example?.querySelectorAll('pre') ?? [])].map(({ innerText }) => innerText)
    return {
      name: example?.closest('[aria-label]')?.getAttribute('aria-label'),
      others: others.length,
      request: JSON.parse(request) as unknown,
      answer: JSON.parse(answer) as unknown,
      states: [...(example?.querySelectorAll('ol > li') ?? [])].map(({ textContent }) => textContent),
      said: [...root.querySelectorAll('[role=status] > [data-at]')].filter(isThere).map((one) => one.textContent),
    }
  })

type Service = ReturnType<typeof servicesOf>[number]
const servicesOf = (route: string) => blockAt(route, 'apiStepper').services

const expected = ({ name, amount, currency, states }: Service) => {
  const last = states.at(-1)?.toLowerCase()
  const request = { service: name, amount, currency }
  const answer = { ...request, status: last }
  return { name, others: 0, request, answer, states, said: [`${siteDocument().texts.answer}: ${last}`] }
}

for (const route of pages)
  test(`HOME-4 PAGE-2 on ${route} the arrow keys go through the services, and what is said is said once`, async ({
    page,
  }) => {
    await open(page, route)
    const services = servicesOf(route)
    const first = Math.max(
      0,
      services.findIndex(({ shownFirst }) => shownFirst),
    )
    await stepper(page).locator(':checked').focus()
    const before = await boxOf(stepper(page))
    for (const at of services.keys()) {
      const service = services[(first + at) % services.length] as Service
      await expect(page.getByRole('radio', { name: service.name, exact: true })).toBeFocused()
      expect(await shown(page)).toEqual(expected(service))
      // No example is higher than another one.
      expect((await boxOf(stepper(page))).height).toBe(before.height)
      await page.keyboard.press('ArrowRight')
    }
    expect(await shown(page)).toEqual(expected(services[first] as Service))
    // The group is one stop: what follows is the button of the example.
    await page.keyboard.press('Tab')
    await expect(page.locator('[data-shown] [data-copy]')).toBeFocused()
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('NOJS-1 HOME-4 every service can be chosen, and nobody sees a copy button', async ({ page }) => {
    await page.goto('/api-documentation')
    for (const { name } of servicesOf('/api-documentation')) {
      await page.getByRole('radio', { name, exact: true }).check()
      await expect(stepper(page).getByRole('group', { name, exact: true })).toBeVisible()
      await expect(stepper(page).locator('[data-example]:visible')).toHaveCount(1)
    }
    await expect(page.locator('[data-copy]:visible')).toHaveCount(0)
  })
})

/** The animations that run in the examples: what they change, and how long and often. */
const moves = (page: Page) =>
  stepper(page).evaluate((root) =>
    root
      .getAnimations({ subtree: true })
      .filter((one) => one instanceof CSSAnimation)
      .map(({ effect }) => {
        const { endTime, iterations } = effect?.getComputedTiming() ?? {}
        const changed = effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap(Object.keys) : []
        return { endTime: Number(endTime), iterations, changed }
      }),
  )

test('MOTION-1 HOME-4 an example moves once it has been chosen, once, and also the first one', async ({ page }) => {
  await open(page, '/api-documentation')
  const services = servicesOf('/api-documentation')
  expect(await moves(page)).toEqual([])
  const first = services.findIndex(({ shownFirst }) => shownFirst)
  for (const at of [first - 1, first]) {
    await page.getByRole('radio', { name: services[at]?.name ?? '', exact: true }).check()
    const found = await moves(page)
    expect(found.length).toBeGreaterThan(10)
    expect(Math.max(...found.map(({ endTime }) => endTime))).toBeLessThanOrEqual(2_301)
    expect(new Set(found.map(({ iterations }) => iterations))).toEqual(new Set([1]))
    const rest = ['offset', 'computedOffset', 'easing', 'composite', 'transform', 'opacity']
    expect(found.flatMap(({ changed }) => changed).filter((key) => !rest.includes(key))).toEqual([])
  }
  // At each moment the answer says what the line has reached, and nothing else.
  const words = (moment: number) =>
    stepper(page).evaluate((root, time) => {
      for (const one of root.getAnimations({ subtree: true })) Object.assign(one, { currentTime: time })
      const value = root.querySelector('[data-shown] [data-first]') as HTMLElement
      const last = value.firstElementChild as HTMLElement
      const opacities = [
        getComputedStyle(value, '::before'),
        getComputedStyle(value, '::after'),
        getComputedStyle(last),
      ]
      return opacities.map(({ opacity }) => Number(opacity))
    }, moment)
  for (const [moment, at] of [
    [700, 0],
    [1_500, 1],
    [2_299, 2],
  ] as const) {
    const opacities = await words(moment)
    expect(opacities[at], `${moment}`).toBeGreaterThan(0.95)
    expect(opacities.filter((_, place) => place !== at)).toEqual([0, 0])
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('radio', { name: services[0]?.name ?? '', exact: true }).check()
  expect(await moves(page)).toEqual([])
})

test('A11Y-1 axe finds nothing with another service open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/api-documentation')
    await page.getByRole('radio').first().check()
    expect(await allViolations(page), `${width}`).toEqual([])
  }
})

test('A11Y-1 in forced colours the station that is chosen stands out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await open(page, '/api-documentation')
  const stations = await stepper(page)
    .locator('label > span')
    .evaluateAll((all) =>
      all.map((one) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(one, '::before')
        return { ring: borderTopColor, hole: backgroundColor, isChosen: one.matches(':checked + *') }
      }),
    )
  for (const { ring, hole, isChosen } of stations) {
    expect(ring).toBe('rgb(0, 0, 0)')
    expect(hole === 'rgb(255, 255, 255)').toBe(!isChosen)
  }
})

test('PRINT-1 every example is on paper, whichever has been chosen', async ({ page, gate }) => {
  await open(page, '/api-documentation')
  await page.getByRole('radio').first().check()
  await page.emulateMedia({ media: 'print' })
  await expect(stepper(page).locator('[data-example]:visible')).toHaveCount(servicesOf('/api-documentation').length)
  for (const problem of await gate.take()) expect(problem).toMatch(/^shift: /)
  await page.emulateMedia({ media: 'screen' })
  await gate.take()
})
