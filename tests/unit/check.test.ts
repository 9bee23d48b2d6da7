import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { main } from '../../scripts/check.ts'
import { githubReport } from '../../scripts/output/github.ts'
import { sarifReport } from '../../scripts/output/sarif.ts'
import { textReport } from '../../scripts/output/text.ts'
import { loadContent } from '../../scripts/readContent.ts'
import { baseText, baseTexts } from './content/base.ts'

let folder = ''
let printed = ''
let complained = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  printed = ''
  complained = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
  vi.spyOn(console, 'log').mockImplementation((text) => {
    printed += `${String(text)}\n`
  })
  vi.spyOn(console, 'error').mockImplementation((text) => {
    complained += `${String(text)}\n`
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

function write(texts: Readonly<Record<string, string>>) {
  for (const [key, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, key)), { recursive: true })
    writeFileSync(join(folder, key), text)
  }
}

const manyFaults = (files: number): Record<string, string> => {
  const wrong = baseText('about.json')
    .replace('"layout": "compact"', '"layuot": "compact"')
    .replace('"lagoon"', '"purple"')
  return Object.fromEntries(
    Array.from({ length: files }, (_, number) => [`n${number}.json`, wrong.replace('"/company"', `"/c${number}"`)]),
  )
}

describe('npm run check', () => {
  test('DOC-7 exit code 0 without errors, 1 with one, and one line says how much was checked', async () => {
    write(baseTexts)
    expect(await main(['--pages', folder])).toBe(0)
    expect(printed).toBe('No errors in 5 documents (2 pages).\n')
    write({ 'index.json': '{' })
    printed = ''
    expect(await main(['--pages', folder])).toBe(1)
    expect(printed).toMatch(/index\.json:1:1 {2}error {2}bracketMissing\n.*never closed/)
    expect(printed).toMatch(/1 error in 5 documents \(2 pages\)\.\n$/)
  })

  test('a warning is no error', async () => {
    write({ ...baseTexts, '_shared/other.json': baseText('_shared/closing.json') })
    expect(await main(['--pages', folder])).toBe(0)
    expect(printed).toContain('No errors, 1 warning in 6 documents (2 pages).')
  })

  test('with --format json exactly one object', async () => {
    write({ ...baseTexts, 'index.json': '' })
    expect(await main(['--pages', folder, '--format', 'json'])).toBe(1)
    const report = JSON.parse(printed)
    expect(Object.keys(report)).toEqual(['findings', 'checked'])
    expect(report.checked).toEqual({ pages: 2, documents: 5 })
    expect(report.findings[0]).toMatchObject({
      code: 'emptyFile',
      severity: 'error',
      line: 1,
      column: 1,
      suggestions: [],
    })
    expect(join(process.cwd(), report.findings[0].file)).toBe(join(folder, 'index.json'))
  })

  test.each([
    ['an option that does not exist', ['--fxi']],
    ['a format that does not exist', ['--format', 'xml']],
    ['a format that every object knows', ['--format', 'constructor']],
    ['a folder that does not exist', ['--pages', '/nowhere/at/all']],
    ['words that it does not expect', ['pages']],
  ])('%s is answered with a sentence and exit code 2', async (_, args) => {
    expect(await main(args)).toBe(2)
    expect(complained).toMatch(/^[A-Z].*\./)
    expect(complained).not.toContain('    at ')
    expect(printed).toBe('')
  })

  test('--help explains it', async () => {
    expect(await main(['--help'])).toBe(0)
    expect(printed).toContain('--format NAME')
  })
})

describe('reading the folder', () => {
  test('symbolic links are not followed, and say so', () => {
    write(baseTexts)
    symlinkSync('/etc/passwd', join(folder, 'secret.json'))
    symlinkSync('/etc', join(folder, 'etc'))
    const { content, keys } = loadContent(folder)
    expect(content.findings().map(({ code, message }) => [code, message])).toEqual([
      ['fileUnread', 'The file could not be read: it is a symbolic link. Put the file itself here.'],
    ])
    expect(keys).toHaveLength(6)
  })

  test.skipIf(process.getuid?.() === 0)('a file that may not be read is a finding', () => {
    write(baseTexts)
    chmodSync(join(folder, 'index.json'), 0)
    expect(
      loadContent(folder)
        .content.findings()
        .map(({ code }) => code),
    ).toEqual(['fileUnread'])
  })

  test('other files and hidden folders are left alone', () => {
    write({ ...baseTexts, 'notes.md': '#', '.git/x.json': '{', '_drafts/x.json': '{', 'a.json.bak': '{' })
    expect(loadContent(folder).content.findings()).toEqual([])
  })
})

describe('reports', () => {
  const findings = () => {
    write({ ...baseTexts, ...manyFaults(100) })
    return loadContent(folder).content.findings()
  }

  test('200 findings: twenty with their lines, then numbers, and all of it fits a few screens', () => {
    const report = textReport(findings())
    expect(report.match(/^> /gm) ?? report.match(/> \d+ \|/g)).toHaveLength(20)
    expect(report).toContain('more findings')
    expect(report).toContain('80 more files'.replace('80', String(report.match(/and (\d+) more files/)?.[1])))
    expect(report).toMatch(/200 errors/)
    expect(report.split('\n').length).toBeLessThan(200)
    expect(report).not.toContain('\u001b')
  })

  test('GitHub annotations hold no line break or comma that would end them', () => {
    const all = findings().map((finding) => ({ ...finding, where: 'Hero, 1st: 50%', message: 'a\nb' }))
    for (const line of githubReport(all).split('\n')) {
      expect(line).toMatch(
        /^::(error|warning|notice) file=[^,]+,line=\d+,endLine=\d+(,col=\d+,endColumn=\d+)?,title=Hero%2C 1st%3A 50%25 \(\w+\)::a%0Ab/,
      )
    }
  })

  test('SARIF 2.1.0: every result has its rule and its region', () => {
    const log = JSON.parse(sarifReport(findings()))
    const [run] = log.runs
    expect(log.version).toBe('2.1.0')
    expect(run.results).toHaveLength(findings().length)
    for (const result of run.results) {
      expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId)
      expect(result.message.text).toMatch(/\.$/)
      const [{ physicalLocation }] = result.locations
      expect(physicalLocation.region.startLine).toBeGreaterThan(0)
      expect(physicalLocation.artifactLocation.uri).not.toMatch(/[ \\]/)
    }
  })
})
