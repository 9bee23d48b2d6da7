import { canonicalPath } from './route.ts'

/**
 * The address inside the site that a whole address means: https://www.brightrail.example/payout/#steps → /payout#steps.
 * Null: it leads to another site, or to a file that is no page. `url` is the address of the site.
 */
export function ownPath(href: string, url: string): string | null {
  const [, host = '', path = '', rest = ''] = /^https:\/\/([^/?#]*)([^?#]*)(.*)$/i.exec(href) ?? []
  if (host === '' || bare(host) !== bare(url.replace(/^https:\/\//, ''))) return null
  const route = canonicalPath(path === '' ? '/' : path)
  return /\.[a-z0-9]+$/i.test(route) || route.startsWith('/.') ? null : route + (rest === '#' ? '' : rest)
}

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '')
