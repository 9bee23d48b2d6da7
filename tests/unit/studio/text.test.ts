import { Text } from '@codemirror/state'
import { describe, expect, test } from 'vitest'
import type { Offer } from '../../../src/content/assist/index.ts'
import { createSource } from '../../../src/content/json/index.ts'
import { OpenDocument } from '../../../src/studio/session/document.ts'
import { fitting, templateOf } from '../../../src/studio/ui/drawer/text/assist.ts'
import { placeOf, pointerAt, rangeIn, rowAt } from '../../../src/studio/ui/drawer/text/places.ts'

const text = `{
  "title": "A page",
  "blocks": [
    { "type": "hero", "links": [{ "text": "One" }, { "text": "Two" }] },
    {
      "type": "faq",
      "title": "Questions"
    }
  ]
}
`

describe('a place of a text', () => {
  test.each([
    ['inside of a value', 'A pa', '/title'],
    ['in the name of a field', '"tit', '/title'],
    ['behind the comma of a line', '"A page",', '/title'],
    ['at the end of a line without a comma', '"Questions"', '/blocks/1/title'],
    ['in a row of a list', '"Two', '/blocks/0/links/1/text'],
    ['where a block begins', '    {\n', '/blocks/1'],
  ])('%s', (_, before, pointer) => {
    expect(pointerAt(text, text.indexOf(before) + before.length)).toBe(pointer)
  })

  test('is found in a text that cannot be read', () => {
    const broken = text.replace('"A page",', '"A page"')
    expect(pointerAt(broken, broken.indexOf('A page'))).toBe('/title')
  })

  test('leads back: the place of a value begins with its name', () => {
    const source = createSource('x.json', text)
    for (const pointer of ['/title', '/blocks/0', '/blocks/0/links/1', '/blocks/0/links/1/text', '/blocks/1/title']) {
      const { start = 0 } = placeOf(source, pointer) ?? {}
      expect(pointerAt(text, start + 1)).toBe(pointer)
    }
  })

  test('is in the innermost row', () => {
    const source = createSource('x.json', text)
    expect(rowAt(source, '/blocks/0/links/1/text')).toEqual({ list: '/blocks/0/links', index: 1, count: 2 })
    expect(rowAt(source, '/blocks/1/title')).toEqual({ list: '/blocks', index: 1, count: 2 })
    expect(rowAt(source, '/title')).toBeUndefined()
  })
})

describe('the range of a finding', () => {
  const finding = (line: number, column: number, endLine: number, endColumn: number) =>
    rangeIn(Text.of(text.split('\n')), { line, column, endLine, endColumn })

  test('is the words', () => {
    const { start, end } = finding(2, 12, 2, 20)
    expect(text.slice(start, end)).toBe('"A page"')
  })

  test('of a text that was longer is the nearest place', () => {
    expect(finding(40, 3, 41, 2)).toEqual({ start: text.length, end: text.length })
    expect(finding(2, 90, 2, 95)).toEqual({ start: text.indexOf(',\n') + 1, end: text.indexOf(',\n') + 1 })
  })
})

describe('offers', () => {
  const offer = (label: string, detail?: string): Offer => ({
    kind: 'page',
    label,
    ...(detail !== undefined && { detail }),
    start: 0,
    end: 0,
    text: label,
  })

  test('that begin with what is written come first', () => {
    const all = [offer('/payout', 'Money out'), offer('/prices'), offer('/out'), offer('/bills', 'Layout')]
    expect(fitting(all, '/out').map(({ label }) => label)).toEqual(['/out'])
    expect(fitting(all, 'out').map(({ label }) => label)).toEqual(['/payout', '/out', '/bills'])
    expect(fitting(all, '')).toEqual(all)
  })

  test('have the stops of other editors', () => {
    expect(templateOf('"links": [{ $1 }]', '  ')).toBe('"links": [{ ${1} }]')
    expect(templateOf('{\n    "title": "${1:Words}",\n    "price": "\\$5"\n  }', '  ')).toBe(
      '{\n  "title": "${1:Words}",\n  "price": "$5"\n}',
    )
  })
})

describe('a document with several views', () => {
  test('tells all of them of one transaction before the next one', () => {
    const document = new OpenDocument('x.json', 'a')
    const heard: string[] = []
    document.listen(({ newDoc }) => {
      if (newDoc.length === 2) document.dispatch({ changes: { from: 2, insert: 'c' } })
    })
    document.listen(({ newDoc }) => heard.push(newDoc.toString()))
    document.dispatch({ changes: { from: 1, insert: 'b' } })
    expect(heard).toEqual(['ab', 'abc'])
  })

  test('takes no transaction of another state', () => {
    const document = new OpenDocument('x.json', 'a')
    const old = document.state.update({ changes: { from: 0, insert: 'b' } })
    document.dispatch({ changes: { from: 0, insert: 'c' } })
    expect(() => document.apply(old)).toThrow(RangeError)
  })

  test('becomes another text where it differs', () => {
    const document = new OpenDocument('x.json', '{"a": 1, "b": 2}')
    const changed: [number, number][] = []
    document.listen(({ changes }) => changes.iterChangedRanges((from, to) => changed.push([from, to])))
    document.become({ name: 'x', pointer: '' }, '{"a": 1, "b": 3}')
    document.become({ name: 'x', pointer: '' }, '{"a": 1, "b": 3}')
    expect(changed).toEqual([[14, 15]])
    expect(document.history.undo?.name).toBe('x')
  })
})
