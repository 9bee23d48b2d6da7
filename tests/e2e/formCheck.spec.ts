import type { Page } from 'playwright/test'
import {
  type Behaviour,
  fieldsOf,
  forms,
  playAnswers,
  playRecaptcha,
  words,
  write,
  written,
} from './support/answers.ts'
import { blockAt, siteDocument } from './support/document.ts'
import { open } from './support/page.ts'
import { expect, test } from './support/site.ts'

const contact = blockAt('/contact', 'form')
const script = `${forms.recaptchaScript}?render=a-key`
const trouble = (page: Page) => page.getByRole('alert').filter({ hasText: contact.checkFailed })
const answer = (page: Page) => page.getByRole('heading', { name: 'Answer' })

test('FORM-4 with a key the script loads when the form is first focused, and the token is posted', async ({
  page,
  gate,
  fixtures,
}) => {
  gate.expect(`foreign: ${script}`)
  gate.expect(`foreign: ${forms.contactAddress}`)
  const asked = await playRecaptcha(page)
  const { messages } = await playAnswers(page)
  await open(page, `${fixtures}/checked-contact`)
  await expect(page.getByText('reCAPTCHA checks this form.')).toBeVisible()
  expect(asked).toEqual([])
  await fieldsOf(page).name.focus()
  await expect.poll(() => asked).toEqual([script])
  await write(page)
  await fieldsOf(page).button.click()
  await expect(answer(page)).toBeVisible()
  expect(messages).toEqual([{ ...words, 'g-recaptcha-response': 'token a-key contact' }])
  expect(asked).toEqual([script])
})

const failures: Behaviour[] = ['cannot be reached', 'answers 500', 'hangs', 'gives no token']
for (const how of failures) {
  test(`FORM-4 T-F3 a check that ${how}: the visitor is told, keeps the words, and can send anyway`, async ({
    page,
    gate,
    fixtures,
  }) => {
    gate.expect(`foreign: ${script}`)
    gate.expect(`foreign: ${forms.contactAddress}`)
    if (how === 'cannot be reached') gate.expect(/^failed: .*recaptcha/)
    if (how === 'cannot be reached' || how === 'answers 500') gate.expect(/^console\.error: Failed to load resource/)
    await page.clock.install()
    await playRecaptcha(page, how)
    const { messages } = await playAnswers(page)
    await open(page, `${fixtures}/checked-contact`)
    await write(page)
    await fieldsOf(page).button.click()
    if (how === 'hangs') {
      await expect(fieldsOf(page).button).toBeDisabled()
      await page.clock.runFor(10_000)
    }
    await expect(trouble(page)).toBeFocused()
    expect(messages).toEqual([])
    expect(await written(page)).toEqual(words)
    await expect(trouble(page).getByRole('link', { name: siteDocument().email })).toBeVisible()
    await trouble(page).getByRole('button', { name: contact.sendAnyway }).click()
    await expect(answer(page)).toBeVisible()
    expect(messages).toEqual([words])
  })
}

test('FORM-4 who writes on after an error gets the button back, and the check tries again', async ({
  page,
  gate,
  fixtures,
}) => {
  gate.expect(`foreign: ${script}`)
  gate.expect(`foreign: ${forms.contactAddress}`)
  gate.expect(/^console\.error: Failed to load resource/)
  await playRecaptcha(page, 'answers 500')
  const { messages } = await playAnswers(page)
  await open(page, `${fixtures}/checked-contact`)
  await write(page)
  await fieldsOf(page).button.click()
  await expect(trouble(page)).toBeVisible()
  await playRecaptcha(page)
  await fieldsOf(page).description.fill('We need cards for our team in Douala.')
  await expect(trouble(page)).toBeHidden()
  await fieldsOf(page).button.click()
  await expect(answer(page)).toBeVisible()
  expect(messages.map((message) => message['g-recaptcha-response'])).toEqual(['token a-key contact'])
})
