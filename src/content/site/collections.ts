import type { Entry } from '../entry/index.ts'
import type { Collection } from '../facts/index.ts'

/** The name by which lists know a page of a folder; undefined: it is not directly in it. */
export function nameIn(folder: string, route: string | null): string | undefined {
  const start = `/${folder}/`
  const name = route?.startsWith(start) ? route.slice(start.length) : ''
  return name === '' || name.includes('/') ? undefined : name
}

/** The folder that a page is in; '' for a page at the top. */
export const folderOf = (route: string): string => route.slice(1, Math.max(1, route.lastIndexOf('/')))

/** Pages in the order of a list. Those without a first day have always been there. */
export function inOrder(pages: readonly Entry[], sort: Collection['sort']): Entry[] {
  const titles = new Map(pages.map((page) => [page, page.facts.title.toLowerCase()]))
  const titleOf = (page: Entry) => titles.get(page) ?? ''
  const dayOf = ({ facts }: Entry) => (sort === 'newest' ? (facts.showing.from ?? '') : '')
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return [...pages].sort(
    (a, b) => compare(dayOf(b), dayOf(a)) || compare(titleOf(a), titleOf(b)) || compare(a.key, b.key),
  )
}

/**
 * The pages that a list shows.
 * @param pages those of its folder, in its order
 * @param on the route of the page on which it is: that one is left out
 */
export function listedOf(
  { folder, of, only, except, older, first }: Collection,
  pages: readonly Entry[],
  isShown: (page: Entry) => boolean,
  on: string | null,
): Entry[] {
  const found: Entry[] = []
  for (const page of only ? named(only, folder, pages) : withLast(named(older, folder, pages), pages)) {
    if (found.length >= first) break
    if (page.route === on || except.includes(nameIn(folder, page.route) ?? '')) continue
    if (page.facts.offers.includes(of) && isShown(page)) found.push(page)
  }
  return found
}

/** The pages with these names, in the order of the names. */
function named(names: readonly string[], folder: string, pages: readonly Entry[]): Entry[] {
  const known = new Map(pages.map((page) => [page.route, page]))
  return names.flatMap((name) => known.get(`/${folder}/${name}`) ?? [])
}

/** Pages with some of them moved to the end. */
const withLast = (last: readonly Entry[], pages: readonly Entry[]): readonly Entry[] =>
  last.length === 0 ? pages : [...pages.filter((page) => !last.includes(page)), ...last]

/** The pages of each folder, each address once. */
export class Folders {
  readonly #routes: ReadonlyMap<string, readonly [Entry, ...Entry[]]>
  #pages: Map<string, Entry[]> | undefined
  readonly #ordered = new Map<string, readonly Entry[]>()

  /** `routes`: the files of each address. */
  constructor(routes: ReadonlyMap<string, readonly [Entry, ...Entry[]]>) {
    this.#routes = routes
  }

  names(): string[] {
    return [...this.#all().keys()].sort()
  }

  /** The pages directly in a folder, in an order that is made once. */
  pages(folder: string, sort: Collection['sort'] = 'title'): readonly Entry[] {
    const key = `${sort} ${folder}`
    const pages = this.#ordered.get(key) ?? inOrder(this.#all().get(folder) ?? [], sort)
    this.#ordered.set(key, pages)
    return pages
  }

  /** A page is another one now. */
  clear(): void {
    this.#pages = undefined
    this.#ordered.clear()
  }

  #all(): Map<string, Entry[]> {
    if (this.#pages) return this.#pages
    const all = new Map<string, Entry[]>()
    for (const [route, [page]] of this.#routes) {
      const folder = folderOf(route)
      const pages = all.get(folder)
      if (pages) pages.push(page)
      else if (folder !== '') all.set(folder, [page])
    }
    return (this.#pages = all)
  }
}
