import { expect, test } from 'vitest'
import { slowdownFor } from '../../../scripts/bench/visitor/slowdown.ts'

test.each([
  [40, 1],
  [150, 1],
  [475, 1.5],
  [800, 2],
  [1050, 2.5],
  [1300, 3],
  [1650, 4.5],
  [2000, 6],
  [2350, 7.5],
])('a machine that Lighthouse measures as %d is made slower %d times', (index, times) =>
  expect(slowdownFor(index)).toBeCloseTo(times, 10),
)
