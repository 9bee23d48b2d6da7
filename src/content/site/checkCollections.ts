import { removeEntry } from '../json/index.ts'
import type { Entry } from '../entry/index.ts'
import { asksFor, type BlockFact, type Collection, type Place, replaceValue } from '../facts/index.ts'
import { suggest } from '../suggest/index.ts'
import { didYouMean, either, isBlank, quote } from '../../model/words.ts'
import { listedOf, nameIn } from './collections.ts'
import { isShownOn } from '../../model/showing.ts'
import type { SiteMap } from './siteMap.ts'
import type { Report } from './types.ts'

/** What the lists of a document depend on. */
export interface ListTell {
  /** A page that a list leads to. */
  reach(route: string): void
  /** All pages of a folder were looked at. */
  open(folder: string): void
}

/** A block that lists pages of a folder. */
export type Listing = BlockFact & { collection: Collection }

/** The blocks of a document that list pages of a folder. */
export const listingsOf = ({ facts }: Pick<Entry, 'facts'>): Listing[] =>
  facts.lists.length > 0 ? facts.blocks.filter((block): block is Listing => block.collection !== undefined) : []

/** Checks that the lists of a document find their folder and their pages, and are not empty. */
export function checkCollections(entry: Entry, map: SiteMap, report: Report, tell: ListTell): void {
  for (const listing of listingsOf(entry)) {
    const { collection } = listing
    tell.open(collection.folder)
    const listed = map.shownOn(entry).map((page) => map.listed(collection, page.route))
    const reach = (pages: readonly Entry[]) => {
      for (const { route } of pages) if (route !== null) tell.reach(route)
    }
    for (const pages of listed) reach(pages)
    const inside = map.folders.pages(collection.folder)
    // Pages without an entry have a finding of their own: that nothing leads to them is the same slip.
    reach(
      inside.filter(({ route, facts }) => !facts.offers.includes(collection.of) && asksFor(collection, route, facts)),
    )
    const meant = checkFolder(entry, listing, map, report)
    const isEmpty = !meant && isEmptyList(entry, collection, map)
    if (!meant && checkNames(entry, listing, map, report) && !isEmpty) continue
    reach(meant ? meant.flatMap((folder) => map.folders.pages(folder)) : inside)
    if (!isEmpty) continue
    const place = { pointer: `${listing.pointer}/folder`, where: listing.where }
    const message = `This list is empty: there is nothing in the folder ${quote(collection.folder)} that it could show.`
    const hint = `It lists the pages with a block of the type ${quote(collection.of)} that visitors see, but not the page on which it is. Remove the block, or let it list others.`
    report(entry, place, { code: 'listEmpty', message, hint })
  }
}

/**
 * Whether a list has nothing to show on one of its pages. What a page with errors would add is unknown. That the last one
 * has ended is no mistake: it comes by itself, and then the block is left out.
 */
function isEmptyList(entry: Entry, collection: Collection, map: SiteMap): boolean {
  const inside = map.folders.pages(collection.folder)
  const { drafts, today } = map.view
  const hasBegun = ({ facts: { showing } }: Entry) => {
    const { until: _, ...rest } = showing
    return drafts === true || isShownOn(rest, today)
  }
  const isEmptyOn = ({ route }: Entry) => listedOf(collection, inside, hasBegun, route).length === 0
  return map.shownOn(entry).some(isEmptyOn) && inside.every(({ sound }) => sound)
}

/** The folders that may have been meant, if a finding was reported. */
function checkFolder(
  entry: Entry,
  { collection, pointer, where }: Listing,
  map: SiteMap,
  report: Report,
): readonly string[] | undefined {
  const { folder } = collection
  // A file whose name has a finding will be there under the right one.
  const isToBe = [...map.toBe].some((key) => key.startsWith(`${folder}/`))
  if (map.folders.pages(folder).length > 0 || isToBe) return undefined
  const place = { pointer: `${pointer}/folder`, where }
  const folders = map.folders.names()
  const bare = folder.replace(/^(?:\.?\/)?(?:pages\/)?\/*|\/+$/g, '')
  const isSure = folders.includes(bare)
  const suggestions = isSure ? [bare] : suggest(folder, folders)
  const message = isBlank(folder)
    ? 'No folder is chosen here. Write its name.'
    : `There are no pages in a folder ${quote(folder)}.${didYouMean(suggestions)}`
  const all =
    folders.length === 0 ? 'There is no folder with pages yet.' : `The folders are: ${either(folders, 'and')}.`
  const fix = onlyOne(entry, place, suggestions, isSure)
  const hint = suggestions.length > 0 ? undefined : all
  report(entry, place, { code: 'listFolder', message, hint, suggestions, fix })
  return suggestions
}

/** A fix that writes the one word that can have been meant. */
function onlyOne({ source }: Entry, place: Place, [better, ...others]: readonly string[], isSure: boolean) {
  return better !== undefined && others.length === 0 ? replaceValue(source, place, better, isSure) : undefined
}

/** False: a finding was reported. */
function checkNames(entry: Entry, listing: Listing, map: SiteMap, report: Report): boolean {
  const { collection, pointer, where } = listing
  const { folder, only = [], except, older } = collection
  if (only.length + except.length + older.length === 0) return true
  const names = map.folders.pages(folder).flatMap(({ route }) => nameIn(folder, route) ?? [])
  let isRight = true
  const check = (name: string, at: string) => {
    const isSelf = entry.route !== null && nameIn(folder, entry.route) === name
    if ((names.includes(name) && !isSelf) || map.toBe.has(`${folder}/${name}.json`)) return
    isRight = false
    const place = { pointer: `${pointer}/${at}`, where }
    // A name that is wrong by itself names no page either.
    if (entry.findings.some((finding) => finding.pointer === place.pointer)) return
    if (isSelf) {
      const message = `${quote(name)} is this page itself, which its list leaves out.`
      const fix = removeEntry(entry.source, place.pointer, false)
      return report(entry, place, { code: 'listPage', message, hint: 'Remove it.', fix })
    }
    const bare = (name.split('/').at(-1) ?? '').replace(/\.json$/i, '').toLowerCase()
    const suggestions = names.includes(bare) ? [bare] : suggest(name, names)
    const fix = onlyOne(entry, place, suggestions, suggestions[0] === bare)
    const message = `There is no page ${quote(name)} in the folder ${quote(folder)}.${didYouMean(suggestions)}`
    const hint =
      suggestions.length > 0
        ? undefined
        : `Its pages are: ${either(names.slice(0, 20), 'and')}${names.length > 20 ? ' …' : '.'}`
    report(entry, place, { code: 'listPage', message, hint, suggestions, fix })
  }
  for (const [index, name] of only.entries()) check(name, `only/${index}`)
  for (const [index, name] of except.entries()) check(name, `except/${index}`)
  for (const [index, name] of older.entries()) check(name, `older/${index}`)
  return isRight
}
