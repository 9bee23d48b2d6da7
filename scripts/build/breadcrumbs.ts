import type { Content } from '../../src/content/store/index.ts'
import type { Site } from '../../src/model/schema.gen.ts'
import { headingOf } from '../../src/model/social.ts'
import type { Crumb } from '../../src/content/resolve/index.ts'

const labels = new WeakMap<Site, Map<string, string>>()

/**
 * The pages above a route, from the home page on, each by the word with which the frame leads to it, or by its main title.
 * A page at the top of the site has none; a folder without a page is left out.
 */
export function pagesAbove(content: Content, site: Site, route: string): Crumb[] {
  const parts = route.split('/').slice(1, -1)
  if (parts.length === 0) return []
  const above = ['/', ...parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`)]
  return above.flatMap((one) => {
    const name = nameOf(content, site, one)
    return name === undefined ? [] : [{ route: one, name }]
  })
}

function nameOf(content: Content, site: Site, route: string): string | undefined {
  let known = labels.get(site)
  if (!known) {
    known = new Map(linksIn([site.navigation, site.footer]).reverse())
    labels.set(site, known)
  }
  const label = known.get(route)
  if (label !== undefined) return label
  const found = content.page(route)
  if (!found) return undefined
  const name = headingOf(found.page)
  // Pages of one folder ask for the same name.
  known.set(route, name)
  return name
}

/** Every link in a part of the site's document, in reading order: address and words. */
function linksIn(value: unknown): [href: string, text: string][] {
  if (typeof value !== 'object' || value === null) return []
  const { href, text } = value as { href?: unknown; text?: unknown }
  const own: [string, string][] = typeof href === 'string' && typeof text === 'string' ? [[href, text]] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}
