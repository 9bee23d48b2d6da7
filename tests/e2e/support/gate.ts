import { type BrowserContext, type ConsoleMessage, expect, type Request } from 'playwright/test'
import { isCalendar, playCalendar } from './calendar.ts'
import { test as base } from './keptPage.ts'
import { isFull } from '../../support/sample.ts'
import { watchPage } from './watchPage.ts'

/**
 * What no page may do, in whatever test it is open: break its policy, write to the console, throw, fail to hydrate, move
 * what is being read, ask a foreign server, or lose a request. A problem is one line such as `console.error: …`, in
 * which addresses of this machine are written without their origin.
 */
export class Gate {
  readonly #problems: string[] = []
  readonly #expected: (string | RegExp)[] = []
  readonly #contexts: BrowserContext[] = []

  /** Watches all pages of a context, from before their first script on. */
  async watch(context: BrowserContext, hasScripts = true): Promise<void> {
    // Without scripts no page can say of itself what happened; the browser still tells the rest.
    if (hasScripts) this.#contexts.push(context)
    await context.exposeBinding('reportToGate', (_source, problem: string) => this.#add(problem))
    await context.addInitScript(watchPage)
    context.on('console', (message) => {
      if (!measuring.test(message.text())) this.#add(describeMessage(message))
    })
    context.on('weberror', (finding) => this.#add(`error: ${finding.error().message}`))
    context.on('request', (request) => this.#checkOrigin(request))
    context.on('requestfailed', (request) => this.#checkFailure(request))
  }

  /** This test causes this problem on purpose, once or more. The text has to be exact, and the problem has to occur. */
  expect(problem: string | RegExp): void {
    this.#expected.push(problem)
  }

  /** All problems so far. */
  async seen(): Promise<string[]> {
    await this.#settle()
    return [...this.#problems]
  }

  /** All problems so far, which are forgotten with that: the test itself judges them. */
  async take(): Promise<string[]> {
    await this.#settle()
    return this.#problems.splice(0)
  }

  /** The problems that nobody expected, and the expected ones that never came. */
  async verdict(): Promise<string[]> {
    await this.#settle()
    const fits = (expected: string | RegExp, problem: string) =>
      typeof expected === 'string' ? expected === problem : expected.test(problem)
    const absent = this.#expected.filter((expected) => !this.#problems.some((problem) => fits(expected, problem)))
    return [
      ...this.#problems.filter((problem) => !this.#expected.some((expected) => fits(expected, problem))),
      ...absent.map((expected) => `did not happen: ${String(expected)}`),
    ]
  }

  #add(problem: string): void {
    this.#problems.push(problem.replace(/https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?/g, ''))
  }

  #checkOrigin(request: Request): void {
    const { protocol, hostname } = new URL(request.url())
    if (protocol === 'data:' || protocol === 'blob:') return
    if (isCalendar(request.url()) && isBooking(request)) return
    if (hostname !== 'localhost' && hostname !== '127.0.0.1') this.#add(`foreign: ${request.url()}`)
  }

  #checkFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? 'failed'
    // Aborted means that the page was left, or closed by its test, before an answer came.
    if (reason !== 'net::ERR_ABORTED') this.#add(`failed: ${request.url()} ${reason}`)
  }

  /** Layout shifts are reported with the next frame: two of them are drawn before the verdict. */
  async #settle(): Promise<void> {
    const pages = this.#contexts.flatMap((context) => context.pages())
    // A page that is on its way elsewhere has nothing more to say.
    await Promise.all(pages.map((page) => page.evaluate(() => window.settleGate?.()).catch(() => undefined)))
  }
}

/** Whether the page at the top is the one that books a demo. */
function isBooking(request: Request): boolean {
  return booking.test(request.frame().page().mainFrame().url())
}

/** What the browser says when a test measures a cut of a drawing that is not shown. */
const measuring = /^Rendering was performed in a subtree hidden by content-visibility/

const booking = /(?:^|localhost:\d+)\/(?:book-a-demo$|gallery\/booking\/)/

function describeMessage(message: ConsoleMessage): string {
  // The browser's own sentence about a failed request names it only in its location.
  const at = message.text().startsWith('Failed to load resource') ? ` at ${message.location().url}` : ''
  return `console.${message.type()}: ${message.text()}${at}`
}

/** Every end-to-end test is made with this: after each one the gate has to be clean. */
export const test = base.extend<{ gate: Gate; savesData: boolean }>({
  /**
   * The visitor has asked for less data: then nothing is loaded before it is needed. Most tests of a sampled run visit like
   * that, because what a quiet page loads costs each of them a tenth; the full run visits with all of it.
   */
  savesData: [!isFull, { option: true }],
  /**
   * Only the page that books a demo may ask the provider of the calendar, whose server is played here. Elsewhere no
   * request is held up, because a browser in which one may be has no cache. Who gets there by a click plays it before.
   */
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    page.goto = async (address, options) => {
      if (booking.test(address)) await playCalendar(page.context())
      return goto(address, options)
    }
    await use(page)
    Reflect.deleteProperty(page, 'goto')
  },
  gate: [
    async ({ context, javaScriptEnabled, savesData }, use) => {
      const gate = new Gate()
      await gate.watch(context, javaScriptEnabled)
      if (savesData)
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
        )
      await use(gate)
      expect(await gate.verdict(), 'what the page did that no page may do').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
