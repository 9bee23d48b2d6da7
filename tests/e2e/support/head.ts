import type { Page } from 'playwright/test'
import { ask } from './ask.ts'
import { documentOf, read, routes } from './dist.ts'
import { expect } from './site.ts'

/** The address in front of every route: robots.txt names it. */
export const base = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(read('/robots.txt'))?.[1] ?? 'robots.txt names no sitemap'

interface Document {
  index: boolean
  title: string
  description: string
  blocks: { type: string }[]
  updated?: string
  socialTitle?: string
}
export const pageOf = (route: string): Document => JSON.parse(read(documentOf(route))).page
export const indexed = routes().filter((route) => pageOf(route).index)
export const hidden = [...routes().filter((route) => !pageOf(route).index), '/404']

interface Thing {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}

/** What the loaded document says for machines. Fails when it is not one text of JSON. */
export async function graphOf(page: Page): Promise<Thing[]> {
  const scripts = page.locator('script[type="application/ld+json"]')
  await expect(scripts).toHaveCount(1)
  const data = JSON.parse((await scripts.textContent()) ?? '')
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

/** The content of the one meta element of that name or property. */
export async function meta(page: Page, name: string): Promise<string | null> {
  const found = page.locator(`head meta[name="${name}"], head meta[property="${name}"]`)
  await expect(found, name).toHaveCount(1)
  return found.getAttribute('content')
}

/** The words of a part of the page, in one line. */
const words = async (page: Page, part: string) =>
  ((await page.locator(part).textContent()) ?? '').replace(/\s+/g, ' ').trim()

/** Texts are compared by their letters: where one paragraph ends, markup has no space. */
const letters = (text: string) => text.replace(/\s/g, '')

/** The card of a page for shared links is that of its document, and its picture is there. */
export async function expectCard(page: Page, site: string, route: string): Promise<void> {
  const { title, description, socialTitle } = pageOf(route)
  expect(await meta(page, 'og:title')).toBe(title)
  expect(await meta(page, 'og:description')).toBe(description)
  expect(await meta(page, 'description')).toBe(description)
  expect(await meta(page, 'og:url')).toBe(base + route)
  expect(await meta(page, 'og:type')).toBe('website')
  expect(await meta(page, 'twitter:card')).toBe('summary_large_image')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)

  const heading = socialTitle ?? (await words(page, 'h1'))
  expect(await meta(page, 'og:image:alt'), 'a block with an h1 of its own needs a row in src/model/social.ts').toBe(
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
  expect(body.length, 'small enough for every messenger').toBeLessThan(60_000)
  const size = { width: body.readUInt32BE(16), height: body.readUInt32BE(20) }
  expect(size).toEqual({ width: 1200, height: 630 })
  expect(await meta(page, 'og:image:width')).toBe(String(size.width))
  expect(await meta(page, 'og:image:height')).toBe(String(size.height))
}

/** What an indexed page says for machines is what it says to people. */
export async function expectStructuredData(page: Page, route: string): Promise<void> {
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
}
