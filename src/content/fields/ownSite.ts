import { canonicalPath } from '../../model/route.ts'

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

const localHost = /^(?:https?:\/\/)?(?:localhost|127(?:\.\d{1,3}){3}|0\.0\.0\.0|\[::1\])(?::\d{1,5})?(?=[/?#]|$)/i

/**
 * The address inside the site that was copied from the development server on somebody's own computer:
 * http://localhost:5173/payout/ → /payout. Null: the address leads elsewhere.
 */
export function localPath(href: string): string | null {
  // Nearly all links begin with a path, a place or a token, and every one is asked.
  if (/^[/#{]/.test(href)) return null
  const host = localHost.exec(href)?.[0]
  if (host === undefined) return null
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href.slice(host.length)) ?? []
  return canonicalPath(path === '' ? '/' : path) + (rest === '#' ? '' : rest)
}
