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
import { hydrated, open } from './support/page.ts'
import { expect, test } from './support/site.ts'

// What happens to a message after it has been sent: further tries, and how long the tab remembers it.

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const minute = 60_000

/** Whether the tab remembers any of the words that were sent. */
const isStored = (page: Page) =>
  page.evaluate((text) => JSON.stringify({ ...sessionStorage }).includes(text), words.description)

test.beforeEach(({ gate }) => gate.expect(`foreign: ${forms.contactAddress}`))

/** Sends the words, and comes back from the answer. */
async function sendAndReturn(page: Page): Promise<void> {
  await submit(page)
  await expect(answer(page)).toBeVisible()
  await page.goBack()
  await hydrated(page)
}

test('FORM-4 T-F3 a try without an answer is stopped before the next one with its key', async ({ page }) => {
  const { messages, keys } = await playAnswers(page, 'hangs')
  await open(page, '/contact')
  await write(page)
  // In real time: while the browser waits for an answer, nothing can move the clock of its page.
  const stopped = page.waitForEvent('requestfailed', (request) => request.url() === forms.contactAddress)
  await fieldsOf(page).button.click()
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED')
  const second = await playAnswers(page)
  await trouble(page, 'noAnswer').getByRole('button', { name: contact.sendAnyway }).click()
  await expect(answer(page)).toBeVisible()
  expect([...messages, ...second.messages]).toEqual([words, words])
  expect(keys[0]).toMatch(uuid)
  expect(second.keys).toEqual(keys)
})

test('FORM-4 A11Y-1 a message that is brought back keeps its key, and other words are another message', async ({
  page,
}) => {
  const { keys } = await playAnswers(page)
  await open(page, '/contact')
  await sendAndReturn(page)
  expect(await allViolations(page)).toEqual([])
  await restore(page).click()
  await page.reload()
  await hydrated(page)
  await expect(restore(page)).toBeHidden()
  expect(await written(page)).toEqual(words)
  await sendAndReturn(page)
  expect(keys[1]).toBe(keys[0])
  await restore(page).click()
  await write(page, { ...words, description: 'We need cards for our team in Douala.' })
  await fieldsOf(page).button.click()
  await expect(answer(page)).toBeVisible()
  expect(keys[2]).toMatch(uuid)
  expect(keys[2]).not.toBe(keys[0])
})

test('FORM-3 what is typed while a message is on its way is not written over', async ({ page }) => {
  await page.clock.install()
  await playAnswers(page, 'says nothing')
  await open(page, '/contact')
  await submit(page)
  await expect(fieldsOf(page).button).toBeDisabled()
  await fieldsOf(page).name.fill('Ese')
  await page.clock.runFor(10_000)
  await expect(trouble(page, 'noAnswer')).toBeFocused()
  expect(await written(page)).toEqual({ ...blank, name: 'Ese' })
  await fieldsOf(page).name.fill('')
  await restore(page).click()
  expect(await written(page)).toEqual(words)
})

for (const [what, key] of [
  ['what was sent is dropped once a page of ours says that it arrived', undefined],
  ['a page that names another message drops nothing', 'another'],
] as const) {
  test(`FORM-3 ${what}`, async ({ page, site }) => {
    await playAnswers(page, 'answers', (sent) => `${site}/faqs?sent=${key ?? sent}`)
    await open(page, '/contact')
    await submit(page)
    await expect(page).toHaveURL(/\/faqs\?sent=/)
    await hydrated(page)
    await expect.poll(() => isStored(page)).toBe(key !== undefined)
    await page.goBack()
    await hydrated(page)
    expect(await written(page)).toEqual(blank)
    await expect(restore(page)).toBeVisible({ visible: key !== undefined })
  })
}

test('FORM-3 what was sent is offered for half an hour, and then dropped', async ({ page }) => {
  await page.clock.install()
  await playAnswers(page)
  await open(page, '/contact')
  await sendAndReturn(page)
  await page.clock.runFor(29 * minute)
  await expect(restore(page)).toBeVisible()
  expect(await isStored(page)).toBe(true)
  await page.clock.runFor(minute)
  await expect(restore(page)).toBeHidden()
  await expect.poll(() => isStored(page)).toBe(false)
})

test('FORM-3 half an hour later no page of ours remembers what was sent', async ({ page }) => {
  await page.clock.install()
  await playAnswers(page)
  await open(page, '/contact')
  await sendAndReturn(page)
  await open(page, '/faqs')
  expect(await isStored(page)).toBe(true)
  await page.clock.runFor(30 * minute)
  await expect.poll(() => isStored(page)).toBe(false)

  await open(page, '/contact')
  await submit(page)
  await expect(answer(page)).toBeVisible()
  await page.clock.runFor(31 * minute)
  await page.goBack()
  await hydrated(page)
  await expect(restore(page)).toBeHidden()
  await expect.poll(() => isStored(page)).toBe(false)
})
