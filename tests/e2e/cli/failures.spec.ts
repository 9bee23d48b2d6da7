import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test as base, expect } from 'playwright/test'
import type { Finding } from '../../../src/content/finding/finding.ts'
import { sample } from '../../support/sample.ts'
import { copyPages, hashes, run, temporary } from '../support/command.ts'

/** A folder with a copy of the content and a good build of it, for each test. */
const test = base.extend<{ place: { pages: string; out: string; folder: string } }, { built: string }>({
  built: [
    async ({}, use) => {
      const { folder, remove } = temporary()
      const out = join(folder, 'site')
      const outcome = await run(['build', '--no-compress', '--out', out])
      expect(outcome.stderr).toBe('')
      expect(outcome.code).toBe(0)
      await use(out)
      remove()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  place: async ({ built }, use) => {
    const { folder, remove } = temporary()
    await use({ folder, pages: copyPages(folder), out: built })
    remove()
  },
})

const page = (fields: object) =>
  JSON.stringify(
    {
      title: 'A page of the tests',
      description: 'A page that exists for the tests only: it has exactly one fault, and the check has to find it.',
      blocks: [{ type: 'hero', title: 'A page of the tests' }],
      ...fields,
    },
    null,
    2,
  )

interface Failure {
  /** The text of the file `faulty.json`, or what makes the content faulty. */
  content: string | ((pages: string) => void)
  /** Where the finding has to stand: the file, and the text that its position has to begin with. */
  file?: string
  at: string
  /** What has to be among the words, or the suggestions. */
  says: RegExp
}

const failures: Record<string, Failure> = {
  'broken JSON': { content: page({}).replace(/\]\s*\}$/, '}\n\n'), at: '}\n\n', says: /\]/ },
  'an unknown key': { content: page({ descripton: 'x' }), at: '"descripton"', says: /description/ },
  'a value of the wrong kind': { content: page({ index: 'no' }), at: '"no"', says: /true|false|yes/ },
  'a text that is too long': { content: page({ title: 'x'.repeat(61) }), at: '"xxx', says: /60/ },
  'a missing key': { content: page({ title: undefined }), at: '{', says: /title/ },
  'an unknown block': {
    content: page({ blocks: [{ type: 'heroo', title: 'A page' }] }),
    at: '"heroo"',
    says: /hero\b/,
  },
  'an unknown key in a block': {
    content: page({ blocks: [{ type: 'hero', titel: 'x', title: 'A page' }] }),
    at: '"titel"',
    says: /title/,
  },
  'a shared block that does not exist': {
    content: page({ blocks: [{ type: 'shared', use: 'closingProduct' }] }),
    at: '"closingProduct"',
    says: /closingProducts/,
  },
  'a link to a page that does not exist': {
    content: page({ blocks: [{ type: 'hero', title: 'A page', links: [{ text: 'There', href: '/complianse' }] }] }),
    at: '"/complianse"',
    says: /\/compliance/,
  },
  'a token that nobody defined': { content: page({ title: 'A page of {brant}' }), at: '{brant}', says: /\{brand\}/ },
  'a file that cannot be read': {
    content: (pages) => symlinkSync('/nowhere/at/all', join(pages, 'faulty.json')),
    at: '',
    says: /link/,
  },
  'an empty folder': {
    content: (pages) => {
      for (const entry of readdirSync(pages)) rmSync(join(pages, entry), { recursive: true })
    },
    file: 'index.json',
    at: '',
    says: /no pages/,
  },
}

function spoil(pages: string, content: Failure['content']): void {
  if (typeof content === 'function') return content(pages)
  mkdirSync(dirname(join(pages, 'faulty.json')), { recursive: true })
  writeFileSync(join(pages, 'faulty.json'), content)
}

/** Line and column of an offset, from 1. */
function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

for (const [name, { content, file = 'faulty.json', at, says }] of sample(Object.entries(failures), 6, 'faults')) {
  test(`DOC-7 ${name} is found, with its place and a way out, and leaves the last good build alone`, async ({
    place,
  }) => {
    const { pages, out } = place
    spoil(pages, content)
    const where = relative(process.cwd(), join(pages, file)).replaceAll('\\', '/')

    const checked = await run(['check', '--pages', pages, '--format', 'json'])
    expect(checked.code).toBe(1)
    const { findings } = JSON.parse(checked.stdout) as { findings: Finding[] }
    const errors = findings.filter((finding) => finding.severity === 'error')
    const finding = errors.find((one) => one.file === where)
    expect(finding, `no error in ${where}: ${JSON.stringify(errors, null, 1)}`).toBeDefined()
    if (!finding) return
    if (typeof content === 'string') {
      expect(errors).toHaveLength(1)
      expect({ line: finding.line, column: finding.column }).toEqual(placeOf(content, content.indexOf(at)))
    }
    const words = [finding.message, finding.hint, finding.fix?.title, ...finding.suggestions].join(' ')
    expect(words).toMatch(says)
    expect(finding.message).toMatch(/^[A-Z"{].*[.?]$/)
    expect(words).not.toMatch(/\binvalid\b/i)
    const { hint, fix, suggestions, message } = finding
    // What is too long says by how much: the way out is the limit itself.
    expect([hint, fix, suggestions[0], /\bat most \d+/.test(message)].some(Boolean), 'a way out').toBe(true)

    const before = hashes(out)
    const built = await run(['build', '--no-compress', '--pages', pages, '--out', out])
    expect(built.code).toBe(1)
    expect(built.stderr).toContain(`${where}:${finding.line}:${finding.column}`)
    expect(built.stderr).toContain(finding.message)
    expect(built.stderr).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m)
    expect(hashes(out)).toEqual(before)
    expect(readdirSync(dirname(out)), 'no half-finished folder is left').toEqual(['site'])
  })
}

test('DOC-7 all errors of all files are shown in one run', async ({ place: { pages } }) => {
  writeFileSync(join(pages, 'one.json'), page({ descripton: 'x', index: 'no' }))
  writeFileSync(join(pages, 'two.json'), page({ title: 'Another {brant} page' }))
  writeFileSync(join(pages, 'three.json'), '{ "title": ')
  const { code, stdout } = await run(['check', '--pages', pages])
  expect(code).toBe(1)
  for (const text of ['one.json', 'descripton', '"no"', 'two.json', '{brant}', 'three.json'])
    expect(stdout).toContain(text)
})

test('DOC-7 --format json prints exactly one object, of the agreed shape, and nothing else', async ({
  place: { pages },
}) => {
  writeFileSync(join(pages, 'faulty.json'), page({ descripton: 'x' }))
  const { stdout, stderr } = await run(['check', '--pages', pages, '--format', 'json'])
  expect(stderr).toBe('')
  const report = JSON.parse(stdout) as { findings: Finding[]; checked: Record<string, number> }
  expect(Object.keys(report).sort()).toEqual(['checked', 'findings'])
  expect(report.checked).toEqual({ pages: expect.any(Number), documents: expect.any(Number) })
  expect(report.checked.documents).toBeGreaterThan(report.checked.pages ?? 0)
  expect(report.findings[0]).toEqual({
    code: expect.stringMatching(/^[a-z][A-Za-z]+$/),
    severity: 'error',
    file: expect.stringMatching(/faulty\.json$/),
    line: expect.any(Number),
    column: expect.any(Number),
    endLine: expect.any(Number),
    endColumn: expect.any(Number),
    pointer: '/descripton',
    where: expect.any(String),
    message: expect.any(String),
    suggestions: ['description'],
    ...(report.findings[0]?.hint === undefined ? {} : { hint: expect.any(String) }),
    ...(report.findings[0]?.fix === undefined ? {} : { fix: expect.any(Object) }),
  })
})

test('DOC-7 content without an error passes', async () => {
  const { code, stdout } = await run(['check', '--format', 'json'])
  expect(JSON.parse(stdout).findings.filter((finding: Finding) => finding.severity === 'error')).toEqual([])
  expect(code).toBe(0)
})
