import { sample } from '../../support/sample.ts'
import { allViolations } from '../support/axe.ts'
import { expect, test } from './devServer.ts'
import { edit, form, said, states, stops, title } from './studioStates.ts'

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
  // Words are counted as well.
  await title(page).fill('We pay you at the end of each day and month')
  await page.getByRole('button', { name: 'Shorten it', exact: true }).click()
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(' and month')
})
