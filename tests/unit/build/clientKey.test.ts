import { afterEach, expect, test } from 'vitest'
import { clientKey } from '../../../scripts/build/client.ts'
import { forgetKept, readKept, writeKept } from '../../../scripts/lib/keptValues.ts'

const { BRIGHTRAIL_CODE: real } = process.env
const place = `keys/test-${process.pid}`
const keyNow = () => clientKey(place, () => process.env.BRIGHTRAIL_CODE ?? '')

afterEach(() => {
  forgetKept(place)
  if (real === undefined) delete process.env.BRIGHTRAIL_CODE
  else process.env.BRIGHTRAIL_CODE = real
})

test("the name of the browser's bundle is kept with the code, and made again for any other code", () => {
  delete process.env.BRIGHTRAIL_CODE
  const key = keyNow()
  process.env.BRIGHTRAIL_CODE = 'code'
  expect(keyNow()).toBe(key)
  // That it is taken from there shows where another one is kept.
  const kept = readKept(place) as { basis: string; key: string }
  writeKept(place, { ...kept, key: 'kept' })
  expect(keyNow()).toBe('kept')
  process.env.BRIGHTRAIL_CODE = 'other code'
  expect(keyNow()).toBe(key)
  delete process.env.BRIGHTRAIL_CODE
  writeKept(place, { ...kept, key: 'kept' })
  expect(keyNow()).toBe(key)
})

test('nothing is kept when a file of the code was saved before its files were read', () => {
  process.env.BRIGHTRAIL_CODE = 'code'
  clientKey(place, () => 'other code')
  expect(readKept(place)).toBeUndefined()
})
