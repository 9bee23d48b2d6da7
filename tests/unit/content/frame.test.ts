import { expect, test } from 'vitest'
import { type Finding, sortFindings } from '../../../src/content/finding/finding.ts'
import { toFinding } from '../../../src/content/entry/toFinding.ts'
import { codeFrame } from '../../../src/content/finding/frame.ts'
import { createSource } from '../../../src/content/json/source.ts'

const finding = (text: string, part: string): Finding => {
  const start = text.indexOf(part)
  return toFinding(createSource('pages/a.json', text), {
    code: 'pattern',
    start,
    end: start + part.length,
    message: 'x',
  })
}

const frame = (text: string, part: string) => codeFrame(text, finding(text, part)).map((line) => line.text)

test('the line of the finding is underlined, with a line around it', () => {
  expect(frame('{\n  "a": 1,\n  "b": 22\n}', '22')).toEqual([
    '  2 |   "a": 1,',
    '> 3 |   "b": 22',
    '    |        ^^',
    '  4 | }',
  ])
})

test('the line break at the end of a file is no line', () => {
  expect(frame('{ 1 }\n', '1')).toEqual(['> 1 | { 1 }', '    |   ^'])
})

test('a finding without width has one mark, and the first line has nothing above it', () => {
  expect(frame('', '')).toEqual(['> 1 | ', '    | ^'])
})

test('a finding over several lines is underlined to the end of its first', () => {
  expect(frame('[\n 1\n]', '[\n 1\n]')).toEqual(['> 1 | [', '    | ^', '  2 |  1'])
})

test.each([
  ['a long line', `"${'word '.repeat(100)}HERE${' word'.repeat(100)}"`],
  ['a document of megabytes on one line', `["${'x'.repeat(3_000_000)}",HERE,"${'y'.repeat(3_000_000)}"]`],
])('%s is cut so that the place stays in sight, under its words', (_, text) => {
  const [line = '', under = ''] = frame(text, 'HERE')
  expect(line.length).toBeLessThan(110)
  expect(line.indexOf('HERE')).toBe(under.indexOf('^^^^'))
})

test('characters that a terminal would obey are written as their codes', () => {
  const text = '"\u001b[31mred\u202eder\u0000" x'
  const [line = '', under = ''] = frame(text, 'x')
  expect(line).toBe('> 1 | "\\u001b[31mred\\u202eder\\u0000" x')
  expect(under.indexOf('^')).toBe(line.length - 1)
})

test('tabs are two columns, and the place is underlined where it is shown', () => {
  const [line = '', under = ''] = frame('\t\t"a": 22', '22')
  expect(line).toBe('> 1 |     "a": 22')
  expect(under.indexOf('^^')).toBe(line.indexOf('22'))
})

/** The columns that a text takes in a terminal, by a table of its own: characters of East Asia and pictures take two. */
const columns = (text: string) =>
  Array.from(text).reduce(
    (sum, character) =>
      sum +
      (/[\u0300-\u036f]/.test(character)
        ? 0
        : /[\u3040-\u9fff\uac00-\ud7af\u{1f300}-\u{1faff}]/u.test(character)
          ? 2
          : 1),
    0,
  )

test.each(['"支付 HERE"', '"🎉🎉 HERE"', '"e\u0301e\u0301 HERE"', '"한국 HERE"', '"plain HERE"'])(
  '%s: the mark is below its words',
  (text) => {
    const [line = '', under = ''] = frame(text, 'HERE')
    expect(columns(under.slice(0, under.indexOf('^')))).toBe(columns(line.slice(0, line.indexOf('HERE'))))
  },
)

test('a wide word has a wide mark', () => {
  expect(frame('"a支付b"', '支付')[1]).toMatch(/ \^\^\^\^$/)
})

test('the place in the text of a line is told for those who mark it otherwise', () => {
  for (const text of ['"支付 HERE"', `"${'word '.repeat(100)}HERE"`, '\t"\u0007" HERE']) {
    const [line] = codeFrame(text, finding(text, 'HERE'))
    expect(line?.text.slice(line.place?.start, line.place?.end)).toBe('HERE')
  }
})

test('findings are sorted by file, line, column', () => {
  const text = '1\n2 3'
  const all = [finding(text, '3'), finding(text, '2'), finding(text, '1'), { ...finding(text, '3'), file: 'A.json' }]
  expect(sortFindings(all).map(({ file, line, column }) => [file, line, column])).toEqual([
    ['A.json', 2, 3],
    ['pages/a.json', 1, 1],
    ['pages/a.json', 2, 1],
    ['pages/a.json', 2, 3],
  ])
})
