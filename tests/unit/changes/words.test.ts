import { describe, expect, test } from 'vitest'
import { changesReport } from '../../../scripts/changes/report.ts'
import { markdown, plainText, type Style } from '../../../scripts/changes/style.ts'
import { compareSites } from '../../../src/content/changes/index.ts'
import { compareWords } from '../../../src/content/changes/words.ts'

const page = (title: string) => JSON.stringify({ title, blocks: [{ type: 'hero', id: 'top', title }] })
const before = { 'index.json': page('Money on one rail'), 'about.json': page('Who we are') }

const changed = (after: Record<string, string>) =>
  compareSites(new Map(Object.entries(before)), new Map(Object.entries(after)), { root: 'pages', drawings: {} })

const legend = 'In the lines below, [-these words-] were taken out and [+these words+] were put in.\n'

test('a terminal that shows words taken out and put in is told what the marks around them mean', () => {
  const changes = changed({ ...before, 'about.json': page('Who we were') })
  expect(changesReport(changes, [], plainText)).toContain(legend)
  expect(changesReport(changes, [], markdown)).not.toContain('these words')
})

/** The lines in which a title is told that becomes another one. */
function linesOf(was: string, is: string, style: Style): string[] {
  const words = (title: string) => new Map([['about.json', page(title)]])
  const changes = compareSites(words(was), words(is), { root: 'pages', drawings: {} })
  const [first = '', ...lines] = changesReport(changes, [], style).split('Hero, 1st block')[1]?.split('\n') ?? []
  return [
    first,
    ...lines.slice(
      0,
      lines.findIndex((line) => !line.startsWith('  ')),
    ),
  ]
}

const read = 'Read how a gaming platform and a fintech use it: how they started, and what they built with all of us.'
const many = read.replace('Read', 'See').replace('fintech', 'bank').replace('all', 'some')

describe('a text with so many changes that nobody can read them one by one', () => {
  test('is told as it was and as it is, from the third replaced words on', () => {
    expect(linesOf(read, many, plainText)).toEqual([
      ', the title: rewritten',
      `  - Before: “${read}”`,
      `  - Now: “${many}”`,
    ])
    const two = many.replace('some', 'all')
    expect(linesOf(read, two, plainText).join()).toMatch(
      /: \[-Read-\] \[\+See\+\] how .* \[-fintech-\] \[\+bank\+\] use/,
    )
  })

  test('and where more than a third of the words differ, on GitHub as well', () => {
    const now = 'Read how a gaming platform and others in all of the country pay out what is due, with all of us.'
    expect(linesOf(read, now, markdown)).toEqual([
      '**, the title: rewritten',
      `  - Before: “${read}”`,
      `  - Now: “${now}”`,
    ])
    expect(changesReport(changed({ ...before, 'about.json': page(now) }), [], plainText)).not.toContain('these words')
  })

  test('of a long one only the words beside the changes are said', () => {
    const same = 'This sentence is one of those that stay as they are in both. '.repeat(4)
    const lines = linesOf(`${same}${read} ${same}`, `${same}${many} ${same}`, plainText)
    const words = (who: string, whom: string) =>
      `how a gaming platform and a ${who} use it: how … they built with ${whom} of us. This …`
    expect(lines.slice(1)).toEqual([
      `  - Before: “… are in both. Read ${words('fintech', 'all')}”`,
      `  - Now: “… are in both. See ${words('bank', 'some')}”`,
    ])
  })
})

test.each([
  ['300+', '350+', '“300+” → “350+”'],
  ['What we do', 'About {brand}', '“What we do” → “About {brand}”'],
])('a short text that becomes another one, as “%s” does, is told in one line', (was, is, line) => {
  expect(linesOf(was, is, plainText)).toEqual([`, the title: ${line}`])
})

test('words that end like a mark have none around them, and no space that is not theirs', () => {
  const [was, is] = [
    'We have 300+ active partners in all of Nigeria.',
    'We have 350+ active partners in all of Nigeria.',
  ]
  expect(linesOf(was, is, plainText)).toEqual([', the title: rewritten', `  - Before: “${was}”`, `  - Now: “${is}”`])
  expect(linesOf(was, is, markdown)).toEqual([
    '**, the title: We have ~~300+~~ **350+** active partners in all of Nigeria.',
  ])
})

test('where nothing is marked, no mark is explained; visitors to a removed page are spoken of', () => {
  const report = changesReport(changed({ 'index.json': before['index.json'] }), [], plainText)
  expect(report).not.toContain('these words')
  expect(report).toContain('Warning: visitors to /about now see the page for unknown addresses (404)')
})

test('where visitors to a moved page are sent is said', () => {
  const moved = JSON.parse(page('Who we are')) as object
  const company = JSON.stringify({ ...moved, redirectFrom: ['/about'] })
  const report = changesReport(changed({ 'index.json': before['index.json'], 'company.json': company }), [], plainText)
  expect(report).toContain('Visitors to /about are now sent to /company.')
})

describe('links in running text', () => {
  const lines = (was: string, is: string, names: [string, string] = ['about.json', 'team.json']) => {
    const site = (name: string, text: string) =>
      new Map([
        [name, page('Who we are')],
        ['index.json', JSON.stringify({ title: 'Home', blocks: [{ type: 'richText', text }] })],
      ])
    const changes = compareSites(site(names[0], was), site(names[1], is), { root: 'pages', drawings: {} })
    return changesReport(changes, [], plainText)
  }
  const was = 'Read more [about us](/about), or [call](</contact>).'

  test('that only follow a moved page are no change of the text', () => {
    const report = lines(was, was.replace('/about', '/team'))
    expect(report).toContain('Links that follow a moved page, and nothing else, change in 1 document\n- /: 1 link')
  })

  test('that lead elsewhere are told by their words', () => {
    expect(lines(was, was.replace('/contact', '/demo'), ['about.json', 'about.json'])).toContain(
      ', the address of the link “call” in the text: “/contact” → “/demo”\n',
    )
  })

  test('whose words change are marked as a whole', () => {
    const long = `${was} We are there for all companies, on each working day of the year.`
    const now = long.replace('about us](/about', 'about our team](/team').replace('Read', 'See')
    expect(compareWords(long, now).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'gone Read ',
      'new See ',
      'same more ',
      'gone [about us](/about), ',
      'new [about our team](/team), ',
      expect.stringMatching(/^same or \[call\]\(<\/contact>\)\. We are/),
    ])
  })
})
