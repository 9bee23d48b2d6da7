import type { Entry, Hash, Ties } from '../entry/index.ts'
import type { Place } from '../facts/index.ts'
import type { RawFinding, Finding } from '../finding/index.ts'

/** For whom and when the site is looked at. */
export interface View {
  /** The day, for what begins and ends: 2026-11-20. Without it nothing does. */
  today?: string
  /** For those who prepare it: pages that visitors do not see on the day are pages like all others. */
  drafts?: boolean
  /** With it, what a later look need not repeat is known. */
  hash?: Hash
}

/** A finding without its place. */
export type Unplaced = Omit<RawFinding, 'start' | 'end' | 'pointer' | 'where'>

/** Reports a finding in a document; where it is comes from `place`. */
export type Report = (entry: Pick<Entry, 'key' | 'source'>, place: Place, finding: Unplaced) => void

/** What was found between one document and the others. */
export interface SiteLinks {
  findings: readonly Finding[]
  /** To what it leads. Lists, because another run keeps them: most are walked through once. */
  ties: Ties
  /** It depends on the places of all pages. */
  isWide: boolean
  /** Its title and description with their tokens replaced. */
  title: string
  description: string
}
