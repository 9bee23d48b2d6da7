import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Finding } from '../../../src/content/finding/finding.ts'
import { copyPages, hashes, run, temporary } from '../support/command.ts'
import { expect, served } from '../support/site.ts'

/** A folder with a copy of the content and a good build of it, for each test. */
const test = served.extend<{ place: { pages: string; out: string; folder: string } }>({
  place: async ({ share }, use) => {
    const built = await share('built', async () => {
      const { folder, remove } = temporary()
      const out = join(folder, 'site')
      const outcome = await run(['build', '--no-compress', '--out', out])
      expect(outcome.stderr).toBe('')
      expect(outcome.code).toBe(0)
      return { made: out, end: remove }
    })
    const { folder, remove } = temporary()
    await use({ folder, pages: copyPages(folder), out: built })
    remove()
  },
})

const page = (fields: object) =>
  JSON.stringify({
    title: 'A page of the tests',
    description: 'A page that exists for the tests only: it has exactly one error, and the check has to find it.',
    blocks: [{ type: 'hero', title: 'A page of the tests', ...fields }],
  })

interface Failure {
  /** Makes the content faulty. */
  spoil(pages: string): void
  /** Where the finding has to be. */
  file?: string
  /** What has to be among the words, or the suggestions. */
  says: RegExp
}

// One of each kind: what each rule finds, and where, is shown by its examples (tests/unit/content).
const failures: Record<string, Failure> = {
  'broken JSON': {
    spoil: (pages) => writeFileSync(join(pages, 'faulty.json'), page({}).replace(/\]\s*\}$/, '}')),
    says: /\]/,
  },
  'a link to a page that does not exist': {
    spoil: (pages) =>
      writeFileSync(join(pages, 'faulty.json'), page({ links: [{ text: 'There', href: '/complianse' }] })),
    says: /\/compliance/,
  },
  'a file that cannot be read': {
    spoil: (pages) => symlinkSync('/nowhere/at/all', join(pages, 'faulty.json')),
    says: /link/,
  },
  'an empty folder': {
    spoil: (pages) => {
      for (const entry of readdirSync(pages)) rmSync(join(pages, entry), { recursive: true })
    },
    file: 'index.json',
    says: /no pages/,
  },
}

for (const [name, { spoil, file = 'faulty.json', says }] of Object.entries(failures)) {
  test(`DOC-7 ${name} is found with its place, and leaves the last good build alone`, async ({ place }) => {
    const { pages, out } = place
    spoil(pages)
    const where = relative(process.cwd(), join(pages, file)).replaceAll('\\', '/')

    const checked = await run(['check', '--pages', pages, '--format', 'json'])
    expect({ code: checked.code, stderr: checked.stderr }).toEqual({ code: 1, stderr: '' })
    const { findings } = JSON.parse(checked.stdout) as { findings: Finding[] }
    const errors = findings.filter((finding) => finding.severity === 'error')
    const finding = errors.find((one) => one.file === where)
    expect(finding, `no error in ${where}: ${JSON.stringify(errors, null, 1)}`).toBeDefined()
    if (!finding) return
    const words = [finding.message, finding.hint, finding.fix?.title, ...finding.suggestions].join(' ')
    expect(words).toMatch(says)

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
