import type { Page } from 'playwright/test'
import { headerRules, headersFor } from '../../scripts/server/headers.ts'
import { ask } from './support/ask.ts'
import { documentOf, htmlOf, read, routes } from './support/dist.ts'
import { isMarked, mark, open } from './support/page.ts'
import { expect, test } from './support/site.ts'

/** The address that stands in front of every route: robots.txt names it. */
const base = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(read('/robots.txt'))?.[1] ?? 'robots.txt names no sitemap'

interface Document {
  index: boolean
  title: string
  description: string
  updated?: string
  socialTitle?: string
}
const pageOf = (route: string): Document => JSON.parse(read(documentOf(route))).page
const indexed = routes().filter((route) => pageOf(route).index)
const hidden = [...routes().filter((route) => !pageOf(route).index), '/404']

interface Thing {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}

/** What the loaded document says for machines. Fails when it is not one text of JSON. */
async function graphOf(page: Page): Promise<Thing[]> {
  const scripts = page.locator('script[type="application/ld+json"]')
  await expect(scripts).toHaveCount(1)
  const data = JSON.parse((await scripts.textContent()) ?? '')
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

/** The content of the one meta element of that name or property. */
async function meta(page: Page, name: string): Promise<string | null> {
  const found = page.locator(`head meta[name="${name}"], head meta[property="${name}"]`)
  await expect(found, name).toHaveCount(1)
  return found.getAttribute('content')
}

/** The words of a part of the page, in one line. */
const words = async (page: Page, part: string) =>
  ((await page.locator(part).textContent()) ?? '').replace(/\s+/g, ' ').trim()

/** Texts are compared by their letters: where one paragraph ends, markup has no space. */
const letters = (text: string) => text.replace(/\s/g, '')

test('SEO-1 no two pages share a title, a description or a canonical address', () => {
  for (const key of ['title', 'description'] as const) {
    const all = routes().map((route) => pageOf(route)[key])
    expect(
      all.filter((text, at) => all.indexOf(text) !== at),
      key,
    ).toEqual([])
  }
  const addresses = indexed.map((route) => /<link rel="canonical" href="([^"]+)"/.exec(read(htmlOf(route)))?.[1])
  expect(addresses).toEqual(indexed.map((route) => base + route))
})

for (const route of indexed) {
  test(`SEO-1 the card of ${route} is that of the page, and its picture is there`, async ({ page, site }) => {
    await page.goto(route)
    const { title, description, socialTitle } = pageOf(route)
    expect(await meta(page, 'og:title')).toBe(title)
    expect(await meta(page, 'og:description')).toBe(description)
    expect(await meta(page, 'description')).toBe(description)
    expect(await meta(page, 'og:url')).toBe(base + route)
    expect(await meta(page, 'og:type')).toBe('website')
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image')
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)

    const heading = socialTitle ?? (await words(page, 'h1'))
    expect(await meta(page, 'og:image:alt'), 'a block with an h1 of its own needs a row in src/content/social.ts').toBe(
      heading,
    )
    const image = await meta(page, 'og:image')
    expect(image).toMatch(new RegExp(`^${base}/assets/social/\\w+\\.png$`))
    const { status, headers, body } = await ask(site, new URL(image ?? '').pathname)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('image/png')
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(body.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    const size = { width: body.readUInt32BE(16), height: body.readUInt32BE(20) }
    expect(size).toEqual({ width: 1200, height: 630 })
    expect(await meta(page, 'og:image:width')).toBe(String(size.width))
    expect(await meta(page, 'og:image:height')).toBe(String(size.height))
  })

  test(`SEO-1 the structured data of ${route} says what the page says`, async ({ page }) => {
    await page.goto(route)
    const { title, description, updated } = pageOf(route)
    const graph = await graphOf(page)
    const self = graph.find((thing) => thing['@id'] === base + route)
    expect(self).toMatchObject({ name: title, description, url: base + route })
    await expect(page).toHaveTitle(String(self?.name))
    expect(self?.dateModified).toBe(updated)
    expect(self?.primaryImageOfPage).toMatchObject({ url: await meta(page, 'og:image') })

    const shown = letters(await words(page, 'main'))
    const questions = (self?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[]
    for (const { name, acceptedAnswer } of questions) {
      expect(shown, 'a question that visitors cannot read').toContain(letters(name))
      expect(shown, 'an answer that visitors cannot read').toContain(letters(acceptedAnswer.text))
    }

    const crumbs = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as
      | { position: number; name: string; item: string }[]
      | undefined
    const depth = route.split('/').length - 1
    if (depth < 2) return expect(crumbs).toBeUndefined()
    expect(crumbs?.map(({ position }) => position)).toEqual(crumbs?.map((_, at) => at + 1))
    expect(crumbs?.at(0)?.item).toBe(`${base}/`)
    expect(crumbs?.at(-1)).toMatchObject({ item: base + route, name: await words(page, 'h1') })
    const known = routes().map((one) => base + one)
    expect(crumbs?.filter(({ item }) => !known.includes(item))).toEqual([])
  })
}

test('SEO-1 the home page says who stands behind the site, and its logo is there', async ({ page, site }) => {
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

for (const route of hidden) {
  test(`SEO-1 ${route} is kept out of search engines, with nothing made for them`, () => {
    const html = read(htmlOf(route))
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toMatch(/rel="canonical"|og:image|og:url|application\/ld\+json/)
    expect(html).toContain('<meta name="twitter:card" content="summary"/>')
  })
}

test('SEO-1 the sitemap lists what may be found, with the day of its last change', () => {
  const listed = [...read('/sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)]
  const wanted = indexed.map((route) => `${base}${route} ${pageOf(route).updated ?? ''}`)
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
    expect(headersFor(headerRules(), path)['Cache-Control'], path).toBe('public, max-age=86400')
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

test('SEO-1 after a navigation the head is that of the new page, and nothing speaks for the old one', async ({
  page,
}) => {
  await open(page, '/')
  await mark(page)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  const target = '/compliance'
  await page.locator(`a[href="${target}"]:visible`).last().click()
  await expect(page).toHaveTitle(pageOf(target).title)
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  expect(await meta(page, 'og:url')).toBe(base + target)
  expect(read(htmlOf(target))).toContain(`<meta property="og:image" content="${await meta(page, 'og:image')}"/>`)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', base + target)
  expect(await isMarked(page)).toBe(true)
})
