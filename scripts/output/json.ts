import type { Report } from './report.ts'

/** The findings for other programs: exactly one object. `mended` is there only when something was to be fixed. */
export function jsonReport({ findings, checked, mended, isLine }: Report): string {
  const done = mended?.flatMap((document) => document.done)
  return JSON.stringify({ findings, checked, mended: done }, null, isLine ? 0 : 2)
}
