import type { Fault, Fix } from '../finding/index.ts'
import { oddSpace } from './faults.ts'
import { count } from '../../model/words.ts'

/** After so many places one slip is known well enough. */
const mostPlaces = 2000

/** Collects the faults of a text. What one habit has spoiled in several places in a row is one fault. */
export interface SyntaxReport {
  faults: Fault[]
  add(fault: Fault): void
  /** A name in proper quotes was read: what comes next is another slip. */
  newField(): void
  /** A space stands here that JSON does not know. */
  addSpace(at: number): void
  /** No more faults are taken. */
  isFull(): boolean
  /** Says in each fault how often it was found. */
  finish(): void
}

interface Group {
  fault: Fault & { fix: Fix }
  places: number
  end: number
}

/** An empty report for this text; `most`: how many faults it takes. */
export function createReport(text: string, most: number): SyntaxReport {
  const faults: Fault[] = []
  const groups: Group[] = []
  let quotes: Group | null = null
  let spaces: Group | null = null

  const begin = (fault: Fault): Group | null => {
    const { fix } = fault
    if (!fix) return null
    const group = { fault: { ...fault, fix: { ...fix, edits: [...fix.edits] } }, places: 1, end: fault.end }
    groups.push(group)
    return group
  }
  const join = (group: Group, { fix, end }: Fault) => {
    if (group.places++ < mostPlaces) group.fault.fix.edits.push(...(fix?.edits ?? []))
    group.end = end
  }

  return {
    faults,
    add(fault) {
      const one = { ...fault, end: Math.min(fault.end, text.length) }
      if (one.code === 'quotes' && one.fix && quotes) return join(quotes, one)
      if (one.code === 'commaMissing' && quotes && quotes.end === one.start && one.fix) {
        quotes.fault.fix.edits.push(...one.fix.edits)
        return
      }
      if (one.code === 'quotes') quotes = begin(one)
      faults.push(one.code === 'quotes' ? (quotes?.fault ?? one) : one)
    },
    newField() {
      quotes = null
    },
    addSpace(at) {
      const fault = oddSpace(at)
      if (spaces) return join(spaces, fault)
      spaces = begin(fault)
      faults.push(spaces?.fault ?? fault)
    },
    isFull: () => faults.length >= most || (quotes?.places ?? 0) > mostPlaces,
    finish() {
      for (const { fault, places } of groups) {
        if (places > 1) fault.message += ` The same slip stands ${count(places - 1, 'more time')} behind it.`
      }
    },
  }
}
