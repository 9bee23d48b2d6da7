import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { painter } from '../../../scripts/output/paint.ts'
import { textReport } from '../../../scripts/output/text.ts'
import { faultyTexts, findingsOf, findingWith } from './support.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** The findings of so many faulty pages, which stand on the disk. */
function onDisk(copies: number) {
  for (const [key, text] of Object.entries(faultyTexts(copies))) writeFileSync(join(folder, key), text)
  return findingsOf(copies, folder)
}

const rows = (text: string) => text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 80)), 0)

describe('many findings', () => {
  test('200 of them fit a screen: the first in full, then by mistake and by file, and how to see all', () => {
    const report = textReport({ findings: onDisk(100), checked: { pages: 102, documents: 105 } })
    expect(rows(report)).toBeLessThanOrEqual(24)
    expect(report).toMatch(/n0\.json:\d+:\d+ {2}error {2}\w+\n/)
    expect(report).toMatch(/> +\d+ \| .*layuot/)
    expect(report).toMatch(/\n +100 {2}Only fields that the schema knows are used \(error, keyUnknown\)\n/)
    expect(report).toMatch(/\n +2 {2}\S*n0\.json\n/)
    expect(report).toMatch(/\n +194 {2}in 97 other files\n/)
    expect(report).toContain('npm run check -- --all')
    expect(report).toMatch(/200 errors in 105 documents \(102 pages\)\.$/)
  })

  test('ten of them, and with --all 200, are shown in full', () => {
    expect(textReport({ findings: onDisk(5) }).match(/> +\d+ \|/g)).toHaveLength(10)
    expect(textReport({ findings: onDisk(100), all: true }).match(/> +\d+ \|/g)).toHaveLength(200)
  })

  test('an error stands before warnings, wherever its file is', () => {
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

  test('each place is told, and the summary says that they have one cause', () => {
    const report = textReport({ findings: gone(4) })
    expect(report.match(/linkPage/g)).toHaveLength(4)
    expect(report).toMatch(/\n\n4 of them have one cause: There is no page "\/gone"\.\n5 errors\.$/)
  })

  test('of very many the overview counts the cause in place of the rule', () => {
    const report = textReport({ findings: gone(30) })
    expect(report).toMatch(
      /By cause\n +30 {2}There is no page "\/gone"\. \(error, linkPage\)\n +Another page may take its place\.\n +1 {2}/,
    )
    expect(report.match(/Another page may take its place\./g)).toHaveLength(1)
    expect(rows(report)).toBeLessThanOrEqual(24)
  })

  test('two links are two findings', () => {
    expect(textReport({ findings: gone(2) })).not.toContain('one cause')
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
  writeFileSync(join(folder, 'a.json'), '"\u001b[2Jx\u202e"')
  const report = textReport({
    findings: [findingWith({ file: join(folder, 'a.json'), message: 'Bad \u001b[31m.', hint: 'No \u0007 bell.' })],
  })
  expect(report).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/)
})
