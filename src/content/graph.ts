import type { Entry } from './entry.ts'
import { nameOf } from './entry.ts'
import { type Place, rangeOf, replaceValue } from './facts.ts'
import { type Fault, type Finding, mostFindings, toFinding } from './findings.ts'
import { checkLinks } from './links.ts'
import { createMap, type SiteMap } from './siteMap.ts'
import { checkSite } from './siteRules.ts'
import { suggest } from './suggest.ts'
import { didYouMean, quote, upper } from './words.ts'

/** A fault between documents. `soft`: the page can still be drawn, as while it is being edited. */
export interface GraphFinding {
  finding: Finding
  soft: boolean
}

/** What is wrong between the documents of the site. */
export interface Graph {
  /** Faults by the key of the file in which they are to be mended. */
  byKey: ReadonlyMap<string, readonly GraphFinding[]>
  /** Faults of files that do not exist, such as a missing _site.json. */
  general: readonly Finding[]
  map: SiteMap
}

/** Reports a fault in a document; where it stands comes from `place`. */
export type Report = (
  entry: Entry,
  place: Place,
  fault: Omit<Fault, 'start' | 'end' | 'pointer' | 'where'>,
  soft?: boolean,
) => void

/** Checks what no document can know by itself: links, anchors, tokens, shared blocks, addresses, titles. */
export function checkGraph(root: string, entries: ReadonlyMap<string, Entry>, today: string | undefined): Graph {
  const byKey = new Map<string, GraphFinding[]>()
  const report: Report = (entry, place, fault, soft = true) => {
    if ((byKey.get(entry.key)?.length ?? 0) >= mostFindings) return
    const { pointer, where } = place
    const finding = toFinding(entry.source, { pointer, where, ...rangeOf(entry.source, place), ...fault })
    const known = byKey.get(entry.key)
    if (known) known.push({ finding, soft })
    else byKey.set(entry.key, [{ finding, soft }])
  }
  const map = createMap(entries)
  const general = checkSite(root, map, today, report)
  checkTokens(map, report)
  checkShared(map, report)
  checkAnchors(map, report)
  checkLinks(map, report)
  return { byKey, general, map }
}

function checkTokens(map: SiteMap, report: Report): void {
  // Without the site's document, or with one that cannot be read, every token would be a fault, and there is only one.
  if (!map.site || map.site.tokens.size === 0) return
  const tokens = map.site.tokens
  for (const entry of map.entries) {
    const unknown = entry.facts.tokens.filter(({ name }) => name === null || !tokens.has(name))
    for (const { name, place } of unknown.slice(0, mostFindings)) {
      if (name === null) {
        const message = 'A single { begins a token such as {brand}. Write {{ where a brace is meant.'
        report(entry, place, { code: 'tokenForm', message })
        continue
      }
      const suggestions = suggest(name, tokens.keys()).map((one) => `{${one}}`)
      const message = `There is no token {${name}}.${didYouMean(suggestions)}`
      const hint = `The tokens stand in _site.json: ${[...tokens.keys()].join(', ')}.`
      const { start, end } = rangeOf(entry.source, place)
      const [better] = suggestions
      const edits = [{ offset: start, length: end - start, text: better ?? '' }]
      const fix =
        better === undefined ? undefined : { title: `Write ${better}`, certain: suggestions.length === 1, edits }
      report(entry, place, { code: 'tokenUnknown', message, hint, suggestions, fix })
    }
  }
}

function checkShared(map: SiteMap, report: Report): void {
  const used = new Set<string>()
  for (const entry of map.entries) {
    for (const block of entry.facts.blocks) {
      if (block.use === undefined || entry.kind === 'shared') continue
      used.add(block.use)
      if (map.shared.has(block.use)) continue
      const place = { pointer: `${block.pointer}/use`, where: block.where }
      const suggestions = suggest(block.use, map.shared.keys())
      const message = `There are no shared blocks ${quote(block.use)}.${didYouMean(suggestions)}`
      const hint =
        map.shared.size > 0
          ? `The files in _shared are: ${[...map.shared.keys()].sort().join(', ')}.`
          : `Write them in _shared/${block.use}.json.`
      const [better] = suggestions
      const fix =
        better !== undefined && suggestions.length === 1 ? replaceValue(entry.source, place, better) : undefined
      report(entry, place, { code: 'sharedUnknown', message, hint, suggestions, fix }, false)
    }
  }
  for (const entry of map.shared.values()) {
    if (used.has(nameOf(entry)) || map.unsure) continue
    const message = 'No page uses these shared blocks. Use them, or delete the file.'
    report(entry, { pointer: '/title', where: 'Shared blocks' }, { code: 'sharedUnused', message })
  }
}

/** Anchors are unique on a page, also with those that shared blocks bring along. */
function checkAnchors(map: SiteMap, report: Report): void {
  for (const entry of map.entries) {
    if (entry.kind === 'site') continue
    const seen = new Map<string, string>()
    for (const block of entry.facts.blocks) {
      const brought = block.use === undefined || entry.kind === 'shared' ? undefined : map.shared.get(block.use)
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
        const message = `${what} stands on this page already: ${upper(first)}.`
        const place = { pointer: brought ? `${block.pointer}/use` : pointer, where: block.where }
        report(entry, place, { code: 'anchorTwice', message })
      }
    }
  }
}
