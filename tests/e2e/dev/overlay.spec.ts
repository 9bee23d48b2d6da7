import { expect, expectNoReload, open, test } from './devServer.ts'

test('DOC-7 a syntax error: the page stays, the overlay says where and what, and goes when it is fixed', async ({
  dev,
  page,
}) => {
  await open(page, `${dev.address}compliance`)
  const good = dev.read('compliance.json')
  const heading = (await page.locator('h1').textContent()) ?? ''
  const broken = good.replace(/("title": "[^"]*"),/, '$1')
  const line = broken.split('\n').findIndex((text) => text.includes('"title"')) + 1
  dev.write('compliance.json', broken)

  const overlay = page.getByRole('dialog', { name: 'Errors in the content' })
  await expect(overlay).toContainText('1 error on this page')
  await expect(overlay).toContainText(/comma/i)
  await expect(overlay.getByTitle('Open in your editor')).toContainText(
    new RegExp(`compliance\\.json:(?:${line}|${line + 1}):\\d+`),
  )
  await expect(overlay.locator('.frame')).toContainText('"title"')
  await expect(page.locator('h1')).toHaveText(heading)

  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL(dev.address)
  await expect(overlay).toContainText('1 error on other pages')

  dev.write('compliance.json', good)
  await expect(overlay).toBeHidden()
  await expectNoReload(page)
})

test('DOC-7 two broken files: both are listed, the one of this page first', async ({ dev, page }) => {
  await open(page, `${dev.address}compliance`)
  dev.write('index.json', '{ "title": ')
  dev.edit('compliance.json', (document) => Object.assign(document.blocks[0] ?? {}, { titel: 'x' }))
  const overlay = page.getByRole('dialog', { name: 'Errors in the content' })
  await expect(overlay).toContainText('1 error on this page, 1 error elsewhere')
  await expect(overlay.locator('article').first()).toContainText('titel')
  await expect(overlay.locator('article').nth(1)).toContainText('index.json')
})

test('the overlay can be folded away and comes back with a new error', async ({ dev, page }) => {
  await open(page, dev.address)
  dev.edit('index.json', (document) => Object.assign(document, { description: 'too short' }))
  const overlay = page.getByRole('dialog', { name: 'Errors in the content' })
  await overlay.getByRole('button', { name: 'Hide' }).click()
  await expect(overlay.locator('article')).toBeHidden()
  await page.locator('footer a[href="/compliance"]').press('Enter')
  await expect(overlay).toContainText('1 error on other pages')
  await expect(overlay.locator('article')).toBeHidden()
  await page.goBack()
  dev.edit('index.json', (document) => Object.assign(document, { line: 'green' }))
  await expect(overlay.locator('article')).toHaveCount(2)
  await expect(overlay.locator('article').first()).toBeVisible()
})

test('warnings and advice wait behind their number, and are fixed from there', async ({ dev, page }) => {
  await open(page, `${dev.address}compliance`)
  const findings = page.getByRole('region', { name: 'Findings on this page' })
  await expect(findings).toBeHidden()
  dev.edit('compliance.json', (document) => {
    const text =
      'Read [what we pay out](https://www.brightrail.example/payout) and [who we are](https://www.brightrail.example/about).'
    document.blocks.push({ type: 'richText', text })
  })
  const count = findings.getByRole('button', { name: '2 findings' })
  await expect(count).toHaveAttribute('aria-expanded', 'false')
  await expect(findings.locator('article').first()).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Errors in the content' })).toBeHidden()
  const { height = 0 } = (await findings.boundingBox()) ?? {}
  expect(height).toBeLessThan(60)

  await count.click()
  await expect(findings.locator('article')).toHaveCount(2)
  await expect(findings.locator('article').first()).toContainText('Write "/payout" instead.')
  await findings.getByRole('button', { name: /^Fix: Write "\/payout"/ }).click()
  await expect.poll(() => dev.read('compliance.json')).toContain('(/payout)')
  await expect(findings.getByRole('button', { name: '1 finding', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await page.keyboard.press('Escape')
  await page.locator('header a[href="/"]').first().click()
  await expect(page).toHaveURL(dev.address)
  await expect(findings).toBeHidden()
})

test('DOC-7 the link of each error leads to the page of its rule', async ({ dev, page }) => {
  await open(page, dev.address)
  dev.write('payout.json', dev.read('payout.json').replace('"blocks": [', '"blocks": [,'))
  dev.edit('index.json', (document) => Object.assign(document, { title: 'x'.repeat(90), colour: 'green' }))
  const overlay = page.getByRole('dialog', { name: 'Errors in the content' })
  await expect(overlay).toContainText('2 errors on this page, 1 error elsewhere')
  await overlay.getByText('In other files').click()
  const links = overlay.getByRole('link', { name: /^About the rule/ })
  await expect(links).toHaveCount(3)
  for (const link of await links.all()) {
    const code = ((await link.getAttribute('aria-label')) ?? '').split(' ')[3] ?? ''
    await expect(link).toHaveAttribute('href', `/_guide/rules/${code}`)
  }
  const code = (await links.first().getAttribute('href'))?.split('/').at(-1) ?? ''
  const [rule] = await Promise.all([page.waitForEvent('popup'), links.first().press('Enter')])
  await expect(rule.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(rule.locator('main').getByText(code, { exact: true }).first()).toBeVisible()
})

test('LAYOUT-1 on a phone findings, errors and their buttons stay inside of the window', async ({ dev, page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, `${dev.address}compliance`)
  dev.edit('index.json', (document) => Object.assign(document, { title: 'x'.repeat(90), description: 'too short' }))
  dev.edit('compliance.json', (document) => {
    const text = ['payout', 'about', 'faqs']
      .map((name) => `[${name}](https://www.brightrail.example/${name})`)
      .join(' ')
    document.blocks.push({ type: 'richText', text })
  })
  const findings = page.getByRole('region', { name: 'Findings on this page' })
  const overlay = page.getByRole('dialog', { name: 'Errors in the content' })
  await expect(overlay).toContainText('2 errors on other pages')
  await findings.getByRole('button').first().click()
  await expect(findings.locator('article').first()).toBeVisible()
  for (const part of [findings, overlay, findings.getByRole('button').first(), overlay.getByRole('button').first()])
    await expect(part).toBeInViewport({ ratio: 1 })
  const cut = await overlay.getByRole('button', { name: 'Hide' }).evaluate((one) => one.scrollWidth - one.clientWidth)
  expect(cut).toBe(0)
})

test('a page that never had its shape: the overlay explains the empty page', async ({ dev, page }) => {
  dev.write('new-page.json', '{ "title": "Half a page" }')
  await expect.poll(async () => (await page.request.get(`${dev.address}new-page.json`)).status()).toBe(200)
  await page.goto(`${dev.address}new-page`)
  await expect(page.getByRole('dialog', { name: 'Errors in the content' })).toContainText('new-page.json')
  await expect(page.locator('footer')).toBeVisible()
})

test('a site document with an error: the pages stay and can be visited', async ({ dev, page }) => {
  await open(page, dev.address)
  dev.write('_site.json', dev.read('_site.json').replace('{', ''))
  await expect(page.getByRole('dialog', { name: 'Errors in the content' })).toContainText('_site.json')
  await page.locator('footer a[href="/compliance"]').press('Enter')
  await expect(page).toHaveURL(`${dev.address}compliance`)
  await expect(page.locator('h1')).toBeVisible()
  await expectNoReload(page)
})

test('Alt+click opens what something was written in, and so does the list of files without a mouse', async ({
  dev,
  page,
}) => {
  await open(page, `${dev.address}compliance`)
  const title = page.locator('h1')
  const line = (key: string, text: string) =>
    dev
      .read(key)
      .split('\n')
      .findIndex((one) => one.includes(text)) + 1
  const words = (await title.textContent()) ?? ''
  await title.click({ modifiers: ['Alt'] })
  const toast = page.locator('brightrail-overlay .toast')
  const first = line('compliance.json', `"title": "${words}"`)
  await expect(toast).toContainText(`compliance.json, line ${first}: the title of`)
  await page.locator('footer a[href="/compliance"]').click({ modifiers: ['Alt'] })
  await expect(toast).toContainText(/_site\.json, line \d+: the text of the .* of the footer/)
  await expect(page).toHaveURL(`${dev.address}compliance`)

  const files = page.getByRole('region', { name: 'The file of this page' })
  await files.getByRole('button').first().press('Enter')
  await files.getByRole('button', { name: /, 2nd block/ }).press('Enter')
  await expect(toast).toContainText(/compliance\.json, line \d+: .*2nd block/)
  expect(dev.opened()).toContain(`compliance.json:${first}:`)
})

test('a badge says what visitors do not see, and goes with the reason', async ({ dev, page }) => {
  await open(page, `${dev.address}compliance`)
  const badge = page.getByRole('region', { name: 'The file of this page' }).locator('.badge')
  await expect(badge).toBeHidden()
  const good = dev.read('compliance.json')
  dev.edit('compliance.json', (document) => {
    Object.assign(document, { until: '2020-01-01' })
    document.blocks.splice(1, 0, { type: 'banner', title: 'Closed until we open', from: '2099-01-01' })
  })
  await expect(badge).toHaveText('Ended on 1 January 2020: visitors do not see this page any more.')
  const notice = page.locator('[data-block]').nth(1)
  await expect(notice).toContainText('Closed until we open')
  await expect(notice).toHaveAttribute('data-unseen', 'From 1 January 2099: visitors do not see this block yet.')
  const shown = await notice.evaluate((one) => getComputedStyle(one, '::before').content)
  expect(shown).toContain('From 1 January 2099')
  dev.write('compliance.json', good)
  await expect(badge).toBeHidden()
  await expect(page.locator('[data-unseen]')).toHaveCount(0)
})
