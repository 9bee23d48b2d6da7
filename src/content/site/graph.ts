import { checkCollections } from './checkCollections.ts'
import { checkTaken } from './checkTaken.ts'
import { checkDocument, placeKey, styleOfSite, wordsBasis } from './documentChecks.ts'
import { checkAnchors, checkTokens, checkUses } from './documentLinks.ts'
import { type Entry, type Judged, toFinding } from '../entry/index.ts'
import { rangeOf } from '../facts/index.ts'
import { type Finding, mostFindings } from '../finding/index.ts'
import { checkSilencers, isSilenced, type Style } from '../rules/index.ts'
import { linkChecker } from './links.ts'
import type { Media } from '../../model/media.ts'
import { checkMedia } from './media.ts'
import { emptyCache, keepLinks, type GraphCache, remember, type Words } from './memory/cache.ts'
import type { Report, SiteLinks, View } from './types.ts'
import { checkServices } from './services.ts'
import type { SiteMap } from './siteMap.ts'
import { headOf } from './memory/siteIndex.ts'
import { checkSite, missingFiles } from './siteRules.ts'

/** What is wrong between the documents of the site. */
export interface Graph {
  /** Findings by the key of the file in which they are to be fixed. */
  byKey: ReadonlyMap<string, readonly Finding[]>
  /** Findings of files that do not exist, such as a missing _site.json. */
  general: readonly Finding[]
  map: SiteMap
}

/** Checks what no document can know by itself: links, anchors, tokens, shared blocks, pictures, addresses, titles, words. */
export function checkGraph(
  root: string,
  entries: ReadonlyMap<string, Entry>,
  view: View,
  media: Media = new Map(),
  cache: GraphCache = emptyCache(),
): Graph {
  const { map, style } = remember(cache, entries, view)
  const checkSiteLinks = siteLinksChecker(map, style)
  const byKey = new Map<string, Finding[]>()
  let isFaulty = false
  for (const entry of map.entries) {
    let linked = cache.links.get(entry)
    if (!linked) keepLinks(cache, entry, (linked = checkSiteLinks(entry)))
    isFaulty ||= linked.findings.length > 0
  }
  for (const entry of map.entries) {
    const linked = (isFaulty && cache.links.get(entry)?.findings) || []
    const faulty = isFaulty ? faultyPlaces(entry, map, cache) : nothing
    const key = faulty.size === 0 ? '' : [...faulty].join()
    let words = cache.words.get(entry)
    if (words?.faulty !== key) {
      const { findings, basis } = checkWords(entry, map, style, faulty)
      words = { findings, basis, faulty: key }
      cache.words.set(entry, words)
    }
    const found = words.findings
    if (linked.length + found.length > 0) byKey.set(entry.key, [...linked, ...found].slice(0, mostFindings))
  }
  const report = reporter((entry) => {
    const list = byKey.get(entry.key) ?? []
    byKey.set(entry.key, list)
    return list
  })
  checkSite({ map, today: view.today, index: cache.index }, report)
  const general = [...missingFiles(root, map), ...checkMedia(root, map, media, report)]
  for (const entry of map.entries) if (entry.wording.silencers.length > 0) silence(entry, byKey, report)
  return { byKey, general, map }
}

function siteLinksChecker(map: SiteMap, style: Style): (entry: Entry) => SiteLinks {
  const checkLinks = linkChecker(map)
  return (entry) => {
    const findings: Finding[] = []
    const reached = new Set<string>()
    const aimed = new Set<string>()
    const folders = new Set<string>()
    const report = reporter(() => findings)
    checkTokens(entry, map, report)
    checkServices(entry, map, report)
    checkUses(entry, map, report)
    checkTaken(entry, map, report)
    checkAnchors(entry, map, report)
    checkCollections(entry, map, report, {
      reach: (route) => reached.add(route),
      open: (folder) => folders.add(folder),
    })
    let isWide = false
    checkLinks(entry, report, {
      reach(route, aims = true) {
        reached.add(route)
        if (aims) aimed.add(route)
      },
      look: () => (isWide = true),
    })
    const ties = { reached: [...reached], aimed: [...aimed], folders: [...folders] }
    return { findings, ties, isWide, ...headOf(entry, style) }
  }
}

const nothing: ReadonlySet<string> = new Set()

/** The places of a page and of the shared documents on it that have findings already. */
function faultyPlaces(entry: Entry, map: SiteMap, { links }: GraphCache): ReadonlySet<string> {
  const found: string[] = []
  const collect = (one: Entry | undefined) => {
    for (const { file, pointer } of (one && links.get(one)?.findings) ?? []) found.push(placeKey(file, pointer))
  }
  collect(entry)
  for (const name of entry.facts.shows) collect(map.shared.get(name))
  return found.length === 0 ? nothing : new Set(found)
}

/** What is found in the words of a document in which nothing is faulty; undefined: nobody can say beside what. */
export function judge(entry: Entry, map: SiteMap): Judged | undefined {
  const { basis, findings } = checkWords(entry, map, styleOfSite(map.site), nothing)
  return basis === undefined ? undefined : { basis, findings }
}

/** What is found in the words of a document, or was found there in another run beside the same. */
function checkWords(entry: Entry, map: SiteMap, style: Style, faulty: ReadonlySet<string>): Omit<Words, 'faulty'> {
  const basis = faulty.size === 0 ? wordsBasis(entry, map, style) : undefined
  if (basis !== undefined && entry.judged?.basis === basis) return entry.judged
  const findings: Finding[] = []
  const report = reporter(() => findings)
  for (const { place, ...rest } of checkDocument(entry, map, style, faulty)) report(entry, place, rest)
  return { findings, basis }
}

function reporter(listOf: (entry: Pick<Entry, 'key'>) => Finding[]): Report {
  return (entry, place, rest) => {
    const list = listOf(entry)
    if (list.length >= mostFindings) return
    const { pointer, where } = place
    const finding = toFinding(entry.source, { pointer, where, ...rangeOf(entry.source, place), ...rest })
    list.push(finding)
  }
}

/** Takes out what the document silences, and reports silencers that are not needed. */
function silence(entry: Entry, byKey: Map<string, Finding[]>, report: Report): void {
  const { silencers } = entry.wording
  const found = byKey.get(entry.key) ?? []
  const used = new Set<string>()
  const left = found.filter((finding) => {
    if (!isSilenced(silencers, finding)) return true
    used.add(finding.code)
    return false
  })
  byKey.set(entry.key, left)
  // What else a silencer would find is not known while the document has errors.
  if (!entry.sound) return
  for (const { place, ...rest } of checkSilencers(silencers, used)) report(entry, place, rest)
}
