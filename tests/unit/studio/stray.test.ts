import { expect, test } from 'vitest'
import { isStray, pressedBeside } from '../../../src/studio/ui/keys/stray.ts'

test('letters that follow a press beside words belong together, until there is a pause', () => {
  expect(isStray(0)).toBe(false)
  pressedBeside(1000)
  expect([2000, 3000, 4000].map((now) => isStray(now))).toEqual([true, true, true])
  expect(isStray(6000)).toBe(false)
  expect(isStray(6100)).toBe(false)
})
