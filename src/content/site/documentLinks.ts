import { type Entry, nameOf } from '../entry/index.ts'
import { type Place, rangeOf, replaceValue } from '../facts/index.ts'
import { mostFindings } from '../finding/index.ts'
import type { Report } from './types.ts'
import { guess, isSlip, listHint, nearest, suggest } from '../suggest/index.ts'
import { removeEntry } from '../json/index.ts'
import type { SiteMap } from './siteMap.ts'
import { noSiteTokens } from '../fields/index.ts'
import { didYouMean, either, isBlank, quote, upper } from '../../model/words.ts'

/** The tokens of a document are defined in the site's document. */
export function checkTokens(entry: Entry, map: SiteMap, report: Report): void {
  const { tokens = noSiteTokens.values, spoiledTokens = noSiteTokens.spoiled } = map.site ?? {}
  // Without the site's document, or with one that cannot be read, every token would be a finding, and there is only one.
  const isKnown = (name: string) =>
    tokens.has(name) || spoiledTokens.has(name) || tokens.size + spoiledTokens.size === 0
  const near = (name: string) => nearTokens(name, [...tokens.keys()])
  const add = (place: Place, code: 'tokenUnknown' | 'tokenForm', message: string, name: string, found: NearTokens) => {
    const suggestions = found.names.map((one) => `{${one}}`)
    const hint = suggestions.length > 0 ? undefined : listHint('tokens', name, [...tokens.keys()])
    const { start, end } = rangeOf(entry.source, place)
    const [better] = suggestions
    const edits = [{ offset: start, length: end - start, text: better ?? '' }]
    const fix = better === undefined ? undefined : { title: `Write ${better}`, certain: found.sure, edits }
    report(entry, place, { code, message: message + didYouMean(suggestions), hint, suggestions, fix })
  }
  for (const { name, message, place } of entry.facts.misspelt.slice(0, mostFindings)) {
    const { names } = isKnown(name) ? { names: [name] } : near(name)
    add(place, 'tokenForm', message, name, { names, sure: false })
  }
  const unknown = entry.facts.tokens.filter(({ name }) => !isKnown(name))
  for (const { name, place } of unknown.slice(0, mostFindings)) {
    add(place, 'tokenUnknown', `There is no token {${name}}.`, name, near(name))
  }
}

interface NearTokens {
  names: readonly string[]
  sure: boolean
}

/** The tokens that were probably meant: by the spelling of the whole name, or of its last part. */
function nearTokens(name: string, names: readonly string[]): NearTokens {
  const spelled = suggest(name, names)
  const [only, ...others] = spelled
  if (only !== undefined) return { names: spelled, sure: others.length === 0 && isSlip(name, only) }
  const lastOf = (token: string) => token.split('.').at(-1) ?? ''
  const { words } = guess(lastOf(name), [...new Set(names.map(lastOf))])
  const last = names.some((one) => lastOf(one) === lastOf(name)) ? [lastOf(name)] : words
  const found = names.filter((one) => last.includes(lastOf(one)))
  return { names: found.slice(0, 3), sure: found.length === 1 && last[0] === lastOf(name) }
}

/** The shared documents that a page uses exist, and show the background that it asks for. */
export function checkUses(entry: Entry, map: SiteMap, report: Report): void {
  if (entry.kind === 'shared') return
  for (const { use, pointer, where, toned, misnamed } of entry.facts.blocks) {
    if (use === undefined) continue
    const shared = map.shared.get(use)
    if (shared && toned) checkTone(entry, shared, { pointer: `${pointer}/tone`, where }, report)
    checkShared(entry, { pointer: `${pointer}/use`, where }, { name: use, misnamed }, map, report)
  }
}

/** How a document names shared blocks; `misnamed`: with their folder, or the ending of their file. */
interface SharedUse {
  name: string
  misnamed: true | undefined
}

/** Reports a name of shared blocks that are not there, unless a file with a wrong name is to have it. */
export function checkShared(
  entry: Entry,
  place: Place,
  { name, misnamed }: SharedUse,
  map: SiteMap,
  report: Report,
): void {
  const isThere = map.shared.has(name)
  if (isThere ? !misnamed : map.toBe.has(`_shared/${name}.json`)) return
  const suggestions = isThere ? [name] : suggest(name, map.shared.keys())
  const what = misnamed
    ? 'The name of shared blocks is that of their file alone, without folder and ending.'
    : isBlank(name)
      ? 'No shared blocks are chosen here. Write the name of their file.'
      : `There are no shared blocks ${quote(name)}.`
  const message = what + didYouMean(suggestions)
  const hint = suggestions.length > 0 ? undefined : usesHint(name, [...map.shared.keys()])
  const [better] = suggestions
  const fix = better !== undefined && suggestions.length === 1 ? replaceValue(entry.source, place, better) : undefined
  report(entry, place, { code: 'sharedUnknown', message, hint, suggestions, fix })
}

/** Only some blocks have a background that a page can choose. */
function checkTone(entry: Entry, shared: Entry, place: Place, report: Report): void {
  if (!shared.sound || shared.facts.blocks.some(({ toned }) => toned)) return
  const message = `This "tone" changes nothing: there is no banner in ${shared.source.file}.`
  const fix = removeEntry(entry.source, place.pointer, false)
  report(entry, place, { code: 'toneUnused', message, hint: 'Remove it, or name other shared blocks.', fix })
}

function usesHint(use: string, names: readonly string[]): string {
  const near = nearest(use, names, 5)
  if (near.length === 0) return `Write them in _shared/${use}.json.`
  return `${names.length > near.length ? 'The nearest files in _shared are' : 'The files in _shared are'} ${either(near, 'and')}.`
}

/** Anchors are unique on a page, also with those that shared blocks bring along. */
export function checkAnchors(entry: Entry, map: SiteMap, report: Report): void {
  if (entry.kind === 'site') return
  const seen = new Map<string, string>()
  for (const block of entry.facts.blocks) {
    const brought = block.use === undefined || entry.kind === 'shared' ? undefined : map.shared.get(block.use)
    if (!brought && block.anchors.length === 0) continue
    const places = (brought ? brought.facts.blocks : [block]).flatMap(({ anchors, where }) =>
      anchors.map((anchor) => ({ ...anchor, where })),
    )
    for (const { id, pointer, where } of places) {
      const first = seen.get(id)
      if (first === undefined) {
        seen.set(id, brought ? `${where} of ${nameOf(brought)}` : where)
        continue
      }
      const what = brought ? `These shared blocks bring the anchor ${quote(id)}, which` : `The anchor ${quote(id)}`
      const message = `${what} is on this page already: ${upper(first)}.`
      const hint = brought
        ? 'A link to it could lead to one of the two only. Give the other one another "id".'
        : 'A link to it could lead to one of the two only. Give this one another "id", or remove the line if no link leads here.'
      const place = { pointer: brought ? `${block.pointer}/use` : pointer, where: block.where }
      report(entry, place, { code: 'anchorTwice', message, hint })
    }
  }
}
