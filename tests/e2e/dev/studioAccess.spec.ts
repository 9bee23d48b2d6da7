import { readdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { sample } from '../../support/sample.ts'
import { allViolations } from '../support/axe.ts'
import { type Dev, type Document, expect, test } from './devServer.ts'

const key = 'compliance.json'

/** The studio with a document, once the site has been read and checked; the text of the file comes back after the test. */
async function edit(dev: Dev, page: Page, at: string, text = dev.read(key)): Promise<void> {
  dev.write(key, text)
  await page.goto(`${dev.address}studio?file=${key}&at=${at}`)
  await expect(page.locator('.checksChip')).toBeVisible()
  // The ring is drawn last.
  if (text.includes('"type"') && at !== '')
    await expect(page.frameLocator('iframe').locator('brightrail-marks .ring')).toBeVisible()
}

const form = (page: Page) => page.getByRole('complementary')
const title = (page: Page) => form(page).getByLabel('Title', { exact: true })
const stops = (page: Page) => page.locator('.line li:not(.addStop) .stop')
const said = (page: Page, role: 'status' | 'alert') => page.locator(`p.unseen[role="${role}"]`)
const description =
  'A page of the tests: what is missing in it is missing on purpose, and all else is there, so that it can be drawn.'
const withBlocks = (blocks: object[]) =>
  JSON.stringify({ title: 'A page of the tests | {brand}', description, blocks }, null, 2)

/** What the studio can look like, each from the page as it is opened. */
const states: Record<string, (page: Page, dev: Dev) => Promise<unknown>> = {
  'a page that is open': () => Promise.resolve(),
  'checks and file text': async (page) => {
    await page.getByRole('button', { name: 'All good' }).click()
    await page.getByRole('button', { name: 'File text' }).click()
    await expect(page.locator('.cm-content')).toBeVisible()
  },
  'mistakes in the form, the page, the list and the file text': async (page) => {
    await title(page).fill('x'.repeat(200))
    await page.locator('.checksChip').click()
    await page.getByRole('button', { name: 'File text' }).click()
    await expect(page.locator('.squiggle').first()).toBeVisible()
    await title(page).blur()
    await expect(title(page)).toHaveAttribute('aria-invalid', 'true')
  },
  'the kinds of blocks': async (page) => {
    await page.getByRole('button', { name: 'Add a block' }).click()
    await expect(page.getByRole('dialog', { name: 'Add a block' })).toBeVisible()
  },
  'a new page': (page) => page.getByRole('button', { name: 'New page' }).click(),
  'all keys': (page) => page.getByRole('button', { name: 'all keys' }).click(),
  'a block that was moved': async (page) => {
    await stops(page).first().focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.locator('.toast')).toBeVisible()
  },
  'a narrow window': (page) => page.setViewportSize({ width: 900, height: 700 }),
  'a phone with one field': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.frameLocator('iframe').locator('h1').click()
    await expect(page.locator('.sheetHead')).toBeVisible()
  },
  'a conflict': async (page, dev) => {
    await page.route('**/__brightrail/documents/**', (route) => {
      // Theirs comes first.
      dev.edit(key, ({ blocks }) => Object.assign(blocks[0] ?? {}, { title: 'Their title' }))
      return route.continue()
    })
    await title(page).fill('My title')
    await expect(page.getByRole('dialog', { name: 'This page was changed somewhere else too' })).toBeVisible()
    await expect(said(page, 'alert')).toHaveText('The file changed. Nothing has been overwritten.')
  },
  'a server that has stopped': async (page) => {
    await page.route('**/__brightrail/documents/**', (route) => route.abort())
    await title(page).fill('My title')
    await expect(page.locator('.banner')).toBeVisible()
    await expect(said(page, 'alert')).toHaveText('The studio’s server stopped. Go on: all is kept in this browser.')
  },
  'a text that cannot be read': async (page, dev) => {
    dev.write(key, dev.read(key).replace('"title": ', '"title" '))
    await expect(page.locator('.banner')).toBeVisible()
    await expect(said(page, 'alert')).toHaveText('The text of the file cannot be read.')
  },
  'a page without blocks': async (page, dev) => {
    await edit(dev, page, '', withBlocks([]))
    await expect(page.getByRole('button', { name: 'Add the first block' })).toBeVisible()
  },
  'a kind of block that does not exist, and a setting that nobody knows': async (page, dev) => {
    const blocks = [
      { type: 'hero', title: 'A page of the tests', textSid: 'left' },
      { type: 'heroo', title: 'Hello' },
    ]
    dev.write(key, withBlocks(blocks))
    await expect(stops(page)).toHaveCount(2)
    await stops(page).nth(1).click()
    await expect(page.locator('.line [data-look="unknown"]')).toBeVisible()
  },
  'a link in a running text': async (page, dev) => {
    const text = 'Some words with a [link](/payout) in them, which leads somewhere.'
    await edit(
      dev,
      page,
      '/blocks/1/text',
      withBlocks([
        { type: 'hero', title: 'A page of the tests' },
        { type: 'passage', title: 'Some words', text },
      ]),
    )
    await form(page).getByLabel('Text', { exact: true }).press('Control+Home')
    for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowRight')
    await expect(page.locator('.linkRow')).toBeVisible()
  },
  'a shared block': async (page, dev) => {
    const [file, index] = sharedBlock(dev)
    await page.goto(`${dev.address}studio?file=${file}&at=/blocks/${index}`)
    await expect(page.locator('.sharedCard')).toBeVisible()
  },
  'the whole site': async (page) => {
    await page.getByRole('button', { name: 'Whole site' }).click()
    await expect(page.locator('.formHead h2')).toHaveText('Whole site')
  },
}

/** The first shared block of a page: the key of the page, and which of its blocks it is. */
function sharedBlock(dev: Dev): [file: string, index: number] {
  for (const file of readdirSync(dev.folder).filter((name) => /^[^_].*\.json$/.test(name))) {
    const { blocks = [] } = JSON.parse(dev.read(file)) as Partial<Document>
    const index = blocks.findIndex(({ type }) => type === 'shared')
    if (index >= 0) return [file, index]
  }
  throw new Error('No page of the site has a shared block.')
}

/** Forced colours are those of the system: axe compares ours, which nobody sees then. */
const colours = ['color-contrast', 'color-contrast-enhanced']

const looks = Object.entries(states).flatMap(([name, show]) => [
  { name, show, forcedColors: 'none' as const },
  { name: `${name} in forced colours`, show, forcedColors: 'active' as const },
])

for (const { name, show, forcedColors } of sample(looks, 1, 'studio'))
  test(`A11Y-1 axe finds nothing in ${name} of the studio`, async ({ dev, page }) => {
    await page.emulateMedia({ forcedColors })
    await edit(dev, page, '/blocks/0')
    await show(page, dev)
    expect(await allViolations(page, forcedColors === 'active' ? colours : [])).toEqual([])
  })

test('A11Y-1 forced colours show what is selected and what has the focus', async ({ dev, page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await edit(dev, page, '/blocks/0')
  const outline = (element: Element) => getComputedStyle(element).outlineStyle
  expect(await title(page).evaluate(outline)).toBe('none')
  await title(page).focus()
  expect(await title(page).evaluate(outline)).toBe('solid')
  expect(await page.locator('.line > li[data-selected]').evaluate(outline)).toBe('solid')
  expect(await page.locator('.line > .addStop').evaluate(outline)).toBe('none')
})

test('A11Y-1 the parts of the studio are landmarks, and Tab goes through them as they are read', async ({
  dev,
  page,
}) => {
  await edit(dev, page, '/blocks/0')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio: Compliance')
  await stops(page).first().focus()
  for (const letter of ['c', 'j']) await page.keyboard.press(letter)
  await expect(page.locator('.cm-content')).toBeVisible()
  const areas = [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Pages and blocks' }),
    page.getByRole('main', { name: 'Page' }),
    page.getByRole('complementary', { name: 'Settings of the selected block' }),
    page.getByRole('region', { name: 'Checks' }),
    page.getByRole('region', { name: 'File text' }),
    page.getByRole('contentinfo'),
  ]
  for (const [index, area] of areas.entries())
    await area.evaluate((element, at) => element.setAttribute('data-area', String(at)), index)
  await page.getByRole('link', { name: 'Skip to the form' }).focus()
  const seen: string[] = []
  const inRow: string[] = []
  for (let press = 0; press < 150 && seen.at(-1) !== String(areas.length - 1); press++) {
    await page.keyboard.press('Tab')
    const { area, row } = await page.evaluate(() => ({
      area: document.activeElement?.closest<HTMLElement>('[data-area]')?.dataset.area ?? '',
      row: document.activeElement?.matches('.pageRow, .stop, iframe') ? document.activeElement.className : '',
    }))
    if (area !== '' && seen.at(-1) !== area) seen.push(area)
    if (row !== '') inRow.push(row)
  }
  expect(seen).toEqual([...areas.keys()].map(String))
  // A list is one stop, and the page in its frame none.
  expect(inRow).toEqual(['pageRow', 'stop'])
  await page.getByLabel('Find a page').fill('payout')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator('.pageRow').first()).toBeFocused()
})

test('A11Y-1 what changes is said: moved, removed, undone by its name, a limit once, and the checks after a rest', async ({
  dev,
  page,
}) => {
  await edit(dev, page, '/blocks/0')
  const polite = said(page, 'status')
  const count = await stops(page).count()
  await expect(stops(page).first()).toHaveAccessibleName(new RegExp(`^Hero ?, block 1 of ${count} `))
  await stops(page).first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(polite).toHaveText(`Hero moved down, now block 2 of ${count}`)
  await page.keyboard.press('Control+z')
  await expect(polite).toHaveText('Undone: Hero moved down')
  await stops(page).last().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await expect(polite).toHaveText(/ removed\.$/)
  // The neighbour has the focus.
  await expect(stops(page).last()).toBeFocused()
  await page.keyboard.press('Control+z')

  await stops(page).first().click()
  const most = Number(
    /of (\d+)/.exec(
      (await form(page)
        .locator('.field', { has: page.getByLabel('Title', { exact: true }) })
        .textContent()) ?? '',
    )?.[1],
  )
  await expect(title(page)).toHaveAccessibleDescription(/no full stop/)
  await title(page).fill('x'.repeat(most - 1))
  await expect(polite).toHaveText('1 character left')
  await title(page).fill('x'.repeat(most + 1))
  await expect(polite).toHaveText('Too long for the design: take away 1 character.')
  await expect(polite).toHaveText(/^\d+ to fix$/)
  await expect(title(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(title(page)).toHaveAccessibleDescription(/Too long for the design/)
  // The way out of a text that is too long: what is too much of it is selected.
  await page.locator('.checksChip').click()
  await page.getByRole('button', { name: 'Shorten it', exact: true }).click()
  await expect(title(page)).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('x')
})
