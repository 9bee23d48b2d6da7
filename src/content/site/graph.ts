import { checkSilencers, isSilenced } from '../wording/index.ts'
import { checkDocument, placeKey, type Style } from './documentChecks.ts'
import { checkAnchors, checkTokens, checkUses } from './documentLinks.ts'
import type { Entry } from '../entry/index.ts'
import { rangeOf } from '../facts/index.ts'
import { type Finding, mostFindings, toFinding } from '../finding/index.ts'
import { linkChecker } from './links.ts'
import type { Media } from '../../model/media.ts'
import { checkMedia } from './media.ts'
import { emptyMemory, headOf, keepTies, type Memory, remember } from './cache.ts'
import type { Report, Ties } from './types.ts'
import { checkServices } from './services.ts'
import type { SiteMap } from './siteMap.ts'
import { checkSite } from './siteRules.ts'

/** What is wrong between the documents of the site. */
export interface Graph {
  /** Faults by the key of the file in which they are to be fixed. */
  byKey: ReadonlyMap<string, readonly Finding[]>
  /** Faults of files that do not exist, such as a missing _site.json. */
  general: readonly Finding[]
  map: SiteMap
}

/** Checks what no document can know by itself: links, anchors, tokens, shared blocks, pictures, addresses, titles, words. */
export function checkGraph(
  root: string,
  entries: ReadonlyMap<string, Entry>,
  today: string | undefined,
  media: Media = new Map(),
  memory: Memory = emptyMemory(),
): Graph {
  remember(memory, entries)
  const { map, style } = memory
  const checkTies = tiesChecker(map, style)
  const byKey = new Map<string, Finding[]>()
  let isFaulty = false
  for (const entry of map.entries) {
    let tied = memory.ties.get(entry)
    if (!tied) keepTies(memory, entry, (tied = checkTies(entry)))
    isFaulty ||= tied.findings.length > 0
  }
  for (const entry of map.entries) {
    const tied = (isFaulty && memory.ties.get(entry)?.findings) || []
    const faulty = isFaulty ? faultyPlaces(entry, memory) : nothing
    const key = faulty.size === 0 ? '' : [...faulty].join()
    let words = memory.words.get(entry)
    if (words?.faulty !== key) {
      words = { findings: checkWords(entry, map, style, faulty), faulty: key }
      memory.words.set(entry, words)
    }
    const found = words.findings
    if (tied.length + found.length > 0) byKey.set(entry.key, [...tied, ...found].slice(0, mostFindings))
  }
  const report = reporter((entry) => {
    const list = byKey.get(entry.key) ?? []
    byKey.set(entry.key, list)
    return list
  })
  const general = [
    ...checkSite({ root, map, today, index: memory.index }, report),
    ...checkMedia(root, map, media, report),
  ]
  for (const entry of map.entries) if (entry.wording.silencers.length > 0) silence(entry, byKey, report)
  return { byKey, general, map }
}

function tiesChecker(map: SiteMap, style: Style): (entry: Entry) => Ties {
  const checkLinks = linkChecker(map)
  return (entry) => {
    const findings: Finding[] = []
    const reached = new Set<string>()
    const aimed = new Set<string>()
    const report = reporter(() => findings)
    checkTokens(entry, map, report)
    checkServices(entry, map, report)
    checkUses(entry, map, report)
    checkAnchors(entry, map, report)
    let isWide = false
    checkLinks(entry, report, {
      reach(route, aims = true) {
        reached.add(route)
        if (aims) aimed.add(route)
      },
      look: () => (isWide = true),
    })
    return { findings, reached, aimed, isWide, ...headOf(entry, style) }
  }
}

const nothing: ReadonlySet<string> = new Set()

/** The places of a page and of the shared documents on it that have findings already. */
function faultyPlaces(entry: Entry, { map, ties }: Memory): ReadonlySet<string> {
  const found: string[] = []
  const collect = (one: Entry | undefined) => {
    for (const { file, pointer } of (one && ties.get(one)?.findings) ?? []) found.push(placeKey(file, pointer))
  }
  collect(entry)
  for (const { use } of entry.facts.blocks) if (use !== undefined) collect(map.shared.get(use))
  return found.length === 0 ? nothing : new Set(found)
}

function checkWords(entry: Entry, map: SiteMap, style: Style, faulty: ReadonlySet<string>): readonly Finding[] {
  const remarks = checkDocument(entry, map, style, faulty)
  if (remarks.length === 0) return []
  const findings: Finding[] = []
  const report = reporter(() => findings)
  for (const { place, ...fault } of remarks) report(entry, place, fault)
  return findings
}

function reporter(listOf: (entry: Entry) => Finding[]): Report {
  return (entry, place, fault) => {
    const list = listOf(entry)
    if (list.length >= mostFindings) return
    const { pointer, where } = place
    const finding = toFinding(entry.source, { pointer, where, ...rangeOf(entry.source, place), ...fault })
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
  for (const { place, ...fault } of checkSilencers(silencers, used)) report(entry, place, fault)
}
