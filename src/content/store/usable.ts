import type { Entry } from '../entry/index.ts'
import { sharedIn } from '../facts/index.ts'
import { notFoundRoute } from '../../model/route.ts'
import type { Graph } from '../site/index.ts'

/** No error is in the way of drawing what this file holds. */
export const isUsable = (entry: Entry | undefined, { byKey }: Graph): entry is Entry =>
  entry?.sound === true && (byKey.get(entry.key) ?? []).every(({ severity }) => severity !== 'error')

/** The file of a page that visitors see, when no error is in its way, and the site's document. */
export function visiblePage(route: string, graph: Graph): { entry: Entry; site: Entry } | undefined {
  const { map } = graph
  const { site } = map
  const entry = route === notFoundRoute ? map.notFound : map.routes.get(route)?.[0]
  if (!isUsable(entry, graph) || !isUsable(site, graph) || !map.isShown(entry)) return undefined
  // Two files for one route: neither is the right one, until the editor has decided.
  if ((map.routes.get(route)?.length ?? 0) > 1) return undefined
  const names = sharedIn(entry.facts)
  return names.every((name) => isUsable(map.shared.get(name), graph)) ? { entry, site } : undefined
}
