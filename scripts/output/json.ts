import type { Finding } from '../../src/content/findings.ts'
import type { Checked } from '../check.ts'

/** The findings for other programs: exactly one object. */
export function jsonReport(findings: readonly Finding[], checked: Checked): string {
  return JSON.stringify({ findings, checked }, null, 2)
}
