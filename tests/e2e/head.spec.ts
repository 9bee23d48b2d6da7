import { headersFor, readTable } from '../../scripts/server/headerFile.ts'
import { ask } from './support/ask.ts'
import { htmlOf, read } from './support/dist.ts'
import { base, graphOf, hidden, indexed, meta, pageOf } from './support/head.ts'
import { isMarked, mark, open } from './support/page.ts'
import { expect, test } from './support/site.ts'

test('SEO-1 the home page says who is behind the site, and its logo is there', async ({ page, site }) => {
  await page.goto('/')
  const graph = await graphOf(page)
  const organisation = graph.find((thing) => thing['@type'] === 'Organization')
  const brand = await meta(page, 'og:site_name')
  expect(organisation).toMatchObject({ name: brand, url: `${base}/`, email: expect.stringContaining('@') })
  expect(graph.find((thing) => thing['@type'] === 'WebSite')).toMatchObject({ name: brand, url: `${base}/` })
  const links = await page.locator('a[href^="https:"]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  for (const profile of (organisation?.sameAs ?? []) as string[]) expect(links).toContain(profile)
  const logo = organisation?.logo as { url: string } | undefined
  expect((await ask(site, new URL(logo?.url ?? '').pathname)).status).toBe(200)
})

test('SEO-1 what search engines shall not find says so, with nothing made for them', () => {
  for (const route of hidden) {
    const html = read(htmlOf(route))
    expect.soft(html, route).toContain('<meta name="robots" content="noindex"/>')
    expect.soft(html, route).not.toMatch(/rel="canonical"|og:image|og:url|application\/ld\+json/)
    expect.soft(html, route).toContain('<meta name="twitter:card" content="summary"/>')
  }
})

test('SEO-1 the sitemap lists what may be found, with the day of its last change', () => {
  const listed = [...read('/sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)]
  const wanted = indexed.map((route) => `${base}${route} ${pageOf(route).updated ?? ''}`)
  expect(wanted.length).toBeGreaterThan(0)
  expect(listed.map(([, address, day = '']) => `${address} ${day}`).sort()).toEqual(wanted.sort())
})

test('SEO-1 icons and manifest are there, of their kind, and kept for a day', async ({ page, site }) => {
  await page.goto('/')
  const links = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(links).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'])
  const manifest = JSON.parse(read('/site.webmanifest'))
  const brand = await meta(page, 'og:site_name')
  expect(manifest).toMatchObject({ name: brand, start_url: '/', display: 'browser' })
  expect(manifest.theme_color).toBe(await meta(page, 'theme-color'))
  const icons = manifest.icons as { src: string; sizes: string; type: string; purpose: string }[]
  expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual([
    '192x192',
    '512x512',
  ])

  const kinds: Record<string, RegExp> = {
    ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
    svg: /^image\/svg\+xml/,
    png: /^image\/png$/,
    webmanifest: /^application\/manifest\+json/,
  }
  for (const path of [...links, ...icons.map(({ src }) => src)]) {
    const { status, headers } = await ask(site, path)
    expect(status, path).toBe(200)
    expect(headers['content-type'], path).toMatch(kinds[path.split('.').at(-1) ?? ''] ?? /^$/)
    expect(headers['cache-control'], path).toBe('public, max-age=86400')
    expect(headersFor(readTable(''), path)['Cache-Control'], path).toBe('public, max-age=86400')
  }
  for (const { src, sizes, type } of icons.filter((icon) => icon.type === 'image/png')) {
    const { body } = await ask(site, src)
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)} ${type}`, src).toBe(`${sizes} image/png`)
  }
})

test('SEO-1 the browser can read the manifest under the policy', async ({ page }) => {
  await page.goto('/')
  const session = await page.context().newCDPSession(page)
  const { url, errors } = await session.send('Page.getAppManifest')
  expect(new URL(url).pathname).toBe('/site.webmanifest')
  expect(errors).toEqual([])
})

test('SEO-1 after a navigation no data for machines speaks for the old page', async ({ page }) => {
  await open(page, '/')
  await mark(page)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await page.locator('a[href="/compliance"]:visible').last().click()
  await expect(page).toHaveTitle(pageOf('/compliance').title)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
})
