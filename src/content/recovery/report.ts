import type { Fault, Fix } from '../finding/index.ts'
import { spacesTitle } from './faults.ts'
import { count } from '../../model/words.ts'

const again = (times: number) => ` The same slip is there ${count(times, 'more time')} after it.`

/** After so many places one slip is known well enough. */
const mostPlaces = 2000

/** Collects the faults of a text. What one habit has spoiled in several places in a row is one fault. */
export interface SyntaxReport {
  add(fault: Fault): void
  /** A name in proper quotes was read: what comes next is another slip. */
  newField(): void
  /** All faults, each of which says how often it was found. */
  finish(): Fault[]
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
    add(fault) {
      const one = { ...fault, end: Math.min(fault.end, text.length) }
      if (one.fix?.title === spacesTitle) {
        if (spaces) join(spaces, one)
        else spaces = begin(one)
      } else if (quotes && isOfField(one)) {
        quotes.fault.fix.edits.push(...(one.fix?.edits ?? []))
        const what = one.code === 'colonMissing' ? 'colon after the name' : 'comma at the end'
        const more = ` Write a ${what}.`
        const isSaid = quotes.fault.message.includes(more) || (one.code === 'commaMissing' && quotes.end === one.start)
        if (!isSaid) quotes.fault.message += more
      } else if (one.code !== 'quotes') faults.push(one)
      else if (one.fix && quotes) join(quotes, one)
      else quotes = begin(one)
    },
    newField() {
      quotes = null
    },
    finish() {
      for (const { fault, places } of groups) if (places > 1) fault.message += again(places - 1)
      return joinHabits(faults)
    },
  }
}

/** So often the same slip is a habit, or the work of another program. */
const habit = 4
const separators = /^(?:comma|unexpected)/

/** A comma that is forgotten or written again and again, and the same piece in many lines, are one fault each. */
function joinHabits(faults: readonly Fault[]): Fault[] {
  const groups = new Map<string, Fault[]>()
  for (const fault of faults) {
    if (!separators.test(fault.code) || !fault.fix) continue
    const slip = `${fault.code} ${fault.fix.title} ${fault.code === 'unexpected' ? fault.message : ''}`
    groups.set(slip, [...(groups.get(slip) ?? []), fault])
  }
  const gone = new Set<Fault>()
  const joined = new Map<Fault, Fault>()
  for (const [first, ...others] of groups.values()) {
    if (!first?.fix || others.length + 1 < habit) continue
    const edits = [first, ...others].flatMap(({ fix }) => fix?.edits ?? [])
    const message = first.message + again(others.length)
    joined.set(first, { ...first, message, fix: { ...first.fix, edits } })
    for (const other of others) gone.add(other)
  }
  return faults.filter((fault) => !gone.has(fault)).map((fault) => joined.get(fault) ?? fault)
}
