import { blank, bothForms, contact, fieldsOf, words, write, written } from './support/answers.ts'
import { violations } from './support/axe.ts'
import { blockAt, siteDocument } from './support/document.ts'
import { open } from './support/page.ts'
import { holdReact } from './support/react.ts'
import { expect, test } from './support/site.ts'

const reachOut = blockAt('/business-faqs', 'form')

/** What a form says about each field, from top to bottom. */
const messagesOf = (form: typeof contact) => [form.nameError, form.emailError, form.reasonError, form.descriptionError]

for (const { route, form } of bothForms) {
  const reasons = form.reasons.map(({ text }) => text)
  const messages = messagesOf(form)

  test(`FORM-1 ${route} asks for name, email, reason and description`, async ({ page }) => {
    await open(page, route)
    const fields = fieldsOf(page)
    await expect(fields.name).toHaveAccessibleName(form.nameLabel)
    await expect(fields.email).toHaveAccessibleName(form.emailLabel)
    await expect(fields.description).toHaveAccessibleName(form.descriptionLabel)
    await expect(fields.button).toHaveAccessibleName(form.button)
    await expect(fields.name).toHaveAttribute('autocomplete', 'name')
    await expect(fields.email).toHaveAttribute('autocomplete', 'email')
    await expect(page.getByRole('radiogroup', { name: form.reasonLabel }).getByRole('radio')).toHaveCount(
      reasons.length,
    )
    for (const reason of reasons) await expect(fields.reason(reason)).not.toBeChecked()
    await expect(fields.description).toHaveAccessibleDescription(form.descriptionHint)
    for (const field of [fields.name, fields.email, fields.description, fields.button])
      expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })

  test(`FORM-2 FORM-3 ${route} is checked on submit only, and says what is wrong with each field`, async ({ page }) => {
    await open(page, route)
    const fields = fieldsOf(page)
    await fields.name.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    for (const message of messages) await expect(page.getByText(message, { exact: true })).toBeHidden()
    await fields.button.click()
    for (const message of messages) await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(fields.name).toBeFocused()
    await expect(fields.name).toHaveAttribute('aria-invalid', 'true')
    await expect(fields.name).toHaveAccessibleDescription(form.nameError)
    await expect(fields.description).toHaveAccessibleDescription(`${form.descriptionError} ${form.descriptionHint}`)
    await expect(page.getByRole('radiogroup', { name: form.reasonLabel })).toHaveAccessibleDescription(form.reasonError)
    expect(await violations(page)).toEqual([])
  })

  test(`FORM-2 ${route} keeps what is right, and goes to the first field that is not`, async ({ page }) => {
    await open(page, route)
    const fields = fieldsOf(page)
    const right = { ...words, reason: reasons[1] ?? '' }
    await write(page, right)
    for (const email of ['', 'amaka', 'amaka@adunni', 'amaka@.example ']) {
      await fields.email.fill(email)
      await fields.button.click()
      await expect(page.getByText(form.emailError)).toBeVisible()
      await expect(fields.email).toBeFocused()
      await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    }
    await fields.description.fill('    9 signs')
    await fields.email.fill('amaka@adunni.example')
    await fields.button.click()
    await expect(fields.description).toBeFocused()
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    expect(await written(page)).toEqual({ ...right, description: '    9 signs' })
  })

  test(`FORM-3 ${route} keeps what was typed before React, over a reload, and on the way Back`, async ({ page }) => {
    const react = await holdReact(page)
    await page.goto(route)
    await fieldsOf(page).name.pressSequentially('Amaka Obi')
    await fieldsOf(page).description.fill('Typed before the script.')
    await page.getByText(reasons[1] ?? '', { exact: true }).click()
    await react.release()
    await page.waitForFunction(() => document.querySelector('form')?.noValidate)
    const typed = { ...blank, name: 'Amaka Obi', reason: reasons[1] ?? '', description: 'Typed before the script.' }
    expect(await written(page)).toEqual(typed)
    await page.reload()
    await page.waitForFunction(() => document.querySelector('form')?.noValidate)
    expect(await written(page)).toEqual(typed)
    await page.locator('header a[href="/"]').first().click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(fieldsOf(page).name).toHaveValue('Amaka Obi')
    expect(await written(page)).toEqual(typed)
  })
}

for (const width of [360, 768, 1440]) {
  test(`FORM-2 A11Y-1 at ${width} a faulty field below the bar brings its label into view`, async ({ page, gate }) => {
    // The button is out of sight and pressed by a script: for the browser that is no input that may move things.
    gate.expect(/^shift: /)
    await page.setViewportSize({ width, height: 640 })
    await open(page, '/contact')
    const fields = fieldsOf(page)
    const bar = (await page.locator('header').first().boundingBox())?.height ?? Number.NaN
    for (const [field, label] of [
      [fields.name, contact.nameLabel],
      [fields.description, contact.descriptionLabel],
    ] as const) {
      if (label === contact.descriptionLabel) await write(page, { ...words, description: '' })
      await field.evaluate((one, height) => {
        scrollTo({ top: scrollY + one.getBoundingClientRect().top - height - 4, behavior: 'instant' })
      }, bar)
      await fields.button.evaluate((button) => {
        if (!(button instanceof HTMLElement)) return
        button.focus({ preventScroll: true })
        button.click()
      })
      await expect(field).toBeFocused()
      const top = () => page.getByText(label, { exact: true }).evaluate((one) => one.getBoundingClientRect().top)
      await expect.poll(top, label).toBeGreaterThanOrEqual(bar)
    }
  })
}

test('FORM-3 on the contact page a key that writes clears all messages, one that moves none', async ({ page }) => {
  await open(page, '/contact')
  const fields = fieldsOf(page)
  await fields.button.click()
  for (const key of ['Tab', 'Shift+Tab', 'Escape', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Shift']) {
    await page.keyboard.press(key)
    await expect(page.getByText(contact.reasonError)).toBeVisible()
  }
  await fields.email.press('a')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  for (const message of messagesOf(contact)) await expect(page.getByText(message, { exact: true })).toBeHidden()
})

test('FORM-3 on the reach-out form the messages stay until it is sent again', async ({ page }) => {
  await open(page, '/business-faqs')
  const fields = fieldsOf(page)
  await fields.button.click()
  await fields.name.press('A')
  await expect(page.getByText(reachOut.nameError, { exact: true })).toBeVisible()
  await fields.button.click()
  await expect(page.getByText(reachOut.nameError, { exact: true })).toBeHidden()
  await expect(fields.email).toBeFocused()
})

test('FORM-4 the reach-out form logs, says so, sends nothing and is blank', async ({ page, gate }) => {
  gate.expect(/^console\.log: \{name: Amaka Obi/)
  await open(page, '/business-faqs')
  const requests: string[] = []
  page.on('request', (request) => {
    // A quiet page loads code and documents.
    if (request.method() !== 'GET' || !/\.js(?:on)?$/.test(request.url())) requests.push(request.url())
  })
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  const values = { ...words, reason: reachOut.reasons[1]?.text ?? '' }
  await write(page, values)
  await fieldsOf(page).name.press('Enter')
  await expect.poll(() => said).toEqual([reachOut.success])
  expect(await written(page)).toEqual(blank)
  expect(requests).toEqual([])
  await page.reload()
  await page.waitForFunction(() => document.querySelector('form')?.noValidate)
  expect(await written(page)).toEqual(blank)
})

test('FORM-4 the reach-out form sends nothing before React, which then does it', async ({ page, gate }) => {
  gate.expect(/^console\.log: \{name: Amaka Obi/)
  const react = await holdReact(page)
  await page.goto('/business-faqs')
  const { button, name } = fieldsOf(page)
  await write(page, { ...words, reason: reachOut.reasons[1]?.text ?? '' })
  await expect(button).toHaveAttribute('type', 'button')
  await name.press('Enter')
  await button.click()
  await expect(page).toHaveURL('/business-faqs')
  const said = page.waitForEvent('dialog')
  await react.release()
  await (await said).accept()
  await expect(button).toHaveAttribute('type', 'submit')
  expect(await written(page)).toEqual(blank)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('FORM-4 NOJS-1 the reach-out form shows the e-mail line in place of its button', async ({ page }) => {
    await page.goto('/business-faqs')
    await expect(page.locator('form').getByRole('link', { name: siteDocument().email })).toBeVisible()
    await expect(fieldsOf(page).button).toBeHidden()
  })
})
