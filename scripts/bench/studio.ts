import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { findChromium } from '../setup/chromium.ts'
import { startDev } from './dev.ts'
import { textsOf } from './manyPages.ts'
import { median, type Row } from './table.ts'

const openings = 5
const keys = 60
const edits = 1000
const blockCount = 30
/** Between two keys, in milliseconds. */
const pause = 120
/** So long a finger rests on a key, in milliseconds. A key that came up at once would have the browser put off the answer. */
const touch = 70
const title = 'A page of thirty blocks'
/** The id of a block to which another page leads. */
const place = 'rows-0'

/** What people wait for in the studio, on a site of so many pages: each from the press of a key to the painted answer. */
export async function benchStudio(folder: string, pages: number): Promise<Row[]> {
  writePages(folder)
  const server = await startDev(folder)
  const browser = await chromium.launch({
    executablePath: (await findChromium('whole')) ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const rows = await measure(page, `${server.address}studio`)
    return rows.map((row) => ({ ...row, what: `studio, ${pages} pages: ${row.what}` }))
  } finally {
    await browser.close()
    server.process.kill()
  }
}

/** A page of thirty blocks, and on another page a link that leads to one of them. */
function writePages(folder: string): void {
  const own = textsOf('pages').flatMap(([key, text]) => (key.startsWith('_') ? [] : [JSON.parse(text) as PageText]))
  const rows = own.flatMap(({ blocks }) => blocks).filter(({ type }) => type === 'rows')
  const between = Array.from({ length: blockCount - 1 }, (_, at) => ({ ...rows[at % rows.length], id: `rows-${at}` }))
  const description = 'A page that is as long as the longest, to measure how long each key takes in the studio.'
  const hero = { type: 'hero', layout: 'compact', title, lead: 'One word, and then another one.' }
  const text = JSON.stringify({ title: `${title} | {brand}`, description, blocks: [hero, ...between] }, null, 2)
  writeFileSync(join(folder, 'thirty.json'), `${text}\n`)
  const other = join(folder, 'about.json')
  writeFileSync(other, readFileSync(other, 'utf8').replace('"href": "/contact"', `"href": "/thirty#${place}"`))
}

interface PageText {
  blocks: { type: string }[]
}

async function measure(page: Page, address: string): Promise<Row[]> {
  const opened: number[] = []
  const shown: number[] = []
  for (let turn = 0; turn <= openings; turn++) {
    await page.goto(address)
    opened.push(await drawnAt(page))
    await page.locator('.checksChip').waitFor()
    shown.push(await openThirty(page))
  }
  // The first time the server has to prepare its modules.
  const rows: Row[] = [
    { what: 'opening the studio', value: median(opened.slice(1)), unit: 'ms', goal: 1500 },
    { what: `opening a page of ${blockCount} blocks`, value: median(shown.slice(1)), unit: 'ms', goal: 400 },
  ]
  const form = page.getByRole('complementary')
  await page.locator('.line .stop').first().click()
  await form.getByLabel('Title', { exact: true }).fill('xy')
  rows.push(await keyRow(page, 'key to canvas', 50, (is) => `${canvas}.querySelector('h1')?.textContent === '${is}'`))
  const isWrong = `/to fix/.test(document.querySelector('.checksChip').textContent)`
  rows.push(await keyRow(page, 'key to checks of the page', 30, (is) => `${isWrong} === ${is === 'x'}`))

  await page.locator('.line .stop').nth(1).click()
  await page.locator('.checksChip').click()
  const count = `(document.querySelector('.otherPagesHead .count')?.textContent ?? '0')`
  const before = await page.evaluate<string>(count)
  for (const more of await form.locator('details.section > summary').all()) await more.click()
  await form.getByLabel('Anchor', { exact: true }).fill(`${place}y`)
  const isDead = `${count} !== '${before}'`
  // Not waitForFunction: the studio's policy allows no text to become code later.
  await page.evaluate(`new Promise((done) => {
    const look = () => (${isDead} ? done() : requestAnimationFrame(look))
    look()
  })`)
  rows.push(await keyRow(page, 'key to checks of the whole site', 300, (is) => `(${isDead}) === ${is !== place}`))
  await page.locator('.line .stop').first().click()
  await form.getByLabel('Title', { exact: true }).focus()
  rows.push(await heapOver(page))
  return rows
}

/** The document on the canvas, for an expression in the page. */
const canvas = `document.querySelector('iframe').contentDocument`

/** When the page is painted on the canvas beside its outline, in milliseconds since the studio was asked for. */
async function drawnAt(page: Page): Promise<number> {
  await page.locator('.outline .stop').first().waitFor()
  return page.evaluate<number>(`new Promise((done) => {
    const look = () => requestAnimationFrame(() =>
      ${canvas}?.querySelector('h1') ? setTimeout(() => done(performance.now())) : look())
    look()
  })`)
}

/** From Enter in the field that finds pages to the page on the canvas and in the outline. */
async function openThirty(page: Page): Promise<number> {
  await page.keyboard.press('/')
  await page.keyboard.type('thirty')
  const isDrawn = `${canvas}?.querySelector('h1')?.textContent === '${title}'`
  const isListed = `document.querySelectorAll('.line li:not(.addStop)').length === ${blockCount}`
  return answerTo(page, 'Enter', `${isDrawn} && ${isListed}`)
}

/** From the press of a key to the frame in which an expression has become true, in milliseconds. */
async function answerTo(page: Page, key: string, expression: string): Promise<number> {
  await page.evaluate(`void (window.answered = new Promise((done) => {
    const begin = ({ timeStamp }) => {
      const look = () => requestAnimationFrame(() =>
        ${expression} ? setTimeout(() => done(performance.now() - timeStamp)) : look())
      look()
    }
    addEventListener('keydown', begin, { capture: true, once: true })
  }))`)
  await page.keyboard.press(key, { delay: touch })
  return page.evaluate<number>('window.answered')
}

/** Deletes and types the last letter of the field that has the focus. `answer`: what is true once its text is as it is said. */
async function keyRow(page: Page, what: string, goal: number, answer: (text: string) => string): Promise<Row> {
  const whole = await page.locator(':focus').inputValue()
  const times: number[] = []
  for (let turn = 0; turn < keys; turn++) {
    const isDeleted = turn % 2 === 0
    const text = isDeleted ? whole.slice(0, -1) : whole
    times.push(await answerTo(page, isDeleted ? 'Backspace' : whole.slice(-1), answer(text)))
    // Somebody who types waits, too, and what follows a key must not be counted to the next one.
    await page.waitForTimeout(pause)
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  return { what: `${what} (p95)`, value: p95, unit: 'ms', goal, also: `median ${median(times).toFixed(0)} ms` }
}

/** How much more the page holds on to after so many edits. */
async function heapOver(page: Page): Promise<Row> {
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const edit = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await page.keyboard.press(turn % 2 === 0 ? 'z' : 'Backspace')
    await page.waitForTimeout(2 * pause)
  }
  await edit(edits / 10)
  const before = await heap()
  await edit(edits)
  const after = await heap()
  const also = `${(before / 1e6).toFixed(1)} MB before, ${(after / 1e6).toFixed(1)} MB after`
  return { what: `heap, grown over ${edits} edits`, value: Math.max(0, after - before), unit: 'bytes', goal: 2e6, also }
}
