import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { beforeEach, describe, expect, test } from 'vitest'
import { changesReport } from '../../../scripts/changes/report.ts'
import { commentMark, markdown, plainText } from '../../../scripts/changes/style.ts'
import { main } from '../../../scripts/commands/changes.ts'
import { main as move } from '../../../scripts/commands/move.ts'
import { UsageError } from '../../../scripts/lib/options.ts'
import { compareSites, type SiteChanges } from '../../../src/content/changes/compare.ts'
import { baseText, baseTexts } from '../content/base.ts'
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

const mapOf = (texts: Record<string, string>) => new Map(Object.entries(texts))
const without = (texts: Record<string, string>): SiteChanges =>
  compareSites(mapOf(baseTexts), mapOf({ ...baseTexts, ...texts }), { root: 'pages', drawings: {} })

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
      /^There is no branch or commit "nowhere" here\..*git fetch origin nowhere$/,
    )
    await expect(changes('--base=--output=x')).rejects.toThrow(/There is no branch/)
    await expect(changes('--format', 'html')).rejects.toThrow(
      'There is no format "html". Known are text, markdown, json.',
    )
    rmSync(join(site.folder, '.git'), { recursive: true })
    await expect(changes()).rejects.toThrow(/is in no Git repository/)
  })
})

describe('the comment', () => {
  const hostile = [
    '**bold** _x_ ~~gone~~ `code` # heading',
    '<script>alert(1)</script> <img src=x onerror=y> -->',
    '@someone and #12 and GH-7',
    '[words](https://evil.example) ![x](https://evil.example/x.png) https://evil.example www.evil.example',
    'a | b\n\n| - |\n\n1. one\n\n</details>',
    '&lt;b&gt; \\* $x$ <!-- x',
  ]
  for (const words of hostile) {
    test(`makes ${JSON.stringify(words)} harmless`, () => {
      const text = JSON.parse(baseText('about.json')) as { title: string; blocks: { title?: string }[] }
      text.title = words
      if (text.blocks[0]) text.blocks[0].title = words
      const comment = changesReport(without({ 'about.json': JSON.stringify(text) }), [], markdown)
      const kinds = new Set<string>()
      const html: string[] = []
      let plain = ''
      const visit = (node: { type: string; value?: string; children?: unknown[] }) => {
        kinds.add(node.type)
        if (node.type === 'html') html.push(node.value ?? '')
        if (node.type === 'text') plain += node.value
        for (const child of (node.children ?? []) as (typeof node)[]) visit(child)
      }
      visit(fromMarkdown(comment))
      for (const kind of ['link', 'image', 'blockquote', 'code', 'definition']) expect(kinds).not.toContain(kind)
      expect(
        html.filter(
          (one) =>
            !/^<!-- (?:brightrail-content-changes )?-->|^<\/?details>|^<details><summary>[\w :]+<\/summary>$/.test(one),
        ),
      ).toEqual([])
      expect(html.filter((one) => one.startsWith('</details>'))).toHaveLength(
        html.filter((one) => one.startsWith('<details>')).length,
      )
      expect(plain).toContain(words.replace(/\s*\n\s*/g, ' ¶ '))
      expect(comment).not.toMatch(/(?<!-->)@someone|(?<!-->)#12|https:\/\/|www\.evil|\bGH-7/)
    })
  }

  test('stays under 60,000 characters, says what is left out, and closes what it opens', () => {
    const texts: Record<string, string> = {}
    for (let number = 0; number < 400; number++) {
      texts[`p${number}.json`] = JSON.stringify({
        title: `Page ${'<>&'.repeat(20)} ${number}`,
        blocks: Array.from({ length: 30 }, (_, at) => ({
          type: 'hero',
          title: `Title ${at} ${number} ${'*'.repeat(60)}`,
        })),
      })
    }
    const comment = changesReport(without(texts), [], markdown)
    expect(comment.length).toBeLessThanOrEqual(60_000)
    expect(comment.length).toBeGreaterThan(20_000)
    expect(comment).toMatch(/\d+ more documents would not fit here/)
    expect(comment.split('<details>')).toHaveLength(comment.split('</details>').length)
  })

  test('a new footer is one line, with the pages that look different for another reason as well', () => {
    const report = (texts: Record<string, string>) => changesReport(without(texts), [], markdown)
    const footer = { '_site.json': baseText('_site.json').replace('"Call us"', '"Phone us"') }
    const line =
      'Every page looks different: something that is on each of them has changed, such as the navigation or the footer.'
    expect(report(footer)).toContain(line)
    expect(report(footer)).not.toContain('<details>')
    const more = report({ ...footer, 'about.json': baseText('about.json').replace('Who we are', 'Who') })
    expect(more).toContain(
      `${line}\n\n<details><summary>Pages that look different for another reason as well: 1</summary>\n\n- \`/about\`: changed`,
    )
  })

  test('a terminal gets the same words without marks and backslashes', () => {
    const texts = { 'about.json': baseText('about.json').replace('Who we are', '*Who_ we are') }
    const text = changesReport(without(texts), [], plainText)
    expect(text).toContain('- Hero, 1st block, the title: [-Who-] [+*Who_+] we are\n')
    expect(text).not.toMatch(/<|\\|^#/m)
  })

  test('a page that looks different says why: it has changed itself, or it shows what has', () => {
    const closing = baseText('_shared/closing.json').replace('your own', 'your')
    const about = baseText('about.json').replace('Who we are', 'Who')
    const report = changesReport(without({ '_shared/closing.json': closing, 'about.json': about }), [], plainText)
    const name = (JSON.parse(closing) as { title: string }).title
    expect(report).toContain(`Pages that look different: 2\n- /: shows “${name}”\n- /about: changed, shows “${name}”`)
  })

  test('long lists are folded', () => {
    const value = JSON.parse(baseText('about.json')) as { blocks: object[] }
    value.blocks = Array.from({ length: 60 }, (_, at) => ({ type: 'richText', text: `Paragraph number ${at} of many` }))
    const comment = changesReport(without({ 'about.json': JSON.stringify(value) }), [], markdown)
    expect(comment).toMatch(/<details><summary>\d+ more lines<\/summary>\n\n- \*\*Text/)
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
