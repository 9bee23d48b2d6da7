import type { Edit, Fix, Source } from '../json/index.ts'
import type { Code } from '../rules/index.ts'

export type { Edit, Fix } from '../json/index.ts'
/** What a finding can be called comes from the list of all rules, which is made of the rooms after this one. */
export type { Code } from '../rules/index.ts'

/** How much a finding weighs: an error stops the build, a warning and a piece of advice do not. */
export type Severity = 'error' | 'warning' | 'advice'

/** Another name for a file, by its keys in the content folder. */
export interface FileMove {
  from: string
  to: string
}

/** What is wrong in the content, where, and how to fix it. Terminal, reports and editors are renderers of this. */
export interface Finding {
  code: Code
  severity: Severity
  file: string
  /** Lines and columns count from 1; the end is exclusive. */
  line: number
  column: number
  endLine: number
  endColumn: number
  /** JSON pointer of the value, '' for the whole document. */
  pointer: string
  /** The place in the words of an editor: "Hero, 1st block". */
  where: string
  message: string
  hint?: string
  suggestions: string[]
  /** JSON pointers of further values that it is about. */
  further?: readonly string[]
  fix?: Fix
  /** The fix of a name: the file gets another one, and what names it follows. */
  move?: FileMove
}

/** A finding before its offsets have become lines and columns. */
export interface RawFinding {
  code: Code
  /** Offsets in the text of the source in which it was found: of a broken file another one than the file's. */
  start: number
  end: number
  message: string
  pointer?: string | undefined
  where?: string | undefined
  hint?: string | undefined
  suggestions?: string[] | undefined
  further?: readonly string[] | undefined
  fix?: Fix | undefined
  move?: FileMove | undefined
  /** What to read the text with where there is no fix: as if the editor had fixed it like that. */
  assumed?: Edit[] | undefined
  /** Further places of the same slip, which are not shown. */
  others?: readonly { start: number; end: number }[] | undefined
}

/** How many findings one file shows; a broken file of megabytes would bury everything else. */
export const mostFindings = 200

/** The finding with a fix that is only offered, not applied by itself. */
export const asGuess = (finding: RawFinding): RawFinding =>
  finding.fix ? { ...finding, fix: { ...finding.fix, certain: false } } : finding

/** The finding with the offsets of the file as it is, for one that was found in another reading of it. */
export const backFinding = (source: Source, finding: RawFinding): RawFinding => ({
  ...finding,
  start: source.back(finding.start),
  end: source.back(finding.end),
  fix: backFix(source, finding.fix),
})

/**
 * A fix of another reading, for the file as it is; undefined where that reading differs: what the editor has not decided
 * yet would be decided with it.
 */
export function backFix(source: Source, fix: Fix | undefined): Fix | undefined {
  const isPlaced = ({ offset, length }: Edit) => source.isWritten(offset, offset + length)
  return fix?.edits.every(isPlaced) ? { ...fix, edits: fix.edits.map((edit) => backEdit(source, edit)) } : undefined
}

function backEdit(source: Source, { offset, length, text }: Edit): Edit {
  const start = source.back(offset)
  return { offset: start, length: source.back(offset + length) - start, text }
}

/** A new list in reading order: by file, line and column. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return findings.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  )
}

/** How many findings there are of each severity. */
export function countBySeverity(findings: readonly Finding[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, advice: 0 }
  for (const { severity } of findings) counts[severity]++
  return counts
}

// Not localeCompare: the order must not depend on the machine's language, and comparing code units is much faster.
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** What is wrong and what helps, where both are read in one line. */
export const sentencesOf = ({ message, hint }: Pick<Finding, 'message' | 'hint'>): string =>
  hint === undefined ? message : `${message} ${hint}`
