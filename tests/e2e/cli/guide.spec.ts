import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { copyPages, run, temporary } from '../support/command.ts'
import { dist, files, read } from '../support/dist.ts'
import { sidewaysScroll } from '../support/page.ts'
import { expect, served as test } from '../support/site.ts'

// One after the other, in one process: making the guide takes 13 s of a processor, so most tests read the same one.
test.describe.configure({ mode: 'default' })

const place = temporary()
const out = join(place.folder, 'guide')
const makeGuide = (...args: string[]) => run(['guide', '--only', 'checklist', ...args])

let made: Awaited<ReturnType<typeof run>>
test.beforeAll(async () => {
  const kept = 'node_modules/.cache/brightrail/guide'
  for (const file of existsSync(kept) ? readdirSync(kept) : [])
    if (file.startsWith('checklist-')) rmSync(join(kept, file))
  made = await makeGuide('--out', out)
})
test.afterAll(place.remove)

test('DOC-3 npm run guide writes a guide that can be read from the disk', async ({ page }) => {
  const { code, stdout, stderr } = made
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain(join(out, 'index.html'))

  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(pathToFileURL(join(out, 'index.html')).href)
  await page.getByRole('main').getByRole('link', { name: 'See your page while you write' }).click()
  // A browser draws no frame that is out of sight, and what is not drawn cannot be pressed.
  await page.locator('iframe.try').scrollIntoViewIfNeeded()
  const overlay = page.frameLocator('iframe.try')
  await overlay.getByRole('button', { name: /^Fix: / }).click()
  await expect(overlay.getByRole('dialog')).toBeHidden()
  await overlay.getByRole('button', { name: 'Undo' }).click()
  await expect(overlay.getByRole('dialog')).toBeVisible()

  await page.getByText('All pages of the guide').click()
  await page.getByRole('link', { name: 'Drawings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drawings')
  const drawing = page.locator('main img').first()
  await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await sidewaysScroll(page)).toBe(0)

  await page.getByRole('searchbox', { name: 'Search the guide' }).fill('hero')
  await page.locator('#results').getByRole('link', { name: 'Hero', exact: true }).click()
  await expect(page).toHaveURL(pathToFileURL(join(out, 'blocks/hero.html')).href)
  await page.getByRole('link', { name: 'how addresses are written' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How addresses are written')
  expect(messages).toEqual([])
})

test('the guide is no part of the public site', () => {
  const paths = files()
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => /guide/i.test(path))).toEqual([])
  const texts = paths.filter((path) => /(?:\.(?:html|js|css|json|xml|txt)|_redirects)$/.test(path))
  expect(texts.filter((path) => read(path, dist()).includes('_guide'))).toEqual([])
})

test('DOC-3 the pictures of a block show its examples', async () => {
  expect(made.stdout).toContain('Taking 4 pictures')
  for (const [kind, widest] of Object.entries({ wide: 1200, phone: 360 })) {
    const picture = sharp(join(out, `assets/blocks/checklist-1-${kind}.webp`))
    const { format, width, height } = await picture.metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: widest })
    // The example alone: the frame of the site would not fit into it.
    expect(height).toBeLessThan(700)
    // A blank picture has one colour.
    expect((await picture.stats()).entropy).toBeGreaterThan(0.3)
  }
  expect(readFileSync(join(out, 'blocks/checklist.html'), 'utf8')).toContain(
    'src="../assets/blocks/checklist-1-wide.webp"',
  )
})

test('documents with an error: the guide is written all the same, with the pictures that are kept', async () => {
  const pages = copyPages(place.folder)
  writeFileSync(join(pages, 'payout.json'), '{ "title": ')
  const other = join(place.folder, 'other')
  const { code, stdout, stderr } = await makeGuide('--pages', pages, '--out', other)
  expect(code).toBe(0)
  expect(stdout).toContain(join(other, 'index.html'))
  expect(stdout).not.toContain('Taking')
  expect(stderr).toMatch(
    /payout\.json:1:\d+ has an error.*, so no new pictures .* All of them are there from before\. npm run check says /,
  )
  const picture = 'assets/blocks/checklist-1-wide.webp'
  expect(readFileSync(join(other, picture))).toEqual(readFileSync(join(out, picture)))
  expect(readFileSync(join(other, 'blocks/checklist.html'), 'utf8')).toContain(`src="../${picture}"`)
})

test('a block type that does not exist is explained', async () => {
  const { code, stderr } = await run(['guide', '--only', 'checklst', '--out', join(place.folder, 'none')])
  expect(code).toBe(2)
  expect(stderr).toContain('Did you mean "checklist"?')
})
