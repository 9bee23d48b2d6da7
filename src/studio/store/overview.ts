import { titleOf } from '../../content/assist/index.ts'
import { nameOf } from '../../content/entry/index.ts'
import { blocksOf, isGroup } from '../../content/schema/index.ts'
import type { Content } from '../../content/store/index.ts'
import { kindOf, routeOf } from '../../model/route.ts'
import { pageName } from '../core/pageNames.ts'
import type { Overview, PageInfo, SharedInfo } from './messages.ts'

/**
 * What the site consists of. `unread`: the keys of documents that the store does not have yet. Of their pages only the
 * addresses are known, and of shared blocks not where they are shown, so these are left out.
 */
export function overviewOf(content: Content, unread: Iterable<string>): Overview {
  const map = content.map()
  const read = [...map.routes].flatMap(([route, entries]) =>
    entries.map((entry): PageInfo => {
      const title = titleOf(content, entry)
      return { key: entry.key, route, name: pageName(entry.key, title), title }
    }),
  )
  const others = map.entries
    .filter(({ kind }) => kind === 'site' || kind === 'notFound')
    .map(({ key }) => ({ key, route: key, name: pageName(key), title: '' }))
  const unreadPages = [...unread].flatMap((key): PageInfo[] => {
    const route = kindOf(key) === 'page' ? routeOf(key) : null
    return route === null ? [] : [{ key, route, name: pageName(key), title: '' }]
  })
  return {
    isWhole: unreadPages.length === 0,
    tokens: [...(map.site?.tokens ?? [])],
    pages: [...read, ...unreadPages].sort((a, b) => (a.route < b.route ? -1 : 1)),
    others,
    shared: unreadPages.length === 0 ? sharedIn(map) : [],
  }
}

const sharedIn = (map: ReturnType<Content['map']>): SharedInfo[] =>
  [...map.shared.values()].map((entry) => {
    const value = entry.value.get() as { title?: unknown }
    return {
      key: entry.key,
      name: nameOf(entry),
      title: typeof value.title === 'string' ? value.title : nameOf(entry),
      types: blocksOf(value).flatMap((block) => (isGroup(block) ? [String(block.type)] : [])),
      usedOn: map.shownOn(entry).map(({ key }) => key),
    }
  })
