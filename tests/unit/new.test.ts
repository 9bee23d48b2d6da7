import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { main } from '../../scripts/commands/new.ts'
import { UsageError } from '../../scripts/lib/options.ts'
import { loadContent } from '../../scripts/lib/readContent.ts'
import { blockNameFinding } from '../../scripts/scaffold/names.ts'
import { starts } from '../../src/content/scaffold/index.ts'
import { samples } from '../../src/content/wording/index.ts'
import { temporary } from '../e2e/support/command.ts'
import { isFull, sample } from '../support/sample.ts'

// The project itself, in a folder of its own, as somebody finds it who makes the first block.
const home = process.cwd()
const { folder, remove } = temporary()
const parts = ['pages', 'public', 'schemas', 'scripts', 'src', 'tests', '.gitignore', 'biome.json']
const files = [...parts, 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'README.md']

beforeAll(() => {
  for (const name of files) if (existsSync(name)) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  process.chdir(folder)
})
afterAll(() => {
  process.chdir(home)
  remove()
})

const { FORCE_COLOR: _, ...inherited } = process.env
const env = { ...inherited, NO_COLOR: '1', NODE_ENV: 'production' }
async function make(...args: string[]): Promise<string> {
  let printed = ''
  const print = vi.spyOn(console, 'log').mockImplementation((text) => {
    printed += String(text)
  })
  expect(await main(args).finally(() => print.mockRestore())).toBe(0)
  return printed
}
const tool = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env })
type Page = { blocks: { title?: string; brand?: string }[] }
// It is copied only when the tests begin.
const about = JSON.parse(readFileSync('pages/about.json', 'utf8')) as { title: string }
const { phrases } = JSON.parse(readFileSync('pages/_site.json', 'utf8')) as { phrases: { words: string[] }[] }
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

describe('npm run new', () => {
  test('a block: the project stays sound, and everything knows it', () => {
    tool('scripts/run.mjs', 'new', 'block', 'priceTable', '--title', 'Prices')
    expect(read('schemas/blocks/priceTable.json')).toMatch(/^\{\n {2}"title": "Prices",/)
    expect(read('src/render/blocks.gen.ts')).toContain('  priceTable: PriceTable,')
    const own = ['schemas/blocks/priceTable.json', 'src/blocks/priceTable.tsx']
    // Each of them reads the whole project.
    const judges = [
      ['node_modules/@biomejs/biome/bin/biome', 'format', ...own],
      ['node_modules/typescript/bin/tsc', '-p', '.'],
      ['scripts/run.mjs', 'generate', '--check'],
      ['scripts/run.mjs', 'check'],
    ]
    for (const judge of sample(judges, 1, 'judges of a new block')) tool(...judge)
    // What reads the whole project again, for one file that the checks above have read.
    if (!isFull) return
    tool('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', 'src/blocks/priceTable.tsx')
    const run = tool('node_modules/vitest/vitest.mjs', 'run', 'tests/blocks.test.tsx', '-t', 'priceTable|examples')
    expect(run).toMatch(/Tests .*passed/)
  })

  test('pages of every start: no error, a title and a description of their own', async () => {
    const path = (from: string) => `company/a-${from.toLowerCase()}`
    for (const from of Object.keys(starts))
      expect(await make('page', path(from), '--from', from)).toContain(`/${path(from)}`)
    const all = loadContent('pages').content.findings()
    const errors = all.filter(
      ({ severity, code }) => severity === 'error' || code === 'titleTwice' || code === 'descriptionTwice',
    )
    expect(errors).toEqual([])
    for (const from of Object.keys(starts)) {
      const left = all.filter(({ code, file }) => code === 'sampleWords' && file.endsWith(`/${path(from)}.json`))
      const pointers = left.map(({ pointer }) => pointer)
      expect(pointers).toContain('/description')
      expect(pointers.some((pointer) => pointer.startsWith('/blocks/0/'))).toBe(true)
    }
    expect(read('pages/company/a-hero.json')).toContain('"$schema": "../../schemas/page.gen.json"')
  })

  test('it says where to link the page, and takes a title and a description', async () => {
    const description = 'The people who build and run our platform, what each of them does, and how you can reach them.'
    const stdout = await make('page', 'team', '--title', 'The team', '--description', description)
    expect(stdout).toContain('"href": "/team"')
    expect(JSON.parse(read('pages/team.json'))).toMatchObject({
      title: 'The team | {brand}',
      description,
      blocks: [{ title: 'The team' }, {}],
    })
  })

  test('a page like another one: its blocks, with a head and a schema of its own', async () => {
    const printed = await make('page', 'stories/like', '--like', '/payout')
    const [like, model] = ['stories/like', 'payout'].map((path) => JSON.parse(read(`pages/${path}.json`)) as Page)
    const [first, ...rest] = model?.blocks ?? []
    expect(like).toEqual({
      ...model,
      $schema: '../../schemas/page.gen.json',
      title: 'Like | {brand}',
      description: expect.stringMatching(/^Like at \{brand\}: /),
      draft: true,
      blocks: [{ ...first, title: 'Like' }, ...rest],
    })
    for (const field of ['redirectFrom', 'updated', 'socialTitle', 'from', 'until'])
      expect(like).not.toHaveProperty(field)
    // It names what is still to be rewritten, each with its line.
    const lines = read('pages/stories/like.json').split('\n')
    const named = [...printed.matchAll(/^ +line +(\d+) {2}(?:(\w+): )?(.*?)(?: …)?$/gm)]
    expect(named.length).toBeGreaterThan(20)
    for (const [, line, key, words = ''] of named)
      expect(lines[Number(line) - 1]).toContain(
        key === undefined ? words : `"${key}": ${JSON.stringify(words).slice(0, -1)}`,
      )
    expect(named.map(([, , , words]) => words)).not.toContain('Like')
    expect(printed).toContain('It is a draft')
  })

  test('a story like another one: the check names what is still the same, until its words are its own', async () => {
    const like = 'case-studies/kredapay'
    expect(await make('page', 'case-studies/fernhill', '--like', like)).toContain(
      `which texts are still those of ${like}`,
    )
    const { content } = loadContent('pages')
    const copied = () => content.findings().filter(({ code }) => code === 'copied')
    expect(copied()).toMatchObject([{ file: 'pages/case-studies/fernhill.json' }])
    expect(copied()[0]?.message).toMatch(/^\d+ texts are the same on \/case-studies\/kredapay: lines \d+, /)
    const own = read('pages/case-studies/fernhill.json').replace(
      /"(quote|text|about|alt|detail)": "[^"]{9,}"/g,
      (_all, key: string) => {
        const words = [...key, 'x'].join(' is here and ')
        return `"${key}": "${words}"`
      },
    )
    content.set('case-studies/fernhill.json', own)
    expect(copied()).toEqual([])
  })

  test('a page in a folder of stories begins with the shortest one, as a draft, and each of its texts is named', async () => {
    const printed = await make('page', 'case-studies/marlow', '--title', 'Marlow Bakery')
    const page = JSON.parse(read('pages/case-studies/marlow.json')) as Page & Record<string, unknown>
    // Titled like the others of the folder, in the colour that none of them has.
    const other = JSON.parse(read('pages/case-studies/kredapay.json')) as Page & { title: string }
    const title = other.title.replace(other.blocks[0]?.brand ?? '', 'Marlow Bakery')
    expect([page.title, page.line, page.draft]).toEqual([title, 'sun', true])
    expect(page).toMatchObject({
      from: new Date().toISOString().slice(0, 10),
      blocks: [{ type: 'caseStudy', brand: 'Marlow Bakery', line: 'sun', title: samples.motto }, {}],
    })
    expect(page.blocks.at(-1)).toEqual({ type: 'shared', use: 'moreCaseStudies' })
    expect(printed).toContain('Everything in it is an example. Write your own words in place of these')
    expect(printed).toMatch(new RegExp(`line +\\d+ {2}title: ${samples.motto}\n`))
    expect(printed).toContain(`in place of ${String(page.from)} ("from")`)
    expect(printed.split('\n').length).toBeLessThan(20)
    const found = loadContent('pages')
      .content.findings()
      .filter(({ file }) => file.endsWith('marlow.json'))
    expect(found.filter(({ code }) => code !== 'copied' && code !== 'sampleWords')).toEqual([])
    expect(await make('page', 'case-studies/plain', '--from', 'hero')).toContain('Link to it, or nobody finds it')
  })

  test('two pages of the same name in two folders have two titles', async () => {
    let printed = ''
    for (const path of ['a/people', 'b/people', 'c/d/people']) printed = await make('page', path)
    // With all that npm needs to pass the title on.
    expect(printed).toContain('(or remove the file, and begin again with npm run new -- page c/d/people --title "')
    const titles = ['a/people', 'b/people', 'c/d/people'].map(
      (path) => (JSON.parse(read(`pages/${path}.json`)) as { title: string }).title,
    )
    expect(titles).toEqual(['People | {brand}', 'B: People | {brand}', 'D: People | {brand}'])
  })

  test('shared blocks have no error, and are told to be used', async () => {
    expect(await make('shared', 'closingTeams')).toContain('"use": "closingTeams"')
    const found = loadContent('pages').content.findings()
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('shared blocks begin with the kind of block that is named, as we or others call it', async () => {
    const blockOf = (name: string) => (JSON.parse(read(`pages/_shared/${name}.json`)) as { blocks: object[] }).blocks[0]
    await make('shared', 'cardQuestions', '--from', 'questions')
    expect(blockOf('cardQuestions')).toMatchObject({ type: 'faq', items: [{ question: samples.question }, {}] })
    await make('shared', 'yearFigures', '--from', 'stats')
    expect(blockOf('yearFigures')).toMatchObject({ type: 'stats' })
    const findings = loadContent('pages').content.findings()
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
    const said = findings.flatMap(({ code, file }) => (code === 'sampleWords' ? [file] : []))
    expect(said).toEqual(expect.arrayContaining(['pages/_shared/cardQuestions.json', 'pages/_shared/yearFigures.json']))
  })

  const misuses: [string[], RegExp][] = [
    [['shared', 'fireShow', '--from', 'fireworks'], /^There is no block "fireworks"\./],
    [['block', 'hero'], /^"hero" exists already, and nothing is overwritten\.$/],
    [['block', 'HERO'], /Did you mean "hero"/],
    [['shared', 'closingProducts'], /exists already/],
    [['page', 'about'], /The page \/about exists already: pages\/about\.json\. Nothing is overwritten\.$/],
    [['page', 'Our Team'], /Did you mean "our-team"\?$/],
    [['page', '_hidden'], /would be no page/],
    [['page', '../outside'], /is not in pages/],
    [['page', 'x-y', '--from', 'nothing'], /Choose one of: hero, legal, questions, caseStudy\.$/],
    [['page', 'x-y', '--like', 'payot'], /There is no pages\/payot\.json\. Did you mean "pages\/payout\.json"\?$/],
    [['page', 'x-y', '--like', 'gamepride'], /Did you mean "pages\/case-studies\/gamepride\.json"\?$/],
    [['page', 'x-y', '--like', 'payout', '--from', 'hero'], /not with both\.$/],
    [['page', 'x-y', '--description', 'Short.'], /^Nothing was made\. .*$/],
    [['page', 'x-y', '--title', about.title], /^Nothing was made\. .*same title.*$/],
    [['page', 'x-y', '--title', `About ${phrases[0]?.words[0]}`], /not used on this site.*Words that we do not use/],
    [['page'], /Give it a name/],
    [['thing', 'x'], /Say what shall be made/],
    [[], /Say what shall be made/],
  ]
  test('what cannot be made is refused in one sentence, and nothing is written', async () => {
    const everything = () => ['pages', 'schemas', 'src'].map((name) => readdirSync(name, { recursive: true }))
    const before = everything()
    for (const [args, says] of misuses) {
      const refusal: unknown = await make(...args).catch((error: unknown) => error)
      expect(refusal, args.join(' ')).toBeInstanceOf(UsageError)
      expect((refusal as UsageError).message).toMatch(says)
    }
    expect(everything()).toEqual(before)
  })
})

describe('the name of a block', () => {
  test.each([
    ['price-table', 'priceTable'],
    ['PriceTable', 'priceTable'],
    ['price table', 'priceTable'],
    ['2columns', 'columns'],
    ['é', ''],
    ['class', 'classBlock'],
    ['type', 'typeBlock'],
    ['constructor', 'constructorBlock'],
    ['priceTABLE', ''],
  ])('%s is refused, and %s would do', (name, better) => {
    expect(
      blockNameFinding(
        name,
        ['pricetable'].filter(() => name === 'priceTABLE'),
      )?.better,
    ).toBe(better)
  })

  test('a good one is taken', () => {
    expect(blockNameFinding('priceTable', ['hero'])).toBeNull()
  })
})
