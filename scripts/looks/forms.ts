import type { Locator } from 'playwright'
import { prepare, settle, type Sitting, taken, visit } from './browser.ts'
import { type Control, controls } from './controls.ts'
import { photograph, type View } from './views.ts'

/** Longer than any form waits for an answer, in ms. */
const patience = 60_000

/** What somebody writes who fills in a form, by the type of the field. */
const answers: Record<string, string> = {
  email: 'somebody@example.com',
  tel: '+234 800 000 0000',
  url: 'https://example.com',
  number: '12',
  date: '2026-01-12',
}
const anything = 'Words that somebody has written here.'

/**
 * A form with every error that it finds when nothing is written, and what becomes of it when it is sent: at once, when no
 * answer comes, and when the visitor comes back from the answer.
 */
export async function photographForm(sitting: Sitting, { index }: Control, name: string): Promise<View[]> {
  const { stage } = sitting
  const page = await stage.context.newPage()
  // Its own time, so that nobody waits for the end of a form's patience.
  await page.clock.install()
  page.on('dialog', (dialog) => void dialog.accept())
  const scope = { selector: controls.form, index }
  const form = page.locator(controls.form).nth(index)
  const views: View[] = []
  const take = async (state: string) => {
    await settle(page)
    views.push(await photograph(page, `${name} ${state}`, scope))
  }
  const send = async () => {
    await visit({ ...sitting, page })
    await fill(form)
    await press(form)
  }
  try {
    await visit({ ...sitting, page })
    await press(form)
    await take('with errors')
    const goesElsewhere = (await form.getAttribute('action')) !== null
    await send()
    await take(goesElsewhere ? 'on its way' : 'sent')
    if (!goesElsewhere) return views
    await page.clock.fastForward(patience)
    await take('without an answer')
    views.push(...(await comeBack({ ...sitting, page }, send, `${name} sent, and come back to`, scope)))
  } finally {
    stage.answers = false
    await page.close()
  }
  return views
}

async function comeBack(
  { page, stage }: Sitting,
  send: () => Promise<void>,
  state: string,
  scope: { selector: string; index: number },
): Promise<View[]> {
  stage.answers = true
  await send()
  await page.waitForURL((url) => url.origin !== stage.origin)
  await page.goBack()
  await taken(page)
  await prepare(page)
  await settle(page)
  return [await photograph(page, state, scope)]
}

/** Presses the button that sends a form. */
const press = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) =>
    [...element.querySelectorAll('button')].find((one) => one.checkVisibility({ visibilityProperty: true }))?.click(),
  )

/** Writes something that fits into each field that can be seen. */
async function fill(form: Locator): Promise<void> {
  for (const field of await form.locator('input, textarea, select').all()) {
    const { type, isSeen } = await field.evaluate((one: HTMLInputElement) => ({
      type: one.type,
      isSeen: one.checkVisibility({ visibilityProperty: true }),
    }))
    if (!isSeen || type === 'hidden' || type === 'file') continue
    if (type === 'radio' || type === 'checkbox') await field.evaluate((one: HTMLInputElement) => one.click())
    else if (type.startsWith('select')) await field.selectOption({ index: 1 })
    else await field.fill(answers[type] ?? anything)
  }
}
