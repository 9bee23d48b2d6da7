import type { Entry } from '../entry/index.ts'
import { type BlockFact, chosen, replaceValue, type Taken } from '../facts/index.ts'
import { findTokens } from '../fields/index.ts'
import { removeEntry } from '../json/index.ts'
import { suggest } from '../suggest/index.ts'
import { didYouMean, either, isBlank, quote } from '../../model/words.ts'
import { checkShared } from './documentLinks.ts'
import type { SiteMap } from './siteMap.ts'
import type { Report } from './types.ts'

/** The names of the entries that a block can take from a shared document, in their order. */
export const namesFor = ({ of, each }: Pick<Taken, 'of' | 'each'>, { facts }: Pick<Entry, 'facts'>): string[] =>
  facts.blocks.flatMap(({ type, entries }) =>
    type === of ? entries.flatMap((entry) => (entry.each === each ? entry.name : [])) : [],
  )

/** Checks that blocks with entries of a shared document find the document and the entries, and are not empty. */
export function checkTaken(entry: Entry, map: SiteMap, report: Report): void {
  for (const { taken, pointer, where, misnamed } of entry.facts.blocks) {
    if (!taken || entry.kind === 'shared') continue
    const place = { pointer: `${pointer}/shared`, where }
    const source = map.shared.get(taken.shared)
    checkShared(entry, place, { name: taken.shared, misnamed }, map, report)
    // What a document with errors holds is unknown.
    if (!source?.sound) continue
    const names = namesFor(taken, source)
    // A name with a token that nobody knows has its finding there; it may be any of those that are wanted here.
    if (
      names.some((name) => findTokens(name).some((token) => token.name !== null && !map.site?.tokens.has(token.name)))
    )
      continue
    const areThere = names.length === 0 || checkNames(entry, { taken, pointer, where }, [source, names], report)
    if (!areThere || chosen(taken, names, (name) => name).length > 0) continue
    const message =
      names.length === 0
        ? `This list is empty: ${source.source.file} has no entries for it, which would be in the list ${quote(taken.each)} of a block of the type ${quote(taken.of)}.`
        : `This list is empty: all entries of ${source.source.file} are left out.`
    report(entry, place, { code: 'listEmpty', message, hint: 'Remove the block, or let it show others.' })
  }
}

/** False: a finding was reported. */
function checkNames(
  entry: Entry,
  { taken, pointer, where }: Pick<BlockFact, 'pointer' | 'where'> & { taken: Taken },
  [source, names]: readonly [Entry, readonly string[]],
  report: Report,
): boolean {
  let isRight = true
  for (const [field, wanted] of Object.entries({ only: taken.only ?? [], except: taken.except }))
    for (const [index, name] of wanted.entries()) {
      if (names.includes(name)) continue
      isRight = false
      const place = { pointer: `${pointer}/${field}/${index}`, where }
      const suggestions = suggest(name, names)
      const [better, ...others] = suggestions
      const fix =
        better === undefined
          ? removeEntry(entry.source, place.pointer, false)
          : others.length === 0
            ? replaceValue(entry.source, place, better, false)
            : undefined
      const message = isBlank(name)
        ? 'No entry is chosen here. Write the name of one, or remove this line.'
        : `There is no entry ${quote(name)} in ${source.source.file}.${didYouMean(suggestions)}`
      const all = `Its entries are: ${either(names.slice(0, 20), 'and')}${names.length > 20 ? ' …' : '.'}`
      const hint = suggestions.length > 0 ? undefined : all
      report(entry, place, { code: 'listEntry', message, hint, suggestions, fix })
    }
  return isRight
}
