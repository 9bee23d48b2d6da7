import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { main } from '../../../scripts/commands/check.ts'
import { main as changes } from '../../../scripts/commands/changes.ts'
import type { Finding } from '../../../src/content/finding/index.ts'
import { baseText } from '../content/base.ts'
import { encode, quarters } from '../media/make.ts'
import { scratchSite } from '../refactor/scratch.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('check changed')

const site = scratchSite()
const git = (...args: string[]) => {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@brightrail.example', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...who, ...args], { cwd: site.folder, stdio: ['ignore', 'pipe', 'pipe'] })
}
const commit = () => {
  git('add', '-A')
  git('commit', '-qm', 'Change')
}
const check = (...args: string[]) => {
  site.printed = ''
  return main(['--pages', site.folder, ...args])
}
/** The findings that come with the change, as `file code`, and how many were there before. */
async function found(...args: string[]) {
  const code = await check('--changed', '--format', 'json', ...args)
  const { findings, since } = JSON.parse(site.printed) as { findings: Finding[]; since: { before: number } }
  const short = ({ file, code: rule }: Finding) => `${file.slice(file.indexOf('/pages/') + 7)} ${rule}`
  return { code, before: since.before, findings: [...new Set(findings.map(short))] }
}

/** A page on which one word is wrong: a link to a page that is not there. */
const page = (title: string, href = '/about') =>
  baseText('about.json')
    .replace('About the company', title)
    .replace('Who we are', title)
    .replace(/ {2}"redirectFrom".*\n/, '')
    .replace('What we do, how we work', `What ${title} is, how we work`)
    .replace('"#story"', `"${href}"`)

/** A site in which something has been wrong for long, and a branch that has not changed anything. */
beforeEach(() => {
  git('init', '-q', '-b', 'main')
  site.write({ 'old.json': page('The oldest page', '/nowhere'), 'notes.txt': 'A stray.' })
  symlinkSync('/etc/passwd', site.path('secret.json'))
  commit()
  git('checkout', '-qb', 'edit')
})

describe('npm run check -- --changed', () => {
  test('nothing has changed: nothing is told, however much was wrong, and one line counts it', async () => {
    const whole = await check('--format', 'json')
    const { findings } = JSON.parse(site.printed) as { findings: Finding[] }
    expect([whole, findings.length > 2]).toEqual([1, true])
    expect(await found()).toEqual({ code: 0, before: findings.length, findings: [] })
    await check('--changed')
    expect(site.printed).toBe(
      `No errors come with a change: no file has changed.\n${findings.length} findings elsewhere were there before.\n`,
    )
  })

  test('a legal text whose words change while its date line stays', async () => {
    const legal = (words: string) =>
      page('The terms').replace('"text": "## ', `"revised": "Of March", "text": "${words}\\n\\n## `)
    site.write({ 'terms.json': legal('We pay within a week.') })
    commit()
    site.write({ 'terms.json': legal('We pay within a month.') })
    expect((await found('--base', 'HEAD')).findings).toContain('terms.json dateLine')
    await check('--format', 'json')
    expect(site.printed).not.toContain('dateLine')
  })

  test('all of a changed document is told, also what was wrong in it before; committed or not', async () => {
    site.write({ 'old.json': page('The old page', '/nowhere') })
    const open = await found()
    expect(open).toMatchObject({ code: 1, findings: expect.arrayContaining(['old.json linkPage']) as string[] })
    commit()
    expect(await found()).toEqual(open)
    expect(await found('--base', 'HEAD')).toMatchObject({ code: 0, findings: [] })
  })

  test('a deleted page is told where its links are, in a document that has not changed', async () => {
    site.write({ 'team.json': page('Our team'), 'linking.json': page('A page that links', '/team') })
    commit()
    git('branch', '-f', 'main')
    rmSync(site.path('team.json'))
    expect(await found()).toMatchObject({ code: 1, findings: ['linking.json linkPage'] })
  })

  test('a title that is used a second time is told, wherever the finding is', async () => {
    site.write({ 'another.json': page('The oldest page') })
    const { findings } = await found()
    expect(findings.filter((one) => one.endsWith(' titleTwice')).length).toBeGreaterThan(0)
  })

  test('a replaced picture is told with what is wrong where it is shown; one that is as it was is not', async () => {
    // Whether a picture is used is known only where every document can be read.
    for (const key of ['secret.json', 'old.json', 'notes.txt']) rmSync(site.path(key))
    site.write({ '_media/unused.png': await encode.png(quarters(40, 30)) })
    commit()
    git('branch', '-f', 'main')
    expect((await found()).findings).toEqual([])
    site.write({ '_media/unused.png': await encode.png(quarters(60, 50)) })
    expect((await found()).findings).toEqual([expect.stringMatching(/^_media\/unused\.png /)])
  })

  test('other line ends, as Git writes them on some systems, are no change', async () => {
    site.write({ 'old.json': site.read('old.json').replaceAll('\n', '\r\n') })
    expect((await found()).findings).toEqual([])
  })

  test('words and weights limit what is told and what is counted', async () => {
    site.write({ 'old.json': page('The old page', '/nowhere'), 'new.json': page('A new page', '/nothing') })
    expect(await found('--min-severity', 'error', site.path('new.json'))).toEqual({
      code: 1,
      before: 0,
      findings: ['new.json linkPage'],
    })
  })

  test('every format tells the same, and says how much was there before', async () => {
    site.write({ 'new.json': page('A new page', '/nothing') })
    const { before } = await found()
    expect(before).toBeGreaterThan(1)
    const note = `${before} findings elsewhere were there before.`
    expect(await check('--changed')).toBe(1)
    expect(site.printed).toMatch(/new\.json:\d+:\d+ {2}error {2}linkPage/)
    expect(site.printed).not.toContain('old.json:')
    expect(site.printed).toMatch(/1 error.* in the changed file, or caused by it\./)
    expect(site.printed.trimEnd().endsWith(note)).toBe(true)
    expect(await check('--changed', '--format', 'github')).toBe(1)
    expect(site.printed).toMatch(/^::error file=.*new\.json/m)
    expect(site.printed).not.toContain('file=old')
    expect(site.printed.trimEnd().endsWith(note)).toBe(true)
    expect(await check('--changed', '--format', 'sarif')).toBe(1)
    const { runs } = JSON.parse(site.printed) as { runs: { results: unknown[]; properties: unknown }[] }
    expect(runs[0]).toMatchObject({ properties: { since: { files: 1, before } } })
    expect(JSON.stringify(runs[0]?.results)).not.toContain('old.json')
  })
})

describe('where there is nothing to compare with', () => {
  const refused = async (...args: string[]) => {
    site.complained = ''
    expect(await check(...args)).toBe(2)
    expect(site.printed).toBe('')
    return site.complained.trimEnd()
  }

  test('it says what npm run changes says', async () => {
    const other = (...args: string[]) =>
      changes(['--pages', site.folder, ...args]).then(
        () => '',
        (error: Error) => error.message,
      )
    const unknown = await refused('--changed', '--base', 'nowhere')
    expect(unknown).toMatch(
      /npm run check -- --changed --base HEAD\. .*git fetch origin nowhere:refs\/remotes\/origin\/nowhere$/,
    )
    expect(unknown.replace('check -- --changed', 'changes --')).toBe(await other('--base', 'nowhere'))
    rmSync(join(site.folder, '.git'), { recursive: true })
    const outside = await refused('--changed')
    expect(outside).toMatch(/is not in a Git repository/)
    expect(outside).toBe(await other())
    const { PATH } = process.env
    mkdirSync(site.path('.empty'))
    process.env.PATH = site.path('.empty')
    try {
      expect(await refused('--changed')).toMatch(/^Changes are found with Git, which is not installed here\./)
    } finally {
      process.env.PATH = PATH
    }
  })

  test.each([
    [['--base', 'main'], 'Give --changed as well'],
    [['--changed', '--fix'], 'Give --changed or --fix, not both.'],
    [['--changed', '--watch'], 'Give --changed or --watch, not both.'],
    [['--changed', '--launch'], 'Give --changed or --launch, not both.'],
  ])('%s is answered with a sentence', async (args, says) => {
    expect(await refused(...args)).toContain(says)
  })
})
