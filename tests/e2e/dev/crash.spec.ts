import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { createRandom } from '../../../scripts/test/random.ts'
import { seed } from '../../../scripts/test/seed.ts'
import { isFull } from '../../support/sample.ts'
import { type OwnBrowser, startBrowser } from './ownBrowser.ts'
import { expect, type Running, startDev, test } from './devServer.ts'

const [key, other] = ['compliance.json', 'faqs.json']
/**
 * What happens between two keys: the tab, the whole browser or the server crashes, this also while it saves, and then has another
 * token; the tab is loaded anew; or nothing gets through for a while.
 */
const kinds = ['tab', 'browser', 'server', 'save', 'reload', 'network'] as const
type Kind = (typeof kinds)[number]
const points = isFull ? 100 : 1

/** What is typed while the crash comes. */
const more = ' and more words'

/** So long after a key its words are kept in the browser, in milliseconds: before they go to the file, and in less than a second. */
const keptAfter = 500

interface Place {
  folder: string
  profile: string
  server: Running
  browser: OwnBrowser
}

const titleIn = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, key), 'utf8')) as { blocks: { title: string }[] }).blocks[0]?.title ?? ''

/** Opens the title of the page, with the cursor at its end. */
async function openTitle(page: Page, server: Running): Promise<Page> {
  await page.goto(`${server.address}studio?file=${key}&at=/blocks/0/title`)
  await expect(titleOf(page)).toBeFocused()
  await page.keyboard.press('End')
  return page
}

const titleOf = (page: Page) => page.getByRole('complementary').getByLabel('Title', { exact: true })

/** Waits inside of the tab until its time for keeping is over, and what it keeps by then is kept. */
const untilKept = (page: Page) =>
  page.evaluate(
    (time) =>
      new Promise<void>((done) => {
        setTimeout(() => {
          // A browser reads only when all that was written before is there.
          const opening = indexedDB.open('brightrail-studio')
          opening.onsuccess = () => {
            const reading = opening.result.transaction('documents').objectStore('documents').count()
            reading.onsuccess = () => {
              opening.result.close()
              done()
            }
          }
        }, time)
      }),
    keptAfter,
  )

/** Types on, and lets the crash come at some moment of it. */
async function crash(place: Place, page: Page, kind: Kind, after: number): Promise<void> {
  const typing = page.keyboard.type(more, { delay: 20 }).catch(() => undefined)
  await new Promise((done) => setTimeout(done, after))
  if (kind === 'tab') await place.browser.crash(page)
  else if (kind === 'browser') {
    await place.browser.kill()
    place.browser = await startBrowser(place.profile)
  } else if (kind === 'reload') {
    // Keys that are pressed while a page is loaded reach nobody.
    await typing
    await page.reload()
  } else if (kind === 'network') {
    await page.context().setOffline(true)
    await typing
    await page.context().setOffline(false)
  } else {
    if (kind === 'save') {
      await typing
      void page.keyboard.press('Control+s').catch(() => undefined)
      await new Promise((done) => setTimeout(done, after / 10))
    }
    await place.server.end('SIGKILL')
    await typing
    place.server = await startDev(place.folder, {}, new URL(place.server.address).port)
  }
  await typing
}

/** Opens another page, and then that of the words: they have come back to their own file. Gives the tab. */
async function recover({ folder, browser, server }: Place, kept: string): Promise<Page> {
  await browser.closeAll()
  const page = await browser.open(`${server.address}studio?file=${other}`)
  await expect.poll(() => titleIn(folder)).toContain(kept)
  expect(readFileSync(join(folder, other), 'utf8')).toBe(readFileSync(join('pages', other), 'utf8'))
  await openTitle(page, server)
  await expect.poll(async () => titleIn(folder) === (await titleOf(page).inputValue())).toBe(true)
  return page
}

test(`T-R14 tab, browser and server crash (${points} of them): at most a second of typing is lost, and the rest comes back to its own page`, async () => {
  test.setTimeout(isFull ? 7_200_000 : 600_000)
  const temporary = mkdtempSync(join(tmpdir(), 'brightrail-crash-'))
  const [folder, profile] = [join(temporary, 'pages'), join(temporary, 'profile')]
  cpSync('pages', folder, { recursive: true })
  const place: Place = { folder, profile, server: await startDev(folder), browser: await startBrowser(profile) }
  const random = createRandom(`crashes ${seed}`)
  const first = Math.floor(random() * kinds.length)
  try {
    let page = await openTitle(await place.browser.open(place.server.address), place.server)
    for (let point = 0; point < points; point++) {
      const kind = kinds[(first + point) % kinds.length] as Kind
      const kept = `${await titleOf(page).inputValue()} k${point}`
      await page.keyboard.type(` k${point}`)
      await untilKept(page)
      await crash(place, page, kind, Math.floor(random() * 600))
      // Of what the browser itself has outlived nothing is lost.
      if (kind === 'server' || kind === 'save' || kind === 'network')
        await expect.poll(() => titleIn(folder)).toBe(kept + more)
      page = await recover(place, kept)
      const title = titleIn(folder)
      expect(title.startsWith(kept) && (kept + more).startsWith(title), `${kind}: ${title}`).toBe(true)
    }
  } finally {
    await place.browser.kill()
    await place.server.end()
    rmSync(temporary, { recursive: true, force: true })
  }
})
