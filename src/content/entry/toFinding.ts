import { backFix, type Finding, type RawFinding } from '../finding/index.ts'
import type { Source } from '../json/index.ts'
import { rules } from '../rules/index.ts'

/** The finding with its severity, in lines and columns. `source`: the text in which its offsets count. */
export function toFinding(source: Source, finding: RawFinding): Finding {
  const fix = backFix(source, finding.fix)
  const start = source.position(source.back(finding.start))
  const end = source.position(source.back(Math.max(finding.end, finding.start)))
  return {
    code: finding.code,
    severity: rules[finding.code].severity,
    file: source.file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    pointer: finding.pointer ?? '',
    where: finding.where ?? '',
    message: finding.message,
    ...(finding.hint === undefined ? {} : { hint: finding.hint }),
    suggestions: finding.suggestions ?? [],
    ...(finding.further?.length && { further: finding.further }),
    ...(fix && { fix }),
    ...(finding.move && { move: finding.move }),
  }
}
