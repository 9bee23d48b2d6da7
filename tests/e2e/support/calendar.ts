import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright/test'

/** The provider of the calendar, as pages/_site.json names it. */
const { booking } = JSON.parse(readFileSync('pages/_site.json', 'utf8')) as {
  booking: { origin: string; script: string }
}

/** The provider's own script, as it is published: only its server is played here. */
const script = readFileSync('node_modules/@calcom/embed-core/dist/embed/embed.js', 'utf8')

/** How the provider's server behaves. */
export type Behaviour = 'works' | 'hangs' | 'answers 500' | 'cannot be reached' | 'knows no such event'

const say = (type: string, data: object = {}) => ({ originator: 'CAL', type, data })
const works = [
  say('__iframeReady'),
  say('linkReady'),
  say('__dimensionChanged', { iframeHeight: 520, iframeWidth: 900, isFirstTime: true }),
]
const knowsNone = [say('__iframeReady'), say('linkFailed', { code: '404', msg: 'Not found' })]

// What the provider's page says to the script that has put it into a frame.
const page = (messages: object[]) => `<!doctype html><html lang="en"><title>Calendar</title><body><h1>June</h1>
<button>Monday 8</button><script>
const namespace = new URLSearchParams(location.search).get('embed')
for (const message of ${JSON.stringify(messages)})
  parent.postMessage({ ...message, namespace, fullType: 'CAL:' + namespace + ':' + message.type }, '*')
</script></body></html>`

/** Whether an address is the provider's. */
export const isCalendar = (url: string) => new URL(url).origin === new URL(booking.origin).origin

/** Plays the provider's server: its script, and the page that the script puts into a frame. */
export async function playCalendar(where: BrowserContext | Page, how: Behaviour = 'works'): Promise<void> {
  await where.route(
    (url) => isCalendar(url.href),
    async (route) => {
      if (how === 'hangs') return
      if (how === 'cannot be reached') return route.abort('connectionrefused')
      if (how === 'answers 500') return route.fulfill({ status: 500, body: '' })
      if (route.request().url() === booking.script)
        return route.fulfill({ contentType: 'text/javascript', body: script })
      return route.fulfill({ contentType: 'text/html', body: page(how === 'works' ? works : knowsNone) })
    },
  )
}
