import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask } from '../support/ask.ts'
import { type Document, expect, expectNoReload, open, test } from './devServer.ts'

type Block = Document['blocks'][number] & { items: Record<string, unknown>[] }

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

test('DOC-6 what is open, chosen and written stays while others come, move, get other names and go', async ({
  dev,
  page,
}) => {
  const from = (key: string, type: string) =>
    (JSON.parse(dev.read(key)) as Document).blocks.find((block) => block.type === type) as Block
  const faq = from('faqs.json', 'faq')
  const form = { ...from('contact.json', 'form'), main: false }
  dev.edit('index.json', ({ blocks }) => blocks.push(faq, form))
  await open(page, dev.address)
  const block = (document: Document, type: string) => document.blocks.find((one) => one.type === type) as Block
  const tab = page.locator('[data-tab]')
  const openTab = page.locator('[data-tab][aria-selected=true]')
  const openAnswer = page.locator('[data-block=faq] details[open] h3')
  const reason = page.locator('form [name=reason]').nth(1)
  const label = await tab.nth(1).innerText()
  await tab.nth(1).click()
  await page.locator('[data-block=faq] summary').nth(1).click()
  await page.locator('form fieldset label').nth(1).click()
  await page.locator('form [name=name]').fill('Ada')
  const question = await openAnswer.innerText()
  const isAsBefore = async () => {
    await expect(openTab).toHaveText([label])
    await expect(openAnswer).toHaveText([question])
    await expect(reason).toBeChecked()
    await expect(page.locator('form [name=name]')).toHaveValue('Ada')
  }
  await isAsBefore()

  // Others come before them: a tab, a question, and blocks of other types and of theirs.
  dev.edit('index.json', (document) => {
    const tabs = block(document, 'tabs').items
    tabs.unshift({ ...tabs[0], value: 'new', label: 'A new tab' })
    const questions = block(document, 'faq').items
    questions.unshift({ ...questions[0], question: 'Is this a new question?' })
    document.blocks.splice(1, 0, { ...faq, title: 'Other questions' }, document.blocks.pop() as Block)
  })
  await expect(page.getByRole('heading', { name: 'Other questions' })).toBeVisible()
  await expect(tab.first()).toHaveText('A new tab')
  await isAsBefore()

  // They get other names.
  dev.edit('index.json', (document) => {
    Object.assign(block(document, 'tabs').items[2] ?? {}, { value: 'renamed', label: 'A renamed tab' })
    const questions = document.blocks.findLast(({ type }) => type === 'faq') as Block
    Object.assign(questions.items[2] ?? {}, { question: 'Is this another question?' })
  })
  await expect(openTab).toHaveText(['A renamed tab'])
  await expect(openAnswer).toHaveText(['Is this another question?'])

  // The open tab goes, and so does the last one, which took its place.
  const remove = () => dev.edit('index.json', (document) => void block(document, 'tabs').items.splice(2, 1))
  const after = await tab.nth(3).innerText()
  remove()
  await expect(openTab).toHaveText([after])
  remove()
  await expect(tab).toHaveCount(3)
  await expect(openTab).toHaveCount(1)
  await expect(page.locator('[data-panel]:visible')).toHaveCount(1)
  await expectNoReload(page)
})

const shared = 'closingEveryone'

test('DOC-9 an edited shared document is on the pages that use it', async ({ dev, page }) => {
  const uses = (name: string) =>
    name.endsWith('.json') && readFileSync(join('pages', name), 'utf8').includes(`"${shared}"`)
  const [user = ''] = readdirSync('pages').filter(uses)
  await open(page, `${dev.address}${user.replace('.json', '')}`)
  dev.edit(`_shared/${shared}.json`, setTitle('banner', 'A closing call that was just saved'))
  await expect(page.getByRole('heading', { name: 'A closing call that was just saved' })).toBeVisible()
  await expectNoReload(page)
})

test('an edited site document changes frame and tokens; the tab and the submenu stay open', async ({ dev, page }) => {
  await open(page, dev.address)
  const tab = page.locator('[data-tab]').nth(1)
  await tab.click()
  const value = await tab.getAttribute('data-tab')
  const submenu = page.locator('[data-submenu] > button').last()
  await submenu.press('Enter')
  await expect(submenu).toHaveAttribute('aria-expanded', 'true')
  const site = JSON.parse(dev.read('_site.json')) as {
    brand: string
    navigation: { items: { href?: string; text?: string; links?: object[] }[] }
  }
  const withLinks = site.navigation.items.find(({ links }) => links)
  site.brand = 'Railbright'
  site.navigation.items[0] = { ...withLinks, href: '/faqs', text: 'New' }
  dev.write('_site.json', JSON.stringify(site, null, 2))
  await expect(page).toHaveTitle(/Railbright/)
  await expect(page.locator('footer')).toContainText('Railbright')
  await expect(page.locator(`input[value="${value}"]`)).toBeChecked()
  await expect(submenu).toHaveAttribute('aria-expanded', 'true')
  await expect(submenu).toBeFocused()
  await page.locator('[data-submenu] > button').first().press('Enter')
  await expect(page.locator('[data-submenu] > button').first()).toHaveAttribute('aria-expanded', 'true')
  await expectNoReload(page)
})

test('DOC-6 a new file is a route at once, and a deleted file is none', async ({ dev, page }) => {
  // No other test has a page of this name: the server remembers for as long as it runs which pages are gone.
  const response = await page.goto(`${dev.address}born-here`)
  expect(response?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('No page has this address')
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))

  dev.write(
    'born-here.json',
    dev.read('compliance.json').replace(/"title": "[^"]*"/, '"title": "A page that is new | {brand}"'),
  )
  await expect(page).toHaveTitle(/A page that is new/)
  expect((await page.request.get(`${dev.address}born-here`, { headers: { accept: 'text/html' } })).status()).toBe(200)

  dev.remove('born-here.json')
  await expect(page).toHaveTitle(/born-here\.json is gone$/)
  await expect(page.locator('main')).toContainText('Put the file back')
  expect((await page.request.get(`${dev.address}born-here`, { headers: { accept: 'text/html' } })).status()).toBe(404)
  dev.write('born-here.json', dev.read('compliance.json'))
  await expect(page.locator('main')).not.toContainText('Put the file back')
  await expect(page.locator('h1')).toBeVisible()
  await expectNoReload(page)
})

test('a command such as curl gets the pages, and is told where one has gone', async ({ dev, page }) => {
  dev.edit('compliance.json', (document) => Object.assign(document, { redirects: ['/rules'] }))
  const answerTo = async (path: string) => {
    const answer = await page.request.get(dev.address + path, { headers: { accept: '*/*' }, maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  await expect.poll(() => answerTo('rules')).toEqual([301, '/compliance'])
  expect(await answerTo('compliance')).toEqual([200, undefined])
  expect(await answerTo('compliance/')).toEqual([301, '/compliance'])
  expect(await answerTo('nothing-here')).toEqual([404, undefined])
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
