import type { Content } from '../../src/content/content.ts'
import type { Site } from '../../src/content/schema.gen.ts'
import { canonical } from '../../src/render/head.tsx'
import { formatHeaders, headerRules, type PolicyException } from '../server/headers.ts'

/** A page that may stand in the sitemap. */
export interface Indexed {
  route: string
  updated: string | undefined
}

/** The files that speak of the whole site: for search engines, for hosts, for people who report a weakness. */
export function siteFiles(
  content: Content,
  site: Site,
  indexed: Indexed[],
  exceptions: PolicyException[],
): Record<string, string> {
  return {
    'sitemap.xml': sitemap(site, indexed),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
    '.well-known/security.txt': `Contact: mailto:${site.supportEmail}\nExpires: ${site.securityExpires}T00:00:00Z\nPreferred-Languages: en\n`,
    _headers: formatHeaders(headerRules(exceptions)),
    _redirects: content
      .redirects()
      .map(({ from, to }) => `${from} ${to} 301\n`)
      .join(''),
  }
}

function sitemap(site: Site, indexed: Indexed[]): string {
  const entries = indexed.map(({ route, updated }) => {
    const changed = updated ? `<lastmod>${updated}</lastmod>` : ''
    return `<url><loc>${escape(canonical(site.url, route))}</loc>${changed}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
