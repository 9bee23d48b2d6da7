import { describe, expect, test } from 'vitest'
import { main as whereUsed } from '../../../scripts/commands/whereUsed.ts'
import { rootName } from '../../../scripts/lib/readContent.ts'
import { UsageError } from '../../../scripts/lib/options.ts'
import { drawnWords } from '../../../scripts/refactor/drawnWords.ts'
import { excerpt, wordFinder } from '../../../scripts/refactor/wordFinder.ts'
import { quote } from '../../../src/model/words.ts'
import { baseText } from '../content/base.ts'
import { scratchSite } from './scratch.ts'

const site = scratchSite()

/** The lines that are printed, and what is in the files at the places that they name. */
async function search(...args: string[]) {
  site.printed = ''
  expect(await whereUsed([...args, '--pages', site.folder])).toBe(0)
  const lines = site.printed
    .replaceAll(`${rootName(site.folder)}/`, '')
    .trimEnd()
    .split('\n')
  const places = lines.flatMap((line) => {
    const [, key = '', row, column] = /^(\S+\.json):(\d+):(\d+) {2}/.exec(line) ?? []
    return key === '' ? [] : [(site.read(key).split('\n')[Number(row) - 1] ?? '').slice(Number(column) - 1)]
  })
  return { lines, places }
}

const shares = {
  'about.json': baseText('about.json')
    .replace('We move money between accounts, cards and bills.', 'You keep 34.7% of it, and 134.7% is no share.')
    .replace('We began with **one rail**.', 'Once it was 24.7%.\\n\\nNow \\"it\\" is 34.7%.'),
  '_shared/closing.json': baseText('_shared/closing.json').replace('your own case', 'your own 34.7%'),
}

describe('npm run where-used "34.7%"', () => {
  test('what is the name of nothing is looked for in the texts, each with its place, its page and the words around', async () => {
    site.write(shares)
    const { lines, places } = await search('34.7%')
    expect(lines).toEqual([
      'No page, picture, drawing or type of block is called "34.7%". These texts contain it:',
      expect.stringMatching(
        /^_shared\/closing\.json:4:\d+ {2}Banner, 1st block: the title says "See it with your own 34.7%" \(\/about and \/\)$/,
      ),
      expect.stringMatching(
        /^about\.json:13:\d+ {2}Hero, 1st block: the lead says "You keep 34.7% of it.*" \(\/about\)$/,
      ),
      expect.stringMatching(/^about\.json:\d+:\d+ {2}Text, 2nd block: the text says ".*34.7%.*" \(\/about\)$/),
      expect.stringMatching(/^"34.7%" is in 3 places in the texts of 2 files\.$/),
    ])
    expect(places.map((text) => text.slice(0, 5))).toEqual(['34.7%', '34.7%', '34.7%'])
  })

  test('whoever asks for a mark hears of the texts that have its name', async () => {
    site.write({ 'about.json': baseText('about.json').replace('We began with', 'Kredapay began with') })
    expect((await search('kredapay')).lines).toEqual([
      'Nothing uses the mark "kredapay".',
      'The name is in 1 place of the texts as well: npm run where-used -- kredapay --words',
    ])
    expect((await search('kredapay', '--words')).places).toHaveLength(1)
  })

  test('words are found as visitors read them, whatever marks and tokens are between them', async () => {
    const marked = await search('one rail. Write to us or')
    expect(marked.places).toEqual([expect.stringMatching(/^We began with \*\*one rail/)])
    const named = await search('How Rail moves money')
    expect(named.lines.at(-1)).toMatch(/^"How Rail moves money" is in 1 place in the texts of 1 file\.$/)
    await expect(search('mailto')).rejects.toThrow('No text and no drawing contains it either.')
  })

  test('whoever looks for an old name hears what becomes of an alternative text', async () => {
    site.write({ 'about.json': baseText('about.json').replace(/"alt": "[^"]*"/, '"alt": "Two companies, one rail."') })
    const { lines, places } = await search('company', '--words')
    expect(places).toContainEqual(expect.stringMatching(/^companies, one rail/))
    expect(lines.at(-1)).toContain('("alt")')
    expect((await search('one rail', '--words')).lines.join()).toContain('("alt")')
    expect((await search('How we', '--words')).lines.join()).not.toContain('("alt")')
  })

  test('what is counted is found with a hyphen, of one and of many', async () => {
    site.write({
      'about.json': baseText('about.json').replace('We began with', 'In 94 hours, a 94-hour day, not 194 hours,'),
    })
    for (const words of ['94 hours', '94-hour']) expect((await search(words)).places).toHaveLength(2)
    expect((await search('hours', '--words')).places).toHaveLength(2)
  })

  test('the drawings that say it are named, with the blocks that show them', async () => {
    const [words = ''] = [...(drawnWords().get('startHero') ?? [])].sort((a, b) => b.length - a.length)
    const { lines } = await search(words, '--words')
    const drawing = expect.stringContaining(`Hero, 1st block: shows "startHero", a drawing that says`)
    expect(lines).toContainEqual(drawing)
    expect(lines.find((line) => line.includes('"startHero"'))).toContain(quote(words))
    expect(lines.at(-1)).toContain('src/drawings')
  })

  test('a figure is told with what it counts', async () => {
    const figures = {
      type: 'stats',
      title: 'In figures',
      figures: [
        { figure: '34.7%', label: 'Success rate' },
        { figure: '80+', label: 'Companies, of which 34.7% pay each day' },
        { figure: '90+', label: 'Countries' },
      ],
    }
    const about = JSON.parse(baseText('about.json')) as { blocks: object[] }
    site.write({ 'about.json': JSON.stringify({ ...about, blocks: [...about.blocks, figures] }) })
    const said = (await search('34.7%')).lines.filter((line) => line.includes(' says '))
    expect(said.map((line) => line.replace(/.*: /, ''))).toEqual([
      'the figure “Success rate” says "34.7%" (/about)',
      'the label of the 2nd figure says "Companies, of which 34.7% pay each day" (/about)',
    ])
  })

  test('a figure with a currency is found without it as well', async () => {
    const [amount = ''] = [...drawnWords().values()].flat().filter((text) => /^\d+,\d{3}(?:\.\d\d)?$/.test(text))
    const bare = await search(amount)
    const { lines } = await search(`NGN ${amount}`)
    expect(lines[0]).toBe(`"${amount}" was looked for, with and without its currency.`)
    expect(lines.at(-2)).toBe(bare.lines.at(-2))
    expect(lines.at(-2)).toMatch(/ drawings?\.$/)
  })

  test('the words of a name are found when they are asked for', async () => {
    expect((await search('about')).lines.at(-1)).toMatch(/uses of the page \/about/)
    const { lines, places } = await search('about', '--words')
    expect(lines.at(-1)).toMatch(/"about" is in \d+ places/)
    expect(places.map((text) => text.slice(0, 5))).toContain('About')
  })

  test('what is nowhere is refused in one sentence', async () => {
    const nowhere =
      'No page, picture, drawing or type of block is called "31.7%", and no text and no drawing contains it.'
    await expect(search('31.7%')).rejects.toThrow(new UsageError(nowhere))
    await expect(search('zzz', '--words')).rejects.toThrow(new UsageError('No text and no drawing contains "zzz".'))
    await expect(search(' ')).rejects.toThrow(UsageError)
  })
})

describe('words in a text', () => {
  const found = (words: string, text: string) => wordFinder(words)(text).map(({ start, end }) => text.slice(start, end))

  test.each([
    ['30%', '130%, 30%, 0.30%', ['30%']],
    ['5,000', '15,000 5,000 5,000,000 5,000.00 5,000.50', ['5,000', '5,000']],
    ['NGN 5,000', 'ngn\u00a05,000', ['ngn\u00a05,000']],
    ["it's (a.b)", 'IT’S (a.b), its (axb)', ['IT’S (a.b)']],
    ['24-hour', '24‑hour', ['24‑hour']],
    ['', 'Any text', []],
  ])('%j in %j', (words, text, all) => {
    expect(found(words, text)).toEqual(all)
  })

  test('of a long text only what is around them is shown', () => {
    const text = `${'word '.repeat(30)}30% ${'more '.repeat(30)}`
    const around = excerpt(text, { start: 150, end: 153 })
    expect(around).toMatch(/^…word .*word 30% more .*more…$/)
    expect(around.length).toBeLessThanOrEqual(60)
    expect(excerpt('All of 30% it', { start: 7, end: 10 })).toBe('All of 30% it')
  })
})
