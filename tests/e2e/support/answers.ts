import { readFileSync } from 'node:fs'
import type { BrowserContext, Page, Request } from 'playwright/test'
import literals from '../../literals.json' with { type: 'json' }
import { blockAt } from './document.ts'

/** The settings of the forms in pages/_site.json. */
export const { forms } = JSON.parse(readFileSync('pages/_site.json', 'utf8')) as {
  forms: { contactAddress: string; recaptchaKey: string; recaptchaScript: string }
}

/** How a server behaves. */
export type Behaviour = 'answers' | 'says nothing' | 'hangs' | 'answers 500' | 'cannot be reached' | 'gives no token'

/**
 * The messages that arrive at the address of the contact form, whose server is played here, and the keys that name them.
 * @param arrived where the server leads the visitor to, by the key of the message; without it, it shows an answer
 */
export async function playAnswers(
  where: BrowserContext | Page,
  how: Behaviour = 'answers',
  arrived?: (key: string) => string,
) {
  const messages: Record<string, string>[] = []
  const keys: (string | undefined)[] = []
  const requests: Request[] = []
  await where.route(forms.contactAddress, async (route) => {
    requests.push(route.request())
    const { key, ...message } = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''))
    messages.push(message)
    keys.push(key)
    if (how === 'hangs') return
    // An answer without content leaves the browser on the page, as one that never comes does.
    if (how === 'says nothing') return route.fulfill({ status: 204 })
    if (arrived) return route.fulfill({ status: 303, headers: { location: arrived(key ?? '') } })
    const status = how === 'answers 500' ? 500 : 200
    const body = '<!doctype html><html lang="en"><title>Answer</title><link rel="icon" href="data:,"><h1>Answer</h1>'
    await route.fulfill({ status, contentType: 'text/html', body })
  })
  return { messages, keys, requests }
}

const works = `window.grecaptcha = { ready: (done) => setTimeout(done),
  execute: (key, { action }) => Promise.resolve(['token', key, action].join(' ')) }`
const givesNone = 'window.grecaptcha = { ready: (done) => done(), execute: () => Promise.reject(new Error("expired")) }'

/** Plays Google's server: the script of reCAPTCHA v3. Returns the addresses that were asked for. */
export async function playRecaptcha(where: BrowserContext | Page, how: Behaviour = 'answers'): Promise<string[]> {
  const asked: string[] = []
  await where.route(`${forms.recaptchaScript}?*`, async (route) => {
    asked.push(route.request().url())
    if (how === 'hangs') return
    if (how === 'cannot be reached') return route.abort('connectionrefused')
    if (how === 'answers 500') return route.fulfill({ status: 500, body: '' })
    await route.fulfill({ contentType: 'text/javascript', body: how === 'answers' ? works : givesNone })
  })
  return asked
}

/** What a visitor writes in the tests. */
export const words = {
  name: 'Amaka Obi',
  email: 'amaka@adunni.example',
  reason: literals['FORM-1']['/contact'][1] ?? '',
  description: 'We need cards for our team.',
}

/** The forms of the site, and what their documents say. */
export const bothForms = ['/contact', '/business-faqs'].map((route) => ({ route, form: blockAt(route, 'form') }))

/** The form of a page. */
export function fieldsOf(page: Page) {
  return {
    name: page.locator('input[name=name]:not([type=hidden])'),
    email: page.locator('input[name=email]:not([type=hidden])'),
    reason: (text: string) => page.getByRole('radio', { name: text, exact: true }),
    description: page.locator('textarea[name=description]'),
    button: page.locator('form button').first(),
  }
}

/** Fills in the whole form. */
export async function write(page: Page, values: typeof words = words): Promise<void> {
  const fields = fieldsOf(page)
  await fields.name.fill(values.name)
  await fields.email.fill(values.email)
  await page.getByText(values.reason, { exact: true }).click()
  await fields.description.fill(values.description)
}

/** Fills in the whole form, and presses its button. */
export async function submit(page: Page): Promise<void> {
  await write(page)
  await fieldsOf(page).button.click()
}

export const contact = blockAt('/contact', 'form')
/** The button that brings back what was sent. */
export const restore = (page: Page) => page.getByRole('button', { name: contact.restore })
/** The page with which the played server answers. */
export const answer = (page: Page) => page.getByRole('heading', { name: 'Answer' })
/** What the contact form says when something went wrong. */
export const trouble = (page: Page, what: 'noAnswer' | 'checkFailed') =>
  page.getByRole('alert').filter({ hasText: contact[what] })

/** What is in the fields. */
export async function written(page: Page): Promise<typeof words> {
  const { name, email, description } = fieldsOf(page)
  const reason = page.locator('input[name=reason]:checked')
  return {
    name: await name.inputValue(),
    email: await email.inputValue(),
    reason: (await reason.count()) > 0 ? await reason.inputValue() : '',
    description: await description.inputValue(),
  }
}

/** Empty fields. */
export const blank = { name: '', email: '', reason: '', description: '' }
