import type { Page } from 'playwright/test'
import {
  answer,
  blank,
  contact,
  fieldsOf,
  forms,
  playAnswers,
  restore,
  submit,
  trouble,
  words,
  write,
  written,
} from './support/answers.ts'
import { allViolations } from './support/axe.ts'
import { siteDocument } from './support/document.ts'
import { open } from './support/page.ts'
import { boxOf } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const asked = `foreign: ${forms.contactAddress}`

test('FORM-4 a valid contact form is a native submit of the page', async ({ page, gate }) => {
  gate.expect(asked)
  const { messages, requests } = await playAnswers(page)
  await open(page, '/contact')
  await submit(page)
  await expect(answer(page)).toBeVisible()
  await expect(page).toHaveURL(forms.contactAddress)
  expect(messages).toEqual([words])
  expect(requests[0]?.method()).toBe('POST')
  expect(requests[0]?.isNavigationRequest()).toBe(true)
})

for (const how of ['answers', 'answers 500'] as const) {
  test(`FORM-3 a server that ${how}: blank fields on return, and what was sent is offered`, async ({ page, gate }) => {
    gate.expect(asked)
    if (how === 'answers 500') gate.expect(/^console\.error: Failed to load resource.*500/)
    await playAnswers(page, how)
    await open(page, '/contact')
    await expect(restore(page)).toBeHidden()
    await submit(page)
    await expect(answer(page)).toBeVisible()
    await page.goBack()
    await expect(restore(page)).toBeVisible()
    await expect(fieldsOf(page).button).toBeEnabled()
    expect(await written(page)).toEqual(blank)
    await restore(page).click()
    expect(await written(page)).toEqual(words)
    await expect(fieldsOf(page).name).toBeFocused()
    await expect(restore(page)).toBeHidden()
  })
}

test('FORM-3 LAYOUT-1 on a phone the form ends below its notices, and the offer to restore takes their place', async ({
  page,
  gate,
}) => {
  gate.expect(asked)
  await page.setViewportSize({ width: 360, height: 800 })
  await playAnswers(page)
  await open(page, '/contact')
  const panel = page.locator('main form')
  const notice = fieldsOf(page).button.locator('xpath=../../following-sibling::div')
  const before = await boxOf(panel)
  const { y, height } = await boxOf(notice)
  expect(before.y + before.height - y - height).toBeLessThanOrEqual(28)
  await submit(page)
  await expect(answer(page)).toBeVisible()
  await page.goBack()
  await expect(restore(page)).toBeInViewport({ ratio: 1 })
  await expect(notice).toBeHidden()
  expect((await boxOf(panel)).height).toBe(before.height)
  await fieldsOf(page).name.fill('Amaka')
  await expect(notice).toBeVisible()
  await expect(restore(page)).toBeHidden()
  await fieldsOf(page).name.fill('')
  await restore(page).click()
  expect(await written(page)).toEqual(words)
  await expect(notice).toBeVisible()
})

const twice: [string, (page: Page) => Promise<void>][] = [
  ['a double click', (page) => fieldsOf(page).button.dblclick()],
  [
    'Enter twice',
    async (page) => {
      await fieldsOf(page).email.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
    },
  ],
]
for (const [what, press] of twice) {
  test(`FORM-4 T-F4 BTN-1 ${what} is one message, and the button is busy until the answer`, async ({ page, gate }) => {
    gate.expect(asked)
    const { messages } = await playAnswers(page, 'says nothing')
    await open(page, '/contact')
    await write(page)
    const { button } = fieldsOf(page)
    const before = await button.boundingBox()
    await press(page)
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button.getByText(contact.busy)).toBeVisible()
    expect((await button.boundingBox())?.width).toBe(before?.width)
    expect(await written(page)).toEqual(blank)
    await expect.poll(() => messages).toEqual([words])
  })
}

test('FORM-4 T-F3 A11Y-1 LAYOUT-1 no answer: after ten seconds the words are back, and it says so', async ({
  page,
  gate,
}) => {
  gate.expect(asked)
  await page.clock.install()
  const { messages } = await playAnswers(page, 'says nothing')
  await open(page, '/contact')
  await submit(page)
  await expect(fieldsOf(page).button).toBeDisabled()
  await page.clock.runFor(10_000)
  const alert = trouble(page, 'noAnswer')
  await expect(alert).toBeFocused()
  await expect(alert.getByRole('link', { name: siteDocument().email })).toBeVisible()
  expect(await written(page)).toEqual(words)
  for (const width of [360, 768, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const [inner, outer] = [await boxOf(alert), await boxOf(page.locator('main form'))]
    const fields = await boxOf(page.locator('main form [role=radiogroup]'))
    const area = await boxOf(fieldsOf(page).description)
    expect(inner.x, `at ${width}`).toBe(fields.x)
    expect(inner.x + inner.width, `at ${width}`).toBeCloseTo(area.x + area.width, 0)
    expect(outer.y + outer.height - inner.y - inner.height, `at ${width}`).toBeGreaterThanOrEqual(inner.x - outer.x - 1)
  }
  expect(await allViolations(page)).toEqual([])
  await playAnswers(page)
  await alert.getByRole('button', { name: contact.sendAnyway }).click()
  await expect(answer(page)).toBeVisible()
  expect(messages).toEqual([words])
})

test('FORM-4 without an address the e-mail line is in place of the button', async ({ page, fixtures }) => {
  await page.goto(`${fixtures}/closed-contact`)
  await expect(fieldsOf(page).button).toHaveCount(0)
  await expect(page.locator('form').getByRole('link', { name: siteDocument().email })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('FORM-4 NOJS-1 the browser itself checks the contact form, and posts it', async ({ page, gate }) => {
    gate.expect(asked)
    const { messages, keys } = await playAnswers(page)
    await page.goto('/contact')
    const fields = fieldsOf(page)
    const wrong = page.locator(':is(input, textarea):invalid')
    await expect(wrong).toHaveCount(8)
    await write(page, { ...words, email: 'amaka@adunni', description: 'Too short' })
    await fields.button.click()
    await expect(page).toHaveURL('/contact')
    await expect(wrong).toHaveCount(2)
    await write(page)
    await fields.button.click()
    await expect(answer(page)).toBeVisible()
    expect(messages).toEqual([words])
    // The page cannot make one, and one for all visitors would make all but the first message a repeated one.
    expect(keys).toEqual([undefined])
  })
})
