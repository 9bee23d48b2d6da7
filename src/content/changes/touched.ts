import { kindOf } from '../../model/route.ts'
import type { Content } from '../store/index.ts'

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
  readonly #routes = new Set<string>()
  /** For each page the documents, and whether it shows them still. */
  readonly #own = new Map<string, Map<string, boolean>>()

  constructor(before: Content, after: Content) {
    this.#before = before
    this.#after = after
  }

  /** A document is another one, or only in one of the versions. */
  add(key: string): void {
    for (const route of this.#before.affected(key)) this.#note(route, key, false)
    for (const route of this.#after.affected(key)) this.#note(route, key, true)
  }

  #note(route: string, key: string, isStill: boolean): void {
    this.#routes.add(route)
    // What is the same on every page makes no page another one by itself.
    if (kindOf(key) === 'site') return
    const own = this.#own.get(route) ?? new Map<string, boolean>()
    this.#own.set(route, own.set(key, isStill))
  }

  /** The addresses, '404' for unknown ones. */
  get routes(): string[] {
    return [...this.#routes].sort()
  }

  get own(): TouchedPage[] {
    const pages = [...this.#own].map(([route, by]) => ({
      route,
      by: [...by.keys()],
      lost: [...by].flatMap(([key, isStill]) => (isStill ? [] : [key])),
    }))
    return pages.sort((a, b) => (a.route < b.route ? -1 : 1))
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
