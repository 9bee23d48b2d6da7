import { createSiteHandler } from '../../scripts/server/site.ts'
import { dist, htmlOf, read } from './support/dist.ts'
import { hydrated } from './support/page.ts'
import { expect, serve, test } from './support/site.ts'

test('LAYOUT-1 the links of the bar stay where they are while the rest of the page arrives', async ({ page }) => {
  const html = read(htmlOf('/'))
  const cut = html.indexOf('</nav>')
  const send = { rest: () => {} }
  const site = createSiteHandler(dist())
  const { origin, close } = await serve(dist(), (request, response) => {
    if (request.url !== '/') return site(request, response)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.write(html.slice(0, cut))
    send.rest = () => response.end(html.slice(cut))
  })
  const places = () =>
    page.locator('header nav a:visible').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${origin}/`, { waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0)
  const early = await places()
  expect(early.length).toBeGreaterThan(2)
  send.rest()
  await hydrated(page)
  expect(await places()).toEqual(early)
  await page.goto('about:blank')
  close()
})
