import type { Report } from './report.ts'

/** The findings for other programs: exactly one object. `fixed` is there only when something was to be fixed. */
export function jsonReport({ findings, checked, fixed, isLine }: Report): string {
  const done = fixed?.flatMap((document) => document.done)
  return JSON.stringify({ findings, checked, fixed: done }, null, isLine ? 0 : 2)
}
