import { nameOf } from '../entry/index.ts'
import { mediaFolder } from '../../model/media.ts'
import { kindOf, notFoundRoute, routeOf } from '../../model/route.ts'
import type { Entry } from '../entry/index.ts'
import { sharedIn } from '../facts/index.ts'
import { routeOfEntry, type SiteMap } from '../site/index.ts'

/** The pages on which a list shows a page. */
function listing(map: SiteMap, entry: Entry): Entry[] {
  const documents = map.entries.flatMap((document) => {
    const collections = document.facts.lists
    return collections.length > 0 ? [{ document, collections }] : []
  })
  return documents.flatMap(({ document, collections }) =>
    map
      .shownOn(document)
      .filter(({ route }) => collections.some((collection) => map.listed(collection, route).includes(entry))),
  )
}

/** The routes whose output depends on a file, which need not be there (yet, or any more). */
export function affectedBy(map: SiteMap, key: string): string[] {
  if (key.startsWith(mediaFolder)) {
    const name = key.slice(mediaFolder.length)
    const users = map.entries.filter(
      ({ facts }) => facts.pictured && facts.blocks.some(({ pictures }) => pictures.some(({ src }) => src === name)),
    )
    return [...new Set(users.flatMap((entry) => [...map.shownOn(entry), ...listing(map, entry)].map(routeOfEntry)))]
  }
  switch (kindOf(key)) {
    case 'site':
      return map.entries.filter(({ kind }) => kind === 'page' || kind === 'notFound').map(routeOfEntry)
    case 'shared': {
      const entry = map.get(key)
      const name = entry ? nameOf(entry) : key.slice('_shared/'.length, -'.json'.length)
      return map.entries
        .filter(({ facts, kind }) => kind !== 'shared' && sharedIn(facts).includes(name))
        .map(routeOfEntry)
    }
    case 'notFound':
      return [notFoundRoute]
    case 'page': {
      const entry = map.get(key)
      return [routeOf(key) ?? '', ...(entry ? listing(map, entry).map(routeOfEntry) : [])]
    }
    default:
      return []
  }
}

/** Tells of files whether the output of a route depends on them, as {@link affectedBy} does: of many without a look at all pages for each. */
export function affects(map: SiteMap, route: string): (key: string) => boolean {
  const listed = new Set(
    map.entries
      .filter(({ facts }) => facts.lists.length > 0)
      .flatMap((document) => {
        const here = map.shownOn(document).filter((page) => routeOfEntry(page) === route)
        return here.flatMap((page) => document.facts.lists.flatMap((list) => map.listed(list, page.route)))
      }),
  )
  return (key) => {
    if (kindOf(key) !== 'page' || key.startsWith(mediaFolder)) return affectedBy(map, key).includes(route)
    const entry = map.get(key)
    return routeOf(key) === route || (entry !== undefined && listed.has(entry))
  }
}
