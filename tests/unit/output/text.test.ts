import { afterEach, describe, expect, test, vi } from 'vitest'
import { painter } from '../../../scripts/output/paint.ts'
import { textReport } from '../../../scripts/output/text.ts'
import { type Code, rules } from '../../../src/content/rules/rules.ts'
import { scratchFolder } from '../../support/scratch.ts'
import { faultyTexts, findingsOf, findingWith } from './support.ts'

const place = scratchFolder()
afterEach(() => void vi.unstubAllEnvs())

/** The findings of so many faulty pages, which are on the disk. */
function onDisk(copies: number) {
  place.write(faultyTexts(copies))
  return findingsOf(copies, place.folder)
}

const rows = (text: string) => text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 80)), 0)

describe('many findings', () => {
  test('the first of each cause is shown in full, with where the others are, and how to see all', () => {
    const report = textReport({ findings: onDisk(100), checked: { pages: 102, documents: 105 } })
    expect(rows(report)).toBeLessThanOrEqual(28)
    expect(report).toMatch(/n0\.json:\d+:\d+ {2}error {2}keyUnknown\n/)
    expect(report).toMatch(/n0\.json:\d+:\d+ {2}error {2}notAllowed\n/)
    expect(report.match(/> +\d+ \| .*(?:layuot|purple)/g)).toHaveLength(2)
    expect(report).toMatch(/To fix it: /)
    expect(report).toMatch(
      /\n {2}The same rule is broken in 99 more places: \S*n1\.json:\d+:\d+, [^\n]* and 96 more\.\n/,
    )
    expect(report).toMatch(/\nThey are in 100 files: \S*n0\.json \(2\), /)
    expect(report).toContain('npm run check -- --all')
    expect(report).toMatch(/200 errors in 105 documents \(102 pages\)\.$/)
    // A sentence that says how it should be would read as if all were well.
    expect(report).not.toContain('Only fields that exist are used')
  })

  test('three of them, and with --all 200, are all shown in full', () => {
    expect(textReport({ findings: onDisk(2).slice(0, 3) }).match(/> +\d+ \|/g)).toHaveLength(3)
    expect(textReport({ findings: onDisk(100), all: true }).match(/> +\d+ \|/g)).toHaveLength(200)
  })

  test('of four of one rule three have a line of their own, which says what is wrong', () => {
    const findings = [1, 2, 3, 4].map((line) =>
      findingWith({ line, message: `Mistake ${line}.`, hint: `Way out ${line}.` }),
    )
    const report = textReport({ findings })
    expect(report).toContain('Way out 1.')
    expect(report).not.toContain('Way out 2.')
    expect(report).toMatch(
      /\n {2}The same rule is broken in 3 more places:\n {4}pages\/a\.json:2:1 {2}Hero, 1st block: Mistake 2\.\n/,
    )
    expect(report).not.toContain('They are in')
  })

  test('of very many causes the last ones are only named', () => {
    const codes = (Object.keys(rules) as Code[]).filter((code) => rules[code].severity === 'error').slice(0, 15)
    const report = textReport({ findings: codes.map((code) => findingWith({ code })) })
    expect(report.match(/Something is wrong\./g)).toHaveLength(12)
    expect(report).toContain(`And 3 findings of 3 other rules: ${codes.slice(12).join(', ')}.`)
  })

  test('an error is before warnings, wherever its file is', () => {
    const warnings = Array.from({ length: 30 }, (_, line) => findingWith({ severity: 'warning', line: line + 1 }))
    const report = textReport({ findings: [...warnings, findingWith({ file: 'pages/z.json', message: 'Last file.' })] })
    expect(report.split('\n')[0]).toContain('pages/z.json:1:1')
  })
})

describe('a page that is gone while many links lead to it', () => {
  /** As many links to one page that is not there, in as many files, and one slip beside them. */
  const gone = (number: number) => [
    findingWith({ file: 'pages/z.json' }),
    ...Array.from({ length: number }, (_, index) =>
      findingWith({
        code: 'linkPage',
        file: `pages/p${index}.json`,
        message: `There is no page "/gone".${index % 2 === 0 ? ' Did you mean "/gene"?' : ''}`,
        hint: 'Another page may take its place.',
      }),
    ),
  ]

  test('is one cause: its first place is shown in full, the others are named', () => {
    const report = textReport({ findings: gone(4) })
    expect(report.match(/linkPage/g)).toHaveLength(1)
    expect(report.match(/Another page may take its place\./g)).toHaveLength(1)
    expect(report).toMatch(
      /\n {2}The same is missing in 3 more places:\n {4}pages\/p1\.json:1:1\n {4}pages\/p2\.json:1:1\n/,
    )
    expect(report).toMatch(/\n5 errors\.$/)
  })

  test('is another one than a second page that is gone', () => {
    const other = findingWith({ code: 'linkPage', message: 'There is no page "/other".' })
    expect(textReport({ findings: [...gone(4), other] }).match(/linkPage/g)).toHaveLength(2)
  })
})

describe('advice', () => {
  const advice = (number: number) =>
    Array.from({ length: number }, (_, line) =>
      findingWith({ severity: 'advice', line: line + 1, message: 'Shorter.' }),
    )

  test('is only counted where there is much of it or something is more important', () => {
    expect(textReport({ findings: advice(6) })).toBe(
      'No errors, 6 pieces of advice. The advice: npm run check -- --all',
    )
    expect(textReport({ findings: [...advice(5), findingWith({})] })).not.toContain('Shorter.')
  })

  test('is shown where it is little, or asked for', () => {
    expect(textReport({ findings: advice(3) }).match(/Shorter\./g)).toHaveLength(3)
    expect(textReport({ findings: advice(5) }).match(/Shorter\./g)).toHaveLength(5)
    expect(textReport({ findings: advice(6), all: true }).match(/Shorter\./g)).toHaveLength(6)
  })
})

describe('colours', () => {
  const isColoured = (isTTY: boolean, env: Record<string, string>) => {
    for (const name of ['NO_COLOR', 'FORCE_COLOR', 'TERM']) vi.stubEnv(name, env[name])
    return painter({ isTTY })('red', 'x') !== 'x'
  }
  test.each<[boolean, boolean, Record<string, string>]>([
    [true, true, {}],
    [false, false, {}],
    [false, true, { NO_COLOR: '1' }],
    [true, true, { NO_COLOR: '' }],
    [true, false, { FORCE_COLOR: '1' }],
    [false, true, { FORCE_COLOR: '0' }],
    [false, false, { NO_COLOR: '1', FORCE_COLOR: '1' }],
    [false, true, { TERM: 'dumb' }],
  ])('%s on a terminal %s with %o', (expected, isTTY, env) => {
    expect(isColoured(isTTY, env)).toBe(expected)
  })
})

test('nothing in a document or its name reaches the terminal as a command', () => {
  place.write({ 'a.json': '"\u001b[2Jx\u202e"' })
  const report = textReport({
    findings: [findingWith({ file: place.path('a.json'), message: 'Bad \u001b[31m.', hint: 'No \u0007 bell.' })],
  })
  expect(report).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/)
})
