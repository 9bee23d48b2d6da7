import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../e2e/support/command.ts'

const form = { type: 'form', main: true, title: 'Write to us', reasons: [{ text: 'Cards' }, { text: 'Payouts' }] }
const booking = {
  type: 'booking',
  title: 'Choose a day',
  calLink: 'brightrail/demo',
  link: { text: 'Open the page', href: 'https://cal.example/demo' },
}
const fields: [block: object, field: string][] = [
  ...['action', 'recaptchaKey', 'recaptchaScript'].map((field): [object, string] => [form, field]),
  ...['origin', 'script'].map((field): [object, string] => [booking, field]),
]

const values = [
  `https://x"><img src=y onerror=window.evil=1>; script-src-attr 'unsafe-inline'`,
  'https://evil.example/<script>evil</script>',
  'javascript:evil',
  'data:text/html,evil',
  '//evil.example',
  'http://evil.example/x.js',
  'https://x.example\n  X-Evil: 1',
  'https://x.example; script-src * evil',
]

test('SEC-2 a build refuses each hostile value by its place, and publishes nothing of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  const [pages, out] = [join(folder, 'pages'), join(folder, 'site')]
  cpSync('pages', pages, { recursive: true })
  mkdirSync(join(pages, 'x'))
  const description = 'A page that hands something to a service which nobody has allowed, in one of its fields.'
  const hero = { type: 'hero', title: 'A page' }
  const write = (name: string, block: object) => {
    const blocks = block === form ? [block] : [hero, { ...block, main: undefined }]
    writeFileSync(join(pages, name), JSON.stringify({ title: `Page ${name}`, description, index: false, blocks }))
  }
  const names = fields.flatMap(([block, field], row) =>
    values.map((value, column) => {
      const name = `x/${row}-${column}.json`
      write(name, { ...block, [field]: value })
      return name
    }),
  )
  try {
    const build = ['build', '--no-compress', '--no-social', '--pages', pages, '--out', out]
    const refused = await run(['check', '--pages', pages, '--format', 'json'])
    const { findings } = JSON.parse(refused.stdout) as { findings: { file: string; severity: string }[] }
    const errors = findings.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ file }) => file.slice(file.indexOf('x/'))).sort()).toEqual(names.sort())
    expect((await run(build)).code).toBe(1)
    expect(readdirSync(folder)).toEqual(['pages'])

    // Words may be hostile: they are where words stand, and nowhere else.
    rmSync(join(pages, 'x'), { recursive: true })
    const site = readFileSync(join(pages, '_site.json'), 'utf8')
    writeFileSync(
      join(pages, '_site.json'),
      site.replace('"Brightrail"', () => JSON.stringify('"><img src=y onerror=x>')),
    )
    const built = await run(build)
    expect(built.stderr).toBe('')
    const texts = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:html|xml|txt|json)$|^_/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((text) => text.startsWith('<!doctype') && text.includes('<img src=y'))).toEqual([])
    const headers = readFileSync(join(out, '_headers'), 'utf8')
    expect(headers).not.toMatch(/evil|onerror|[^\n\x20-\x7e]/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}, 1_800_000)
