import { renameSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { type Dev, expect, expectNoReload, open, test } from './devServer.ts'

const key = 'compliance.json'
const overlayOf = (page: Page) => page.getByRole('dialog', { name: 'Errors in the content' })

/** Opens a page, then makes two mistakes in its document; gives the text before them, with both, and with the second. */
async function spoil(dev: Dev, page: Page) {
  const good = dev.read(key)
  const second = good.replace('"blocks"', '"bloks"')
  const both = second.replace(/("title": "[^"]*"),/, '$1')
  await open(page, `${dev.address}compliance`)
  dev.write(key, both)
  await expect(overlayOf(page)).toContainText('A comma is missing')
  return { good, both, second }
}

test('DOC-7 a click fixes a mistake and nothing else; the next shows, and each can be taken back', async ({
  dev,
  page,
}) => {
  const { good, both, second } = await spoil(dev, page)
  const overlay = overlayOf(page)
  await overlay.getByRole('button', { name: /^Fix: Add a comma/ }).click()
  await expect(overlay).not.toContainText('A comma is missing')
  await expect(overlay).toContainText('Did you mean "blocks"?')
  expect(dev.read(key)).toBe(second)
  await overlay.getByRole('button', { name: /^Fix: .*blocks/ }).click()
  await expect(overlay).toBeHidden()
  await expect.poll(() => dev.read(key)).toBe(good)

  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(overlay).toContainText('Did you mean "blocks"?')
  await expect.poll(() => dev.read(key)).toBe(second)
  await undo.click()
  await expect(overlay).toContainText('A comma is missing')
  await expect.poll(() => dev.read(key)).toBe(both)
  await expect(undo).toBeHidden()
  await expectNoReload(page)
})

test('a fix of a text that has changed meanwhile is refused, says so, and the overlay shows what is there now', async ({
  dev,
  page,
}) => {
  const { both } = await spoil(dev, page)
  const changed = both.replace('"description": "', '"description": "Now: ')
  // The server has the new text before the tab has heard of it.
  await page.route('**/__brightrail/documents/**', async (route) => {
    dev.write(key, changed)
    await route.continue()
  })
  await overlayOf(page)
    .getByRole('button', { name: /^Fix: Add a comma/ })
    .click()
  await expect(page.locator('.toast')).toContainText('Nothing was changed. The document has changed meanwhile.')
  expect(dev.read(key)).toBe(changed)
  await page.unroute('**/__brightrail/documents/**')
  await expect(overlayOf(page).locator('.frame').first()).toContainText('Now: ')
  await overlayOf(page)
    .getByRole('button', { name: /^Fix: Add a comma/ })
    .click()
  // Not before it is written: what comes late would fall on the document of the next test.
  await expect(overlayOf(page)).not.toContainText('A comma is missing')
  await expect(overlayOf(page)).toContainText('Did you mean "blocks"?')
})

test('an undo after another change is refused: what was written since stays', async ({ dev, page }) => {
  const { second } = await spoil(dev, page)
  await overlayOf(page)
    .getByRole('button', { name: /^Fix: Add a comma/ })
    .click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  const changed = second.replace('"description": "', '"description": "Now: ')
  dev.write(key, changed)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.toast')).toContainText('The document has changed meanwhile.')
  expect(dev.read(key)).toBe(changed)
})

test('everything works by keyboard: to the fix, the undo, and folded away with Escape', async ({ dev, page }) => {
  const { both, second } = await spoil(dev, page)
  const fixButton = overlayOf(page).getByRole('button', { name: /^Fix: Add a comma/ })
  await overlayOf(page).getByRole('button', { name: 'Hide' }).focus()
  for (let turn = 0; turn < 6 && !(await isFocused(fixButton)); turn++) await page.keyboard.press('Tab')
  await expect(fixButton).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  expect(dev.read(key)).toBe(second)
  await page.keyboard.press('Enter')
  await expect(page.locator('.toast')).toContainText('Undone')
  expect(dev.read(key)).toBe(both)
  await expect(overlayOf(page)).toContainText('A comma is missing')
  await overlayOf(page).getByRole('button', { name: 'Hide' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  const show = overlayOf(page).getByRole('button', { name: 'Show' })
  await expect(show).toBeFocused()
  await expect(show).toHaveAttribute('aria-expanded', 'false')
})

const isFocused = (button: ReturnType<Page['getByRole']>) =>
  button.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one)

test('a control keeps the focus when the errors are drawn anew', async ({ dev, page }) => {
  const { both } = await spoil(dev, page)
  const place = overlayOf(page).getByTitle('Open in your editor').first()
  await place.focus()
  dev.write(key, both.replace('"description": "', '"description": "Now: '))
  await expect(overlayOf(page).locator('.frame').first()).toContainText('Now: ')
  await expect(place).toBeFocused()
})

test('what changes is read out: the errors, a fix, and that there are none any more', async ({ dev, page }) => {
  const { good } = await spoil(dev, page)
  const status = page.locator('brightrail-overlay').getByRole('status')
  await expect(status).toHaveText('2 errors on this page')
  dev.write(key, good)
  await expect(status).toHaveText('No errors left')
})

test('the place opens the file in the editor at its line; without an editor it says where to look', async ({
  dev,
  page,
}) => {
  const { both } = await spoil(dev, page)
  const line = both.split('\n').findIndex((text) => text.includes('"title"')) + 1
  const place = overlayOf(page).getByTitle('Open in your editor').first()
  await place.click()
  await expect.poll(() => dev.opened()).toMatch(new RegExp(`/${key}:${line}:\\d+\\n`))

  // Vite's own panel, for code that does not compile, has links as well.
  await page.evaluate(
    (file) => {
      const Panel = customElements.get('vite-error-overlay') as new (error: object) => HTMLElement
      document.body.append(new Panel({ message: 'A mistake in the code', stack: `at it (${file}:12:3)` }))
    },
    join(process.cwd(), 'src/entryClient.tsx'),
  )
  await page.locator('vite-error-overlay .file-link').click()
  await expect.poll(() => dev.opened()).toContain('/src/entryClient.tsx:12:3\n')
  // The answer comes after the editor: later it would take the place of the next one.
  await expect(page.locator('.toast')).toContainText('entryClient.tsx, line 12')
  await page.keyboard.press('Escape')

  renameSync(dev.editor, `${dev.editor}.gone`)
  try {
    await place.click()
    const words = new RegExp(
      `${key} was not opened: .* Open it by hand, at line ${line}, column \\d+\\..*LAUNCH_EDITOR`,
    )
    await expect(page.locator('.toast')).toContainText(words)
    await expect(page.locator('brightrail-overlay').getByRole('status')).toContainText(words)
  } finally {
    renameSync(`${dev.editor}.gone`, dev.editor)
  }
})

test('the rule has a page, and the marked place is what is wrong', async ({ dev, page }) => {
  await open(page, `${dev.address}compliance`)
  dev.write(key, dev.read(key).replace('"blocks"', '"bloks"'))
  const article = overlayOf(page).locator('article')
  await expect(article.locator('mark')).toHaveText('"bloks"')
  await expect(article.getByRole('link')).toHaveAttribute('href', '/_guide/rules/keyUnknown')
})

for (const width of [360, 1440]) {
  test(`at ${width} px nothing is outside of the window, and the page can still be used`, async ({ dev, page }) => {
    await page.setViewportSize({ width, height: 740 })
    await spoil(dev, page)
    await overlayOf(page)
      .getByRole('button', { name: /^Fix: Add a comma/ })
      .click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    // The panel opens whenever the errors change, also right after Hide.
    await expect(overlayOf(page)).not.toContainText('A comma is missing')
    const boxes = await page
      .locator('brightrail-overlay')
      .evaluate((host) =>
        [...(host.shadowRoot?.querySelectorAll('.panel, .toast, button, a') ?? [])]
          .map((one) => one.getBoundingClientRect())
          .map(({ left, right }) => ({ left, right })),
      )
    expect(boxes.length).toBeGreaterThan(5)
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
    await overlayOf(page).getByRole('button', { name: 'Hide' }).click()
    const height = await overlayOf(page).evaluate((panel) => panel.getBoundingClientRect().height)
    expect(height).toBeLessThan(80)
  })
}
