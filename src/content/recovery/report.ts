import type { Fault, Fix } from '../finding/index.ts'
import { spacesTitle } from './faults.ts'
import { count } from '../../model/words.ts'

/** After so many places one slip is known well enough. */
const mostPlaces = 2000

/** Collects the faults of a text. What one habit has spoiled in several places in a row is one fault. */
export interface SyntaxReport {
  faults: Fault[]
  add(fault: Fault): void
  /** A name in proper quotes was read: what comes next is another slip. */
  newField(): void
  /** Says in each fault how often it was found. */
  finish(): void
}

interface Group {
  fault: Fault & { fix: Fix }
  places: number
  end: number
}

/** An empty report for this text. */
export function createReport(text: string): SyntaxReport {
  const faults: Fault[] = []
  const groups: Group[] = []
  let quotes: Group | null = null
  let spaces: Group | null = null

  const begin = (fault: Fault): Group | null => {
    const { fix } = fault
    faults.push(fault)
    if (!fix) return null
    const group = { fault: { ...fault, fix: { ...fix, edits: [...fix.edits] } }, places: 1, end: fault.end }
    faults.splice(-1, 1, group.fault)
    groups.push(group)
    return group
  }
  const join = (group: Group, { fix, end }: Fault) => {
    if (group.places++ < mostPlaces) group.fault.fix.edits.push(...(fix?.edits ?? []))
    group.end = end
  }
  /** A field in the notation of another language lacks its colon and its comma as well. */
  const isOfField = ({ code, start, fix }: Fault): boolean =>
    fix !== undefined &&
    (code === 'commaMissing' || code === 'colonMissing') &&
    quotes !== null &&
    start >= quotes.fault.start &&
    !text.slice(quotes.end, start).includes('\n')

  return {
    faults,
    add(fault) {
      const one = { ...fault, end: Math.min(fault.end, text.length) }
      if (one.fix?.title === spacesTitle) {
        if (spaces) join(spaces, one)
        else spaces = begin(one)
      } else if (quotes && isOfField(one)) {
        quotes.fault.fix.edits.push(...(one.fix?.edits ?? []))
        const what = one.code === 'colonMissing' ? 'colon behind the name' : 'comma at the end'
        if (one.code === 'colonMissing' || quotes.end < one.start) quotes.fault.message += ` Write a ${what}.`
      } else if (one.code !== 'quotes') faults.push(one)
      else if (one.fix && quotes) join(quotes, one)
      else quotes = begin(one)
    },
    newField() {
      quotes = null
    },
    finish() {
      for (const { fault, places } of groups)
        if (places > 1) fault.message += ` The same slip is there ${count(places - 1, 'more time')} behind it.`
    },
  }
}
