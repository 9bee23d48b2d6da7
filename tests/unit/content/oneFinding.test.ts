import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { loadContent } from '../../../scripts/lib/readContent.ts'
import { fixAll } from '../../../src/content/fix/fixAll.ts'
import { placeName } from '../../../src/content/schema/index.ts'

// What the random damages of the long series have found once.

const { content } = loadContent('pages')
const textOf = (key: string) => readFileSync(`pages/${key}`, 'utf8')
const changed: string[] = []

/** The codes of the errors that a document has with another text. */
function errorsWith(key: string, change: (text: string) => string): string[] {
  const text = change(textOf(key))
  expect(text).not.toBe(textOf(key))
  changed.push(key)
  content.set(key, text)
  return content.findings().flatMap(({ severity, code }) => (severity === 'error' ? code : []))
}

afterEach(() => {
  for (const key of changed.splice(0)) content.set(key, textOf(key))
})

const entries = (change: (name: string) => string) => (text: string) => {
  const at = text.indexOf('"only"')
  return text.slice(0, at) + text.slice(at).replace(/"[^"\n]{5,}"/, (name) => change(name))
}

test.each([
  [
    'a hidden character in the name of an entry',
    'partners-list.json',
    entries((name) => name.replace('o', 'o\u200b')),
    'hiddenCharacter',
  ],
  [
    'half a character in the name of an entry',
    'partners-list.json',
    entries((name) => name.replace('o', 'o\ud83d')),
    'encoding',
  ],
  [
    'a hidden character in the name of a folder',
    '_shared/moreCaseStudies.json',
    (text: string) => text.replace('"case-studies"', '"case-stud\u200bies"'),
    'hiddenCharacter',
  ],
  [
    'a name of an entry with a token that does not exist',
    '_shared/partners.json',
    (text: string) => text.replace('"name": "Fennelstone Finance"', '"name": "Finance of {noSuchToken}"'),
    'tokenUnknown',
  ],
  [
    'a running text that is too long, with headings to which others lead',
    'privacy-policy.json',
    (text: string) => text.replace(/("text": \[?\s*")/, `$1${'long '.repeat(9000)}`),
    'tooLong',
  ],
])('DOC-7 %s is one finding', (_, key, change, code) => {
  expect(errorsWith(key, change)).toEqual([code])
})

test('DOC-7 a picture that may be decorative is not asked for its words as well', () => {
  const picture = '{ "type": "picture", "picture": { "src": "no.jpg", "decorative": null } },\n'
  const codes = errorsWith('about.json', (text) =>
    text.replace(/("blocks": \[\n\s*\{[^]*?\n {4}\},\n)/, `$1${picture}`),
  )
  expect(codes).toContain('wrongType')
  expect(codes).not.toContain('pictureAlt')
})

test('fields where blocks are expected are no blocks', () => {
  const asked: number[] = []
  const typeOf = (index: number) => asked.push(index)
  expect(placeName('page', '/blocks/points/0', typeOf)).toBe('Page')
  expect(asked).toEqual([])
})

test('DOC-7 a word that touches a text is not made a text of its own unasked', () => {
  expect(errorsWith('compliance.json', (text) => text.replace('"## Data"', 'TODO"## Data"'))).toEqual(['quotes'])
  expect(fixAll(content, (file) => file === 'pages/compliance.json')).toEqual([])
})
