import {
  answer,
  type Behaviour,
  contact,
  fieldsOf,
  forms,
  playAnswers,
  playRecaptcha,
  submit,
  trouble,
  words,
  written,
} from './support/answers.ts'
import { siteDocument } from './support/document.ts'
import { open } from './support/page.ts'
import { expect, test } from './support/site.ts'

const script = `${forms.recaptchaScript}?render=a-key`

test.beforeEach(({ gate }) => {
  gate.expect(`foreign: ${script}`)
  gate.expect(`foreign: ${forms.contactAddress}`)
})

test('FORM-4 with a key the script loads on the first focus, and the token is posted', async ({ page, fixtures }) => {
  const asked = await playRecaptcha(page)
  const { messages } = await playAnswers(page)
  await open(page, `${fixtures}/checked-contact`)
  await expect(page.getByText('reCAPTCHA checks this form.')).toBeVisible()
  expect(asked).toEqual([])
  await fieldsOf(page).name.focus()
  await expect.poll(() => asked).toEqual([script])
  await submit(page)
  await expect(answer(page)).toBeVisible()
  expect(messages).toEqual([{ ...words, 'g-recaptcha-response': 'token a-key contact' }])
  expect(asked).toEqual([script])
})

const failures: Behaviour[] = ['cannot be reached', 'answers 500', 'hangs', 'gives no token']
for (const how of failures) {
  test(`FORM-4 T-F3 a check that ${how}: visitors keep the words, and can send anyway`, async ({
    page,
    gate,
    fixtures,
  }) => {
    if (how === 'cannot be reached') gate.expect(/^failed: .*recaptcha/)
    if (how === 'cannot be reached' || how === 'answers 500') gate.expect(/^console\.error: Failed to load resource/)
    await page.clock.install()
    await playRecaptcha(page, how)
    const { messages } = await playAnswers(page)
    await open(page, `${fixtures}/checked-contact`)
    await submit(page)
    if (how === 'hangs') {
      await expect(fieldsOf(page).button).toBeDisabled()
      await page.clock.runFor(10_000)
    }
    await expect(trouble(page, 'checkFailed')).toBeFocused()
    expect(messages).toEqual([])
    expect(await written(page)).toEqual(words)
    await expect(trouble(page, 'checkFailed').getByRole('link', { name: siteDocument().email })).toBeVisible()
    await trouble(page, 'checkFailed').getByRole('button', { name: contact.sendAnyway }).click()
    await expect(answer(page)).toBeVisible()
    expect(messages).toEqual([words])
  })
}

test('FORM-4 whoever writes on after an error gets the button and the check again', async ({
  page,
  gate,
  fixtures,
}) => {
  gate.expect(/^console\.error: Failed to load resource/)
  await playRecaptcha(page, 'answers 500')
  const { messages } = await playAnswers(page)
  await open(page, `${fixtures}/checked-contact`)
  await submit(page)
  await expect(trouble(page, 'checkFailed')).toBeVisible()
  await playRecaptcha(page)
  await fieldsOf(page).description.fill('We need cards for our team in Douala.')
  await expect(trouble(page, 'checkFailed')).toBeHidden()
  await fieldsOf(page).button.click()
  await expect(answer(page)).toBeVisible()
  expect(messages.map((message) => message['g-recaptcha-response'])).toEqual(['token a-key contact'])
})
