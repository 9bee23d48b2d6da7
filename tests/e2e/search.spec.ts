import type { Page } from 'playwright/test'
import { allViolations } from './support/axe.ts'
import { blockAt } from './support/document.ts'
import { hydrated, open } from './support/page.ts'
import { holdReact } from './support/react.ts'
import { boxOf, section } from './support/sections.ts'
import { expect, test } from './support/site.ts'

const words = blockAt('/faqs', 'search')
const questions = blockAt('/faqs', 'faq').items.map(({ question }) => question)

/** A question, and a word that no other one holds. */
function wanted(at: number): { question: string; word: string } {
  const question = questions.at(at) ?? ''
  const holding = (word: string) => questions.filter((one) => one.toLowerCase().includes(word.toLowerCase()))
  const word = question.match(/[a-z]{3,}/gi)?.find((one) => holding(one).length === 1)
  if (!word) throw new Error(`"${question}" holds no word of its own`)
  return { question, word }
}

const button = (page: Page) => page.getByRole('button', { name: words.button })
const dialog = (page: Page) => page.getByRole('dialog', { name: words.button })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: words.button })
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
    await expect(options(page)).toHaveCount(questions.length)
  })
}

test('SEARCH-1 what is typed into the search before React came is kept, and found', async ({ page }) => {
  const react = await holdReact(page)
  await page.goto('/faqs')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  const { question, word } = wanted(1)
  await page.keyboard.type(`${word.slice(0, -1)}~`)
  await page.keyboard.press('ArrowLeft')
  await react.release()
  await expect(options(page)).toHaveCount(0)
  await expect(dialog(page).getByRole('status')).toHaveText(words.none)
  await page.keyboard.press('Delete')
  await page.keyboard.type(word.slice(-1))
  await expect(field(page)).toHaveValue(word)
  await expect(options(page)).toHaveText([question])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await page.keyboard.press('/')
  await expect(field(page)).toHaveValue('')
  await expect(options(page)).toHaveCount(questions.length)
})

test('SEARCH-1 a key that opens the search right after Escape is not lost', async ({ page }) => {
  await openSearch(page)
  await page.keyboard.type(wanted(0).word)
  const isOpen = await dialog(page).evaluate(async (element: HTMLDialogElement) => {
    element.requestClose()
    // Both keys come before the browser says that the dialog has closed; React hears of them in microtasks.
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    const early = element.open
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
    await new Promise((resolve) => element.addEventListener('close', () => setTimeout(resolve), { once: true }))
    return { early, late: element.open }
  })
  expect(isOpen).toEqual({ early: false, late: true })
  await expect(field(page)).toHaveValue('')
  await expect(options(page)).toHaveCount(questions.length)
})

for (const end of ['Escape', 'its close button']) {
  test(`SEARCH-1 ${end} closes the search before React, which leaves it closed and empty`, async ({ page }) => {
    const react = await holdReact(page)
    await page.goto('/faqs')
    await button(page).click()
    await page.keyboard.type(wanted(0).word)
    if (end === 'Escape') await page.keyboard.press('Escape')
    else await dialog(page).getByRole('button', { name: words.close }).click()
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await react.release()
    await hydrated(page)
    await expect(dialog(page)).toBeHidden()
    await pressUntilOpen(page, () => page.keyboard.press('/'))
    await expect(field(page)).toHaveValue('')
    await expect(options(page)).toHaveCount(questions.length)
  })
}

test('SEARCH-1 where the browser knows no commands, an early press opens the search later', async ({ page }) => {
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
  const { question, word } = wanted(2)
  await page.keyboard.type(word.toUpperCase())
  await expect(options(page)).toHaveText([question])
  await expect(dialog(page).locator('mark')).toHaveText(word)
  await expect(dialog(page).getByRole('status')).toHaveText(`${words.found} 1`)
  expect(await allViolations(page)).toEqual([])
  await page.keyboard.type(' slot/')
  await expect(dialog(page).getByText(words.none).first()).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText(words.none)
  await expect(options(page)).toHaveCount(0)
  expect(await allViolations(page)).toEqual([])
  // In the field it is a character like all others.
  await expect(field(page)).toHaveValue(`${word.toUpperCase()} slot/`)
})

const ends: [string, (page: Page) => Promise<void>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['its close button', (page) => dialog(page).getByRole('button', { name: words.close }).click()],
  ['a press beside it', (page) => page.mouse.click(10, 400)],
]
for (const [what, press] of ends) {
  test(`SEARCH-1 ${what} closes and clears at once, and the focus goes back`, async ({ page }) => {
    await open(page, '/faqs')
    await button(page).focus()
    await pressUntilOpen(page, () => page.keyboard.press('Enter'))
    await page.keyboard.type(wanted(0).word)
    await press(page)
    await expect(dialog(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(field(page)).toHaveValue('')
    await expect(options(page)).toHaveCount(questions.length)
  })
}

test('SEARCH-1 A11Y-1 the focus stays inside, and arrow keys move in the list', async ({ page }) => {
  await openSearch(page)
  const close = dialog(page).getByRole('button', { name: words.close })
  for (const [key, stop] of [
    ['Tab', close],
    ['Tab', field(page)],
    ['Shift+Tab', close],
    ['Shift+Tab', field(page)],
  ] as const) {
    await page.keyboard.press(key)
    await expect(stop).toBeFocused()
  }
  const second = await options(page).nth(1).getAttribute('id')
  await page.keyboard.press('ArrowDown')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', second ?? '')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(current(page)).toHaveText(questions.at(-1) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(current(page)).toHaveText(questions[0] ?? '')
  await expect(field(page)).toBeFocused()
})

test('A11Y-1 the key that the close button shows belongs to its name, and only where it is shown', async ({ page }) => {
  await openSearch(page)
  const close = dialog(page).getByRole('button', { name: words.close })
  await expect(close.getByText('Esc')).toBeVisible()
  await expect(close).toHaveAccessibleName(`${words.close} Esc`)
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(close.getByText('Esc')).toBeHidden()
  await expect(close).toHaveAccessibleName(words.close)
})

test('SEARCH-1 a chosen result opens its answer, closes the open one, and comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 480 })
  await open(page, '/faqs')
  const first = item(page, questions[0] ?? '')
  await first.locator('summary').click()
  await expect(first).toHaveAttribute('open')
  await pressUntilOpen(page, () => page.keyboard.press('/'))
  const { question, word } = wanted(-1)
  await page.keyboard.type(word)
  await page.keyboard.press('Enter')
  const last = item(page, question)
  await expect(dialog(page)).toBeHidden()
  await expect(last).toHaveAttribute('open')
  await expect(first).not.toHaveAttribute('open')
  await expect(last.locator('summary')).toBeFocused()
  await expect(last.locator('summary')).toBeInViewport({ ratio: 1 })
})

test('SEARCH-1 LAYOUT-1 on a desktop the button is right below the words of the head', async ({ page }) => {
  for (const width of [1200, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/faqs')
    const lead = await boxOf(section(page, 'hero').locator('h1 + p'))
    const distance = (await boxOf(button(page))).y - lead.y - lead.height
    expect(distance, `at ${width}`).toBeGreaterThanOrEqual(24)
    expect(distance, `at ${width}`).toBeLessThan(48)
  }
})

test('SEARCH-1 on a phone the search fills the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/faqs')
  // It belongs to the head, whose drawing is right above it.
  const drawing = await boxOf(section(page, 'hero').locator('[data-living]'))
  expect((await boxOf(button(page))).y - drawing.y - drawing.height).toBeLessThan(40)
  await button(page).click()
  await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 })
  expect((await dialog(page).getByRole('button', { name: words.close }).boundingBox())?.width).toBeGreaterThanOrEqual(
    44,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('SEARCH-1 NOJS-1 there is no button that does nothing', async ({ page }) => {
    await page.goto('/faqs')
    await expect(button(page)).toBeHidden()
  })
})
