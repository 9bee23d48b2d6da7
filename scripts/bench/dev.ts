import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from '../setup/chromium.ts'
import { median, type Row } from './table.ts'

const turns = 11

/** From saving a document to its new text in a browser, with the development server running. */
export async function benchDev(sites: { pages: number; folder: string }[]): Promise<Row[]> {
  const rows: Row[] = []
  const browser = await chromium.launch({
    executablePath: (await findChromium('whole')) ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const { pages, folder } of sites) {
      const server = await startDev(folder)
      const page = await browser.newPage()
      await page.goto(`${server.address}compliance`)
      const file = join(folder, 'compliance.json')
      const text = readFileSync(file, 'utf8')
      const times: number[] = []
      for (let turn = 0; turn < turns; turn++) {
        const title = `Compliance, turn ${turn} of ${pages}`
        const seen = page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, title, {
          polling: 'raf',
        })
        const start = performance.now()
        writeFileSync(file, text.replace('"title": "Compliance, security and data"', `"title": "${title}"`))
        await seen
        times.push(performance.now() - start)
      }
      rows.push({ what: `dev, ${pages} pages: save to DOM`, value: median(times.slice(1)), unit: 'ms' })
      writeFileSync(file, text)
      await page.close()
      server.process.kill()
    }
  } finally {
    await browser.close()
  }
  return rows
}

/** Starts the development server for a folder of documents, and waits until it answers. */
export async function startDev(folder: string): Promise<{ address: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--pages', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((done, fail) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /http:\/\/localhost:\d+\//.exec(printed)?.[0]
      if (found) done(found)
    })
    child.once('exit', () => fail(new Error('The development server ended before it was ready.')))
  })
  return { address, process: child }
}
