import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { commentMark } from '../../../scripts/changes/style.ts'
import { main } from '../../../scripts/commands/changes.ts'
import { main as move } from '../../../scripts/commands/move.ts'
import { UsageError } from '../../../scripts/lib/options.ts'
import { baseText } from '../content/base.ts'
import { encode, quarters } from '../media/make.ts'
import { scratchSite } from '../refactor/scratch.ts'
import { takeTurns } from '../../support/turns.ts'

takeTurns('changes command')

const site = scratchSite()
const git = (...args: string[]) => {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@brightrail.example', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...who, ...args], {
    cwd: site.folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
const commit = () => {
  git('add', '-A')
  git('commit', '-qm', 'Change')
}
async function changes(...args: string[]): Promise<string> {
  site.printed = ''
  expect(await main(['--pages', site.folder, '--format', 'markdown', ...args])).toBe(0)
  return site.printed
}

beforeEach(() => {
  git('init', '-q', '-b', 'main')
  commit()
  git('checkout', '-qb', 'edit')
})

describe('npm run changes', () => {
  test('nothing has changed', async () => {
    expect(await changes()).toBe(`${commentMark}\n## What changes on the site\n\nNo content changes.\n`)
  })

  test('who commits on main itself is told where that is', async () => {
    git('checkout', '-q', 'main')
    site.write({ 'about.json': baseText('about.json').replace('Who we are', 'Who') })
    expect(await changes('--format', 'text')).toContain('Who')
    commit()
    expect(await changes('--format', 'text')).toContain('What was committed on main is part of it already')
    expect(await changes('--format', 'text', '--base', 'HEAD~1')).toContain('Who')
  })

  test('a picture that comes or goes is a finding of this version only', async () => {
    site.write({ '_media/team.png': await encode.png(quarters(40, 30)) })
    const added = await changes()
    expect(added).toContain('### New findings: 1')
    expect(added).toContain('No page uses this picture')
    expect(added).toContain('### Pictures: 1\n\n- `team.png`: new, 40 × 30 pixels and 1 kB, shown on no page\n')
    commit()
    expect(await changes('--base', 'HEAD')).toContain('No content changes.')
    site.write({ '_media/team.png': await encode.png(quarters(60, 50)) })
    const replaced = '`team.png`: another picture, 60 × 50 pixels and 1 kB in place of 40 × 30 pixels and 1 kB,'
    expect(await changes('--base', 'HEAD')).toContain(replaced)
    rmSync(site.path('_media/team.png'))
    const removed = await changes('--base', 'HEAD')
    expect(removed).toContain('### Findings that are gone: 1')
    expect(removed).toContain('- `team.png`: removed; it had 40 × 30 pixels and 1 kB\n')
  })

  test('a changed word, committed or not, in a comment that reads well', async () => {
    site.write({ 'about.json': baseText('about.json').replace('Who we are', 'Who we really are') })
    const open = await changes()
    expect(open).toContain('- **Hero, 1st block**, the title: Who we **really** are\n')
    expect(open).toContain(
      '<details><summary>Pages that look different: 1</summary>\n\n- `/about`: changed\n\n</details>',
    )
    commit()
    expect(await changes()).toBe(open)
    expect(JSON.parse(await changes('--format', 'json'))).toMatchObject({
      documents: [{ key: 'about.json' }],
      routes: ['/about'],
    })
  })

  test('a figure that is still the old one elsewhere', async () => {
    const [about, index] = [baseText('about.json'), baseText('index.json')]
    site.write({ 'about.json': about.replace('Who we', 'The 94.7% we'), 'index.json': index.replace('rail', '94.7%') })
    commit()
    site.write({ 'about.json': about.replace('Who we', 'The 95.3% we') })
    expect(await changes('--base', 'HEAD')).toMatch(
      /### Old figures that are still elsewhere: 1\n\nDoes one .*\n\n- 94\.7% became 95\.3% in `\/about`, and is still in 1 place:\n {2}- `.*index\.json:5`: Hero/,
    )
  })

  test('what others have changed in the base since is no change of this branch', async () => {
    git('checkout', '-q', 'main')
    site.write({ 'index.json': baseText('index.json').replace('Money on one rail', 'All money on one rail') })
    commit()
    git('checkout', '-q', 'edit')
    expect(await changes()).toContain('No content changes.')
  })

  test('a moved page: its addresses, and the documents whose links only follow in one place; Git follows it too', async () => {
    await move(['about.json', 'team.json', '--pages', site.folder])
    const text = await changes()
    expect(text).toContain('The address `/about` becomes `/team`.')
    expect(text).toMatch(
      /Links that follow a moved page, and nothing else, change in 3 documents.*\n\n- `_shared\/closing\.json`: 1 link\n/,
    )
    commit()
    expect(git('log', '--follow', '--format=%s', '--', 'team.json').trim().split('\n')).toHaveLength(2)
  })

  test('a document that is broken on one side', async () => {
    site.write({ 'about.json': '{ "title": ' })
    expect(await changes()).toContain('`/about` – cannot be read')
    commit()
    expect(await changes('--base', 'HEAD')).toContain('No content changes.')
    site.write({ 'about.json': baseText('about.json') })
    expect(await changes('--base', 'HEAD')).toContain('can be read again')
  })

  test('a branch that is only known from the server is found', async () => {
    const clone = join(site.folder, '../clone')
    git('clone', '-q', '.', clone)
    execFileSync('git', ['checkout', '-q', '--detach'], { cwd: clone })
    rmSync(join(clone, 'index.json'))
    expect(await main(['--pages', clone, '--base', 'main'])).toBe(0)
    expect(site.printed).toContain('removed')
  })

  test('without a base, a repository or a known format it says so in one sentence', async () => {
    await expect(changes('--base', 'nowhere')).rejects.toThrow(UsageError)
    await expect(changes('--base', 'nowhere')).rejects.toThrow(
      /^There is no branch or commit "nowhere" here\..*git fetch origin nowhere:refs\/remotes\/origin\/nowhere$/,
    )
    await expect(changes('--base=--output=x')).rejects.toThrow(/There is no branch/)
    await expect(changes('--format', 'html')).rejects.toThrow(
      'There is no format "html". Use one of text, markdown, json.',
    )
    rmSync(join(site.folder, '.git'), { recursive: true })
    await expect(changes()).rejects.toThrow(/is not in a Git repository/)
  })
})

test('the real site against itself, and with a page taken away', async () => {
  cpSync('pages', site.folder, { recursive: true })
  commit()
  expect(await changes('--base', 'HEAD')).toContain('No content changes.')
  rmSync(join(site.folder, 'compliance.json'))
  site.write({ 'about.json': site.read('about.json').replace('not a bank', 'no bank') })
  const text = await changes('--base', 'HEAD')
  expect(text).toContain('removed')
  expect(text).toMatch(/New findings: \d+\n\n- error in `[^`]*_site\.json:\d+`/)
})
