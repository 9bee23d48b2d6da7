import { checkSilencers, isSilenced } from './checks/silence.ts'
import { checkDocument, styleOf } from './documentChecks.ts'
import { checkAnchors, checkTokens, checkUses } from './documentLinks.ts'
import type { Entry } from './entry.ts'
import { type Place, rangeOf } from './facts.ts'
import { type Fault, type Finding, mostFindings, toFinding } from './findings.ts'
import { linkChecker } from './links.ts'
import type { Media } from './media.ts'
import { checkMedia } from './mediaRules.ts'
import { createMap, type SiteMap } from './siteMap.ts'
import { checkSite } from './siteRules.ts'

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

/** What was found in one document, with everything that it was found from. */
interface Known {
  /** Stands for what the other documents show to the outside. */
  world: object
  shared: object
  findings: readonly GraphFinding[]
  /** The pages to which its links lead. */
  reached: ReadonlySet<string>
}

/** What one look at the site leaves for the next one: after a change of one text only that document is checked again. */
export interface Memory {
  world: object
  /** Stands for the shared documents as they are: words in them are words of the pages that use them. */
  shared: object
  entries: ReadonlyMap<string, Entry>
  known: WeakMap<Entry, Known>
}

/** A memory of nothing. */
export const emptyMemory = (): Memory => ({ world: {}, shared: {}, entries: new Map(), known: new WeakMap() })

/** Checks what no document can know by itself: links, anchors, tokens, shared blocks, pictures, addresses, titles, words. */
export function checkGraph(
  root: string,
  entries: ReadonlyMap<string, Entry>,
  today: string | undefined,
  media: Media = new Map(),
  memory: Memory = emptyMemory(),
): Graph {
  remember(memory, entries)
  const map = createMap(entries)
  const check = documentChecker(map, memory)
  const byKey = new Map<string, GraphFinding[]>()
  const reached = new Map<Entry, ReadonlySet<string>>()
  for (const entry of map.entries) {
    const known = check(entry)
    reached.set(entry, known.reached)
    if (known.findings.length > 0) byKey.set(entry.key, [...known.findings])
  }
  const report = reporter((entry) => {
    const list = byKey.get(entry.key) ?? []
    byKey.set(entry.key, list)
    return list
  })
  const general = [...checkSite({ root, map, today, reached }, report), ...checkMedia(root, map, media, report)]
  for (const entry of map.entries) silence(entry, byKey, report)
  return { byKey, general, map }
}

/** Starts a new world when a document shows something else to the outside than before. */
function remember(memory: Memory, entries: ReadonlyMap<string, Entry>): void {
  let same = memory.entries.size === entries.size
  for (const [key, entry] of entries) {
    const old = memory.entries.get(key)
    if (old === entry) continue
    if (entry.kind === 'shared') memory.shared = {}
    same &&= old !== undefined && outside(old) === outside(entry)
  }
  if (!same) memory.world = {}
  memory.entries = new Map(entries)
}

/** Everything that findings in other documents can depend on. */
function outside(entry: Entry): string {
  const { key, kind, sound, facts, tokens } = entry
  if (kind === 'site') return JSON.stringify([sound, [...tokens], styleOf(entry).phrases])
  return JSON.stringify([
    key,
    sound,
    facts.redirects.map(({ path }) => path),
    facts.blocks.map(({ anchors, use, tabs, headings }) => [anchors.map(({ id }) => id), use, tabs, headings]),
  ])
}

function documentChecker(map: SiteMap, { known, world, shared }: Memory): (entry: Entry) => Known {
  const checkLinks = linkChecker(map)
  const style = styleOf(map.site)
  return (entry) => {
    const old = known.get(entry)
    if (old?.world === world && old.shared === shared) return old
    const findings: GraphFinding[] = []
    const reached = new Set<string>()
    const report = reporter(() => findings)
    checkTokens(entry, map, report)
    checkUses(entry, map, report)
    checkAnchors(entry, map, report)
    checkLinks(entry, report, (route) => reached.add(route))
    for (const { place, ...fault } of checkDocument(entry, map, style)) report(entry, place, fault)
    const result = { world, shared, findings, reached }
    known.set(entry, result)
    return result
  }
}

function reporter(listOf: (entry: Entry) => GraphFinding[]): Report {
  return (entry, place, fault, soft = true) => {
    const list = listOf(entry)
    if (list.length >= mostFindings) return
    const { pointer, where } = place
    const finding = toFinding(entry.source, { pointer, where, ...rangeOf(entry.source, place), ...fault })
    list.push({ finding, soft })
  }
}

/** Takes out what the document silences, and reports silencers that are not needed. */
function silence(entry: Entry, byKey: Map<string, GraphFinding[]>, report: Report): void {
  const { silencers } = entry.wording
  if (silencers.length === 0) return
  const found = byKey.get(entry.key) ?? []
  const used = new Set<string>()
  const left = found.filter(({ finding }) => {
    if (!isSilenced(silencers, finding)) return true
    used.add(finding.code)
    return false
  })
  byKey.set(entry.key, left)
  for (const { place, ...fault } of checkSilencers(silencers, used)) report(entry, place, fault)
}
