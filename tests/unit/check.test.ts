import { chmodSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { main } from '../../scripts/commands/check.ts'
import { loadContent } from '../../scripts/lib/readContent.ts'
import { asNobody } from '../support/asNobody.ts'
import { baseText } from './content/base.ts'
import { scratchSite } from './refactor/scratch.ts'

const site = scratchSite()
const check = (...args: string[]) => {
  site.printed = ''
  return main(['--pages', site.folder, ...args])
}

describe('npm run check', () => {
  test('DOC-7 exit code 0 without errors, 1 with one, and one line says how much was checked', async () => {
    expect(await check()).toBe(0)
    expect(site.printed).toBe('No errors in 5 documents (2 pages).\n')
    site.write({ 'index.json': '{' })
    expect(await check()).toBe(1)
    expect(site.printed).toMatch(/index\.json:1:2 {2}error {2}bracketMissing\n.*not closed/)
    expect(site.printed).toMatch(/1 error in 5 documents \(2 pages\)\.\n$/)
  })

  test('a warning is no error', async () => {
    site.write({ '_shared/other.json': baseText('_shared/closing.json') })
    expect(await check()).toBe(0)
    expect(site.printed).toContain('No errors, 1 warning in 6 documents (2 pages).')
  })

  test('DOC-7 with --format json exactly one object, of the agreed shape', async () => {
    site.write({ 'about.json': baseText('about.json').replace('"description"', '"descripton"') })
    expect(await check('--format', 'json')).toBe(1)
    const report = JSON.parse(site.printed)
    expect(report).toEqual({ findings: [expect.anything()], checked: { pages: 2, documents: 5 } })
    const [finding] = report.findings
    expect(finding).toEqual({
      code: 'keyUnknown',
      severity: 'error',
      file: expect.stringMatching(/about\.json$/),
      line: expect.any(Number),
      column: expect.any(Number),
      endLine: expect.any(Number),
      endColumn: expect.any(Number),
      pointer: '/descripton',
      where: expect.any(String),
      message: expect.any(String),
      hint: expect.any(String),
      suggestions: ['description'],
      fix: expect.any(Object),
    })
    expect(join(process.cwd(), finding.file)).toBe(site.path('about.json'))
  })

  test.each([
    ['an option that does not exist', ['--fxi']],
    ['a format that does not exist', ['--format', 'xml']],
    ['a format that every object knows', ['--format', 'constructor']],
    ['a folder that does not exist', ['--pages', '/nowhere/at/all']],
    ['a document that does not exist', ['pages/payuot.json']],
    ['a weight that does not exist', ['--min-severity', 'fatal']],
    ['a trial without --fix', ['--dry-run']],
    ['fixing while somebody writes', ['--watch', '--fix']],
  ])('%s is answered with a sentence and exit code 2', async (_, args) => {
    expect(await main(args)).toBe(2)
    expect(site.complained).toMatch(/^[A-Z].*\./)
    expect(site.complained).not.toContain('    at ')
    expect(site.printed).toBe('')
  })

  test.each([
    [['--fxi'], 'Did you mean --fix?'],
    [['--format', 'jsno'], 'Did you mean json?'],
    [['--format', 'xml'], 'text, json, github, sarif'],
    [['--pages', '/nowhere/at/all'], '/nowhere/at/all'],
    [['--min-severity', 'eror'], 'Did you mean error?'],
  ])('%s: %s', async (args, says) => {
    expect(await main(args)).toBe(2)
    expect(site.complained).toContain(says)
  })

  test('words limit the findings, the numbers and the exit code to these documents', async () => {
    site.write({ 'index.json': '{', '_shared/closing.json': '[' })
    const only = async (...words: string[]) => {
      const code = await check(...words.map(site.path))
      return [code, ...[...site.printed.matchAll(/^(\S+):\d+:\d+ /gm)].map(([, file = '']) => basename(file))]
    }
    expect(await only('about.json')).toEqual([0])
    expect(site.printed).toBe(
      'No errors in this file.\nOther files have 2 errors, and with them nothing is published: npm run check\n',
    )
    expect(await only('index.json')).toEqual([1, 'index.json'])
    expect(await only('_shared', 'about.json')).toEqual([1, 'closing.json'])
    expect(site.printed).toMatch(/\n1 error in these 2 files\.\nOther files have 1 error, and with it /)
    expect(await check(site.path('abuot.json'))).toBe(2)
    expect(site.complained).toMatch(/There is no document .*abuot\.json\. Did you mean .*about\.json\?/)
  })

  test('--min-severity leaves out what weighs less', async () => {
    site.write({ '_shared/other.json': baseText('_shared/closing.json') })
    expect(await check('--min-severity', 'error')).toBe(0)
    expect(site.printed).toBe('No errors in 6 documents (2 pages).\n')
  })

  test('--launch lists as well what has to be replaced, and only then it counts', async () => {
    const own = baseText('_site.json').replace(/"email": "[^"]*"/, '"email": "hello@brightrail.example"')
    site.write({ '_site.json': own })
    expect(await check()).toBe(0)
    expect(site.printed).not.toContain('brightrail.example')
    expect(await check('--launch')).toBe(1)
    expect(site.printed).toMatch(/^No errors .*\n\nThe list for the launch\n/)
    expect(site.printed).toMatch(/\n {2}\[ \] brightrail\.example {2}\S*_site\.json:5\n/)
    // One domain is one thing, however many addresses there are.
    expect(site.printed).toMatch(/\n {2}\[ \] rail\.example {2}\S*_site\.json:2, 6, 12, 13, /)
    const number = site.printed.match(/\[ \]/g)?.length
    expect(site.printed).toMatch(
      new RegExp(`\\n\\n${number} things to replace or confirm before the launch, in \\d+ places\\.\\n$`),
    )
    await check('--launch', '--format', 'json')
    const codes = (JSON.parse(site.printed) as { findings: { code: string }[] }).findings.map(({ code }) => code)
    expect(codes).toContain('launchDomain')
    expect(await check('--launch', site.path('about.json'))).toBe(0)
  })

  test('--help explains it', async () => {
    expect(await main(['--help'])).toBe(0)
    expect(site.printed).toContain('--format NAME')
    expect(site.printed).toMatch(/with --launch also 1 while/)
  })
})

describe('reading the folder', () => {
  test('symbolic links are not followed, and say so', () => {
    symlinkSync('/etc/passwd', site.path('secret.json'))
    symlinkSync('/etc', site.path('etc'))
    const { content, keys } = loadContent(site.folder)
    expect(content.findings().map(({ code, message }) => [code, message])).toEqual([
      ['fileUnread', 'The file could not be read: it is a symbolic link. Put the file itself here.'],
    ])
    expect(keys).toHaveLength(6)
  })

  test('a file that may not be read is a finding', () => {
    chmodSync(site.path('index.json'), 0)
    const { content } = asNobody(dirname(site.folder), () => loadContent(site.folder))
    expect(content.findings().map(({ code }) => code)).toEqual(['fileUnread'])
  })

  test('what systems and programs leave is left alone, and every other file is one finding', () => {
    site.write({ 'README.md': '#', '.git/x.json': '{', 'Thumbs.db': 'x' })
    site.write({ 'about/team.json~': '{', '.team.json.swp': 'x', '#team.json#': '{', '__MACOSX/team.json': '{' })
    expect(site.findings()).toEqual([])
    site.write({ 'notes.md': '#', '_drafts/x.json': '{', 'about/team': '{', 'a.json.bak': '{' })
    const found = site.findings()
    expect(found.map(({ code }) => code)).toEqual(Array(4).fill('fileUnknown'))
  })
})
