import { afterEach, expect, test, vi } from 'vitest'
import { createReport } from '../../../scripts/dev/report.ts'
import type { Finding } from '../../../src/content/finding/finding.ts'
import { findingWith } from '../output/support.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** What is printed from now on, without the time. */
function listen(): string[] {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => {
    lines.push(String(line).replace(/^\d\d:\d\d:\d\d {2}/, ''))
  })
  return lines
}

/** What is printed for these findings. */
function printed(findings: Finding[]): string {
  const lines = listen()
  createReport()(findings, undefined)
  return lines.join('\n')
}

test('what is wrong only between two files of one change is not printed', () => {
  vi.useFakeTimers()
  const lines = listen()
  const report = createReport()
  const wrong = [findingWith({})]
  report([], undefined)
  report(wrong, undefined)
  report([], undefined)
  vi.runAllTimers()
  expect(lines).toEqual(['All documents are in order.'])
  report(wrong, undefined)
  vi.runAllTimers()
  expect(lines[1]).toContain('Something is wrong.')
})

test('all is well, with advice only counted', () => {
  expect(printed([])).toBe('All documents are in order.')
  expect(printed([findingWith({ severity: 'advice' })])).toBe('All documents are in order, 1 piece of advice.')
})

test('errors come before warnings where not all have room, and the rest is counted', () => {
  const warnings = Array.from({ length: 9 }, (_, at) => findingWith({ severity: 'warning', message: `Wrong, ${at}.` }))
  const text = printed([...warnings, findingWith({ file: 'pages/z.json' }), findingWith({ severity: 'advice' })])
  expect(text.split('\n')[0]).toBe('1 error, 9 warnings, 1 piece of advice')
  expect(text).toContain('  pages/z.json:1:1  error: Something is wrong.')
  expect(text.split('\n').at(-1)).toBe('  2 more: npm run check')
  expect(text).not.toContain('advice:')
})

test('what many places have in common is said once, so that other findings have room', () => {
  const missing = Array.from({ length: 200 }, (_, at) =>
    findingWith({ file: `pages/${100 + at}.json`, message: 'Gone.' }),
  )
  const text = printed([
    ...missing,
    findingWith({ file: 'pages/_shared/b.json', severity: 'warning', message: 'Unused.' }),
  ])
  expect(text.split('\n')).toEqual([
    '200 errors, 1 warning',
    '  pages/100.json:1:1  error: Gone.  (and in 199 more places)',
    '  pages/_shared/b.json:1:1  warning: Unused.',
  ])
})
