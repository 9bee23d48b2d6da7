import type { Entry } from '../../entry/index.ts'
import { replaceTokens } from '../../fields/index.ts'
import type { Style } from '../../rules/index.ts'
import type { SiteLinks } from '../types.ts'

/** Which documents lead to a page, and which have the same title or description: kept up to date, not gathered anew. */
export interface Index {
  /** By the route of a page: the documents with links to it. */
  leads: Map<string, Entry[]>
  /** By the title of a page, and by the description that search engines show: the pages that have it. */
  heads: Readonly<Record<'title' | 'description', Map<string, Entry[]>>>
}

/** An index of no documents. */
export const emptyIndex = (): Index => ({ leads: new Map(), heads: { title: new Map(), description: new Map() } })

/** Notes a document. */
export function addToIndex(index: Index, entry: Entry, links: SiteLinks): void {
  forPlaces(index, entry, links, (lists, name) => {
    const list = lists.get(name)
    if (list) list.push(entry)
    else lists.set(name, [entry])
  })
}

/** Forgets a document; `links` are those with which it was noted. */
export function removeFromIndex(index: Index, entry: Entry, links: SiteLinks): void {
  forPlaces(index, entry, links, (lists, name) => {
    const list = lists.get(name) ?? []
    if (list.length <= 1) lists.delete(name)
    else list.splice(list.indexOf(entry), 1)
  })
}

function forPlaces(
  { leads, heads }: Index,
  { kind, facts }: Entry,
  links: SiteLinks,
  visit: (lists: Map<string, Entry[]>, name: string) => void,
): void {
  for (const route of links.ties.reached) visit(leads, route)
  if (kind !== 'page') return
  // Tabs and bookmarks show the title of every page, search engines the description of those that they may show.
  visit(heads.title, links.title)
  if (facts.indexed) visit(heads.description, links.description)
}

/** The title and description as search engines show them. */
export const headOf = ({ facts }: Entry, { tokens }: Style) => ({
  title: replaceTokens(facts.title, tokens),
  description: replaceTokens(facts.description, tokens),
})
