import type { RawFinding, Fix } from '../finding/index.ts'
import { spacesTitle } from './findings/index.ts'
import { count } from '../../model/words.ts'

const again = (times: number) => ` The same slip is there ${count(times, 'more time')} after it.`

/** After so many places one slip is known well enough. */
const mostPlaces = 2000

/** Odd quotes in a row: one finding. `end`: where the last of them end. */
interface Quotes {
  finding: RawFinding & { fix: Fix }
  places: number
  end: number
}

/**
 * The findings of a text, of which what one habit has spoiled in several places is one. `found`: all of them in the order of
 * the text; null: a name in proper quotes was read, so that what comes next is another slip.
 */
export function joinHabits(text: string, found: readonly (RawFinding | null)[]): RawFinding[] {
  const findings: RawFinding[] = []
  const all: Quotes[] = []
  let quotes: Quotes | null = null
  for (const one of found) {
    if (one === null) quotes = null
    else if (quotes && isOfField(text, quotes, one)) addToField(quotes, one)
    else if (quotes && one.code === 'quotes' && one.fix) {
      if (quotes.places++ < mostPlaces) quotes.finding.fix.edits.push(...one.fix.edits)
      quotes.end = one.end
    } else if (one.code === 'quotes' && one.fix) {
      quotes = { finding: { ...one, fix: { ...one.fix, edits: [...one.fix.edits] } }, places: 1, end: one.end }
      all.push(quotes)
      findings.push(quotes.finding)
    } else {
      if (one.code === 'quotes') quotes = null
      findings.push(one)
    }
  }
  for (const { finding, places } of all) if (places > 1) finding.message += again(places - 1)
  return joinEqual(findings)
}

/** A field in the notation of another language lacks its colon and its comma as well. */
const isOfField = (text: string, { finding, end }: Quotes, { code, start, fix }: RawFinding): boolean =>
  fix !== undefined &&
  (code === 'commaMissing' || code === 'colonMissing') &&
  start >= finding.start &&
  !text.slice(end, start).includes('\n')

function addToField({ finding, end }: Quotes, { code, start, fix }: RawFinding): void {
  finding.fix.edits.push(...(fix?.edits ?? []))
  const more = ` Write a ${code === 'colonMissing' ? 'colon after the name' : 'comma at the end'}.`
  const isSaid = finding.message.includes(more) || (code === 'commaMissing' && end === start)
  if (!isSaid) finding.message += more
}

/** So often the same slip is a habit, or the work of another program. */
const habit = 4

/** The fix of a comma that is forgotten again and again. */
const commasTitle = 'Add the commas'

/** The same for findings of the same slip; undefined: each of them is one. */
function slipOf({ code, message, fix }: RawFinding): string | undefined {
  if (fix?.title === spacesTitle) return spacesTitle
  // Each of them says after what it belongs.
  if (code === 'commaMissing' && fix?.edits[0]?.length === 0) return commasTitle
  return fix && /^(?:comma|unexpected)/.test(code)
    ? `${code} ${fix.title} ${code === 'unexpected' ? message : ''}`
    : undefined
}

/** Odd spaces, a comma that is forgotten or written again and again, and the same piece in many lines are one finding each. */
function joinEqual(findings: readonly RawFinding[]): RawFinding[] {
  const slips = new Map<string | undefined, RawFinding[]>()
  for (const finding of findings) {
    const slip = slipOf(finding)
    const all = slips.get(slip)
    if (all) all.push(finding)
    else slips.set(slip, [finding])
  }
  return findings.flatMap((finding) => {
    const slip = slipOf(finding)
    const all = slips.get(slip) ?? []
    if (slip === undefined || all.length < (slip === spacesTitle ? 2 : habit)) return [finding]
    if (finding !== all[0] || !finding.fix) return []
    const edits = all.flatMap(({ fix }) => fix?.edits ?? [])
    const title = slip === commasTitle ? slip : finding.fix.title
    return [{ ...finding, message: finding.message + again(all.length - 1), fix: { ...finding.fix, title, edits } }]
  })
}
