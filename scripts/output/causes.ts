import type { Finding } from '../../src/content/findings.ts'
import type { Code } from '../../src/content/rules.ts'
import { visible } from '../../src/content/words.ts'

/** What these rules find is missing in one place, and found in each place that needs it. */
const missing: ReadonlySet<Code> = new Set([
  'linkPage',
  'linkAnchor',
  'linkTab',
  'tokenUnknown',
  'sharedUnknown',
  'pictureUnknown',
])
/** So many findings of one cause are told together. */
const fewest = 3

/**
 * The cause that a finding has in common with others, in words: a page that was deleted is one, however many links lead to
 * it. Null: it stands for itself.
 */
export function causesOf(findings: readonly Finding[]): (finding: Finding) => string | null {
  const numbers = new Map<string, number>()
  for (const finding of findings) {
    const words = wordsOf(finding)
    if (words !== null) numbers.set(words, (numbers.get(words) ?? 0) + 1)
  }
  return (finding) => {
    const words = wordsOf(finding)
    return words !== null && (numbers.get(words) ?? 0) >= fewest ? words : null
  }
}

/** The causes of several findings, each with their number, the most frequent first. */
export function countCauses(findings: readonly Finding[]): [cause: string, number: number][] {
  const causeOf = causesOf(findings)
  const numbers = new Map<string, number>()
  for (const finding of findings) {
    const cause = causeOf(finding)
    if (cause !== null) numbers.set(cause, (numbers.get(cause) ?? 0) + 1)
  }
  return [...numbers].sort(([, a], [, b]) => b - a)
}

// What was probably meant is left to each finding.
const wordsOf = ({ code, message }: Finding) =>
  missing.has(code) ? visible(message.replace(/ (?:Did you mean|It is used in) [^]*$/, '')) : null
