import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { main } from '../../scripts/commands/check.ts'
import { loadContent } from '../../scripts/lib/readContent.ts'
import { asNobody } from '../support/asNobody.ts'
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

describe('npm run check', () => {
  test('DOC-7 exit code 0 without errors, 1 with one, and one line says how much was checked', async () => {
    write(baseTexts)
    expect(await main(['--pages', folder])).toBe(0)
    expect(printed).toBe('No errors in 5 documents (2 pages).\n')
    write({ 'index.json': '{' })
    printed = ''
    expect(await main(['--pages', folder])).toBe(1)
    expect(printed).toMatch(/index\.json:1:2 {2}error {2}bracketMissing\n.*not closed/)
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
    ['a document that does not exist', ['pages/payuot.json']],
    ['a weight that does not exist', ['--min-severity', 'fatal']],
    ['a trial without --fix', ['--dry-run']],
    ['mending while somebody writes', ['--watch', '--fix']],
  ])('%s is answered with a sentence and exit code 2', async (_, args) => {
    expect(await main(args)).toBe(2)
    expect(complained).toMatch(/^[A-Z].*\./)
    expect(complained).not.toContain('    at ')
    expect(printed).toBe('')
  })

  test.each([
    [['--fxi'], 'Did you mean --fix?'],
    [['--format', 'jsno'], 'Did you mean json?'],
    [['--min-severity', 'eror'], 'Did you mean error?'],
  ])('%s: %s', async (args, says) => {
    expect(await main(args)).toBe(2)
    expect(complained).toContain(says)
  })

  test('words limit the findings, the numbers and the exit code to these documents', async () => {
    write({ ...baseTexts, 'index.json': '{', '_shared/closing.json': '[' })
    const only = async (...words: string[]) => {
      printed = ''
      const code = await main(['--pages', folder, ...words.map((word) => join(folder, word))])
      return [code, ...[...printed.matchAll(/^(\S+):\d+:\d+ /gm)].map(([, file = '']) => basename(file))]
    }
    expect(await only('about.json')).toEqual([0])
    expect(await only('index.json')).toEqual([1, 'index.json'])
    expect(await only('_shared', 'about.json')).toEqual([1, 'closing.json'])
    expect(await main(['--pages', folder, join(folder, 'abuot.json')])).toBe(2)
    expect(complained).toMatch(/There is no document .*abuot\.json\. Did you mean .*about\.json\?/)
  })

  test('--min-severity leaves out what weighs less', async () => {
    write({ ...baseTexts, '_shared/other.json': baseText('_shared/closing.json') })
    expect(await main(['--pages', folder, '--min-severity', 'error'])).toBe(0)
    expect(printed).toBe('No errors in 6 documents (2 pages).\n')
  })

  test('--launch lists as well what has to be replaced, and only then it counts', async () => {
    const site = baseText('_site.json').replace(/"email": "[^"]*"/, '"email": "hello@brightrail.example"')
    write({ ...baseTexts, '_site.json': site })
    expect(await main(['--pages', folder])).toBe(0)
    expect(printed).not.toContain('brightrail.example')
    printed = ''
    expect(await main(['--pages', folder, '--launch'])).toBe(1)
    expect(printed).toMatch(/^No errors .*\n\nThe list for the launch\n/)
    expect(printed).toMatch(/\n {2}\[ \] brightrail\.example {2}\S*_site\.json:5\n/)
    // One domain is one thing, however many addresses there are.
    expect(printed).toMatch(/\n {2}\[ \] rail\.example {2}\S*_site\.json:2, 6, 12, 13, /)
    const number = printed.match(/\[ \]/g)?.length
    expect(printed).toMatch(
      new RegExp(`\\n\\n${number} things to replace or confirm before the launch, in \\d+ places\\.\\n$`),
    )
    printed = ''
    await main(['--pages', folder, '--launch', '--format', 'json'])
    const codes = (JSON.parse(printed) as { findings: { code: string }[] }).findings.map(({ code }) => code)
    expect(codes).toContain('launchDomain')
    expect(await main(['--pages', folder, '--launch', join(folder, 'about.json')])).toBe(0)
  })

  test('--help explains it', async () => {
    expect(await main(['--help'])).toBe(0)
    expect(printed).toContain('--format NAME')
    expect(printed).toMatch(/with --launch also 1 while/)
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

  test('a file that may not be read is a finding', () => {
    write(baseTexts)
    chmodSync(join(folder, 'index.json'), 0)
    const { content } = asNobody(folder, () => loadContent(folder))
    expect(content.findings().map(({ code }) => code)).toEqual(['fileUnread'])
  })

  test('what systems and programs leave is left alone, and every other file is one finding', () => {
    write({
      ...baseTexts,
      'README.md': '#',
      '.git/x.json': '{',
      'Thumbs.db': 'x',
    })
    write({ 'about/team.json~': '{', '.team.json.swp': 'x', '#team.json#': '{', '__MACOSX/team.json': '{' })
    expect(loadContent(folder).content.findings()).toEqual([])
    write({ 'notes.md': '#', '_drafts/x.json': '{', 'about/team': '{', 'a.json.bak': '{' })
    const found = loadContent(folder).content.findings()
    expect(found.map(({ code }) => code)).toEqual(Array(4).fill('fileUnknown'))
  })
})
