import { isSlip, suggest } from '../suggest/index.ts'
import type { SiteMap } from './siteMap.ts'

/** Names that other systems give to the home page. */
const homes: ReadonlySet<string> = new Set(['/home', '/homepage', '/home-page', '/start', '/main', '/welcome'])

/** Words that are in many addresses and tell none of them apart. */
const idle: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'in',
  'of',
  'on',
  'our',
  'the',
  'to',
  'us',
])

/** What was probably meant by an address to which no page belongs, best first. */
export interface NearPages {
  routes: readonly string[]
  /** One of them by its spelling alone: nothing else can have been meant. */
  sure: boolean
  /** They look like the path, with more between them than a slip: it may as well be a page that is gone. */
  alike?: true
}

/** The pages, at most three, that are nearest to a path: by their spelling, by how they begin, by their last part, by their words. */
export function nearPages(path: string, routes: Iterable<string>): NearPages {
  const all = [...routes]
  if (homes.has(path.toLowerCase()) && all.includes('/')) return { routes: ['/'], sure: true }
  // A path of one letter is as near to the home page as to nothing.
  const spelled = suggest(
    path,
    all.filter((route) => route !== '/'),
  )
  const [only, ...others] = spelled
  if (only !== undefined && isSlip(path, only)) return { routes: spelled, sure: others.length === 0 }
  // A page that was renamed mostly keeps its words: /about is /about-us now, and not /payout.
  const longer = all.filter((route) => route.startsWith(`${path}-`))
  if (longer.length > 0) return { routes: longer.slice(0, 3), sure: false }
  if (only !== undefined) return { routes: spelled, sure: false, alike: true }
  const last = lastOf(path)
  const same = all.filter((route) => route !== '/' && last !== '' && lastOf(route) === last)
  if (same.length > 0) return { routes: same.slice(0, 3), sure: false }
  return { routes: byWords(path, all), sure: false }
}

const lastOf = (path: string) => path.toLowerCase().split('/').at(-1) ?? ''

const wordsOf = (path: string) =>
  new Set(
    path
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1 && !idle.has(word))
      .map((word) => word.replace(/(?<=..)s$/, '')),
  )

/** The routes with the most words in common; where they are equal, those with the fewest others. */
function byWords(path: string, routes: readonly string[]): string[] {
  const words = wordsOf(path)
  const found = routes.flatMap((route) => {
    const own = wordsOf(route)
    const common = [...own].filter((word) => words.has(word)).length
    return common === 0 ? [] : [{ route, score: common - own.size / 100 }]
  })
  const best = Math.max(...found.map(({ score }) => Math.round(score)))
  return found
    .filter(({ score }) => Math.round(score) === best)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ route }) => route)
}

/** So many addresses get a suggestion; each is compared with every route of the site. */
const mostSuggestions = 100

/** What may have been meant by an address that leads nowhere. */
export class Nearby {
  readonly map: SiteMap
  readonly #near = new Map<string, NearPages>()
  #places: Map<string, string[]> | undefined

  constructor(map: SiteMap) {
    this.map = map
  }

  nearest(path: string): NearPages {
    const known = this.#near.get(path)
    if (known || this.#near.size >= mostSuggestions) return known ?? { routes: [], sure: false }
    const found = nearPages(path, this.map.routes.keys())
    this.#near.set(path, found)
    return found
  }

  /** The pages on which there is a place of this name. */
  pagesWith(anchor: string): readonly string[] {
    if (!this.#places) {
      this.#places = new Map()
      for (const [route, [page]] of this.map.routes)
        for (const name of this.map.targets(page).anchors.keys())
          this.#places.set(name, [...(this.#places.get(name) ?? []), route])
    }
    return this.#places.get(anchor) ?? []
  }
}
