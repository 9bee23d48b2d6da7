import { expect, it } from 'vitest'
import { codeParts } from '../../../src/ui/jsonCode.tsx'

const kinds = (code: string) =>
  codeParts(code)
    .filter(({ kind }) => kind !== 'rest')
    .map(({ kind, text }) => `${kind} ${text}`)

it('names are before a colon, texts do not', () => {
  expect(kinds('{\n  "amount": 845000,\n  "currency": "XAF"\n}')).toEqual([
    'name "amount"',
    'name "currency"',
    'text "XAF"',
  ])
  expect(kinds('["a:", "b"]')).toEqual(['text "a:"', 'text "b"'])
})

it.each(['{}', '', 'no JSON at all', '"open', '{ "a" : "b" } // "c', '""'])('loses nothing of %j', (code) => {
  expect(
    codeParts(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code)
})
