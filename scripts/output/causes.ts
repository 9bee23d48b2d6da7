import type { Finding } from '../../src/content/finding/index.ts'
import type { Code } from '../../src/content/rules/index.ts'
import { visible } from '../../src/model/words.ts'

/** What these rules find is missing in one place, and found in each place that needs it. */
const missing: ReadonlySet<Code> = new Set([
  'linkPage',
  'linkAnchor',
  'linkTab',
  'tokenUnknown',
  'sharedUnknown',
  'pictureUnknown',
])

/** Findings that belong together, the first of the site first. */
export interface Cause {
  findings: readonly [Finding, ...Finding[]]
  /** One thing that is missing, such as a page that was deleted; otherwise they only break the same rule. */
  isOne: boolean
}

const weights = { error: 0, warning: 1, advice: 2 }

/** The findings by their causes: errors before all others, and then in reading order. */
export function causesOf(findings: readonly Finding[]): Cause[] {
  const causes = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings.toSorted((a, b) => weights[a.severity] - weights[b.severity])) {
    const name = missing.has(finding.code) ? whatIsMissing(finding) : finding.code
    const known = causes.get(name)
    if (known) known.push(finding)
    else causes.set(name, [finding])
  }
  return [...causes.values()].map((found) => ({ findings: found, isOne: missing.has(found[0].code) }))
}

// What was probably meant is left to each finding.
const whatIsMissing = ({ message }: Finding) => visible(message.replace(/ (?:Did you mean|It is used in) [^]*$/, ''))
