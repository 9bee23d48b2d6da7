import { expect, test } from 'vitest'
import { isReordered, mayBeReordered } from '../../../src/dev/canvas/slide.ts'

const [a, b, c, changed] = ['a', 'b', 'c', 'changed']

test.each<[string, string[], string[], boolean]>([
  ['one was edited', [a, b, c], [a, changed, c], false],
  ['one came', [a, b], [a, b, c], false],
  ['one is gone', [a, b, c], [a, c], false],
  ['nothing has changed', [a, b], [a, b], false],
  ['two have changed places', [a, b, c], [b, a, c], true],
  ['one was moved over all others', [a, b, c], [c, a, b], true],
])('where entries are is asked when they may be in another order: %s', (_, before, after, isAsked) => {
  expect(mayBeReordered(before, after)).toBe(isAsked)
  // What is asked may turn out to be no move; a move is always asked.
  if (isReordered(before, after)) expect(mayBeReordered(before, after)).toBe(true)
})
