import { headersFor, readTable } from '../../scripts/server/headerFile.ts'
import { sample } from '../support/sample.ts'
import { ask } from './support/ask.ts'
import { foreignRoutes, htmlOf, read, routes } from './support/dist.ts'
import { base, graphsOf, headOf, hidden, indexed, metas, pageOf, saidOf, saidOn, wordsIn } from './support/head.ts'
import { isMarked, mark, open } from './support/page.ts'
import { expect, served, test } from './support/site.ts'

// What makes the site findable. It is in the HTML as it is sent, so most of it is looked at without a browser.

const all = [...routes(), '/404']
const tellOf = (route: string) => {
  const head = headOf(route)
  return { head, one: (name: string) => metas(head, name).join(' AND ') }
}

served('SEO-1 T-C3 each page has one title and one description, of its own and of a length that results show', () => {
  for (const route of all) {
    const { title, description } = pageOf(route)
    const { head, one } = tellOf(route)
    expect
      .soft(
        head.filter(({ name }) => name === 'title').map(({ text }) => text),
        route,
      )
      .toEqual([title])
    expect.soft(title.length, `${route}: ${title}`).toBeLessThanOrEqual(60)
    expect.soft(one('description'), route).toBe(description)
    expect.soft(description.length, `${route}: ${description}`).toBeGreaterThanOrEqual(70)
    expect.soft(description.length, `${route}: ${description}`).toBeLessThanOrEqual(160)
    expect.soft(read(htmlOf(route)), route).toMatch(/^<!doctype html>\n<html lang="[a-z]{2}(?:-[A-Z]{2})?"/)
    // Nothing is said twice: readers of a head take the first or the last, each as it likes.
    const names = head.flatMap(({ attributes }) => attributes.name ?? attributes.property ?? [])
    expect.soft(names, route).toEqual([...new Set(names)])
  }
  for (const field of ['title', 'description'] as const)
    expect(new Set(all.map((route) => pageOf(route)[field])).size, field).toBe(all.length)
})

served(
  'SEO-1 T-C3 the address and the card of each page are those of its document, and its picture is there',
  async ({ site }) => {
    for (const route of indexed) {
      const { title, description, socialTitle } = pageOf(route)
      const { head, one } = tellOf(route)
      const canonical = head.filter(({ attributes }) => attributes.rel === 'canonical')
      expect.soft(canonical.map(({ attributes }) => attributes.href)).toEqual([base + route])
      expect.soft(metas(head, 'robots'), route).toEqual([])
      const heading = socialTitle ?? wordsIn(route, 'h1')
      const said = Object.fromEntries(
        // A space that keeps two words on one line is a space here.
        head.flatMap(({ attributes: { name, property, content } }) => [
          [name ?? property, content?.replaceAll('\u00a0', ' ')],
        ]),
      )
      expect.soft(said, 'a block with an h1 of its own needs a row in src/model/social.ts').toMatchObject({
        'og:title': title,
        'og:description': description,
        'og:url': base + route,
        'og:type': 'website',
        'og:image:alt': heading,
        'twitter:card': 'summary_large_image',
      })
      expect.soft(one('og:image')).toMatch(new RegExp(`^${base}/assets/social/\\w+\\.png$`))
      const { status, headers, body } = await ask(site, new URL(one('og:image')).pathname)
      expect.soft(status, route).toBe(200)
      expect.soft(headers['content-type']).toBe('image/png')
      expect.soft(headers['cache-control']).toContain('immutable')
      expect.soft(headers['cross-origin-resource-policy']).toBe('cross-origin')
      expect.soft(body.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
      expect.soft(body.length, 'small enough for every messenger').toBeLessThan(60_000)
      expect.soft([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630])
      expect.soft([one('og:image:width'), one('og:image:height')]).toEqual(['1200', '630'])
    }
  },
)

served('SEO-1 what search engines shall not find says so, with nothing made for them', () => {
  for (const route of hidden) {
    const html = read(htmlOf(route))
    const { one } = tellOf(route)
    expect.soft([one('robots'), one('twitter:card')], route).toEqual(['noindex', 'summary'])
    expect.soft(/rel="canonical"|og:image|og:url|application\/ld\+json/.exec(html)?.[0], route).toBeUndefined()
  }
})

served('SEO-1 T-C5 what a page says for machines is what its visitors read', () => {
  for (const route of indexed) {
    const { title, description, updated } = pageOf(route)
    const graphs = graphsOf(route)
    expect.soft(graphs, route).toHaveLength(1)
    const [graph = []] = graphs
    const self = graph.find((thing) => thing['@id'] === base + route)
    expect.soft(self).toMatchObject({ name: title, description, url: base + route })
    expect.soft(self?.dateModified).toBe(updated)
    expect.soft(self?.primaryImageOfPage).toMatchObject({ url: tellOf(route).one('og:image') })

    const said = saidBy(route)
    const unsaid = statements(graph).filter((one) => !said.includes(one))
    expect.soft(unsaid, `what visitors of ${route} cannot read`).toEqual([])

    const crumbs = graph.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as
      | { position: number; name: string; item: string }[]
      | undefined
    const isBelow = route.split('/').length > 2
    expect.soft(crumbs !== undefined, route).toBe(isBelow)
    if (!crumbs) continue
    expect.soft(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, at) => at + 1))
    expect.soft(crumbs.at(0)?.item).toBe(`${base}/`)
    expect.soft(crumbs.at(-1)).toMatchObject({ item: base + route, name: wordsIn(route, 'h1') })
    const addresses = routes().map((one) => base + one)
    expect.soft(crumbs.filter(({ item }) => !addresses.includes(item))).toEqual([])
  }
})

/** Texts are compared by their letters: where one paragraph ends, markup has no space. */
const letters = (text: string) => text.replace(/\s/g, '')

/** What visitors read of a page, in its frame and in results, and the links that they may follow. */
function saidBy(route: string): string {
  const { title, description } = pageOf(route)
  const [, body = ''] = read(htmlOf(route)).split('</head>')
  return letters([title, description, wordsIn(route, 'body'), ...(body.match(/ href="[^"]*"/g) ?? [])].join(' '))
}

/** What a graph states in words and as links to other sites, but for what says how to read it. */
function statements(value: unknown, key = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => statements(inner, Array.isArray(value) ? key : name))
  if (typeof value !== 'string' || /^(?:@\w+|inLanguage|dateModified)$/.test(key) || value.startsWith(base)) return []
  return [value.startsWith('https:') ? `href="${value}"` : letters(value)]
}

served('SEO-1 T-C5 the home page says who is behind the site, and its logo is there', async ({ site }) => {
  const graph = graphsOf('/').flat()
  const organisation = graph.find((thing) => thing['@type'] === 'Organization')
  const brand = tellOf('/').one('og:site_name')
  expect(organisation).toMatchObject({ name: brand, url: `${base}/` })
  expect(graph.find((thing) => thing['@type'] === 'WebSite')).toMatchObject({ name: brand, url: `${base}/` })
  const logo = organisation?.logo as { url: string } | undefined
  expect((await ask(site, new URL(logo?.url ?? '').pathname)).status).toBe(200)
})

served('SEO-1 T-C4 the sitemap lists what may be found, with the day of its last change', () => {
  const listed = [...read('/sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/g)]
  const wanted = indexed.map((route) => `${base}${route} ${pageOf(route).updated ?? ''}`)
  expect(wanted.length).toBeGreaterThan(0)
  expect(wanted.length, 'search engines read no more of one sitemap').toBeLessThan(50_000)
  expect(listed.map(([, address, day = '']) => `${address} ${day}`).sort()).toEqual(wanted.sort())
})

served('SEO-1 T-C4 llms.txt lists what may be found, in the words of its pages', async ({ site }) => {
  const text = read('/llms.txt')
  // The order that llmstxt.org demands: a name, a summary, what is not a list, then lists under headings.
  expect(text).toMatch(/^# .+\n\n> .+\n\n(?!#)[^\n]+\n\n(?:## .+\n\n(?:- \[[^\n]+\n)+(?:\n|$))+$/)
  const listed = [...text.matchAll(/^- \[(.+)\]\((.+?)\): (.+)$/gm)].map(([, ...parts]) => parts)
  const wanted = indexed.map((route) => {
    const { title, description } = pageOf(route)
    return [title.replace(/ \|.*/, ''), base + route, description]
  })
  expect(listed).toHaveLength(wanted.length)
  expect(listed).toEqual(expect.arrayContaining(wanted))
  const frame = wordsIn('/', 'footer')
  for (const [words = ''] of text.matchAll(/(?<=^(?:# |> |©)).+$/gm)) expect(frame, 'the footer').toContain(words)
  expect((await ask(site, '/llms.txt')).headers['content-type']).toBe('text/plain; charset=utf-8')
})

served('SEO-1 T-C3 icons and manifest are there, of their kind, and kept for a day', async ({ site }) => {
  const { head, one } = tellOf('/')
  const links = head
    .filter(({ attributes: { rel = '' } }) => /^(?:icon|apple-touch-icon|manifest)$/.test(rel))
    .map(({ attributes }) => attributes.href ?? '')
  expect(links).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'])
  const manifest = JSON.parse(read('/site.webmanifest'))
  expect(manifest).toMatchObject({ name: one('og:site_name'), start_url: '/', display: 'browser' })
  expect(manifest.theme_color).toBe(one('theme-color'))
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

test('SEO-1 T-C3 after a navigation the head says what it says after a load, and no data speaks for the old page', async ({
  page,
}) => {
  const reached = routes().filter((route) => route !== '/' && !foreignRoutes().includes(route))
  const unlisted = sample(
    reached.filter((route) => !indexed.includes(route)),
    1,
    'hidden heads',
  )
  await open(page, '/')
  await mark(page)
  const data = page.locator('script[type="application/ld+json"]')
  await expect(data).toHaveCount(1)
  expect(await saidOn(page)).toEqual(saidOf('/'))
  const link = page.locator('footer a[href^="/"]').first()
  for (const route of [...unlisted, ...sample(reached, 4, 'heads'), '/']) {
    await link.evaluate((element, href) => {
      element.setAttribute('href', href)
      ;(element as HTMLElement).click()
    }, route)
    await expect(page).toHaveTitle(pageOf(route).title)
    expect(await saidOn(page), route).toEqual(saidOf(route))
    // A page that the browser has loaded by itself has data of its own.
    expect(await isMarked(page), route).toBe(true)
    await expect(data).toHaveCount(0)
  }
})
