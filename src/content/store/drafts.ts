import type { Entry } from '../entry/index.ts'
import type { Collection } from '../facts/index.ts'
import { tokenValues } from '../fields/index.ts'
import { routeOf } from '../../model/route.ts'
import { isShownOn } from '../../model/showing.ts'
import { allowedOrigins, inOrder, listedOf, nameIn, type View, wrongServices } from '../site/index.ts'

/** What can be drawn of files that are being edited: each as it was when it last had its shape and could do no harm. */
export interface Drafts {
  /** Undefined: the file never was like that. */
  of(key: string): Entry | undefined
  canBeDrawn(entry: Entry): boolean
  /** The pages that a list shows on the page with this route, each as {@link of} gives it. */
  listed(collection: Collection, on: string | null): Entry[]
  /** The file holds something else now. */
  replace(key: string, entry: Entry): void
  /** A version from before, for a file that cannot be drawn as it is. */
  inherit(entry: Entry): void
  delete(key: string): void
}

/** `entries`: all files as they are. No step but a list looks at more of them than at one and at the site's document. */
export function createDrafts(entries: Map<string, Entry>, { today, drafts = false }: View): Drafts {
  /** For files that cannot be drawn as they are. */
  const last = new Map<string, Entry>()
  const harmless = new WeakSet<Entry>()

  const of = (key: string) => {
    const now = entries.get(key)
    return now && canBeDrawn(now) ? now : last.get(key)
  }
  /** Scripts and frames of a site that nobody has allowed are not even tried out: they could write as the editor can. */
  function canBeDrawn(entry: Entry): boolean {
    if (!entry.shaped) return false
    const { services } = entry.facts
    if (entry.kind === 'site' || services.length === 0 || harmless.has(entry)) return true
    const site = of('_site.json')
    if (!site) return false
    const allowed = allowedOrigins(site.facts.services)
    if (wrongServices(services, tokenValues(site.value.get()), allowed).length > 0) return false
    harmless.add(entry)
    return true
  }
  return {
    of,
    canBeDrawn,
    listed(collection, on) {
      const keys = [...entries.keys()].filter((key) => nameIn(collection.folder, routeOf(key)) !== undefined)
      const pages = inOrder(
        keys.flatMap((key) => of(key) ?? []),
        collection.sort,
      )
      return listedOf(collection, pages, ({ facts }) => drafts || isShownOn(facts.showing, today), on)
    },
    replace(key, entry) {
      const before = of(key)
      entries.set(key, entry)
      if (before && !canBeDrawn(entry)) last.set(key, before)
      else last.delete(key)
    },
    inherit(entry) {
      if (canBeDrawn(entry)) last.set(entry.key, entry)
    },
    delete(key) {
      entries.delete(key)
      last.delete(key)
    },
  }
}
