import type { Locator, Page } from 'playwright/test'
import { pictureWidths } from '../../src/model/media.ts'
import { violations } from './support/axe.ts'
import { hold, isMarked, mark, open, sidewaysScroll } from './support/page.ts'
import { expect, test } from './support/site.ts'

const picture = (page: Page, id: string) => page.locator(`#${id} img`)

/** Brings a picture into view, and waits until it is there. Tells which file the browser has chosen, and how it is shown. */
async function shown(image: Locator) {
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)).toBe(true)
  const { address, width, height } = await image.evaluate((one: HTMLImageElement) => ({
    address: one.currentSrc,
    width: one.clientWidth,
    height: one.clientHeight,
  }))
  const [, name, pixels, format] = /\/assets\/media\/(\w+)-(\d+)\.\w+\.(\w+)$/.exec(address) ?? []
  return { address, name, pixels: Number(pixels), format, width, height }
}

const screens = [
  { width: 360, density: 2, pixels: { wide: 720, narrow: 720, tall: 720 } },
  { width: 768, density: 1, pixels: { wide: 720, narrow: 720, tall: 720 } },
  { width: 1440, density: 1, pixels: { wide: 1600, narrow: 720, tall: 720 } },
] as const

for (const { width, density, pixels } of screens) {
  test.describe(`at ${width} with ${density} pixels for one`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density })

    test('LAYOUT-1 A11Y-1 SPEED-1 each picture fits its place, and its file the picture', async ({
      page,
      fixtures,
    }) => {
      await open(page, `${fixtures}/pictures`)
      for (const id of ['wide', 'narrow', 'tall'] as const) {
        const found = await shown(picture(page, id))
        expect(found).toMatchObject({ format: 'avif', pixels: pixels[id] })
        const column = await page.locator(`#${id} > div`).evaluate((one) => {
          const { paddingLeft, paddingRight } = getComputedStyle(one)
          return one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        })
        expect(Math.abs(found.width - Math.min(column, pictureWidths[id]))).toBeLessThanOrEqual(1)
        const ratio = id === 'tall' ? 1500 / 1200 : 900 / 1600
        expect(Math.abs(found.height - found.width * ratio)).toBeLessThanOrEqual(1)
      }
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await violations(page)).toEqual([])
    })
  })
}

test('A11Y-1 a picture is read out by its text and caption, a decorative one not at all', async ({
  page,
  fixtures,
}) => {
  await page.goto(`${fixtures}/pictures`)
  await expect(page.getByRole('img', { name: 'Four lines of Brightrail meet at one station.' })).toBeVisible()
  await expect(page.locator('#wide').getByRole('figure')).toContainText('One rail for all lines.')
  await expect(page.locator('#tall').getByRole('img')).toHaveCount(0)
  await expect(picture(page, 'tall')).toHaveAttribute('alt', '')
})

test('SPEED-1 the first block is loaded first, and the rest when it comes near', async ({ page, fixtures }) => {
  await page.goto(`${fixtures}/picture-first`)
  const first = page.locator('main img').first()
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  await expect(first).toHaveAttribute('loading', 'eager')
  await page.goto(`${fixtures}/pictures`)
  for (const image of await page.locator('main figure img').all())
    await expect(image).toHaveAttribute('loading', 'lazy')
})

test('T-R1 the space is kept: while no picture arrives, all is where it will be', async ({ page, fixtures }) => {
  const release = await hold(page, '**/assets/media/**')
  await page.goto(`${fixtures}/picture-first`, { waitUntil: 'domcontentloaded' })
  const top = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((one) => one.getBoundingClientRect().top + document.documentElement.scrollTop)
  const before = await top()
  const first = page.locator('main img').first()
  expect(await first.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(0)
  release()
  await shown(first)
  expect(await top()).toBe(before)
})

test('NAV-1 after a client navigation the pictures are the same', async ({ page, fixtures }) => {
  await open(page, `${fixtures}/pictures`)
  const direct = await shown(picture(page, 'wide'))
  await open(page, `${fixtures}/picture-first`)
  await mark(page)
  await page.getByRole('link', { name: 'All pictures' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pictures')
  expect(await shown(picture(page, 'wide'))).toEqual(direct)
  expect(await isMarked(page)).toBe(true)
})

test('on paper every picture is there, also those that nobody has scrolled to', async ({ page, fixtures }) => {
  // So far down that the browser has no reason to load them.
  await page.route('**/pictures', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('<div id="root">', `${'<br>'.repeat(400)}<div id="root">`)
    await route.fulfill({ response, body })
  })
  await page.goto(`${fixtures}/pictures`)
  const areThere = () =>
    page
      .locator('main figure img')
      .evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
  expect(await areThere()).toEqual([false, false, false])
  const paper = (await page.pdf()).toString('latin1')
  expect(await areThere()).toEqual([true, true, true])
  expect(paper.match(/\/Subtype\s*\/Image/g)?.length).toBeGreaterThanOrEqual(2)
})

test('SEC-1 SPEED-1 a variant is kept for ever, and is what it says', async ({ page, fixtures }) => {
  await page.goto(`${fixtures}/pictures`)
  const files = await page.locator('#tall picture').evaluate((one) => {
    const sets = [...one.querySelectorAll('source')].map(({ srcset }) => srcset.split(' ')[0] ?? '')
    return [...sets, one.querySelector('img')?.getAttribute('src') ?? '']
  })
  const answers = await Promise.all(files.map((file) => page.request.get(fixtures + file)))
  expect(answers.map((answer) => [answer.status(), answer.headers()['content-type']])).toEqual([
    [200, 'image/avif'],
    [200, 'image/webp'],
    [200, 'image/jpeg'],
  ])
  for (const answer of answers) {
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers()['x-content-type-options']).toBe('nosniff')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('NOJS-1 the pictures are there', async ({ page, fixtures }) => {
    const loaded = page.waitForResponse(/\/assets\/media\/junction-\d+\.\w+\.avif$/)
    await page.goto(`${fixtures}/picture-first`)
    expect((await loaded).status()).toBe(200)
    await expect(page.getByRole('img', { name: 'Four lines meet at one station, and part again.' })).toBeVisible()
  })
})
