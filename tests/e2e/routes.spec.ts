import { documentOf, htmlOf, read, routes } from './support/dist.ts'
import { hydrated } from './support/page.ts'
import { expect, test } from './support/site.ts'

/** The address that stands in front of every route in canonical links: robots.txt names it. */
const base = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(read('/robots.txt'))?.[1] ?? 'robots.txt names no sitemap'

/** The texts of an element in all pages, by route. */
const inAll = (expression: RegExp) =>
  routes().map((route) => expression.exec(read(htmlOf(route)))?.[1] ?? `none in ${route}`)

for (const route of routes()) {
  test(`DOC-1 ROUTE-1 A11Y-1 SEO-1 ${route} answers on its own, with its title and an outline without gaps`, async ({
    page,
  }) => {
    const response = await page.goto(route)
    expect(response?.status()).toBe(200)
    expect(new URL(page.url()).pathname).toBe(route)

    const outline = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => Number(localName[1])),
    )
    expect(outline.filter((level) => level === 1)).toHaveLength(1)
    expect(outline[0], 'the first heading is the h1').toBe(1)
    expect(
      outline.filter((level, at) => level > (outline[at - 1] ?? 0) + 1),
      'levels that skip one',
    ).toEqual([])

    await expect(page.locator('html')).toHaveAttribute('lang', /^[a-z]{2}(-[A-Z]{2})?$/)
    await expect(page.locator('main')).toHaveCount(1)
    const { index, title, description } = JSON.parse(read(documentOf(route))).page
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description)
    if (index) await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', base + route)
    else await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })
}

test('DOC-2 DOC-5 every page shows the blocks of its document, in their order, before and after React', async ({
  page,
}) => {
  for (const route of routes()) {
    const { blocks } = JSON.parse(read(documentOf(route))).page as { blocks: { type: string }[] }
    const shown = () =>
      page.locator('#root [data-block]').evaluateAll((all) => all.map((one) => one.getAttribute('data-block')))
    const wanted = blocks.map(({ type }) => type)
    await page.goto(route)
    expect(await shown(), route).toEqual(wanted)
    await hydrated(page)
    expect(await shown(), route).toEqual(wanted)
  }
})

test('SEO-1 no two pages have the same title', () => {
  const titles = inAll(/<title>([^<]+)<\/title>/)
  expect([...new Set(titles)]).toEqual(titles)
})

test('SEO-1 no two pages have the same description', () => {
  const descriptions = inAll(/<meta name="description" content="([^"]+)"/)
  expect([...new Set(descriptions)]).toEqual(descriptions)
})

test('SEO-1 the sitemap holds the pages that may be found, and no other', () => {
  const listed = [...read('/sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
  const found = routes().filter((route) => !read(htmlOf(route)).includes('noindex'))
  expect(listed.sort()).toEqual(found.map((route) => base + route).sort())
  expect(listed.length).toBeGreaterThan(0)
})

test('SEO-1 robots.txt closes no page that the sitemap lists, and the not-found page is not to be found', () => {
  expect(read('/robots.txt')).not.toMatch(/^Disallow: \S/m)
  expect(read('/404.html')).toMatch(/<meta name="robots" content="noindex"/)
})

test('NAV-7 any other path shows the not-found page with status 404', async ({ page, gate }) => {
  gate.expect(
    'console.error: Failed to load resource: the server responded with a status of 404 (Not Found) at /no/such/page',
  )
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connection Error')
  await expect(page.getByText("We're unable to establish a connection to the server at this time.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^https:/)
})

test('T-R8 every link to this site leads to a page, and its fragment to an element', () => {
  const pages = new Map(routes().map((route) => [route, read(htmlOf(route))]))
  const broken: string[] = []
  for (const [route, html] of pages) {
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      if (!/^[/#]/.test(href)) continue
      const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `http://site${route}`)
      const target = pages.get(pathname)
      if (!target || (hash && !target.includes(` id="${hash.slice(1)}"`))) broken.push(`${route} → ${href}`)
    }
  }
  expect(broken).toEqual([])
})
