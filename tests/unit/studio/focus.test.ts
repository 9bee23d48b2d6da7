import { expect, test } from 'vitest'
import { restOf } from '../../../src/studio/ui/focus.ts'

/** What is left of a text when what is selected in it has been taken away. */
function left(text: string, most: number): string {
  const { start, end } = restOf(text, { characters: most })
  return text.slice(0, start) + text.slice(end)
}

test('the part that is too long begins with a word, and ends before the name of the company', () => {
  const title = 'Payments for every nursery, school and private academy in the country | {brand}'
  expect(left(title, 60)).toBe('Payments for every nursery, school and private | {brand}')
  expect(left('A page for schools and their parents', 20)).toBe('A page for schools')
  expect(left('A page for schools and their parents', 18)).toBe('A page for schools')
})

test('a text of one word, and one that is not too long, are no exceptions', () => {
  expect(left('Donaudampfschifffahrt', 5)).toBe('Donau')
  expect(left('😀😀😀 and more', 3)).toBe('😀😀😀')
  expect(restOf('Short', { characters: 20, words: 3 })).toEqual({ start: 5, end: 5 })
})

test('of two limits the stricter one counts', () => {
  const text = 'We pay all of you on one day'
  const leftIn = (characters: number, words: number) => text.slice(0, restOf(text, { characters, words }).start)
  expect(leftIn(20, 3)).toBe('We pay all')
  expect(leftIn(7, 3)).toBe('We pay')
  expect(leftIn(100, 8)).toBe(text)
  expect(leftIn(100, 7)).toBe('We pay all of you on one')
})
