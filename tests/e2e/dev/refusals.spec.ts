import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright/test'
import { expect, startDev, test } from './devServer.ts'

const key = 'case-studies/kredapay.json'
const descriptionOf = (page: Page) => page.getByRole('complementary').getByLabel('Description', { exact: true })

/** What the system refuses, and what is said of it. */
const refusals: [name: string, refusal: string, words: string][] = [
  ['a full disk', 'openSync ENOSPC', 'the disk is full'],
  ['a file that may not be written', 'openSync EACCES', 'you are not allowed to write there'],
  ['a disk that is only read', 'openSync EROFS', 'nothing can be written on this disk'],
  ['another disk', 'all EXDEV', 'it is another disk'],
]

test('T-R12 where the system refuses a save the file stays as it was, it is said, and the words go into it later', async ({
  page,
}) => {
  const temporary = mkdtempSync(join(tmpdir(), 'brightrail-refusals-'))
  const [folder, refusal] = [join(temporary, 'pages'), join(temporary, 'refusal')]
  cpSync('pages', folder, { recursive: true })
  const file = join(folder, key)
  const loaded = pathToFileURL(resolve(import.meta.dirname, 'refuse.mjs')).href
  const server = await startDev(folder, { NODE_OPTIONS: `--import ${loaded}`, REFUSALS: refusal })
  const bar = page.getByRole('banner')
  try {
    await page.goto(`${server.address}studio?file=${key}&at=`)
    await expect(page.locator('.checksChip')).toBeVisible()
    const words = await descriptionOf(page).inputValue()
    for (const [index, [name, what, said]] of refusals.entries()) {
      const before = readFileSync(file, 'utf8')
      writeFileSync(refusal, what)
      await descriptionOf(page).fill(`${words} ${index}`)
      await expect(bar, name).toContainText(`Could not save: ${said}`)
      expect(readFileSync(file, 'utf8'), name).toBe(before)
      await expect(descriptionOf(page)).toHaveValue(`${words} ${index}`)
      rmSync(refusal)
      await bar.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => readFileSync(file, 'utf8'), name).toContain(`${words} ${index}"`)
    }
    // The folder is gone with all that is in it: the words stay, and go into it when it is back.
    const away = join(temporary, 'away')
    renameSync(join(folder, 'case-studies'), away)
    await expect(bar).toContainText('The file was deleted')
    await descriptionOf(page).fill(`${words} at last`)
    renameSync(away, join(folder, 'case-studies'))
    await expect.poll(() => readFileSync(file, 'utf8')).toContain(`${words} at last"`)
    expect(existsSync(refusal)).toBe(false)
  } finally {
    await server.end()
    rmSync(temporary, { recursive: true, force: true })
  }
})
