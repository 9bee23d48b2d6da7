import { blank, bothForms, fieldsOf, words, write, written } from './support/answers.ts'
import { blockAt, siteDocument } from './support/document.ts'
import { open } from './support/page.ts'
import { holdReact } from './support/react.ts'
import { expect, test } from './support/site.ts'

const reachOut = blockAt('/business-faqs', 'form')

for (const { route, form } of bothForms) {
  const reasons = form.reasons.map(({ text }) => text)

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
