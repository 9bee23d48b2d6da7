import type { Page } from 'playwright/test'
import { violations } from './support/axe.ts'
import { hydrated, open } from './support/page.ts'
import { holdReact } from './support/react.ts'
import { expect, test } from './support/site.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Search questions' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search questions' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search questions' })
const options = (page: Page) => dialog(page).getByRole('option')
const current = (page: Page) => dialog(page).getByRole('option', { selected: true })
const item = (page: Page, question: string) => page.locator('details', { hasText: question })

async function openSearch(page: Page): Promise<void> {
  await open(page, '/faqs')
  await pressUntilOpen(page, () => page.keyboard.press('/'))
}

/** Before the search has come to life its keys are the browser's. */
async function pressUntilOpen(page: Page, press: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (await dialog(page).isHidden()) await press()
    await expect(field(page)).toBeFocused({ timeout: 500 })
  }).toPass()
}

const ways: [string, (page: Page) => Promise<void>][] = [
  ['its button', (page) => button(page).click()],
  ['/', (page) => page.keyboard.press('/')],
  ['Ctrl+K', (page) => page.keyboard.press('Control+k')],
  ['⌘K', (page) => page.keyboard.press('Meta+k')],
]
for (const [what, press] of ways) {
  test(`SEARCH-1 the search is closed at first, and ${what} opens it`, async ({ page }) => {
    await open(page, '/faqs')
    await expect(dialog(page)).toBeHidden()
    await pressUntilOpen(page, () => press(page))
    await expect(field(page)).toHaveValue('')
    await expect(options(page)).toHaveCount(10)
  })
}

test('SEARCH-1 what is typed into the search before React came is kept, and found', async ({ page }) => {
  const react = await holdReact(page)
  await page.goto('/faqs')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('feex')
  await page.keyboard.press('ArrowLeft')
  await react.release()
  await expect(options(page)).toHaveCount(0)
  await expect(dialog(page).getByRole('status')).toHaveText('No results found.')
  await page.keyboard.press('Delete')
  await page.keyboard.type('s')
  await expect(field(page)).toHaveValue('fees')
  await expect(options(page)).toHaveText(['What fees do I pay?'])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('/')
  await expect(field(page)).toHaveValue('')
  await expect(options(page)).toHaveCount(10)
})

for (const end of ['Escape', 'its close button']) {
  test(`SEARCH-1 ${end} closes the search before React came, which then leaves it closed and empty`, async ({
    page,
  }) => {
    const react = await holdReact(page)
    await page.goto('/faqs')
    await button(page).click()
    await page.keyboard.type('fees')
    if (end === 'Escape') await page.keyboard.press('Escape')
    else await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await react.release()
    await hydrated(page)
    await expect(dialog(page)).toBeHidden()
    await pressUntilOpen(page, () => page.keyboard.press('/'))
    await expect(field(page)).toHaveValue('')
    await expect(options(page)).toHaveCount(10)
  })
}

test('SEARCH-1 where the browser knows no commands, a button that was pressed early opens the search later', async ({
  page,
}) => {
  const react = await holdReact(page)
  await page.route('/faqs', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(/ command="[^"]*"/g, '') })
  })
  await page.goto('/faqs')
  await button(page).click()
  await expect(dialog(page)).toBeHidden()
  await react.release()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
})

test('SEARCH-1 finds a part of a question in any case, marks it, and says when there is none', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type('CARD')
  await expect(options(page)).toHaveText(['Which cards can I issue?'])
  await expect(dialog(page).locator('mark')).toHaveText('card')
  await expect(dialog(page).getByRole('status')).toHaveText('Questions found: 1')
  expect(await violations(page)).toEqual([])
  await page.keyboard.type(' slot/')
  await expect(dialog(page).getByText('No results found.').first()).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText('No results found.')
  await expect(options(page)).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  // In the field the sign is one like all others.
  await expect(field(page)).toHaveValue('CARD slot/')
})

const ends: [string, (page: Page) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its close button', (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
  ['a press beside it', (page) => page.mouse.click(10, 400)],
]
for (const [what, press] of ends) {
  test(`SEARCH-1 ${what} closes and clears at once, and the focus goes back`, async ({ page }) => {
    await open(page, '/faqs')
    await button(page).focus()
    await pressUntilOpen(page, () => page.keyboard.press('Enter'))
    await page.keyboard.type('fees')
    await press(page)
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toHaveValue('')
    await expect(options(page)).toHaveCount(10)
  })
}

test('SEARCH-1 A11Y-1 the focus stays inside, and arrow keys move in the list', async ({ page }) => {
  await openSearch(page)
  const close = dialog(page).getByRole('button', { name: 'Close' })
  for (const [key, stop] of [
    ['Tab', close],
    ['Tab', field(page)],
    ['Shift+Tab', close],
    ['Shift+Tab', field(page)],
  ] as const) {
    await page.keyboard.press(key)
    await expect(stop).toBeFocused()
  }
  await field(page).fill('can i')
  await expect(options(page)).toHaveCount(2)
  const second = await options(page).nth(1).getAttribute('id')
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', second ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(current(page)).toHaveText('Which cards can I issue?')
  await page.keyboard.press('ArrowUp')
  await expect(current(page)).toHaveText('Which bills can I pay?')
  await expect(field(page)).toBeFocused()
})

test('A11Y-1 the key that the close button shows belongs to its name, and only where it is shown', async ({ page }) => {
  await openSearch(page)
  const close = dialog(page).getByRole('button', { name: 'Close' })
  await expect(close.getByText('Esc')).toBeVisible()
  await expect(close).toHaveAccessibleName('Close Esc')
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(close.getByText('Esc')).toBeHidden()
  await expect(close).toHaveAccessibleName('Close')
})

test('SEARCH-1 a chosen result opens its answer, closes the open one, and comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 480 })
  await open(page, '/faqs')
  const first = item(page, 'What is Brightrail')
  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open')
  await pressUntilOpen(page, () => page.keyboard.press('/'))
  await page.keyboard.type('go live')
  await page.keyboard.press('Enter')
  const last = item(page, 'How do I test the API')
  await expect(dialog(page)).toBeHidden()
  await expect(last).toHaveAttribute('open')
  await expect(first).not.toHaveAttribute('open')
  await expect(last.locator('summary')).toBeFocused()
  await expect(last.locator('summary')).toBeInViewport({ ratio: 1 })
})

test('SEARCH-1 FAQ-1 the page has ten questions, one open at a time, and a line for further ones', async ({ page }) => {
  await open(page, '/faqs')
  await expect(page.locator('main details')).toHaveCount(10)
  await expect(page.locator('main details[open]')).toHaveCount(0)
  for (const at of [3, 7, 0]) {
    await page.locator('main summary').nth(at).click()
    await expect(page.locator('main details[open]')).toHaveCount(1)
    await expect(page.locator('main details').nth(at)).toHaveAttribute('open')
  }
  const mail = page.locator('main a[href="mailto:hello@brightrail.example"]')
  await expect(mail.first()).toBeVisible()
  expect(await page.locator('main').innerText()).toContain(
    'Is your question missing? Write to hello@brightrail.example.',
  )
})

test('SEARCH-1 on a phone the search fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/faqs')
  await button(page).click()
  await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 })
  expect((await dialog(page).getByRole('button', { name: 'Close' }).boundingBox())?.width).toBeGreaterThanOrEqual(44)
})

test('SEARCH-1 an answer is read again in the same words by machines', async ({ page }) => {
  await open(page, '/faqs')
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  const questions = await page.locator('main summary h3').allTextContents()
  for (const question of questions) expect(data).toContain(JSON.stringify(question))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('SEARCH-1 NOJS-1 there is no button that does nothing, and all answers can be read', async ({ page }) => {
    await page.goto('/faqs')
    await expect(button(page)).toBeHidden()
    await page.locator('main summary').nth(4).click()
    await expect(page.locator('main details').nth(4).getByText('Upload one list')).toBeVisible()
  })
})
