import { nameOf } from '../entry/index.ts'
import { mediaFolder } from '../../model/media.ts'
import { kindOf, notFoundRoute, routeOf } from '../../model/route.ts'
import { routeOfEntry, type SiteMap } from '../site/index.ts'

/** The routes whose output depends on a file, which need not be there (yet, or any more). */
export function affectedBy(map: SiteMap, key: string): string[] {
  if (key.startsWith(mediaFolder)) {
    const name = key.slice(mediaFolder.length)
    const users = map.entries.filter(({ facts }) =>
      facts.blocks.some(({ pictures }) => pictures.some(({ src }) => src === name)),
    )
    return [...new Set(users.flatMap((entry) => map.shownOn(entry).map(routeOfEntry)))]
  }
  switch (kindOf(key)) {
    case 'site':
      return map.entries.filter(({ kind }) => kind === 'page' || kind === 'notFound').map(routeOfEntry)
    case 'shared': {
      const entry = map.get(key)
      const name = entry ? nameOf(entry) : key.slice('_shared/'.length, -'.json'.length)
      return map.entries
        .filter(({ facts, kind }) => kind !== 'shared' && facts.blocks.some(({ use }) => use === name))
        .map(routeOfEntry)
    }
    case 'notFound':
      return [notFoundRoute]
    case 'page':
      return [routeOf(key) ?? '']
    default:
      return []
  }
}
