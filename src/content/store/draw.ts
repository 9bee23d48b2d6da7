import type { ResolvedPage } from './content.ts'
import type { Entry } from '../entry/index.ts'
import type { Collection } from '../facts/index.ts'
import { resolve } from '../index.ts'
import type { Resolver } from '../resolve/index.ts'
import { routeOfEntry } from '../site/index.ts'

/** The files that a page refers to. */
export interface Sources {
  /** A shared document, by its name. */
  shared(name: string): Entry | undefined
  /** The pages that a list of the page shows. */
  listed(collection: Collection): readonly Entry[]
}

/** The page that a file and those to which it refers make together. */
export function drawPage(entry: Entry, { shared, listed }: Sources, options: Omit<Resolver, 'used'>): ResolvedPage {
  const write = ({ source, value, route }: Entry) => ({ file: source.file, value: value.get(), route: route ?? '' })
  const sources = {
    shared(name: string) {
      const found = shared(name)
      return found && write(found)
    },
    listed: (collection: Collection) => listed(collection).map(write),
  }
  const resolved = resolve(write(entry), sources, { ...options, used: new Map() })
  return { route: routeOfEntry(entry), file: entry.source.file, showing: entry.facts.showing, ...resolved }
}
