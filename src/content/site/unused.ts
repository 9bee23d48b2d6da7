import type { Entry } from '../entry/index.ts'
import type { Report } from './types.ts'
import { isGroup } from '../schema/index.ts'
import type { Index } from './siteIndex.ts'
import type { SiteMap } from './siteMap.ts'
import { quote } from '../../model/words.ts'

/** What nobody uses or reaches: shared documents, pages, notes about assumptions. */
export function checkUnused(map: SiteMap, index: Index, report: Report): void {
  // What a document with errors uses is unknown, so nothing can be called unused.
  if (!map.unsure) {
    checkShared(map, report)
    if (map.site?.sound && [...map.shared.values()].every(({ sound }) => sound)) {
      checkOrphans(map, index, report)
    }
  }
  if (map.site?.sound) checkAssumptions(map, map.site, report)
}

function checkShared(map: SiteMap, report: Report): void {
  for (const entry of map.shared.values()) {
    if (map.shownOn(entry).length > 0) continue
    const message = 'No page uses these shared blocks. Use them, or delete the file.'
    report(entry, { pointer: '/title', where: 'Shared blocks' }, { code: 'sharedUnused', message })
  }
}

/** Pages to which no link leads. The home page needs none, and a page that is kept out of search engines is not offered. */
function checkOrphans(map: SiteMap, { leads }: Index, report: Report): void {
  for (const [route, [entry]] of map.routes) {
    if (route === '/' || entry === map.home || !entry.facts.indexed) continue
    if (leads.get(route)?.some((other) => isShownElsewhere(map, other, entry))) continue
    const message = `No link leads to this page, ${route}. Visitors find it only when they know its address.`
    const hint = 'Link to it from a page that readers of this one have seen, or write "index": false.'
    report(entry, { pointer: '/title', where: 'Page' }, { code: 'orphan', message, hint })
  }
}

const isShownElsewhere = (map: SiteMap, entry: Entry, page: Entry) =>
  entry.kind === 'site' || map.shownOn(entry).some((other) => other !== page)

/** An assumption that the site's document notes: what to confirm, and the words by which its place is found. */
export interface Assumption {
  text: string
  file: string
  find: string
}

const lists = new WeakMap<Entry, readonly Assumption[]>()

/** The assumptions that the site's document notes. */
export function assumptionsOf(site: Entry): readonly Assumption[] {
  const old = lists.get(site)
  if (old) return old
  const value = site.value.get()
  const list = (isGroup(value) && Array.isArray(value.assumptions) ? value.assumptions : []) as Assumption[]
  lists.set(site, list)
  return list
}

/** A note about words that are nowhere any more. */
function checkAssumptions(map: SiteMap, site: Entry, report: Report): void {
  const notes = assumptionsOf(site)
  if (notes.length === 0) return
  for (const [index, { file, find }] of notes.entries()) {
    const entry = map.get(file)
    if (entry?.source.text.includes(find)) continue
    const field = entry ? 'find' : 'file'
    const message = entry
      ? `${quote(find)} is nowhere in ${entry.source.file}. Correct the words, or remove this note.`
      : `There is no file ${quote(file)}. Correct the name, or remove this note.`
    report(site, { pointer: `/assumptions/${index}/${field}`, where: 'Site' }, { code: 'assumptionStale', message })
  }
}
