import type { ContentOptions } from './content.ts'
import { type Entry, type Hash, sumOf } from '../entry/index.ts'
import { sharedIn } from '../facts/index.ts'
import type { Media } from '../../model/media.ts'
import { type Graph, type SiteMap } from '../site/index.ts'
import { isUsable } from './usable.ts'

/** A short name for all that a page is made of and that is its own: its text, and those of the documents that it shows. */
export function pageBasis(entry: Entry, graph: Graph, hash: Hash): string {
  const { map } = graph
  const shared = sharedIn(entry.facts).map((name) => map.shared.get(name))
  const own = [entry, ...shared].flatMap((one) => one ?? [])
  const lists = own
    .flatMap(({ facts }) => facts.lists)
    .map((collection) => map.listed(collection, entry.route).filter((one) => isUsable(one, graph)))
  return hash(JSON.stringify([own, ...lists].map((list) => list.map((one) => [one.key, sumOf(one, hash)]))))
}

/** The same for all that pages are made of and that is not their own. */
export function siteBasis({ site, ended }: SiteMap, media: Media, options: ContentOptions, hash: Hash): string {
  const { root, drawings, today } = options
  return hash(JSON.stringify([root, drawings, today, [...(site?.tokens ?? [])], [...media], [...ended]]))
}
