import type { Site } from '../../src/model/schema.gen.ts'
import type { Crumb } from '../../src/content/resolve/index.ts'

const labels = new WeakMap<Site, ReadonlyMap<string, string>>()

/**
 * The pages above a route, from the home page on, each by the word with which the frame leads to it, or by its main title.
 * A page at the top of the site has none; a folder without a page is left out. `titles`: the main titles by route.
 */
export function pagesAbove(titles: ReadonlyMap<string, string>, site: Site, route: string): Crumb[] {
  const parts = route.split('/').slice(1, -1)
  if (parts.length === 0) return []
  const known = labels.get(site) ?? new Map(linksIn([site.navigation, site.footer]).reverse())
  labels.set(site, known)
  const above = ['/', ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)]
  return above.flatMap((one) => {
    const name = known.get(one) ?? titles.get(one)
    return name === undefined ? [] : [{ route: one, name }]
  })
}

/** Every link in a part of the site's document, in reading order: address and words. */
function linksIn(value: unknown): [href: string, text: string][] {
  if (typeof value !== 'object' || value === null) return []
  const { href, text } = value as { href?: unknown; text?: unknown }
  const own: [string, string][] = typeof href === 'string' && typeof text === 'string' ? [[href, text]] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}
