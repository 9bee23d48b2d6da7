import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { allViolations } from '../support/axe.ts'
import { expect, test } from './devServer.ts'
import { hero, withBlocks } from './testPage.ts'

// What an editor has changed, in the studio itself: nobody who writes pages has a terminal.

const file = 'changes.json'
const passage = (_: unknown, index: number) => ({
  type: 'passage',
  title: `Hours of desk ${index}`,
  text: `Desk ${index} answers from Monday to Friday.`,
})

test('A11Y-1 what has changed since the site was published is listed page by page, and can be copied', async ({
  dev,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  dev.write(file, withBlocks(hero))
  const folder = dirname(dev.folder)
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@brightrail.example', ...args], { cwd: folder })
  try {
    git('init', '-q', '-b', 'main')
    git('add', 'pages')
    git('commit', '-q', '-m', 'As it is published')
    await page.goto(`${dev.address}studio?file=${file}&at=/blocks/0/title`)
    const title = page.locator('.formPanel').getByLabel('Title', { exact: true })
    const before = await title.inputValue()
    const copy = page.getByRole('button', { name: 'Your copy' })
    const dialog = page.getByRole('dialog', { name: 'What you have changed' })
    await copy.click()
    await expect(dialog.getByRole('status')).toHaveText('Nothing: your copy is the same as the site was.')
    await expect(dialog.getByRole('button', { name: 'Copy this list' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(copy).toBeFocused()

    // What was just typed is in it, too.
    await title.fill(`${before} anew`)
    await title.press('Escape')
    await page.keyboard.press('r')
    await expect(dialog.getByRole('status')).toHaveText('1 page, compared with the site as it was.')
    await expect(dialog.locator('li ins')).toHaveText(/^New: .*anew$/)
    expect(await allViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Copy this list' }).click()
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('anew+]')

    // All lines of a long page stand one below the other: there is nothing to unfold in what was copied.
    await page.keyboard.press('Escape')
    dev.write(file, withBlocks(hero, ...Array.from({ length: 30 }, passage)))
    await expect(page.locator('.line li:not(.addStop) .stop')).toHaveCount(31)
    await page.locator('.line .stop').first().focus()
    await page.keyboard.press('r')
    await expect(dialog.locator('li').nth(60)).toBeVisible()
    await dialog.getByRole('button', { name: 'Copy this list' }).click()
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toMatch(/\d more line/)

    // In a narrow window it is beside the pages, and each entry leads to its page.
    await page.keyboard.press('Escape')
    await page.goto(`${dev.address}studio?page=/about`)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Pages and blocks' }).click()
    await page.getByRole('button', { name: 'Your changes' }).click()
    await dialog.getByRole('heading', { level: 3 }).getByRole('button').click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`file=${file}`))
  } finally {
    rmSync(join(folder, '.git'), { recursive: true, force: true })
  }
})

test('where nothing is known of the site as it was, the list says why it is empty', async ({ dev, page }) => {
  dev.write(file, withBlocks(hero))
  await page.goto(`${dev.address}studio?file=${file}`)
  // Who takes the way for a switch presses its other end.
  const { x, y } = (await page.locator('.way').getByText('Live site').boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.click(x + 30, y + 8)
  const said = page.getByRole('dialog', { name: 'What you have changed' }).getByRole('status')
  await expect(said).toHaveText(
    /^Changes cannot be listed here, because the folder of the pages is not in a Git repository/,
  )
})
