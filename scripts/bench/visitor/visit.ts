import type { Browser, CDPSession, Page } from 'playwright'
import { pressTab, type Seen, watchHeading, watchLoad } from './probe.ts'
import { countTraffic, type Traffic } from './traffic.ts'

/** A line and a processor. */
export interface Condition {
  /** How much slower than this machine's processor. */
  slower: number
  /** Absent: as fast as this machine answers itself. */
  line?: { latency: number; bytesPerSecond: number }
}

/** What a visitor does: opens a page, waits, and goes to the next one. */
export interface Visit {
  condition: Condition
  /** Milliseconds from the load event to what comes next. */
  rest: number
  /** The link is brought into view only when it is pressed. Otherwise it is in view from the load event on. */
  isFar?: true
  /** Milliseconds for which the pointer is on the link before it is pressed. */
  hover?: number
  /** Instead: presses a tab as soon as it is visible. */
  isTab?: true
}

/** On what a main thread has spent its time. */
export interface Work {
  script: number
  /** Which rules hold for which elements, and where everything is. */
  layout: number
}

/** What was seen of a visit. Times in milliseconds; absent: it did not come about. */
export interface Seeing {
  firstPaint?: number | undefined
  largestPaint?: number
  /** Sum of what is over 50 ms in each task that began after the load event, up to the click. */
  blocking?: number
  longestTask?: number
  /** What the page has cost up to the click, in milliseconds of its main thread. */
  work?: Work
  /** From a press of a tab that is visible, or of the link, to the frame that shows what was asked for. */
  answer?: number | undefined
  firstPage?: Traffic
  atClick?: Traffic
}

/** Nothing takes so long: a page that has not answered by then does not answer. */
const patience = 20_000
/** After a click: until everything that belongs to it has been asked for. */
const afterClick = 1000

/** Visits a page of a system with an empty cache and goes on to the page that `link` leads to. */
export async function visit(browser: Browser, address: string, link: string, how: Visit): Promise<Seeing> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const traffic = await countTraffic(cdp)
    await slowDown(cdp, how.condition)
    await cdp.send('Performance.enable')
    const answer = new Promise<number>((done) => void page.exposeFunction('onTimed', done))
    for (const probe of how.isTab ? [pressTab] : [watchLoad, watchHeading]) await page.addInitScript(probe)
    await page.goto(address, { waitUntil: 'load' })
    if (how.isTab) return { answer: await inTime(answer) }
    const target = page.locator(link).filter({ visible: true }).first()
    if (!how.isFar) await target.scrollIntoViewIfNeeded()
    await page.waitForTimeout(how.rest)
    const seen = { ...(await readSeen(page)), work: await readWork(cdp), firstPage: traffic.take() }
    if (how.hover) {
      await target.hover()
      await page.waitForTimeout(how.hover)
    }
    await target.click({ noWaitAfter: true })
    const clicked = { answer: await inTime(answer) }
    await page.waitForTimeout(afterClick)
    return { ...seen, ...clicked, atClick: traffic.take() }
  } finally {
    await context.close()
  }
}

const inTime = (answer: Promise<number>): Promise<number | undefined> =>
  Promise.race([answer, new Promise<undefined>((done) => setTimeout(done, patience, undefined).unref())])

async function slowDown(cdp: CDPSession, { slower, line }: Condition): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  if (!line) return
  const throughput = { downloadThroughput: line.bytesPerSecond, uploadThroughput: line.bytesPerSecond }
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: line.latency, ...throughput })
}

async function readWork(cdp: CDPSession): Promise<Work> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const milliseconds = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0)
  return {
    script: milliseconds('ScriptDuration'),
    layout: milliseconds('RecalcStyleDuration') + milliseconds('LayoutDuration'),
  }
}

const readSeen = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen }
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const after = seen.tasks.filter(({ start }) => start >= (load?.loadEventEnd ?? 0))
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      largestPaint: seen.largest,
      blocking: after.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      longestTask: Math.max(0, ...after.map(({ duration }) => duration)),
    }
  })
