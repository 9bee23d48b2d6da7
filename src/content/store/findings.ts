import type { Entry } from '../entry/index.ts'
import { type Finding, sortFindings } from '../finding/index.ts'
import { type Graph, withUses } from '../site/index.ts'

/** Everything that is wrong in the files and between them, in reading order. */
export function allFindings({ byKey, general, map }: Graph, entries: Iterable<Entry>): Finding[] {
  const all: Finding[] = [...general]
  for (const entry of entries) {
    all.push(...(entry.kind === 'site' ? withUses(entry, map.entries) : entry.findings))
    all.push(...(byKey.get(entry.key) ?? []))
  }
  return sortFindings(all)
}
