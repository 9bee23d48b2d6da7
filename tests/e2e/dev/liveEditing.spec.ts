import { ask } from '../support/ask.ts'
import { expect, expectNoReload, open, test } from './devServer.ts'

const setTitle =
  (type: string, title: string) => (document: { blocks: { type: string; [field: string]: unknown }[] }) => {
    const block = document.blocks.find((one) => one.type === type)
    if (block) block.title = title
  }

test('DOC-6 an edited text is on the page without a reload; scroll, tab and focus stay', async ({ dev, page }) => {
  await open(page, dev.address)
  const tabs = page.locator('[data-tab]')
  await tabs.nth(2).click()
  const value = await tabs.nth(2).getAttribute('data-tab')
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await page
    .locator('header a')
    .nth(1)
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }))
  dev.edit('index.json', setTitle('hero', 'A title that was just saved'))
  await expect(page.locator('h1')).toHaveText('A title that was just saved')
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expect(page.locator(`input[value="${value}"]`)).toBeChecked()
  await expect(page.locator('header a').nth(1)).toBeFocused()
  await expectNoReload(page)
})

test('DOC-9 an edited shared document is on the pages that use it', async ({ dev, page }) => {
  await open(page, dev.address)
  dev.edit('_shared/closingEveryone.json', setTitle('banner', 'A closing call that was just saved'))
  await expect(page.getByRole('heading', { name: 'A closing call that was just saved' })).toBeVisible()
  await expectNoReload(page)
})

test('an edited site document changes frame and tokens, and the tab stays', async ({ dev, page }) => {
  await open(page, dev.address)
  const tab = page.locator('[data-tab]').nth(1)
  await tab.click()
  const value = await tab.getAttribute('data-tab')
  dev.write('_site.json', dev.read('_site.json').replace('"brand": "Brightrail"', '"brand": "Railbright"'))
  await expect(page).toHaveTitle(/Railbright/)
  await expect(page.locator('footer')).toContainText('Railbright')
  await expect(page.locator(`input[value="${value}"]`)).toBeChecked()
  await expectNoReload(page)
})

test('DOC-6 a new file is a route at once, and a deleted file is none', async ({ dev, page }) => {
  const response = await page.goto(`${dev.address}new-page`)
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('No page has this address')
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))

  dev.write(
    'new-page.json',
    dev.read('compliance.json').replace(/"title": "[^"]*"/, '"title": "A page that is new | {brand}"'),
  )
  await expect(page).toHaveTitle(/A page that is new/)
  expect((await page.request.get(`${dev.address}new-page`, { headers: { accept: 'text/html' } })).status()).toBe(200)

  dev.remove('new-page.json')
  await expect(page).toHaveTitle(/new-page\.json is gone$/)
  await expect(page.locator('main')).toContainText('Put the file back')
  expect((await page.request.get(`${dev.address}new-page`, { headers: { accept: 'text/html' } })).status()).toBe(404)
  dev.write('new-page.json', dev.read('compliance.json'))
  await expect(page.locator('h1')).toHaveText('Compliance, security and data')
  await expectNoReload(page)
})

test('what another page became is seen when it is visited', async ({ dev, page }) => {
  await open(page, dev.address)
  const link = page.locator('footer a[href="/compliance"]')
  await link.hover()
  dev.edit('compliance.json', setTitle('hero', 'Changed while nobody looked'))
  await expect
    .poll(async () => (await page.request.get(`${dev.address}compliance.json`)).text())
    .toContain('nobody looked')
  await link.click()
  await expect(page.locator('h1')).toHaveText('Changed while nobody looked')
  await expectNoReload(page)
})

test('two quick saves: the last one counts', async ({ dev, page }) => {
  await open(page, dev.address)
  for (let turn = 0; turn < 20; turn++) dev.edit('index.json', setTitle('hero', `Saved in turn ${turn}`))
  await expect(page.locator('h1')).toHaveText('Saved in turn 19')
})

test('an address with a slash at the end leads to the one without', async ({ dev, page }) => {
  const response = await page.goto(`${dev.address}compliance/?tab=x`)
  expect(response?.url()).toBe(`${dev.address}compliance?tab=x`)
})

test('other sites get nothing: wrong host, other origin, files outside of the project', async ({ dev }) => {
  expect((await ask(dev.address, '/index.json', { host: 'attacker.example' })).status).toBe(403)
  const foreign = await ask(dev.address, '/index.json', { origin: 'https://attacker.example' })
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
  expect((await ask(dev.address, '/@fs/etc/hostname?raw', {})).status).toBe(403)
})
