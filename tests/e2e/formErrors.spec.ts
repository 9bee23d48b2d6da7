import type { Page } from 'playwright/test'
import { bothForms, contact, fieldsOf, words, write, written } from './support/answers.ts'
import { allViolations } from './support/axe.ts'
import { blockAt } from './support/document.ts'
import { open } from './support/page.ts'
import { expect, test } from './support/site.ts'

const reachOut = blockAt('/business-faqs', 'form')

/** What a form says about each field, from top to bottom. */
const messagesOf = (form: typeof contact) => [form.nameError, form.emailError, form.reasonError, form.descriptionError]
/** A message at its field, which is in the summary, too. */
const atField = (page: Page, message: string) => page.locator('form p').getByText(message, { exact: true })
/** The labels of the fields, from top to bottom. */
const order = [contact.nameLabel, contact.emailLabel, contact.reasonLabel, contact.descriptionLabel]
const summary = (page: Page) => page.getByRole('group', { name: contact.errorTitle })

for (const { route, form } of bothForms) {
  const reasons = form.reasons.map(({ text }) => text)
  const messages = messagesOf(form)

  test(`FORM-2 FORM-3 ${route} is checked on submit only, and says what is wrong with each field`, async ({ page }) => {
    await open(page, route)
    const fields = fieldsOf(page)
    await fields.name.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    for (const message of messages) await expect(atField(page, message)).toBeHidden()
    await fields.button.click()
    for (const message of messages) await expect(atField(page, message)).toBeVisible()
    await expect(fields.name).toHaveAttribute('aria-invalid', 'true')
    await expect(fields.name).toHaveAccessibleDescription(form.nameError)
    await expect(fields.description).toHaveAccessibleDescription(`${form.descriptionError} ${form.descriptionHint}`)
    await expect(page.getByRole('radiogroup', { name: form.reasonLabel })).toHaveAccessibleDescription(form.reasonError)
    expect(await allViolations(page)).toEqual([])
  })

  test(`FORM-2 A11Y-1 ${route} lists its errors above the fields, where the focus goes, and leads to each`, async ({
    page,
  }) => {
    await open(page, route)
    const fields = fieldsOf(page)
    await expect(summary(page)).toBeHidden()
    await fields.button.press('Enter')
    await expect(summary(page)).toBeFocused()
    await expect(summary(page)).toBeInViewport({ ratio: 1 })
    await expect(summary(page).getByRole('link')).toHaveText(messages)
    for (const [at, field] of [
      fields.name,
      fields.email,
      fields.reason(reasons[0] ?? ''),
      fields.description,
    ].entries()) {
      await summary(page).getByRole('link').nth(at).press('Enter')
      await expect(field).toBeFocused()
    }
    await expect(page).toHaveURL(route)
    await summary(page).getByRole('link').first().press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(summary(page).getByRole('link').last()).toBeFocused()
  })

  test(`FORM-2 ${route} keeps what is right, and names the field that is not`, async ({ page }) => {
    await open(page, route)
    const fields = fieldsOf(page)
    const right = { ...words, reason: reasons[1] ?? '' }
    await write(page, right)
    for (const email of ['', 'amaka', 'amaka@adunni', 'amaka@.example ']) {
      await fields.email.fill(email)
      await fields.button.click()
      await expect(atField(page, form.emailError)).toBeVisible()
      await expect(summary(page).getByRole('link')).toHaveText([form.emailError])
      await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    }
    await fields.description.fill('    9 chars')
    await fields.email.fill('amaka@adunni.example')
    await fields.button.click()
    await expect(summary(page).getByRole('link')).toHaveText([form.descriptionError])
    await expect(page.locator('[aria-invalid]')).toHaveCount(1)
    expect(await written(page)).toEqual({ ...right, description: '    9 chars' })
  })
}

test('FORM-2 A11Y-1 the title of the page says that its form has errors, as long as there are any', async ({
  page,
}) => {
  await open(page, '/contact')
  const title = await page.title()
  const { button, name } = fieldsOf(page)
  await button.click()
  await expect(page).toHaveTitle(`Error: ${title}`)
  await name.fill('Amaka Obi')
  await button.click()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('link')).toHaveText(messagesOf(contact).slice(1))
  await expect(page).toHaveTitle(`Error: ${title}`)
  await page.locator('header a[href="/for-business"]:visible').click()
  await expect(page).toHaveURL('/for-business')
  await expect(page).toHaveTitle(/^(?!Error)/)
  await page.goBack()
  await expect(page).toHaveTitle(title)
  await expect(summary(page)).toBeHidden()
})

for (const width of [360, 768, 1440]) {
  test(`FORM-2 A11Y-1 at ${width} a line of the summary brings the label of its field into view`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await open(page, '/contact')
    const fields = fieldsOf(page)
    const bar = (await page.locator('header').first().boundingBox())?.height ?? Number.NaN
    await fields.button.press('Enter')
    for (const [field, label] of [
      [fields.description, contact.descriptionLabel],
      [fields.name, contact.nameLabel],
      [fields.reason(contact.reasons[0]?.text ?? ''), contact.reasonLabel],
    ] as const) {
      const above = page.locator('form').getByText(label, { exact: true })
      // From below: the field lies right under the bar.
      await above.evaluate(
        (one, height) => scrollBy({ top: one.getBoundingClientRect().bottom - height, behavior: 'instant' }),
        bar,
      )
      const link = summary(page).getByRole('link').nth(order.indexOf(label))
      await link.evaluate((one) => one.focus({ preventScroll: true }))
      await page.keyboard.press('Enter')
      await expect(field).toBeFocused()
      await expect
        .poll(() => above.evaluate((one) => one.getBoundingClientRect().top), label)
        .toBeGreaterThanOrEqual(bar)
    }
  })
}

test('FORM-3 on the contact page a key that writes clears all messages, one that moves none', async ({ page }) => {
  await open(page, '/contact')
  const fields = fieldsOf(page)
  await fields.button.click()
  for (const key of ['Tab', 'Shift+Tab', 'Escape', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Shift']) {
    await page.keyboard.press(key)
    await expect(atField(page, contact.reasonError)).toBeVisible()
  }
  await expect(page).toHaveTitle(/^Error: /)
  await fields.email.press('a')
  await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  for (const message of messagesOf(contact)) await expect(atField(page, message)).toBeHidden()
  await expect(summary(page)).toBeHidden()
  await expect(page).toHaveTitle(/^(?!Error)/)
  await expect(fields.email).toBeFocused()
})

test('FORM-3 on the reach-out form the messages stay until it is sent again', async ({ page }) => {
  await open(page, '/business-faqs')
  const fields = fieldsOf(page)
  await fields.button.click()
  await fields.name.press('A')
  await expect(atField(page, reachOut.nameError)).toBeVisible()
  await fields.button.click()
  await expect(atField(page, reachOut.nameError)).toBeHidden()
  await expect(summary(page)).toBeFocused()
})
