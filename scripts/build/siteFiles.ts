import type { Content } from '../../src/content/store/index.ts'
import { favicon, manifestAddress, manifestIcons } from '../../src/model/icons.ts'
import { canonical } from '../../src/model/route.ts'
import type { Site } from '../../src/model/schema.gen.ts'
import { quote } from '../../src/model/words.ts'
import { hostFiles, type HostName } from '../hosts/files.ts'
import { formatHeaders, type Readers } from '../server/headerFile.ts'
import { allowStyles, disjointRules, headerRules, type PolicyException } from '../server/headers.ts'
import { tokens } from '../../src/theme/tokens.ts'
import { escapeMarkup } from '../lib/markup.ts'
import { type Listed, llmsText } from './llmsText.ts'

/** A page that search engines may find. */
interface Indexed extends Listed {
  updated: string | undefined
}

const mostHosts: Readers = {
  who: 'hosts where a later rule replaces an earlier one (Netlify), and hosts that join rules, where ! takes a header back (Cloudflare)',
  mostCharacters: 2000,
}
const otherHosts: Readers = {
  who: 'hosts that join rules and know no ! (Sevalla): put it in the place of _headers. All pages share one policy',
  mostCharacters: Number.POSITIVE_INFINITY,
}

interface SiteFacts {
  content: Content
  site: Site
  indexed: Indexed[]
  exceptions: PolicyException[]
  /** The styles that pages have in their HTML. */
  styles: readonly string[]
  /** The host whose own files are wanted too. */
  host: HostName | undefined
}

/** The files that speak of the whole site: for search engines and assistants, for hosts, for people who report a weakness. */
export function siteFiles(facts: SiteFacts): Record<string, string> {
  const { content, site, indexed, exceptions, styles, host } = facts
  const rules = allowStyles(headerRules(exceptions), styles)
  const redirects = content.redirects()
  return {
    'sitemap.xml': sitemap(site, indexed),
    [manifestAddress.slice(1)]: manifest(site),
    'robots.txt': lines('User-agent: *', 'Allow: /', '', `Sitemap: ${site.url}/sitemap.xml`),
    'llms.txt': llmsText(site, indexed),
    '.well-known/security.txt': lines(
      `Contact: mailto:${site.supportEmail}`,
      `Expires: ${site.securityExpires}T00:00:00Z`,
      'Preferred-Languages: en',
    ),
    _headers: formatHeaders(rules, mostHosts),
    '_headers.joined': formatHeaders(allowStyles(disjointRules(exceptions), styles), otherHosts),
    _redirects: lines(...redirects.map(({ from, to }) => `${from} ${to} 301`)),
    ...(host && hostFiles(host, { rules, redirects })),
  }
}

/** The text of a file of lines. Throws when a value would begin a line of its own: no document that was checked has one. */
export function lines(...all: readonly string[]): string {
  const wrong = all.find((line) => /[\u0000-\u001f\u007f\u0085\u2028\u2029]/.test(line))
  if (wrong !== undefined) throw new Error(`${quote(wrong)} does not fit on one line, so it was not written.`)
  return all.map((line) => `${line}\n`).join('')
}

function sitemap(site: Site, indexed: Indexed[]): string {
  const entries = indexed.map(({ route, updated }) => {
    const changed = updated ? `<lastmod>${updated}</lastmod>` : ''
    return `<url><loc>${escapeMarkup(canonical(site.url, route))}</loc>${changed}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** What a system needs when somebody keeps the site beside their apps; it stays a page of the browser. */
export function manifest(site: Site): string {
  const icons = manifestIcons.map(({ path, size, shape }) => ({
    src: path,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: shape === 'full' ? 'maskable' : 'any',
  }))
  return JSON.stringify({
    name: site.brand,
    short_name: site.brand,
    description: site.footer.text,
    lang: site.language,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: tokens.paper,
    theme_color: tokens.paper,
    icons: [{ src: favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...icons],
  })
}
