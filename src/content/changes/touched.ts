import { kindOf } from '../../model/route.ts'
import type { Content } from '../store/index.ts'
import type { Follow } from './entries.ts'

/**
 * A page that looks different. `by`: the keys of the documents in which something changes that it shows; `lost`: those of them
 * that it shows no longer.
 */
export interface TouchedPage {
  route: string
  by: string[]
  lost: string[]
}

/** A page that looks different from a day on, because it lists another one then. `by`: the key of that. */
export interface LaterPage {
  route: string
  day: string
  by: string
}

/** Collects the pages that the changes of documents reach, in the version before and in that after them. */
export class Touched {
  readonly #before: Content
  readonly #after: Content
  readonly #follow: Follow
  /** Those that all changes reach which are on every page. */
  readonly #framed = new Set<string>()
  /** For each page the documents, and whether it shows them still. */
  readonly #own = new Map<string, Map<string, boolean>>()

  /** @param follow where a link of the version before leads in that after it */
  constructor(before: Content, after: Content, follow: Follow) {
    this.#before = before
    this.#after = after
    this.#follow = follow
  }

  /** A document is another one, or only in one of the versions. */
  add(key: string): void {
    for (const route of this.#before.affected(key)) this.#note(route, key, false)
    for (const route of this.#after.affected(key)) this.#note(route, key, true)
  }

  #note(route: string, key: string, isStill: boolean): void {
    // What is the same on every page makes no page another one by itself.
    if (kindOf(key) === 'site') {
      this.#framed.add(route)
      return
    }
    const own = this.#own.get(route) ?? new Map<string, boolean>()
    this.#own.set(route, own.set(key, isStill))
  }

  /** The addresses of the pages that look different, '404' for unknown ones, and what is different in them by itself. */
  result(): { routes: string[]; own: TouchedPage[] } {
    const own = [...this.#own]
      .filter(([route]) => !this.#looksAlike(route))
      .map(([route, by]) => ({
        route,
        by: [...by.keys()],
        lost: [...by].flatMap(([key, isStill]) => (isStill ? [] : [key])),
      }))
      .sort((a, b) => (a.route < b.route ? -1 : 1))
    return { routes: [...new Set([...this.#framed, ...own.map(({ route }) => route)])].sort(), own }
  }

  /**
   * Whether visitors see the same in both versions: what has changed is not shown on the page (a field that a list of cards
   * leaves out, a block that has ended), or links follow a page that has moved.
   */
  #looksAlike(route: string): boolean {
    const [before, after] = [this.#before.page(route), this.#after.page(route)]
    if (!before || !after) return false
    const followed = JSON.stringify(before.page, (_, value: unknown) =>
      typeof value === 'string' ? this.#follow(value) : value,
    )
    return followed === JSON.stringify(after.page)
  }
}

/** The pages that list one of these only from its first day on. `on`: the site as it is on a day. */
export function listedLater(
  keys: readonly string[],
  content: Content,
  today: string | undefined,
  on: (day: string) => Content,
): LaterPage[] {
  return keys.flatMap((key) => {
    const entry = content.map().get(key)
    const { draft, from: day } = entry?.facts.showing ?? {}
    if (draft || day === undefined || today === undefined || day <= today) return []
    const now = content.affected(key)
    return on(day)
      .affected(key)
      .filter((route) => !now.includes(route))
      .sort()
      .map((route) => ({ route, day, by: key }))
  })
}
