import { routeOf } from '../../src/model/route.ts'
import { quote } from '../../src/model/words.ts'
import { EditList, listEdits } from './edits.ts'
import type { Plan } from './move.ts'
import type { SiteFiles } from './site.ts'

/**
 * Removes a page. What led to it leads to another one: links, also those to a place or a tab of it, and its address and the
 * earlier ones, which that page has as earlier addresses then.
 */
export function planRemove(site: SiteFiles, key: string, to: string): Plan {
  const edits = new EditList()
  const [route, next] = [routeOf(key) ?? '', routeOf(to) ?? '']
  for (const entry of site.map.entries) {
    if (entry.key === key) continue
    for (const link of entry.facts.links)
      if (link.target?.path === route) edits.changeLink(entry, link, [0, link.href.length], next)
  }
  const steps = [...edits.steps]
  const [gone, target] = [site.entries.get(key), site.entries.get(to)]
  if (gone && target) {
    const pathsOf = ({ facts }: typeof gone) => facts.redirects.map(({ path }) => path)
    const earlier = [...pathsOf(target), ...pathsOf(gone), route].filter((path) => path !== next)
    for (const edit of listEdits(target.source, 'redirectFrom', [...new Set(earlier)], 'blocks'))
      edits.add(target, edit, 'Page', `${quote(route)} leads here`)
  }
  return { changes: new Map<string, string | null>([...edits.texts(), [key, null]]), steps }
}
