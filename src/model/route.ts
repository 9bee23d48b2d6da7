import { slug } from './words.ts'

/** What a file of the content folder is. `other`: nothing that the site reads. */
export type Kind = 'page' | 'notFound' | 'site' | 'shared' | 'other'

/** The address under which {@link Kind} `notFound` is asked for. It is no route. */
export const notFoundRoute = '404'

/** The kind of the document with this key (its path in the content folder, '/' between the parts). */
export function kindOf(key: string): Kind {
  if (key === '_site.json') return 'site'
  if (key === '_404.json') return 'notFound'
  if (/^_shared\/[^/]+\.json$/.test(key)) return 'shared'
  return routeOf(key) === null ? 'other' : 'page'
}

/** The name by which pages use a shared document: `_shared/closing.json` → closing. */
export function sharedName(key: string): string {
  return key.slice('_shared/'.length, -'.json'.length)
}

/** How a page shows shared blocks, as it is written in its "blocks". */
export const blockOfShared = (name: string): string => `{ "type": "shared", "use": ${JSON.stringify(name)} }`

/** The route of a page file, `null` when the file is no page: `case-studies/kredapay.json` → /case-studies/kredapay. */
export function routeOf(key: string): string | null {
  if (!usual.test(key) && !isPage(key)) return null
  const path = key.slice(0, -'.json'.length)
  return path === 'index' ? '/' : `/${path.endsWith('/index') ? path.slice(0, -'/index'.length) : path}`
}

/** Names as nearly all pages have them: a large site asks for each of them several times. */
const usual = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.json$/

function isPage(key: string): boolean {
  if (!key.endsWith('.json')) return false
  const parts = key.slice(0, -'.json'.length).split('/')
  return (
    parts.every((part) => part !== '' && !part.startsWith('_') && !part.startsWith('.')) && originalOf(key) === null
  )
}

/** Systems name a copy "team (1)", "team - Copy" or "Copy of team"; no page can have such a name. */
const copied = /^(?:copy (?:\(\d+\) )?of )?(.+?)(?: (?:- )?copy(?: ?\(?\d+\)?)?| ?\(\d+\))?\.json$/i

/** The file of which this one is a copy, as its name tells; `null`: it is none. */
export function originalOf(key: string): string | null {
  const start = key.lastIndexOf('/') + 1
  const name = key.slice(start)
  if (!/[ (]/.test(name)) return null
  const stem = copied.exec(name)?.[1]
  return stem === undefined || `${stem}.json` === name ? null : `${key.slice(0, start)}${stem}.json`
}

/** The page file that a route should have: /case-studies → case-studies.json, / → index.json. */
export function fileOf(route: string): string {
  return route === '/' ? 'index.json' : `${route.slice(1)}.json`
}

/** What is wrong with the name of a page file, and a name that would do; `null` when it is fine. */
export function nameFinding(key: string): { message: string; better: string } | null {
  const parts = key.slice(0, -'.json'.length).split('/')
  // Hosts are told to keep what lies there for a year.
  if (parts[0] === 'assets')
    return { message: 'The address /assets is kept for the scripts, styles and pictures of the site.', better: '' }
  const wrong = parts.find((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))
  if (wrong === undefined) {
    return parts.length === 1 && parts[0] === '404'
      ? { message: 'The page for addresses that do not exist is called _404.json.', better: '_404.json' }
      : null
  }
  const last = parts.length - 1
  // Windows hides the ending of a file, so that people write it once more.
  const names = parts.map((part, index) => (index === last ? part.replace(/(?:\.json)+$/i, '') : part))
  const better = names.map((part) => slug(part.replace(/([a-z0-9])([A-Z])/g, '$1-$2')).replace(/[^a-z0-9-]/g, ''))
  return {
    message: 'The name of a page file becomes its address: use small letters, digits and single hyphens.',
    better: better.every((part) => part !== '') ? `${better.join('/')}.json` : '',
  }
}

/** The address of the document beside the HTML of a route: `/payout` → `/payout.json`, `/` → `/index.json`. */
export function documentAddress(route: string): string {
  return route.endsWith('/') ? `${route}index.json` : `${route}.json`
}

/**
 * The one address that a path means: `/payout/`, `/payout.html` and `/payout/index` are all `/payout`. Two slashes at the
 * start would leave the site, and browsers read a backslash as a slash.
 */
export function canonicalPath(path: string): string {
  const short = path
    .replace(/^[/\\]+|\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
  return short.length > 1 && short.endsWith('/') ? short.slice(0, -1) : short
}

/** The one address of a route on the site whose address is `url`: without a slash at the end, except for the home page. */
export function canonical(url: string, route: string): string {
  return url + route
}
