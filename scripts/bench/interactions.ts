import { createServer } from 'node:http'
import { type Browser, chromium, type Page } from 'playwright'
import { listen } from '../server/listen.ts'
import { createSiteHandler } from '../server/site.ts'
import { findChromium } from '../setup/chromium.ts'
import { median, type Row } from './table.ts'

/** How much slower than this machine's processor. */
const slower = 4
const turns = 5

interface Interaction {
  name: string
  width: number
  /** Where it is; absent: on the home page. */
  route?: string
  /** What is pressed; it is pressed again and again, so it has to answer each time. */
  targets: string[]
}

const interactions: Interaction[] = [
  { name: 'tab at 1440', width: 1440, targets: ['[data-tab] >> nth=1', '[data-tab] >> nth=2'] },
  { name: 'tab at 390', width: 390, targets: ['[data-tab] >> nth=1', '[data-tab] >> nth=2'] },
  { name: 'submenu at 1440', width: 1440, targets: ['header button[aria-expanded] >> nth=0'] },
  {
    name: 'menu at 390',
    width: 390,
    targets: ['header button[popovertarget] >> nth=0', '#menu button[popovertargetaction=hide] >> nth=0'],
  },
  { name: 'question at 390', width: 390, route: 'faqs', targets: ['main summary >> nth=0', 'main summary >> nth=1'] },
  {
    name: 'search at 390',
    width: 390,
    route: 'faqs',
    targets: ['main button[command=show-modal]', 'dialog[open] button[command=close]'],
  },
]

/**
 * From a press to the next paint, by the browser's own event timing, before React has come and after.
 * The browser counts in steps of 8 ms from 16 on; what is quicker counts as 16.
 */
export async function benchInteractions(dist: string): Promise<Row[]> {
  const server = createServer(createSiteHandler(dist))
  const address = `http://localhost:${await listen(server)}/`
  const browser = await chromium.launch({
    executablePath: (await findChromium('whole')) ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const rows: Row[] = []
  try {
    for (const interaction of interactions) {
      for (const isLive of [false, true]) rows.push(await measure(browser, address, interaction, isLive))
    }
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
  return rows
}

async function measure(
  browser: Browser,
  address: string,
  { name, width, route = '', targets }: Interaction,
  isLive: boolean,
): Promise<Row> {
  const page = await browser.newPage({ viewport: { width, height: 800 } })
  // Held back for good: the page stays as it is before React.
  if (!isLive) await page.route(/\/assets\/(?:react|client)-/, () => {})
  await page.goto(address + route)
  if (isLive)
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    )
  await page.waitForTimeout(500)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    for (const target of targets) times.push(await press(page, target))
  }
  await page.close()
  return {
    what: `interaction, ${name}, ${isLive ? 'after' : 'before'} React`,
    value: median(times),
    unit: 'ms',
    also: `worst of ${times.length}: ${Math.max(...times)}`,
  }
}

async function press(page: Page, target: string): Promise<number> {
  await page.evaluate(() => {
    const seen = { longest: 16 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await page.locator(target).click()
  await page.waitForTimeout(300)
  return page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest)
}
