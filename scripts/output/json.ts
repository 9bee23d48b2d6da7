import type { Report } from './report.ts'

/** The findings for other programs: exactly one object. `fixed` is there only when something was to be fixed, `since` with --changed. */
export function jsonReport({ findings, checked, fixed, since, isLine }: Report): string {
  const done = fixed?.flatMap((document) => document.done)
  return JSON.stringify({ findings, checked, fixed: done, since }, null, isLine ? 0 : 2)
}
