import { type ChildProcess, spawn } from 'node:child_process'
import { type Browser, chromium, type Page } from 'playwright/test'

/** A browser in a process of its own, which can be ended at any moment. What it has stored stays in its folder. */
export interface OwnBrowser {
  open(address: string): Promise<Page>
  /** Ends the process of a tab. */
  crash(page: Page): Promise<void>
  /** Ends all its processes, as when the power fails. */
  kill(): Promise<void>
  closeAll(): Promise<void>
}

export async function startBrowser(profile: string): Promise<OwnBrowser> {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-breakpad']
  const own = [...args, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const child = spawn(process.env.CHROMIUM_PATH ?? '', own, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const browser = await chromium.connectOverCDP(await addressOf(child))
  return {
    open: (address) => open(browser, address),
    async crash(page) {
      const crashed = page.waitForEvent('crash')
      const session = await page.context().newCDPSession(page)
      void session.send('Page.crash').catch(() => undefined)
      await crashed
    },
    async kill() {
      const over = new Promise((done) => child.once('exit', done))
      process.kill(-(child.pid ?? 0), 'SIGKILL')
      await over
    },
    async closeAll() {
      for (const page of browser.contexts().flatMap((context) => context.pages())) await page.close()
    },
  }
}

async function open(browser: Browser, address: string): Promise<Page> {
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no window.')
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  return page
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let printed = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const found = /ws:\/\/\S+/.exec(printed)?.[0]
      if (found) done(found)
    })
    child.once('exit', () => fail(new Error(`The browser ended before it was ready:\n${printed}`)))
  })
}
