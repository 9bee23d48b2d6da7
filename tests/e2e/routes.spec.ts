import { htmlOf, read, routes } from './support/dist.ts'
import { blockAt } from './support/document.ts'
import { expect, test } from './support/site.ts'

test('SEO-1 robots.txt closes no page that the sitemap lists', () => {
  expect(read('/robots.txt')).not.toMatch(/^Disallow: \S/m)
})

test('NAV-7 any other path shows the not-found page with status 404', async ({ page, gate }) => {
  gate.expect(
    'console.error: Failed to load resource: the server responded with a status of 404 (Not Found) at /no/such/page',
  )
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  const { title, message, supportText } = blockAt('/404', 'notFound')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByRole('link', { name: supportText })).toHaveAttribute('href', /^https:/)
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
