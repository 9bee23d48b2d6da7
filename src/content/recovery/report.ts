import type { RawFinding, Fix } from '../finding/index.ts'
import { spacesTitle } from './findings/index.ts'
import { count } from '../../model/words.ts'

const again = (times: number) => ` The same slip is there ${count(times, 'more time')} after it.`

/** After so many places one slip is known well enough. */
const mostPlaces = 2000

/** Collects the findings of a text. What one habit has spoiled in several places in a row is one finding. */
export interface SyntaxReport {
  add(finding: RawFinding): void
  /** A name in proper quotes was read: what comes next is another slip. */
  newField(): void
  /** All findings, each of which says how often it was found. */
  finish(): RawFinding[]
}

interface Group {
  finding: RawFinding & { fix: Fix }
  places: number
  end: number
}

/** An empty report for this text. */
export function createReport(text: string): SyntaxReport {
  const findings: RawFinding[] = []
  const groups: Group[] = []
  let quotes: Group | null = null
  let spaces: Group | null = null

  const begin = (finding: RawFinding): Group | null => {
    const { fix } = finding
    findings.push(finding)
    if (!fix) return null
    const group = { finding: { ...finding, fix: { ...fix, edits: [...fix.edits] } }, places: 1, end: finding.end }
    findings.splice(-1, 1, group.finding)
    groups.push(group)
    return group
  }
  const join = (group: Group, { fix, end }: RawFinding) => {
    if (group.places++ < mostPlaces) group.finding.fix.edits.push(...(fix?.edits ?? []))
    group.end = end
  }
  /** A field in the notation of another language lacks its colon and its comma as well. */
  const isOfField = ({ code, start, fix }: RawFinding): boolean =>
    fix !== undefined &&
    (code === 'commaMissing' || code === 'colonMissing') &&
    quotes !== null &&
    start >= quotes.finding.start &&
    !text.slice(quotes.end, start).includes('\n')

  return {
    add(finding) {
      const one = { ...finding, end: Math.min(finding.end, text.length) }
      if (one.fix?.title === spacesTitle) {
        if (spaces) join(spaces, one)
        else spaces = begin(one)
      } else if (quotes && isOfField(one)) {
        quotes.finding.fix.edits.push(...(one.fix?.edits ?? []))
        const what = one.code === 'colonMissing' ? 'colon after the name' : 'comma at the end'
        const more = ` Write a ${what}.`
        const isSaid =
          quotes.finding.message.includes(more) || (one.code === 'commaMissing' && quotes.end === one.start)
        if (!isSaid) quotes.finding.message += more
      } else if (one.code !== 'quotes') findings.push(one)
      else if (one.fix && quotes) join(quotes, one)
      else quotes = begin(one)
    },
    newField() {
      quotes = null
    },
    finish() {
      for (const { finding, places } of groups) if (places > 1) finding.message += again(places - 1)
      return joinHabits(findings)
    },
  }
}

/** So often the same slip is a habit, or the work of another program. */
const habit = 4
const separators = /^(?:comma|unexpected)/

/** A comma that is forgotten or written again and again, and the same piece in many lines, are one finding each. */
function joinHabits(findings: readonly RawFinding[]): RawFinding[] {
  const groups = new Map<string, RawFinding[]>()
  for (const finding of findings) {
    if (!separators.test(finding.code) || !finding.fix) continue
    const slip = `${finding.code} ${finding.fix.title} ${finding.code === 'unexpected' ? finding.message : ''}`
    groups.set(slip, [...(groups.get(slip) ?? []), finding])
  }
  const gone = new Set<RawFinding>()
  const joined = new Map<RawFinding, RawFinding>()
  for (const [first, ...others] of groups.values()) {
    if (!first?.fix || others.length + 1 < habit) continue
    const edits = [first, ...others].flatMap(({ fix }) => fix?.edits ?? [])
    const message = first.message + again(others.length)
    joined.set(first, { ...first, message, fix: { ...first.fix, edits } })
    for (const other of others) gone.add(other)
  }
  return findings.filter((finding) => !gone.has(finding)).map((finding) => joined.get(finding) ?? finding)
}
