import type { Report } from './report.ts'

/** The findings for other programs: exactly one object. `fixed` is there only when something was to be fixed, `left` when a fix was left out, `since` with --changed. */
export function jsonReport({ findings, checked, fixed, refused = [], since, isLine }: Report): string {
  const done = fixed?.flatMap((document) => document.done)
  return JSON.stringify(
    { findings, checked, fixed: done, ...(refused.length > 0 && { left: refused }), since },
    null,
    isLine ? 0 : 2,
  )
}
