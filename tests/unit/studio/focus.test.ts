import { expect, test } from 'vitest'
import { restOf } from '../../../src/studio/ui/focus.ts'

/** What is left of a text when what is selected in it has been taken away. */
function left(text: string, most: number): string {
  const { start, end } = restOf(text, most)
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
  expect(restOf('Short', 20)).toEqual({ start: 5, end: 5 })
})
