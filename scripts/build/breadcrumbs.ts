import type { Site } from '../../src/model/schema.gen.ts'
import { type Crumb, structuredData } from '../../src/content/resolve/index.ts'
import type { PageDocument } from '../../src/model/document.ts'

/** The main title of the page of a route; undefined: there is no such page. */
type TitleOf = (route: string) => string | undefined

/** What a page says for machines; null for one that no search engine shall find. */
export function dataOf({ page, route, social }: PageDocument, site: Site, titleOf: TitleOf): unknown {
  if (!page.index) return null
  return structuredData({ page, site, route, ...(social && { social }), above: pagesAbove(titleOf, site, route) })
}

const labels = new WeakMap<Site, ReadonlyMap<string, string>>()

/**
 * The pages above a route, from the home page on, each by the word with which the frame leads to it, or by its main title.
 * A page at the top of the site has none; a folder without a page is left out. `titleOf` gives the main title of a route.
 */
export function pagesAbove(titleOf: TitleOf, site: Site, route: string): Crumb[] {
  const above = routesAbove(route)
  if (above.length === 0) return []
  const known = labels.get(site) ?? new Map(linksIn([site.navigation, site.footer]).reverse())
  labels.set(site, known)
  return above.flatMap((one) => {
    const name = known.get(one) ?? titleOf(one)
    return name === undefined ? [] : [{ route: one, name }]
  })
}

/** The routes above a route, from the home page on; none at the top of the site. */
export function routesAbove(route: string): string[] {
  const parts = route.split('/').slice(1, -1)
  return parts.length === 0 ? [] : ['/', ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)]
}

/** Every link in a part of the site's document, in reading order: address and words. */
function linksIn(value: unknown): [href: string, text: string][] {
  if (typeof value !== 'object' || value === null) return []
  const { href, text } = value as { href?: unknown; text?: unknown }
  const own: [string, string][] = typeof href === 'string' && typeof text === 'string' ? [[href, text]] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}
