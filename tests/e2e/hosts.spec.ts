import { existsSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { extname, join } from 'node:path'
import { answer, forms, playAnswers, submit, words } from './support/answers.ts'
import { ask } from './support/ask.ts'
import { playCalendar } from './support/calendar.ts'
import { dist, files, read } from './support/dist.ts'
import { type Host, hosts } from './support/hosts.ts'
import { hydrated, isMarked, mark, open } from './support/page.ts'
import { expect, serve, test } from './support/site.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Answers for the built site with the headers that a host would read from it. */
const answerAs =
  ({ file, read: headersOf }: Host): RequestListener =>
  (request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '')
    const wanted = path === '/' ? '/index.html' : /\.\w+$/.test(path) ? path : `${path}.html`
    const isThere = existsSync(join(dist(), wanted))
    const name = isThere ? wanted : '/404.html'
    const headers = { ...headersOf(read(`/${file}`), path), 'Content-Type': types[extname(name)] ?? 'text/plain' }
    response.writeHead(isThere ? 200 : 404, headers)
    response.end(readFileSync(join(dist(), name)))
  }

const script = files().find((path) => path.endsWith('.js')) ?? ''

for (const host of hosts) {
  test(`SEC-1 FORM-4 DEMO-1 as ${host.name} reads the headers, form and calendar work`, async ({ page, gate }) => {
    const { origin, close } = await serve(dist(), answerAs(host))
    const lines = new Set(read(`/${host.file}`).toLowerCase().split('\n'))
    for (const path of ['/', '/contact', '/book-a-demo', '/nowhere', script]) {
      const { headers } = await ask(origin, path)
      const ours = Object.entries(headers).filter(([name]) =>
        /^(?:x-|cross|strict|content-sec|permi|refer|cache)/.test(name),
      )
      expect(ours.map(([name]) => name)).toContain('content-security-policy')
      for (const [name, value] of ours) expect(lines, path).toContain(`  ${name}: ${String(value)}`.toLowerCase())
    }

    gate.expect(`foreign: ${forms.contactAddress}`)
    const { messages } = await playAnswers(page)
    await open(page, `${origin}/contact`)
    await submit(page)
    await expect(answer(page)).toBeVisible()
    expect(messages).toMatchObject([words])

    await open(page, `${origin}/book-a-demo`)
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'June' })).toBeVisible()
    // What the page loads when it is quiet is asked for no more.
    await page.goto('about:blank')
    close()
  })
}

for (const { from, to, needs } of [
  { from: '/faqs', to: '/contact', needs: `form-action 'self' ${new URL(forms.contactAddress).origin};` },
  { from: '/', to: '/book-a-demo', needs: 'frame-src https://app.cal.com' },
]) {
  test(`SEC-1 FORM-4 DEMO-1 only ${to} may do what it does, and is entered by a full load`, async ({ page, site }) => {
    const policyOf = async (path: string) => (await ask(site, path)).headers['content-security-policy']
    expect(await policyOf(to)).toContain(needs)
    expect(await policyOf('/business-faqs')).not.toContain(needs)
    await playCalendar(page)
    await open(page, from)
    await mark(page)
    await page.locator(`main a[href="${to}"]`).last().click()
    await expect(page).toHaveURL(to)
    await hydrated(page)
    expect(await isMarked(page)).toBe(false)
  })
}
